import { clsx } from "clsx";
import { Button, LinkButton } from "../../primitives/button/button";
import { HiddenFields, type HiddenValues } from "../../primitives/hidden-fields/hidden-fields";
import { Select, type SelectOption } from "../../primitives/select/select";
import { TextField } from "../../primitives/text-field/text-field";
import { useUi } from "../../primitives/ui-provider/ui-provider";
import type { RootProps } from "../../primitives/root-props/root-props";

/** Names of the query: first and last day as `yyyy-mm-dd`, and part of an order number or a product's name. */
export const orderFilterFields = { from: "start", to: "end", search: "filter" } as const;

export interface OrderFilterProps extends RootProps<"form", "hidden"> {
  formId: string;
  action: string;
  values?: { from?: string; to?: string; search?: string };
  /** From and until when, as lists to choose from: a browser's own date field speaks the browser's language. */
  days: Record<"from" | "to", readonly SelectOption[]>;
  /** The list without any filter; given while there is one. */
  clearHref?: string | undefined;
  hidden?: HiddenValues;
  labels: { from: string; to: string; anyDay: string; search: string; apply: string; clear: string };
}

/**
 * Orders of a time or with a word, as a GET form.
 *
 * @use Above a list of orders that is longer than a screen.
 * @avoid For states (`OrderTabs`).
 * @accessibility A form with a button; nothing is sent while somebody types.
 */
export function OrderFilter({
  formId,
  action,
  values = {},
  days,
  clearHref,
  hidden,
  labels,
  className,
  ...rest
}: OrderFilterProps) {
  const { Form } = useUi();
  const field = (key: keyof typeof orderFilterFields) => ({
    formId,
    name: orderFilterFields[key],
    label: labels[key],
    defaultValue: values[key],
    optionalMark: "",
  });
  return (
    <Form
      data-slot="order-filter"
      data-print="hide"
      method="get"
      action={action}
      className={clsx("grid grid-cols-2 items-end gap-3 md:grid-cols-[2fr_1fr_1fr_auto]", className)}
      {...rest}
    >
      <HiddenFields values={hidden} />
      <TextField {...field("search")} type="search" maxLength={100} className="col-span-2 md:col-span-1" />
      <Select {...field("from")} options={days.from} placeholder={labels.anyDay} />
      <Select {...field("to")} options={days.to} placeholder={labels.anyDay} />
      <div className="col-span-2 flex gap-2 md:col-span-1">
        <Button variant="secondary">{labels.apply}</Button>
        {clearHref && (
          <LinkButton href={clearHref} variant="quiet">
            {labels.clear}
          </LinkButton>
        )}
      </div>
    </Form>
  );
}
