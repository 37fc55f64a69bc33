import { clsx } from "clsx";
import type { ReactNode } from "react";
import type { RootProps } from "../../primitives/root-props/root-props";

export interface MarketingHeroProps extends RootProps<"section"> {
  /** A few words above the title. */
  eyebrow?: string;
  title: string;
  /** A sentence or two below the title. */
  text: string;
  /** One action, at most a second, quieter one. */
  actions?: ReactNode;
  /** Beneath them, such as "Free. No card needed." */
  note?: string;
  /** A picture or a drawing; one that tells something says it in words itself. */
  art?: ReactNode;
}

/**
 * One promise, one action. The title is the page's h1 and its largest paint.
 *
 * @use Once, at the top of the platform's pages.
 * @avoid In shops, which have banners.
 * @words The title is the promise, in up to nine words, the text how it is kept. The note takes away a worry: "No
 *   card, no fee".
 * @accessibility Its title is the page's `h1`.
 */
export function MarketingHero({
  eyebrow,
  title,
  text,
  actions,
  note,
  art,
  className,
  ...rest
}: MarketingHeroProps) {
  return (
    <section data-slot="marketing-hero" className={clsx("bg-accent-soft", className)} {...rest}>
      <div className="page grid items-center gap-10 py-(--section) md:grid-cols-[minmax(0,1.1fr)_minmax(0,1fr)]">
        <div className="grid justify-items-start gap-5">
          {eyebrow && (
            <p className="rounded-pill bg-surface-raised px-4 py-1.5 text-small font-semibold text-link">
              {eyebrow}
            </p>
          )}
          <h1 className="text-display">{title}</h1>
          <p className="max-w-[46ch] text-title text-muted">{text}</p>
          {actions && <div className="mt-1 flex flex-wrap gap-3">{actions}</div>}
          {note && <p className="text-small text-muted">{note}</p>}
        </div>
        {art && <div className="mx-auto w-full max-w-104 md:max-w-none">{art}</div>}
      </div>
    </section>
  );
}
