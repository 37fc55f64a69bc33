import { clsx } from "clsx";
import { Icon, type IconName } from "../icon/icon";
import { useUi } from "../ui-provider/ui-provider";
import type { RootProps } from "../root-props/root-props";

export interface PaginationProps extends RootProps<"nav"> {
  /**
   * The numbers to show, in order, already in the reader's digits; `null` is a gap. At most seven or so: the page
   * decides which.
   */
  pages: readonly ({ href: string; label: string; current: boolean } | null)[];
  /** The page before; left out on the first page. */
  previousHref?: string | undefined;
  /** The page behind; left out on the last page. */
  nextHref?: string | undefined;
  labels: {
    /** Name of the whole. */
    pages: string;
    previous: string;
    next: string;
    /** Spoken before a number, such as "Page". */
    page: string;
  };
}

/**
 * Numbered pages as links: they work without JavaScript and have an address each.
 *
 * @use Under a list that is longer than a screen or two.
 * @avoid For a list whose end nobody looks for: a link to the next is enough.
 * @words Numbers in the digits of the page, "Previous" and "Next" at the ends. Its name says of what they are the
 *   pages.
 * @accessibility A `nav` with a name; the current page is `aria-current`. Each number is 44 px.
 */
export function Pagination({ pages, previousHref, nextHref, labels, className, ...rest }: PaginationProps) {
  const { Link } = useUi();
  const step = (href: string | undefined, label: string, icon: IconName, rel: "prev" | "next") =>
    href && (
      <Link href={href} rel={rel} aria-label={label} className={cell}>
        <Icon name={icon} />
      </Link>
    );
  return (
    <nav
      data-slot="pagination"
      data-print="hide"
      aria-label={labels.pages}
      className={clsx("flex justify-center", className)}
      {...rest}
    >
      <ul className="flex flex-wrap items-center justify-center gap-1">
        <li>{step(previousHref, labels.previous, "chevron-left", "prev")}</li>
        {pages.map((page, index) =>
          page ? (
            <li key={page.href}>
              <Link
                href={page.href}
                aria-label={`${labels.page} ${page.label}`}
                aria-current={page.current ? "page" : undefined}
                className={clsx(cell, "tabular", page.current && "bg-accent text-on-accent")}
              >
                {page.label}
              </Link>
            </li>
          ) : (
            <li key={`gap-${index}`} aria-hidden="true" className="w-6 text-center text-muted">
              …
            </li>
          ),
        )}
        <li>{step(nextHref, labels.next, "chevron-right", "next")}</li>
      </ul>
    </nav>
  );
}

const cell =
  "grid h-11 min-w-11 place-items-center px-1.5 rounded-control font-semibold hover:bg-accent-soft hover:text-on-accent-soft";
