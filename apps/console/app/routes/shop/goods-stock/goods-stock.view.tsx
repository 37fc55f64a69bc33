import type { ConsoleFieldData } from "@haat/ui/console/console-form/console-field";
import { ConsoleForm, type ConsoleFormProps } from "@haat/ui/console/console-form/console-form";
import { ConsolePage, type ConsolePageProps } from "@haat/ui/console/console-page/console-page";
import { RowList, type ListRow } from "@haat/ui/console/row-list/row-list";
import { LinkButton } from "@haat/ui/primitives/button/button";
import { formState, type FormState } from "@haat/web-forms/submission";
import { goodsStockFields, goodsStockIntents } from "./goods-stock.form";

interface StockForm {
  fields: readonly ConsoleFieldData[];
  submit: string;
  hidden?: ConsoleFormProps["hidden"];
}

export interface GoodsStockPage extends Pick<ConsolePageProps, "title" | "lead" | "back"> {
  action: string;
  /** Above what is wrong in a form. */
  errors: string;
  change: StockForm;
  limit: StockForm;
  history: {
    title: string;
    rows: readonly ListRow[];
    steps: readonly { href: string; label: string; rel: "prev" | "next" }[];
  };
}

export interface GoodsStockViewProps {
  page: GoodsStockPage;
  /** The form that was refused, and what was typed. */
  refused: { of: string | undefined; state: FormState };
}

const nothing = formState(undefined);

/** A product's stock: what happens to it is written down here, and below stands what happened so far. */
export function GoodsStockView({ page, refused }: GoodsStockViewProps) {
  const { title, lead, back, history } = page;
  return (
    <ConsolePage title={title} lead={lead} back={back}>
      <FormOf page={page} kind="change" refused={refused} />
      <section className="grid grid-cols-1 gap-3">
        <h2 className="text-title">{history.title}</h2>
        <RowList rows={history.rows} />
        {history.steps.length > 0 && (
          <nav className="flex flex-wrap gap-3" aria-label={history.title}>
            {history.steps.map(({ href, label, rel }) => (
              <LinkButton key={href} href={href} rel={rel} variant="secondary">
                {label}
              </LinkButton>
            ))}
          </nav>
        )}
      </section>
      <FormOf page={page} kind="limit" refused={refused} />
    </ConsolePage>
  );
}

function FormOf({ page, kind, refused }: GoodsStockViewProps & { kind: "change" | "limit" }) {
  const { fields, submit, hidden } = page[kind];
  const state = refused.of === kind ? refused.state : nothing;
  return (
    <ConsoleForm
      formId={kind}
      action={page.action}
      hidden={{ ...hidden, [goodsStockFields.intent]: goodsStockIntents[kind] }}
      fields={fields}
      values={chosenAgain(state.values, fields)}
      errors={state.errors}
      formErrors={state.formErrors}
      labels={{ submit, errors: page.errors }}
    />
  );
}

/** The combination that was chosen stays chosen, also where the page shows another number of it now. */
function chosenAgain(values: Record<string, string>, fields: readonly ConsoleFieldData[]) {
  const { choice } = values;
  const field = fields.find(({ name }) => name === goodsStockFields.choice);
  if (!choice || field?.kind !== "select") return values;
  const [combination] = choice.split(":");
  const now = field.options.find((option) => "value" in option && option.value.split(":")[0] === combination);
  return now && "value" in now ? { ...values, choice: now.value } : values;
}
