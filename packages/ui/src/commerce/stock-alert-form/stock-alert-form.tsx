import { clsx } from "clsx";
import { Button } from "../../primitives/button/button";
import type { FieldErrors } from "../../primitives/field/field";
import { FormErrorSummary } from "../../primitives/form-error-summary/form-error-summary";
import { Icon } from "../../primitives/icon/icon";
import { PhoneField } from "../../primitives/phone-field/phone-field";
import { useUi } from "../../primitives/ui-provider/ui-provider";
import type { RootProps } from "../../primitives/root-props/root-props";

/** Names of what the forms send; each chosen value of an attribute is one `attribute`. */
export const stockAlertFields = {
  phone: "phone",
  attribute: "id_product_attribute",
  alert: "id_stock_alert",
  intent: "intent",
} as const;
/** Values of `intent`: wait for it, or no longer. */
export const stockAlertIntents = { ask: "ask_alert", remove: "remove_alert" } as const;

export interface StockAlertFormProps extends RootProps<"section"> {
  formId: string;
  action: string;
  /** Ids of the chosen values; none for the product in any choice. */
  attributeIds?: readonly string[];
  /** Whom to tell, of somebody who is signed in: then no number is asked for. */
  knownPhone?: string | undefined;
  /** The alert that they have already, which they can take back. */
  alertId?: string | undefined;
  /** The number that was typed, kept after a refusal. */
  phone?: string | undefined;
  errors?: FieldErrors<"phone">;
  formErrors?: readonly string[];
  /** `ask` or `remove` while that is on its way. */
  pending?: "ask" | "remove" | undefined;
  labels: {
    /** That it is sold out, and the question. */
    title: string;
    /** What happens with the number. */
    text: string;
    /** Before the number of who is signed in. */
    toPhone: string;
    phone: string;
    phoneHint: string;
    submit: string;
    /** That they are waiting, before their number. */
    waiting: string;
    remove: string;
    errors: string;
    /** Said where a key is pressed past the eleventh digit. */
    tooLong?: string;
  };
}

/**
 * In the place of the ways to buy what is sold out: be told once when it is there again.
 *
 * @use In place of the buttons where something is sold out.
 * @avoid For what will not come back: say so instead.
 * @words Says what is sent, how and how often before it asks for the number: "One SMS, once it is back".
 * @accessibility Says what is sent and by which way before the number is asked for.
 */
export function StockAlertForm(props: StockAlertFormProps) {
  const {
    formId,
    action: _action,
    attributeIds: _attributeIds,
    knownPhone,
    alertId,
    phone: _phone,
    errors: _errors,
    formErrors: _formErrors,
    pending: _pending,
    labels,
    className,
    ...rest
  } = props;
  const titleId = `${formId}-title`;
  return (
    <section
      data-slot="stock-alert-form"
      aria-labelledby={titleId}
      className={clsx("grid gap-4 rounded-card bg-surface-sunken p-4 sm:p-5", className)}
      {...rest}
    >
      <div className="flex gap-3">
        <span className="grid size-11 shrink-0 place-items-center rounded-pill bg-accent-soft text-on-accent-soft">
          <Icon name="bell" />
        </span>
        <div className="grid min-w-0 gap-1">
          <h2 id={titleId} className="text-title font-semibold">
            {labels.title}
          </h2>
          <p className="text-small text-muted">{labels.text}</p>
        </div>
      </div>
      {alertId && knownPhone ? <Waiting {...props} /> : <Ask {...props} />}
    </section>
  );
}

function Ask(props: StockAlertFormProps) {
  const { formId, action, attributeIds = [], knownPhone, phone, pending, labels } = props;
  const { errors = {}, formErrors } = props;
  const { Form } = useUi();
  return (
    <Form method="post" action={action} noValidate className="grid gap-4">
      <FormErrorSummary formId={formId} title={labels.errors} errors={errors} formErrors={formErrors} />
      {attributeIds.map((id) => (
        <input key={id} type="hidden" name={stockAlertFields.attribute} value={id} />
      ))}
      {knownPhone ? (
        <p>
          {labels.toPhone} <strong className="tabular whitespace-nowrap">{knownPhone}</strong>
        </p>
      ) : (
        <PhoneField
          formId={formId}
          name={stockAlertFields.phone}
          label={labels.phone}
          hint={labels.phoneHint}
          tooLong={labels.tooLong}
          errors={errors.phone}
          defaultValue={phone}
          className="max-w-none"
        />
      )}
      <Button
        icon="bell"
        name={stockAlertFields.intent}
        value={stockAlertIntents.ask}
        pending={pending === "ask"}
      >
        {labels.submit}
      </Button>
    </Form>
  );
}

function Waiting({ action, alertId, knownPhone, pending, labels }: StockAlertFormProps) {
  const { Form } = useUi();
  return (
    <Form method="post" action={action} className="grid gap-3">
      <p className="flex items-start gap-2 font-semibold text-on-success-soft">
        <Icon name="check" className="mt-0.5" />
        <span>
          {labels.waiting} <span className="tabular whitespace-nowrap">{knownPhone}</span>
        </span>
      </p>
      <input type="hidden" name={stockAlertFields.alert} value={alertId} />
      <Button
        variant="secondary"
        name={stockAlertFields.intent}
        value={stockAlertIntents.remove}
        pending={pending === "remove"}
      >
        {labels.remove}
      </Button>
    </Form>
  );
}
