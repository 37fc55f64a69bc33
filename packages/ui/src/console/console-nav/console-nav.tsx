import { clsx } from "clsx";
import { Icon, type IconName } from "../../primitives/icon/icon";
import type { RootProps } from "../../primitives/root-props/root-props";
import { useUi } from "../../primitives/ui-provider/ui-provider";

export interface ConsoleNavEntry {
  href: string;
  label: string;
  icon: IconName;
  /** The page that is shown is this one, or below it. */
  current?: boolean | undefined;
  /** How much waits there, in the digits of the language, and what that is in words for who hears it. */
  waiting?: { count: string; label: string } | undefined;
}

export interface ConsoleNavProps extends RootProps<"nav"> {
  /** At most five: more find no room at the lower edge of a phone. */
  entries: readonly ConsoleNavEntry[];
  labels: { main: string };
}

/**
 * The ways into the console: a bar at the thumb on phones, a column beside the page from tablets on.
 *
 * @use Once, on every page of the console.
 * @avoid Without `styles/console.css`, which makes room around the bar. For views of one list (`TabsAsLinks`).
 * @words One noun each, short enough for the room under a sign: "Orders". A count is of what waits, not of all
 *   there is.
 * @accessibility A `nav`; on a phone it stands at the thumb and covers nothing that has the focus.
 */
export function ConsoleNav({ entries, labels, className, ...rest }: ConsoleNavProps) {
  return (
    <nav
      data-slot="console-nav"
      data-print="hide"
      aria-label={labels.main}
      className={clsx(
        "max-sm:fixed max-sm:inset-x-0 max-sm:bottom-0 max-sm:z-10 max-sm:border-t max-sm:border-border max-sm:bg-surface-raised",
        "sm:w-44 sm:shrink-0 md:w-56 sm:border-e sm:border-border sm:p-3",
        className,
      )}
      {...rest}
    >
      <ul className="flex max-sm:mx-auto max-sm:max-w-form sm:sticky sm:top-3 sm:flex-col sm:gap-1">
        {entries.map((entry) => (
          <li key={entry.href} className="min-w-0 max-sm:flex-1">
            <Entry {...entry} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Entry({ href, label, icon, current, waiting }: ConsoleNavEntry) {
  const { Link } = useUi();
  return (
    <Link
      href={href}
      aria-current={current ? "page" : undefined}
      className="flex min-h-14 items-center gap-0.5 px-1 py-1.5 font-semibold text-muted hover:text-link aria-[current]:text-link max-sm:flex-col max-sm:justify-center max-sm:text-center max-sm:text-caption sm:min-h-12 sm:gap-3 sm:rounded-control sm:px-3 sm:aria-[current]:bg-accent-soft sm:aria-[current]:text-on-accent-soft"
    >
      <span className="relative">
        <Icon name={icon} size={24} />
        {waiting && (
          <span
            aria-hidden="true"
            className="absolute -end-2.5 -top-1.5 grid min-w-5 place-items-center rounded-pill bg-danger px-1 text-caption text-on-danger"
          >
            {waiting.count}
          </span>
        )}
      </span>
      <span className="max-w-full truncate">
        {label}
        {waiting && <span className="sr-only"> {waiting.label}</span>}
      </span>
    </Link>
  );
}
