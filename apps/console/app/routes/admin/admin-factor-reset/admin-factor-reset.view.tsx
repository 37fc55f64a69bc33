import { Form } from "@remix-run/react";
import { SummaryList, type SummaryRow } from "@haat/ui/console/summary-list/summary-list";
import { Button } from "@haat/ui/primitives/button/button";
import type { FormState } from "@haat/web-forms/submission";
import { FormPageView, type FormPageData } from "../../form-page.view";
import { factorResetFields, factorResetIntents } from "./admin-factor-reset.form";

export interface AdminFactorResetPage extends FormPageData {
  rows: SummaryRow[];
  /** The other thing that can be said, where the form confirms. */
  stop?: string | undefined;
}

/** What is known of a reset, above what can be said to it. */
export function AdminFactorResetView({ page, state }: { page: AdminFactorResetPage; state: FormState }) {
  const { rows, stop, ...form } = page;
  return (
    <FormPageView page={form} state={state} before={<SummaryList rows={rows} />}>
      {stop && (
        <Form method="post" action={form.action} className="grid">
          <Button variant="secondary" name={factorResetFields.intent} value={factorResetIntents.stop}>
            {stop}
          </Button>
        </Form>
      )}
    </FormPageView>
  );
}
