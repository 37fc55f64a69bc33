import { clsx } from "clsx";
import { Button, LinkButton } from "../../primitives/button/button";
import type { FieldErrors } from "../../primitives/field/field";
import { FormErrorSummary } from "../../primitives/form-error-summary/form-error-summary";
import { HiddenFields, type HiddenValues } from "../../primitives/hidden-fields/hidden-fields";
import { Icon } from "../../primitives/icon/icon";
import { InlineAlert } from "../../primitives/inline-alert/inline-alert";
import { Select, type SelectOption } from "../../primitives/select/select";
import { Textarea, type TextareaCount } from "../../primitives/textarea/textarea";
import { useUi } from "../../primitives/ui-provider/ui-provider";
import { HelpPhone, type HelpPhoneProps } from "../help-phone/help-phone";
import type { RootProps } from "../../primitives/root-props/root-props";

/** Names of what the form sends. */
export const cancelFields = { order: "order_id", reason: "reason", note: "note" } as const;

export interface CancelConfirmationProps extends RootProps<"section", "hidden"> {
  /** Which order it is: its number, what is in it, its total already formatted. */
  order: {
    /** The order's number, Latin in both languages. */
    orderId: string;
    /** What is in it, such as "Miniket rice and 2 more". */
    items: string;
    total: string;
  };
  /** What it means, a sentence each: for the stock, the coupon, the cash. */
  effects: readonly string[];
  /** Ready reasons; the shopper may leave it open. */
  reasons: readonly SelectOption[];
  /** Of the note; see `TextareaCount`. The server takes 300 characters. */
  count: TextareaCount;
  /** Why it cannot be cancelled any more: then there is no form, but a number to call. */
  blocked?: { text: string; help: HelpPhoneProps } | undefined;
  labels: {
    title: string;
    order: string;
    effects: string;
    reason: string;
    chooseReason: string;
    note: string;
    optional: string;
    submit: string;
    keep: string;
    errors: string;
  };
  action: string;
  /** Back to the order. */
  keepHref: string;
  formId: string;
  values?: Partial<Record<"reason" | "note", string>>;
  errors?: FieldErrors<"reason" | "note">;
  formErrors?: readonly string[];
  hidden?: HiddenValues;
  pending?: boolean;
}

/**
 * Asks before an order is cancelled: what happens to stock, coupon and cash, and why, if the shopper likes to say.
 *
 * @use On the page that asks before an order is cancelled.
 * @avoid For undoing what can be undone (`UndoNote`).
 * @words The question names the order; then a sentence each on goods, coupon and cash. The buttons are whole:
 *   "Cancel the order", "Keep it", never "Cancel" alone.
 * @accessibility Says first what will happen; the safe way out is a link beside the button.
 */
export function CancelConfirmation(props: CancelConfirmationProps) {
  const {
    order,
    blocked,
    labels,
    keepHref,
    effects,
    reasons,
    count,
    action,
    formId,
    values,
    errors,
    formErrors,
    hidden,
    pending,
    className,
    ...rest
  } = props;
  return (
    <section data-slot="cancel-confirmation" className={clsx("grid max-w-form gap-5", className)} {...rest}>
      <div className="grid gap-1">
        <h1 className="text-h1">{labels.title}</h1>
        <p>
          {labels.order}{" "}
          <strong lang="en" className="whitespace-nowrap">
            {order.orderId}
          </strong>
        </p>
        <p className="flex flex-wrap justify-between gap-x-4 text-muted">
          <span>{order.items}</span>
          <span className="tabular">{order.total}</span>
        </p>
      </div>
      {blocked ? (
        <>
          <InlineAlert tone="warning">{blocked.text}</InlineAlert>
          <HelpPhone {...blocked.help} />
          <LinkButton href={keepHref} variant="secondary">
            {labels.keep}
          </LinkButton>
        </>
      ) : (
        <CancelForm {...props} />
      )}
    </section>
  );
}

function CancelForm(props: CancelConfirmationProps) {
  const { order, reasons, count, labels, action, keepHref, formId, values = {}, errors = {} } = props;
  const { Form } = useUi();
  const field = (name: "reason" | "note") => ({
    formId,
    name,
    label: labels[name],
    defaultValue: values[name],
    errors: errors[name],
    optionalMark: labels.optional,
  });
  return (
    <Form method="post" action={action} noValidate className="grid gap-5">
      <HiddenFields values={props.hidden} />
      <input type="hidden" name={cancelFields.order} value={order.orderId} />
      <FormErrorSummary formId={formId} title={labels.errors} errors={errors} formErrors={props.formErrors} />
      <Effects effects={props.effects} title={labels.effects} />
      <Select {...field("reason")} options={reasons} placeholder={labels.chooseReason} />
      <Textarea {...field("note")} count={count} rows={2} />
      <div className="flex flex-wrap gap-3">
        <Button variant="danger" icon="close" pending={props.pending ?? false} className="flex-[1_1_auto]">
          {labels.submit}
        </Button>
        <LinkButton href={keepHref} variant="secondary" className="flex-[1_1_auto]">
          {labels.keep}
        </LinkButton>
      </div>
    </Form>
  );
}

function Effects({ effects, title }: { effects: readonly string[]; title: string }) {
  return (
    <div className="rounded-card bg-surface-sunken p-4">
      <h2 className="mb-2 text-body">{title}</h2>
      <ul className="grid gap-2">
        {effects.map((text) => (
          <li key={text} className="flex gap-2.5">
            <Icon name="check" className="mt-[0.2em] text-muted" />
            <span className="min-w-0">{text}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
