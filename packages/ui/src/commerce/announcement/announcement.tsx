import { clsx } from "clsx";
import type { RootProps } from "../../primitives/root-props/root-props";
import { useUi } from "../../primitives/ui-provider/ui-provider";

export interface AnnouncementProps extends RootProps<"aside", "children"> {
  /** What it is, for who does not see it. */
  label: string;
  /** What is said: one sentence that fits a line or two on a phone. */
  text: string;
  /** The language of the text, where it is not the page's. */
  textLang?: "bn" | "en" | undefined;
  /** Where it leads; without it, it is only read. */
  href?: string | undefined;
}

/**
 * A shop's line above everything else of a page: plain words that do not move.
 *
 * @use For one line that is true for the whole shop today.
 * @avoid For news that somebody may miss, or for two at once.
 * @words One sentence with its date: "Closed on 16 December, back on the 17th". No exclamation marks, no
 *   "Attention".
 * @accessibility Plain words that do not move; not announced.
 */
export function Announcement({ label, text, textLang, href, className, ...rest }: AnnouncementProps) {
  const { Link } = useUi();
  return (
    <aside
      data-slot="announcement"
      aria-label={label}
      className={clsx("bg-accent-soft text-on-accent-soft print:hidden", className)}
      {...rest}
    >
      <p
        lang={textLang}
        className="page flex min-h-11 items-center justify-center py-2 text-center text-small font-semibold"
      >
        {href ? (
          <Link href={href} className="inline-flex min-h-11 items-center underline underline-offset-4">
            {text}
          </Link>
        ) : (
          text
        )}
      </p>
    </aside>
  );
}
