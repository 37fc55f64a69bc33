import { clsx } from "clsx";
import { Button } from "../../primitives/button/button";
import { HiddenFields, type HiddenValues } from "../../primitives/hidden-fields/hidden-fields";
import { Select, type SelectOption } from "../../primitives/select/select";
import { useUi } from "../../primitives/ui-provider/ui-provider";
import type { RootProps } from "../../primitives/root-props/root-props";

/** Name of what the list sends. */
export const sortFields = { sort: "sort_by" } as const;

export interface SortSelectProps extends Omit<RootProps<"select">, "onChange"> {
  /** Newest, best match, price low to high, price high to low. */
  options: readonly SelectOption[];
  /** Value of the order that the list is in. */
  selected: string;
  labels: { sort: string };
  formId: string;
  /** Called with the form as soon as another order is chosen; the page may send it. */
  onChange?: ((form: HTMLFormElement) => void) | undefined;
}

/** The order of a list, as a field of a larger form. */
export function SortSelect({ options, selected, labels, formId, onChange, ...rest }: SortSelectProps) {
  return (
    <Select
      formId={formId}
      name={sortFields.sort}
      label={labels.sort}
      options={options}
      defaultValue={selected}
      onChange={(event) => event.currentTarget.form && onChange?.(event.currentTarget.form)}
      {...rest}
    />
  );
}

export interface SortControlProps
  extends
    Pick<SortSelectProps, "options" | "selected" | "formId" | "onChange">,
    RootProps<"form", "hidden" | "onChange"> {
  labels: { sort: string; go: string };
  action: string;
  /** Query values to keep, such as the filters in use. */
  hidden?: HiddenValues;
}

/**
 * The order of a list as a GET form of its own, in one line: a labelled list and a button, so that it needs no script.
 * On a phone the label is only spoken; the button is not laid out where a script follows the choice (`onChange`).
 *
 * @use Above a list with more than one order that makes sense.
 * @avoid For narrowing (`FilterPanel`).
 * @words An order says what comes first: "Lowest price first", never "Ascending".
 * @accessibility Nothing happens before the button, unless scripts follow the choice.
 */
export function SortControl({
  options,
  selected,
  formId,
  onChange,
  labels,
  action,
  hidden,
  className,
  ...rest
}: SortControlProps) {
  const { Form } = useUi();
  return (
    <Form
      data-slot="sort-control"
      method="get"
      action={action}
      className={clsx("flex items-center gap-2", className)}
      {...rest}
    >
      <HiddenFields values={hidden} />
      <SortSelect
        options={options}
        selected={selected}
        formId={formId}
        onChange={onChange}
        labels={labels}
        className="min-w-0 flex-1 max-sm:[&>label]:sr-only sm:flex sm:items-center sm:gap-3 sm:[&>label]:shrink-0"
      />
      <Button variant="secondary" className={clsx("max-sm:px-3", onChange && "awaits-scripts:hidden")}>
        {labels.go}
      </Button>
    </Form>
  );
}
