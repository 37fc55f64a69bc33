import { clsx } from "clsx";
import { Icon } from "../icon/icon";
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
  /** Two to nine; more of them with `more` alone. */
  tabs: readonly TabLink[];
  /** Spoken name of the whole, such as "Orders by status". */
  label: string;
  /** The word that shows the tabs that do not fit, in lines of their own. Default: the tabs scroll sideways. */
  more?: string | undefined;
}

/** As few stand in sight as they are, in a second line on a narrow phone. */
const alwaysInSight = 3;

/**
 * Views of one list, each with an address of its own. Where they do not fit, the line with the current one is in sight, and the
 * others come by a word (`more`), or by scrolling.
 *
 * @use For two to nine views of one list; with `more` for any number.
 * @avoid For parts of one page (`Accordion`) or steps (`StepProgress`). With `more`, without `styles/console.css`, which shows
 * all lines where a browser cannot bring the one with the current view into sight.
 * @words A noun or an adjective of one or two words each, of one kind: "New", "Packed". The count is a prop, not part
 *   of the word.
 * @accessibility Links to pages, not ARIA tabs: the current one is `aria-current="page"`.
 */
export function TabsAsLinks({ tabs, label, more, className, ...rest }: TabsAsLinksProps) {
  const folds = more !== undefined && tabs.length > alwaysInSight;
  return (
    <nav
      data-slot="tabs-as-links"
      data-print="hide"
      aria-label={label}
      className={clsx("border-b border-border", folds && "fitting-row", className)}
      {...rest}
    >
      <ul className={clsx("-mb-px", more === undefined ? "scroll-row" : !folds && "flex flex-wrap")}>
        {tabs.map((tab) => (
          <li key={tab.href} className={tab.current ? "[scroll-initial-target:nearest]" : undefined}>
            <Tab {...tab} />
          </li>
        ))}
      </ul>
      {folds && (
        <details className="group -mb-px">
          <summary className="flex min-h-11 items-center gap-1 px-3 font-semibold whitespace-nowrap text-link -outline-offset-2">
            {more}
            <Icon name="chevron-down" size={16} className="group-open:rotate-180" />
          </summary>
        </details>
      )}
    </nav>
  );
}

function Tab({ href, label, count, current }: TabLink) {
  const { Link } = useUi();
  return (
    <Link
      href={href}
      aria-current={current ? "page" : undefined}
      className={clsx(
        "flex min-h-11 items-center gap-2 border-b-2 px-3 font-semibold whitespace-nowrap -outline-offset-2",
        current ? "border-link text-link" : "border-transparent text-muted hover:text-on-surface",
      )}
    >
      {label}
      {count !== undefined && (
        <span
          className={clsx(
            "tabular rounded-pill px-2 text-caption",
            current ? "bg-accent-soft text-on-accent-soft" : "bg-surface-sunken text-on-surface",
          )}
        >
          {count}
        </span>
      )}
    </Link>
  );
}
