import { clsx } from "clsx";
import { useUi } from "../ui-provider/ui-provider";
import type { RootProps } from "../root-props/root-props";

export interface TabLink {
  href: string;
  label: string;
  /** How many are behind it, already in the reader's digits. */
  count?: string | undefined;
  /** This view is the page. */
  current: boolean;
}

export interface TabsAsLinksProps extends RootProps<"nav"> {
  /** Two to eight. */
  tabs: readonly TabLink[];
  /** Spoken name of the whole, such as "Orders by status". */
  label: string;
}

/**
 * Views of one list, each with an address of its own; scrolls sideways where they do not fit, and begins at the current one.
 *
 * @use For two to eight views of one list.
 * @avoid For parts of one page (`Accordion`) or steps (`StepProgress`).
 * @accessibility Links to pages, not ARIA tabs: the current one is `aria-current="page"`.
 */
export function TabsAsLinks({ tabs, label, className, ...rest }: TabsAsLinksProps) {
  const { Link } = useUi();
  return (
    <nav
      data-slot="tabs-as-links"
      data-print="hide"
      aria-label={label}
      className={clsx("border-b border-border", className)}
      {...rest}
    >
      <ul className="scroll-row -mb-px">
        {tabs.map((tab) => (
          <li key={tab.href} className={tab.current ? "[scroll-initial-target:nearest]" : undefined}>
            <Link
              href={tab.href}
              aria-current={tab.current ? "page" : undefined}
              className={clsx(
                "flex min-h-12 items-center gap-2 border-b-2 px-3 font-semibold whitespace-nowrap -outline-offset-2",
                tab.current ? "border-link text-link" : "border-transparent text-muted hover:text-on-surface",
              )}
            >
              {tab.label}
              {tab.count !== undefined && (
                <span
                  className={clsx(
                    "tabular rounded-pill px-2 text-caption",
                    tab.current ? "bg-accent-soft text-on-accent-soft" : "bg-surface-sunken text-on-surface",
                  )}
                >
                  {tab.count}
                </span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
