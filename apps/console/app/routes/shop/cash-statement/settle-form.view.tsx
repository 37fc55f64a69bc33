import { Button } from "@haat/ui/primitives/button/button";
import { Checkbox } from "@haat/ui/primitives/checkbox/checkbox";
import { FormErrorSummary } from "@haat/ui/primitives/form-error-summary/form-error-summary";
import { HiddenFields } from "@haat/ui/primitives/hidden-fields/hidden-fields";
import { Icon } from "@haat/ui/primitives/icon/icon";
import { InlineAlert } from "@haat/ui/primitives/inline-alert/inline-alert";
import { useUi } from "@haat/ui/primitives/ui-provider/ui-provider";
import { usePendingForm } from "@haat/web-forms/pending-form.hook";
import type { FormState } from "@haat/web-forms/submission";
import { statementFields as fields, tickSeparator } from "./cash-statement.form";

export interface SettleFormData {
  title: string;
  text: string;
  /** Said where the courier has less by the book than the rows say. */
  short?: string | undefined;
  groups: readonly {
    id: string;
    title: string;
    hint: string;
    /** Whether its rows are ticked at first; then they are many, and shown when asked for. */
    isTicked: boolean;
    ticks: readonly { value: string; label: string }[];
  }[];
  hidden: Record<string, string>;
  intent: string;
  submit: string;
  /** The title of what is wrong with the form. */
  errors: string;
}

export interface SettleFormProps {
  settle: SettleFormData;
  action: string;
  state: FormState;
}

/** What can be settled of a courier's statement, a tick for each row, and the button that does it. */
export function SettleForm({ settle, action, state }: SettleFormProps) {
  const { Form } = useUi();
  const pending = usePendingForm();
  // After a refusal the ticks are those that were sent.
  const sent = state.values[fields.rows]?.split(tickSeparator);
  const isPending = pending.formAction === action && pending.formData?.get(fields.intent) === settle.intent;
  return (
    <section className="grid grid-cols-1 gap-3">
      <h2 className="text-title">{settle.title}</h2>
      <p className="text-muted">{settle.text}</p>
      {settle.short && <InlineAlert tone="warning">{settle.short}</InlineAlert>}
      <Form
        method="post"
        action={action}
        noValidate
        data-slot="console-form"
        className="grid grid-cols-1 gap-4"
      >
        <HiddenFields values={settle.hidden} />
        <FormErrorSummary
          formId="settle"
          title={settle.errors}
          errors={state.errors}
          formErrors={state.formErrors}
        />
        {settle.groups.map((group) => (
          <Ticks key={group.id} group={group} sent={sent} />
        ))}
        <Button size="large" wide name={fields.intent} value={settle.intent} pending={isPending}>
          {settle.submit}
        </Button>
      </Form>
    </section>
  );
}

interface TicksProps {
  group: SettleFormData["groups"][number];
  /** The values that were ticked when the form was sent; left out before. */
  sent: readonly string[] | undefined;
}

function Ticks({ group, sent }: TicksProps) {
  const { title, hint, isTicked, ticks } = group;
  const isAsSent = sent === undefined || ticks.every(({ value }) => sent.includes(value) === isTicked);
  return (
    <details open={!isTicked || !isAsSent} className="panel group/ticks px-4">
      <summary className="flex min-h-(--control) items-center justify-between gap-4 rounded-control py-3 font-semibold hover:text-link">
        {title}
        <Icon
          name="chevron-down"
          className="text-muted transition-transform duration-(--motion) group-open/ticks:rotate-180"
        />
      </summary>
      <p className="text-small text-muted">{hint}</p>
      <ul className="grid grid-cols-1 divide-y divide-border pb-2">
        {ticks.map(({ value, label }) => (
          <li key={value}>
            <Checkbox
              formId={`row-${value}`}
              name={fields.rows}
              value={value}
              label={label}
              defaultChecked={sent ? sent.includes(value) : isTicked}
            />
          </li>
        ))}
      </ul>
    </details>
  );
}
