import { ConsoleForm, type ConsoleFormProps } from "@haat/ui/console/console-form/console-form";
import { ConsolePage, type ConsolePageProps } from "@haat/ui/console/console-page/console-page";
import { SummaryList, type SummaryRow } from "@haat/ui/console/summary-list/summary-list";
import { Button } from "@haat/ui/primitives/button/button";
import { InlineAlert } from "@haat/ui/primitives/inline-alert/inline-alert";
import { TextField } from "@haat/ui/primitives/text-field/text-field";
import { useUi } from "@haat/ui/primitives/ui-provider/ui-provider";
import { usePendingForm } from "@haat/web-forms/pending-form.hook";
import type { FormState } from "@haat/web-forms/submission";

export interface OrderChangePage extends Pick<ConsolePageProps, "title" | "back"> {
  lead: string;
  /** How many pieces are left of each line. */
  look: {
    action: string;
    fields: readonly { name: string; label: string; value: string }[];
    submit: string;
  };
  warning?: string | undefined;
  /** What it costs then, and the form that does it. */
  change?:
    | (Pick<ConsoleFormProps, "fields" | "action" | "hidden"> & {
        sums: readonly SummaryRow[];
        submit: string;
      })
    | undefined;
  /** Above what is wrong in the form. */
  errors: string;
}

/** An order with fewer pieces: two steps on one page, the second one with what it costs. */
export function OrderChangeView({ page, state }: { page: OrderChangePage; state: FormState }) {
  const { title, lead, back, look, warning, change, errors } = page;
  const isPending = usePendingForm().formAction === change?.action;
  return (
    <ConsolePage title={title} lead={lead} back={back}>
      <Look key={look.fields.map(({ value }) => value).join()} look={look} />
      {warning && <InlineAlert tone="warning">{warning}</InlineAlert>}
      {change && (
        <>
          <SummaryList rows={change.sums} />
          <ConsoleForm
            key={String(change.hidden?.key)}
            formId="form"
            action={change.action}
            fields={change.fields}
            hidden={change.hidden}
            labels={{ submit: change.submit, errors }}
            values={state.values}
            errors={state.errors}
            formErrors={state.formErrors}
            pending={isPending}
          />
        </>
      )}
    </ConsolePage>
  );
}

function Look({ look: { action, fields, submit } }: Pick<OrderChangePage, "look">) {
  const { Form } = useUi();
  return (
    <Form method="get" action={action} data-slot="pieces-left" className="grid grid-cols-1 gap-4">
      {fields.map(({ name, label, value }) => (
        <TextField
          key={name}
          formId="left"
          name={name}
          label={label}
          inputMode="numeric"
          defaultValue={value}
        />
      ))}
      <Button variant="secondary" wide>
        {submit}
      </Button>
    </Form>
  );
}
