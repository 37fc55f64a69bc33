import { clsx } from "clsx";
import { Icon } from "../../primitives/icon/icon";
import { useUi } from "../../primitives/ui-provider/ui-provider";
import type { RootProps } from "../../primitives/root-props/root-props";

/** A filter that many want, with the same value in the panel. */
export interface PromotedFilter {
  label: string;
  /** The list with it, or without it where it is in use. */
  href: string;
  /** How many products it leaves, in the reader's digits. */
  count?: string | undefined;
  selected: boolean;
}

export interface PromotedFiltersProps extends RootProps<"ul"> {
  /** The few that most people want, each a link that puts it on or takes it off. */
  filters: readonly PromotedFilter[];
  labels: {
    /** Spoken name of the row. */
    promoted: string;
    /** Spoken after a filter in use, such as "in use, tap to take it off". */
    selected: string;
  };
}

/**
 * The two or three most wanted filters above the list, one tap each; the row scrolls where it is long.
 *
 * @use Above a list, for what most people narrow it by.
 * @avoid For more than three (`FilterPanel`).
 * @accessibility A list of links; the ones that are on say so in words, not by colour alone.
 */
export function PromotedFilters({ filters, labels, className, ...rest }: PromotedFiltersProps) {
  const { Link } = useUi();
  return (
    <ul
      data-slot="promoted-filters"
      aria-label={labels.promoted}
      className={clsx("scroll-row -mx-(--gutter) scroll-px-(--gutter) gap-2 px-(--gutter) py-1", className)}
      {...rest}
    >
      {filters.map(({ label, href, count, selected }) => (
        <li key={label}>
          <Link
            href={href}
            data-keep-scroll=""
            data-state={selected ? "selected" : undefined}
            className={clsx(
              "flex min-h-11 items-center gap-2 rounded-pill border px-4 text-small font-semibold whitespace-nowrap",
              selected
                ? "border-link bg-accent-soft text-on-accent-soft shadow-[inset_0_0_0_1px_var(--link)]"
                : "border-border-control bg-surface-raised hover:border-link hover:text-link",
            )}
          >
            {selected && <Icon name="check" size={16} />}
            {label}
            {count && <span className="tabular font-normal">{count}</span>}
            {selected && <span className="sr-only">({labels.selected})</span>}
          </Link>
        </li>
      ))}
    </ul>
  );
}
