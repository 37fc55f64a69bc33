import { ConsolePage } from "@haat/ui/console/console-page/console-page";
import { RowList, type ListRow } from "@haat/ui/console/row-list/row-list";
import { SummaryList, type SummaryRow } from "@haat/ui/console/summary-list/summary-list";
import { LinkButton } from "@haat/ui/primitives/button/button";
import { InlineAlert } from "@haat/ui/primitives/inline-alert/inline-alert";
import type { FormState } from "@haat/web-forms/submission";
import type { ReactNode } from "react";
import { FormPageView, type FormPageData } from "../../form-page.view";

export interface CashDayPage extends FormPageData {
  /** Said in the form's place where the day is closed already. */
  closed?: string | undefined;
  /** What makes up what should be in the till. */
  sums: readonly SummaryRow[];
  before: {
    title: string;
    rows: readonly ListRow[];
    older?: { href: string; label: string } | undefined;
  };
}

/** The end of a day: what should be there, what was counted, and the days before. */
export function CashDayView({ page, state }: { page: CashDayPage; state: FormState }) {
  const { closed, sums, before, ...form } = page;
  const days = <Days {...before} />;
  if (!closed)
    return (
      <FormPageView page={form} state={state} before={<SummaryList rows={sums} />}>
        {days}
      </FormPageView>
    );
  return (
    <ConsolePage title={form.title} back={form.back}>
      <InlineAlert tone="info">{closed}</InlineAlert>
      <SummaryList rows={sums} />
      {days}
    </ConsolePage>
  );
}

function Days({ title, rows, older }: CashDayPage["before"]): ReactNode {
  if (rows.length === 0) return null;
  return (
    <section className="grid grid-cols-1 gap-3">
      <h2 className="text-title">{title}</h2>
      <RowList rows={rows} />
      {older && (
        <LinkButton href={older.href} rel="next" variant="secondary">
          {older.label}
        </LinkButton>
      )}
    </section>
  );
}
