import { ConsolePage } from "@haat/ui/console/console-page/console-page";
import { SummaryList, type SummaryRow } from "@haat/ui/console/summary-list/summary-list";
import type { FormState } from "@haat/web-forms/submission";
import { ComplaintThread, type ComplaintThreadProps } from "./complaint-thread.view";
import { FormPageView, type FormPageData } from "./form-page.view";

export interface ComplaintPageData extends FormPageData {
  /** It is closed, and only read. */
  isOver: boolean;
  rows: SummaryRow[];
  thread: ComplaintThreadProps;
}

/** A complaint with all that was written about it, and the form of an answer. */
export function ComplaintPageView({ page, state }: { page: ComplaintPageData; state: FormState }) {
  const { isOver, rows, thread, ...form } = page;
  const facts = (
    <>
      <SummaryList rows={rows} />
      <ComplaintThread {...thread} />
    </>
  );
  if (isOver)
    return (
      <ConsolePage title={form.title} back={form.back}>
        {facts}
      </ConsolePage>
    );
  // Anew with each answer: what was sent does not stay in it.
  return <FormPageView key={thread.messages.length} page={form} state={state} before={facts} />;
}
