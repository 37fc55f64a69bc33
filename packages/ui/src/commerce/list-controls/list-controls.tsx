import { Button } from "../../primitives/button/button";
import { controlProps, FieldErrorText, type FieldErrors } from "../../primitives/field/field";
import { HiddenFields, type HiddenValues } from "../../primitives/hidden-fields/hidden-fields";
import { Icon } from "../../primitives/icon/icon";
import { Select, type SelectOption } from "../../primitives/select/select";
import { useUi } from "../../primitives/ui-provider/ui-provider";

/** Names of the query that the form makes. Prices are whole taka as they are typed; Bengali digits may come. */
export const listFields = { sort: "sort_by", minPrice: "min_price", maxPrice: "max_price" } as const;

export interface AppliedFilter {
  label: string;
  /** The same list without it. */
  removeHref: string;
  /** Spoken name of the link, such as "Remove the filter up to ৳500". */
  removeLabel: string;
}

export interface ListControlsProps {
  formId: string;
  action: string;
  /** How many there are in all, in words (ux.md 27). */
  total: string;
  sortOptions: readonly SelectOption[];
  values: { sort: string; minPrice?: string | undefined; maxPrice?: string | undefined };
  /** The lowest and the highest price of the list, in taka and the reader's digits: what stands in the empty fields. */
  bounds: { min: string; max: string };
  errors?: FieldErrors<"min_price" | "max_price">;
  applied?: readonly AppliedFilter[];
  clearHref?: string | undefined;
  /** Query values to keep, such as the search's words. */
  hidden?: HiddenValues;
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
}

/** Count, sort and price filter of a list: a GET form with Apply; what is applied stands as removable chips. */
export function ListControls(props: ListControlsProps) {
  const {
    formId,
    action,
    total,
    sortOptions,
    values,
    errors = {},
    applied = [],
    clearHref,
    hidden,
    labels,
  } = props;
  const { Form } = useUi();
  return (
    <section data-slot="list-controls" aria-label={labels.filters} className="grid gap-4">
      <Form method="get" action={action} noValidate className="flex flex-wrap items-end gap-3">
        <HiddenFields values={hidden} />
        <p role="status" className="w-full text-muted sm:me-auto sm:w-auto sm:self-center">
          {total}
        </p>
        <PriceRange {...props} />
        <Select
          formId={formId}
          name={listFields.sort}
          label={labels.sort}
          options={sortOptions}
          defaultValue={values.sort}
          className="flex-[1_1_9rem] sm:max-w-60"
        />
        <Button variant="secondary" className="flex-[1_0_auto] sm:flex-none">
          {labels.apply}
        </Button>
        <FieldErrorText
          id={`${formId}-prices`}
          errors={[...(errors.min_price ?? []), ...(errors.max_price ?? [])]}
        />
      </Form>
      {applied.length > 0 && <AppliedFilters applied={applied} clearHref={clearHref} labels={labels} />}
    </section>
  );
}

function PriceRange({ formId, values, bounds, errors = {}, labels }: ListControlsProps) {
  const input = (name: "min_price" | "max_price", label: string, hint: string, value: string | undefined) => (
    <PriceInput {...{ formId, name, label, hint, value }} errors={errors[name]} />
  );
  return (
    <fieldset className="min-w-0 flex-[1_1_15rem] sm:max-w-72">
      <legend className="mb-1.5 font-semibold">{labels.priceRange}</legend>
      <div className="flex items-center gap-2">
        {input(listFields.minPrice, labels.minPrice, bounds.min, values.minPrice)}
        <span aria-hidden="true">–</span>
        {input(listFields.maxPrice, labels.maxPrice, bounds.max, values.maxPrice)}
      </div>
    </fieldset>
  );
}

function PriceInput({
  formId,
  name,
  label,
  hint,
  value,
  errors,
}: {
  formId: string;
  name: string;
  label: string;
  hint: string;
  value: string | undefined;
  errors: readonly string[] | undefined;
}) {
  const control = controlProps({ formId, name, errors, optionalMark: "" });
  return (
    <input
      type="text"
      inputMode="numeric"
      aria-label={label}
      placeholder={hint}
      defaultValue={value}
      maxLength={12}
      autoComplete="off"
      className="control tabular min-w-0 placeholder:text-muted"
      {...control}
      aria-describedby={errors?.length ? `${formId}-prices-error` : undefined}
    />
  );
}

function AppliedFilters({
  applied,
  clearHref,
  labels,
}: {
  applied: readonly AppliedFilter[];
  clearHref: string | undefined;
  labels: ListControlsProps["labels"];
}) {
  const { Link } = useUi();
  return (
    <ul data-slot="applied-filters" aria-label={labels.applied} className="flex flex-wrap items-center gap-2">
      {applied.map(({ label, removeHref, removeLabel }) => (
        <li key={removeHref}>
          <Link
            href={removeHref}
            aria-label={removeLabel}
            className="flex min-h-11 items-center gap-2 rounded-pill bg-accent-soft px-4 text-small font-semibold text-on-accent-soft hover:underline"
          >
            {label}
            <Icon name="close" size={16} />
          </Link>
        </li>
      ))}
      {clearHref && (
        <li>
          <Link
            href={clearHref}
            className="flex min-h-11 items-center px-2 text-small font-semibold text-link underline-offset-4 hover:underline"
          >
            {labels.clear}
          </Link>
        </li>
      )}
    </ul>
  );
}
