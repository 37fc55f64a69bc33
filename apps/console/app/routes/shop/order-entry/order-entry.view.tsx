import { ConsoleField, type ConsoleFieldData } from "@haat/ui/console/console-form/console-field";
import { ConsoleForm, type ConsoleFormProps } from "@haat/ui/console/console-form/console-form";
import { ConsolePage, type ConsolePageProps } from "@haat/ui/console/console-page/console-page";
import { RowPicture } from "@haat/ui/console/row-list/row-picture";
import { SummaryList, type SummaryRow } from "@haat/ui/console/summary-list/summary-list";
import { Button } from "@haat/ui/primitives/button/button";
import { controlProps, FieldErrorText, FieldHint, type FieldErrors } from "@haat/ui/primitives/field/field";
import { FormErrorSummary } from "@haat/ui/primitives/form-error-summary/form-error-summary";
import { InlineAlert } from "@haat/ui/primitives/inline-alert/inline-alert";
import { TextField } from "@haat/ui/primitives/text-field/text-field";
import { useUi } from "@haat/ui/primitives/ui-provider/ui-provider";
import { usePendingForm } from "@haat/web-forms/pending-form.hook";
import type { FormState } from "@haat/web-forms/submission";

/** Something that is sold, with how many pieces are asked for. */
export interface AskedGood {
  /** Its path, `/media/…`, without a width. */
  picture: string;
  /** What its pieces are sent under. */
  name: string;
  label: string;
  /** What one costs, and how many there are. */
  hint: string;
  /** The pieces, as they are typed. */
  pieces: string;
  /** None is left to be asked for. */
  isSoldOut: boolean;
}

export interface OrderEntryPage extends Pick<ConsolePageProps, "title" | "back"> {
  lead: string;
  /** What is asked for, and where it goes. */
  look: {
    title: string;
    action: string;
    chosen: readonly AskedGood[];
    /** What is asked of each. */
    pieces: string;
    search: { name: string; label: string; value: string; submit: string };
    found: readonly AskedGood[];
    /** Where the search finds nothing. */
    none?: string | undefined;
    /** How and where it goes; nothing before there are goods. */
    where?: { fields: readonly ConsoleFieldData[]; submit: { name: string; label: string } } | undefined;
    /** What keeps the cost from being known. */
    errors: { title: string; byField: FieldErrors<string> };
  };
  /** What was asked for and is left out, and why. */
  warnings: readonly string[];
  /** What is still to be said before the cost is known. */
  next?: string | undefined;
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
  const { title, lead, back, look, warnings, next, order } = page;
  const isPending = usePendingForm().formAction === order?.action;
  return (
    <ConsolePage title={title} lead={lead} back={back}>
      <Look key={look.chosen.map(({ name, pieces }) => `${name} ${pieces}`).join()} look={look} />
      {warnings.map((warning) => (
        <InlineAlert key={warning} tone="warning">
          {warning}
        </InlineAlert>
      ))}
      {next && <InlineAlert tone="info">{next}</InlineAlert>}
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
  const { title, action, chosen, pieces, search, found, none, where, errors } = look;
  return (
    <Form
      noValidate
      method="get"
      action={action}
      data-slot="order-goods"
      className="panel grid grid-cols-1 gap-5 p-4"
    >
      <h2 className="text-h3 font-semibold">{title}</h2>
      <FormErrorSummary
        formId={lookFormId}
        title={errors.title}
        errors={errors.byField}
        names={Object.fromEntries([...chosen, ...found].map(({ name, label }) => [name, label]))}
      />
      <Goods goods={chosen} pieces={pieces} errors={errors.byField} />
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-3">
        <TextField
          formId={lookFormId}
          type="search"
          name={search.name}
          label={search.label}
          defaultValue={search.value}
          maxLength={100}
          optionalMark=""
        />
        <Button variant="secondary">{search.submit}</Button>
      </div>
      {none && <InlineAlert tone="info">{none}</InlineAlert>}
      <Goods goods={found} pieces={pieces} errors={errors.byField} />
      {where && (
        <>
          {where.fields.map((field) => (
            <ConsoleField
              key={field.name}
              formId={lookFormId}
              field={field}
              errors={errors.byField[field.name]}
            />
          ))}
          <Button variant="secondary" wide name={where.submit.name} value="1">
            {where.submit.label}
          </Button>
        </>
      )}
    </Form>
  );
}

const lookFormId = "look";

interface GoodsProps {
  goods: readonly AskedGood[];
  /** What is asked of each. */
  pieces: string;
  errors: FieldErrors<string>;
}

/** Goods in lines, their pieces below one another at the lines' ends, so that many are in sight at once. */
function Goods({ goods, pieces, errors }: GoodsProps) {
  if (goods.length === 0) return null;
  return (
    <div className="grid gap-2">
      {goods.some(({ isSoldOut }) => !isSoldOut) && (
        <p aria-hidden className="text-end text-small text-muted">
          {pieces}
        </p>
      )}
      <ul className="grid grid-cols-1 gap-3">
        {goods.map((good) => (
          <Good key={good.name} good={good} spoken={pieces} errors={errors[good.name]} />
        ))}
      </ul>
    </div>
  );
}

interface GoodProps {
  good: AskedGood;
  spoken: string;
  errors: readonly string[] | undefined;
}

function Good({ good, spoken, errors }: GoodProps) {
  const { picture, name, label, hint, pieces, isSoldOut } = good;
  const control = controlProps({ formId: lookFormId, name, hint, errors, optionalMark: "" });
  const words = (
    <div className="min-w-0 flex-1">
      {isSoldOut ? (
        <p className="font-semibold">{label}</p>
      ) : (
        <label htmlFor={control.id} className="block font-semibold">
          {label}
          <span className="sr-only">: {spoken}</span>
        </label>
      )}
      <FieldHint id={control.id} hint={hint} />
      <FieldErrorText id={control.id} errors={errors} />
    </div>
  );
  return (
    <li className="flex items-center gap-3">
      <RowPicture src={picture} />
      {words}
      {!isSoldOut && (
        <div className="w-16 shrink-0">
          <input
            type="text"
            inputMode="numeric"
            data-slot="input"
            className="control"
            defaultValue={pieces}
            autoComplete="off"
            {...control}
          />
        </div>
      )}
    </li>
  );
}
