import { ConsoleField, type ConsoleFieldData } from "@haat/ui/console/console-form/console-field";
import { ConsoleForm, type ConsoleFormProps } from "@haat/ui/console/console-form/console-form";
import { ConsolePage, type ConsolePageProps } from "@haat/ui/console/console-page/console-page";
import { RowPicture } from "@haat/ui/console/row-list/row-picture";
import { SummaryList, type SummaryRow } from "@haat/ui/console/summary-list/summary-list";
import { Button } from "@haat/ui/primitives/button/button";
import { InlineAlert } from "@haat/ui/primitives/inline-alert/inline-alert";
import { useUi } from "@haat/ui/primitives/ui-provider/ui-provider";
import { usePendingForm } from "@haat/web-forms/pending-form.hook";
import type { FormState } from "@haat/web-forms/submission";

/** Something that is sold, with how many pieces are asked for. */
export interface AskedGood {
  /** Its path, `/media/…`, without a width. */
  picture: string;
  field: ConsoleFieldData;
}

export interface OrderEntryPage extends Pick<ConsolePageProps, "title" | "back"> {
  lead: string;
  /** What is asked for, and where it goes. */
  look: {
    title: string;
    action: string;
    chosen: readonly AskedGood[];
    search: ConsoleFieldData;
    found: readonly AskedGood[];
    /** Where the search finds nothing. */
    none?: string | undefined;
    fields: readonly ConsoleFieldData[];
    submit: string;
  };
  warning?: string | undefined;
  /** What it costs, and for whom it is; nothing until goods and place are known. */
  order?:
    | (Pick<ConsoleFormProps, "fields" | "action" | "hidden" | "labels"> & {
        title: string;
        sums: readonly SummaryRow[];
      })
    | undefined;
}

/** An order that a shop writes down: two steps on one page, the second one with what it costs. */
export function OrderEntryView({ page, state }: { page: OrderEntryPage; state: FormState }) {
  const { title, lead, back, look, warning, order } = page;
  const isPending = usePendingForm().formAction === order?.action;
  return (
    <ConsolePage title={title} lead={lead} back={back}>
      <Look key={look.chosen.map(({ field }) => `${field.name} ${field.value}`).join()} look={look} />
      {warning && <InlineAlert tone="warning">{warning}</InlineAlert>}
      {order && (
        <section className="grid grid-cols-1 gap-4">
          <h2 className="text-h3 font-semibold">{order.title}</h2>
          <SummaryList rows={order.sums} />
          <ConsoleForm
            formId="form"
            action={order.action}
            fields={order.fields}
            hidden={order.hidden}
            labels={order.labels}
            values={state.values}
            errors={state.errors}
            formErrors={state.formErrors}
            pending={isPending}
          />
        </section>
      )}
    </ConsolePage>
  );
}

function Look({ look }: Pick<OrderEntryPage, "look">) {
  const { Form } = useUi();
  const { title, action, chosen, search, found, none, fields, submit } = look;
  return (
    <Form
      noValidate
      method="get"
      action={action}
      data-slot="order-goods"
      className="panel grid grid-cols-1 gap-5 p-4"
    >
      <h2 className="text-h3 font-semibold">{title}</h2>
      <Goods goods={chosen} />
      <ConsoleField formId="look" field={search} />
      {none && <InlineAlert tone="info">{none}</InlineAlert>}
      <Goods goods={found} />
      {fields.map((field) => (
        <ConsoleField key={field.name} formId="look" field={field} />
      ))}
      <Button variant="secondary" wide>
        {submit}
      </Button>
    </Form>
  );
}

function Goods({ goods }: { goods: readonly AskedGood[] }) {
  if (goods.length === 0) return null;
  return (
    <ul className="grid grid-cols-1 gap-4 md:grid-cols-2">
      {goods.map(({ picture, field }) => (
        <li key={field.name} className="flex items-start gap-3">
          <RowPicture src={picture} />
          <div className="min-w-0 flex-1">
            <ConsoleField formId="look" field={field} />
          </div>
        </li>
      ))}
    </ul>
  );
}
