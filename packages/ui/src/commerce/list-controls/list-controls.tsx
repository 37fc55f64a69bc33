import { clsx } from "clsx";
import { Button } from "../../primitives/button/button";
import { HiddenFields, type HiddenValues } from "../../primitives/hidden-fields/hidden-fields";
import { useUi } from "../../primitives/ui-provider/ui-provider";
import { AppliedFilters, type AppliedFilter } from "../applied-filters/applied-filters";
import { PriceFilter, priceFields, type PriceFilterProps } from "../price-filter/price-filter";
import { SortSelect, sortFields, type SortSelectProps } from "../sort-control/sort-control";
import type { RootProps } from "../../primitives/root-props/root-props";

/** Names of the query that the form makes. */
export const listFields = { ...sortFields, minPrice: priceFields.min, maxPrice: priceFields.max } as const;

export interface ListControlsProps extends RootProps<"section", "hidden"> {
  /** How many there are in all, in words (ux.md 27). */
  total: string;
  sortOptions: SortSelectProps["options"];
  values: { sort: string } & PriceFilterProps["values"];
  /** The lowest and the highest price of the list, in taka and the reader's digits. */
  bounds: PriceFilterProps["bounds"];
  applied?: readonly AppliedFilter[];
  labels: {
    filters: string;
    sort: string;
    priceRange: string;
    minPrice: string;
    maxPrice: string;
    apply: string;
    applied: string;
    clear: string;
  };
  action: string;
  clearHref?: string | undefined;
  formId: string;
  errors?: PriceFilterProps["errors"];
  /** Query values to keep, such as the search's words. */
  hidden?: HiddenValues;
}

/**
 * Count, price filter and order of a short list in one GET form with Apply; what is applied stands as removable chips.
 * A list with more to filter by has a `FilterPanel`.
 */
export function ListControls(props: ListControlsProps) {
  const {
    total,
    sortOptions,
    values,
    bounds,
    applied = [],
    labels,
    action,
    clearHref,
    formId,
    errors,
    hidden,
    className,
    ...rest
  } = props;
  const { Form } = useUi();
  return (
    <section
      data-slot="list-controls"
      aria-label={labels.filters}
      className={clsx("grid gap-4", className)}
      {...rest}
    >
      <Form method="get" action={action} noValidate className="flex flex-wrap items-end gap-3">
        <HiddenFields values={hidden} />
        <p role="status" className="w-full text-muted sm:me-auto sm:w-auto sm:self-center">
          {total}
        </p>
        <PriceFilter
          formId={formId}
          values={values}
          bounds={bounds}
          labels={labels}
          errors={errors}
          className="flex-[1_1_15rem] sm:max-w-72"
        />
        <SortSelect
          formId={formId}
          options={sortOptions}
          selected={values.sort}
          labels={labels}
          className="flex-[1_1_9rem] sm:max-w-60"
        />
        <Button variant="secondary" className="flex-[1_0_auto] sm:flex-none">
          {labels.apply}
        </Button>
      </Form>
      <AppliedFilters filters={applied} labels={labels} clearHref={clearHref} />
    </section>
  );
}
