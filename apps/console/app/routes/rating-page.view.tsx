import { SummaryList, type SummaryRow } from "@haat/ui/console/summary-list/summary-list";
import { LinkButton } from "@haat/ui/primitives/button/button";
import type { FormState } from "@haat/web-forms/submission";
import { FormPageView, type FormPageData } from "./form-page.view";

export interface RatingPageData extends FormPageData {
  rows: SummaryRow[];
  /** The way to report it; nothing where that cannot be. */
  report?: { href: string; label: string } | undefined;
}

/** A rating with all that is known of it, and the form of an answer or of a decision. */
export function RatingPageView({ page, state }: { page: RatingPageData; state: FormState }) {
  const { rows, report, ...form } = page;
  return (
    <FormPageView page={form} state={state} before={<SummaryList rows={rows} />}>
      {report && (
        <LinkButton href={report.href} variant="quiet" icon="alert" className="justify-self-start">
          {report.label}
        </LinkButton>
      )}
    </FormPageView>
  );
}
