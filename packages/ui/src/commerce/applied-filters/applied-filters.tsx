import { clsx } from "clsx";
import { Icon } from "../../primitives/icon/icon";
import { useUi } from "../../primitives/ui-provider/ui-provider";
import type { RootProps } from "../../primitives/root-props/root-props";

/** A filter in use. */
export interface AppliedFilter {
  /** What the list is narrowed to, such as "up to ৳500". */
  label: string;
  /** The same list without it. */
  removeHref: string;
  /** Spoken name of the link, such as "Remove the filter up to ৳500". */
  removeLabel: string;
}

export interface AppliedFiltersProps extends RootProps<"ul"> {
  /** What the list is narrowed by, each with the list without it. */
  filters: readonly AppliedFilter[];
  labels: {
    /** Spoken name of the list. */
    applied: string;
    /** Of the link that `clearHref` gives. */
    clear?: string | undefined;
  };
  /** The list without any filter; without it or its words there is no link for it. */
  clearHref?: string | undefined;
}

/**
 * What narrows a list now, each a chip that takes itself off; nothing while there is none.
 *
 * @use Above a list that is narrowed.
 * @avoid For choosing filters (`FilterPanel`, `PromotedFilters`).
 * @words The kind and the value: "Size: M". The last chip says that it takes off all.
 * @accessibility Each chip says what it takes away, not only its value.
 */
export function AppliedFilters({ filters, labels, clearHref, className, ...rest }: AppliedFiltersProps) {
  const { Link } = useUi();
  if (filters.length === 0) return null;
  return (
    <ul
      data-slot="applied-filters"
      aria-label={labels.applied}
      className={clsx("flex flex-wrap items-center gap-2", className)}
      {...rest}
    >
      {filters.map(({ label, removeHref, removeLabel }) => (
        <li key={removeHref} className="min-w-0">
          <Link
            href={removeHref}
            aria-label={removeLabel}
            data-keep-scroll=""
            className="flex min-h-11 items-center gap-2 rounded-pill bg-accent-soft ps-4 pe-3 text-small font-semibold text-on-accent-soft hover:underline"
          >
            <span className="min-w-0">{label}</span>
            <Icon name="close" size={16} />
          </Link>
        </li>
      ))}
      {clearHref && labels.clear && (
        <li>
          <Link
            href={clearHref}
            data-keep-scroll=""
            className="flex min-h-11 items-center px-2 text-small font-semibold text-link underline-offset-4 hover:underline"
          >
            {labels.clear}
          </Link>
        </li>
      )}
    </ul>
  );
}
