import { ConsoleForm, type ConsoleFormProps } from "@haat/ui/console/console-form/console-form";
import { RowList, type ListRow } from "@haat/ui/console/row-list/row-list";
import type { FormState } from "@haat/web-forms/submission";
import { Section } from "./order-section.view";

interface Total {
  label: string;
  amount: string;
}

export interface GoodsData {
  title: string;
  rows: readonly ListRow[];
  totals: readonly Total[];
  sum: Total;
  /** What is still to be collected; nothing where all is paid, or nothing is asked for. */
  due?: Total | undefined;
}

/** What was ordered, and what it comes to. */
export function OrderGoods({ goods }: { goods: GoodsData }) {
  const { title, rows, totals, sum, due } = goods;
  return (
    <Section title={title} name="goods">
      <RowList rows={rows} />
      <dl data-slot="order-totals" className="panel grid gap-2 p-4">
        {totals.map((total) => (
          <TotalRow key={total.label} {...total} />
        ))}
        <TotalRow {...sum} className="border-t border-border pt-2" />
        {due && <TotalRow {...due} className="text-title font-semibold" />}
      </dl>
    </Section>
  );
}

function TotalRow({ label, amount, className = "" }: Total & { className?: string }) {
  return (
    <div className={`flex justify-between gap-4 ${className}`}>
      <dt>{label}</dt>
      <dd className="tabular">{amount}</dd>
    </div>
  );
}

export interface ReturnsData extends Pick<ConsoleFormProps, "fields" | "hidden" | "labels"> {
  title: string;
  lead: string;
}

/** What is on its way back, to be booked when it is in hand. */
export function OrderReturns({
  returns,
  action,
  state,
}: {
  returns: ReturnsData;
  action: string;
  state: FormState;
}) {
  const { title, lead, ...form } = returns;
  return (
    <Section title={title} lead={lead} name="returns">
      <ConsoleForm
        formId="returns"
        action={action}
        {...form}
        values={state.values}
        errors={state.errors}
        formErrors={state.formErrors}
      />
    </Section>
  );
}
