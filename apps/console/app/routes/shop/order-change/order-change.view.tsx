import { ConsoleForm, type ConsoleFormProps } from "@haat/ui/console/console-form/console-form";
import { ConsolePage, type ConsolePageProps } from "@haat/ui/console/console-page/console-page";
import { SummaryList, type SummaryRow } from "@haat/ui/console/summary-list/summary-list";
import { Button, LinkButton } from "@haat/ui/primitives/button/button";
import { FormErrorSummary } from "@haat/ui/primitives/form-error-summary/form-error-summary";
import { InlineAlert } from "@haat/ui/primitives/inline-alert/inline-alert";
import { QuantityField, type QuantityFieldProps } from "@haat/ui/primitives/quantity-field/quantity-field";
import { useUi } from "@haat/ui/primitives/ui-provider/ui-provider";
import { usePendingForm } from "@haat/web-forms/pending-form.hook";
import type { FormState } from "@haat/web-forms/submission";
import { useMemo } from "react";

/** How many pieces of a line are left. */
export interface PiecesLeft extends Pick<QuantityFieldProps, "name" | "label" | "errors" | "labels"> {
  /** What was typed, where that is no number of its pieces. */
  value: number | string;
  /** All of them. */
  max: number;
}

export interface OrderChangePage extends Pick<ConsolePageProps, "title" | "back"> {
  lead: string;
  /** How many pieces are left of each line. */
  look: {
    action: string;
    fields: readonly PiecesLeft[];
    submit: string;
  };
  warning?: string | undefined;
  /** What is to be done where nothing is left. */
  cancel?: { href: string; label: string } | undefined;
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
  const { title, lead, back, look, warning, cancel, change, errors } = page;
  const isPending = usePendingForm().formAction === change?.action;
  return (
    <ConsolePage title={title} lead={lead} back={back}>
      <Look key={look.fields.map(({ value }) => value).join()} look={look} errors={errors} />
      {warning && (
        <InlineAlert
          tone="warning"
          action={
            cancel && (
              <LinkButton href={cancel.href} variant="secondary" size="small">
                {cancel.label}
              </LinkButton>
            )
          }
        >
          {warning}
        </InlineAlert>
      )}
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

const lookFormId = "left";

function Look({ look: { action, fields, submit }, errors: title }: Pick<OrderChangePage, "look" | "errors">) {
  const { Form } = useUi();
  // The same while nothing of it changes: the summary takes the focus with what is wrong anew.
  const errors = useMemo(
    () => Object.fromEntries(fields.map(({ name, errors: wrong }) => [name, wrong])),
    [fields],
  );
  const names = Object.fromEntries(fields.map(({ name, label }) => [name, label]));
  return (
    <Form method="get" action={action} data-slot="pieces-left" noValidate className="grid grid-cols-1 gap-4">
      <FormErrorSummary formId={lookFormId} title={title} errors={errors} names={names} />
      {fields.map(({ value, ...field }) => (
        <QuantityField key={field.name} formId={lookFormId} {...field} min={0} defaultValue={value} />
      ))}
      <Button variant="secondary" wide>
        {submit}
      </Button>
    </Form>
  );
}
