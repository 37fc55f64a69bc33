import { Button } from "@haat/ui/primitives/button/button";
import { useUi } from "@haat/ui/primitives/ui-provider/ui-provider";
import type { FormState } from "@haat/web-forms/submission";
import { FormPageView, type FormPageData } from "../../form-page.view";
import { synonymFields } from "./synonyms.form";

export interface SynonymsPage extends FormPageData {
  /** New words have none. */
  removal?: { intent: string; label: string } | undefined;
}

/** Words that mean the same, and below them the button that ends it. */
export function SynonymsView({ page, state }: { page: SynonymsPage; state: FormState }) {
  const { Form } = useUi();
  const { removal, ...form } = page;
  return (
    <FormPageView page={form} state={state}>
      {removal && (
        <Form method="post" action={form.action}>
          <Button variant="secondary" wide name={synonymFields.intent} value={removal.intent}>
            {removal.label}
          </Button>
        </Form>
      )}
    </FormPageView>
  );
}
