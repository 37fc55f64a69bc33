import { clsx } from "clsx";
import { controlProps, FieldErrorText, type FieldErrors } from "../../primitives/field/field";
import type { RootProps } from "../../primitives/root-props/root-props";

/** Names of what the list sends: whole taka as they are typed; Bengali digits may come. */
export const priceFields = { min: "min_price", max: "max_price" } as const;

export interface PriceFilterProps extends RootProps<"fieldset"> {
  /** What was typed, kept after an error. */
  values: { minPrice?: string | undefined; maxPrice?: string | undefined };
  /** The lowest and the highest price of the list, in taka and the reader's digits: what stands in the empty fields. */
  bounds: { min: string; max: string };
  /** Below the fields: the prices there are, such as "From ৳50 to ৳15,000". */
  hint?: string | undefined;
  labels: {
    /** Above the two fields. */
    priceRange: string;
    /** Spoken names of the fields. */
    minPrice: string;
    maxPrice: string;
  };
  formId: string;
  errors?: FieldErrors<"min_price" | "max_price"> | undefined;
}

/**
 * A price from and to, two inputs with the shop's own bounds as hints; either may stay empty.
 *
 * @use Inside a `FilterPanel`.
 * @avoid Alone: it has no button.
 * @accessibility A `fieldset` with two inputs; the bounds are described, and no slider is needed.
 */
export function PriceFilter(props: PriceFilterProps) {
  const { values, bounds, hint: range, labels, formId, errors = {}, className, ...rest } = props;
  const id = `${formId}-prices`;
  const all = [...(errors.min_price ?? []), ...(errors.max_price ?? [])];
  const described = clsx(range && `${id}-hint`, all.length > 0 && `${id}-error`) || undefined;
  const input = (name: "min_price" | "max_price", label: string, hint: string, value?: string) => (
    <input
      type="text"
      inputMode="numeric"
      aria-label={label}
      placeholder={hint}
      defaultValue={value}
      maxLength={12}
      autoComplete="off"
      className="control tabular min-w-0 placeholder:text-muted"
      {...controlProps({ formId, name, errors: errors[name], optionalMark: "" })}
      aria-describedby={described}
    />
  );
  return (
    <fieldset data-slot="price-filter" className={clsx("min-w-0", className)} {...rest}>
      <legend className="mb-2 font-semibold">{labels.priceRange}</legend>
      <div className="flex items-center gap-2">
        {input(priceFields.min, labels.minPrice, bounds.min, values.minPrice)}
        <span aria-hidden="true">–</span>
        {input(priceFields.max, labels.maxPrice, bounds.max, values.maxPrice)}
      </div>
      {range && (
        <p id={`${id}-hint`} className="tabular mt-1.5 text-small text-muted">
          {range}
        </p>
      )}
      <div className={clsx(all.length > 0 && "mt-1.5")}>
        <FieldErrorText id={id} errors={all} />
      </div>
    </fieldset>
  );
}
