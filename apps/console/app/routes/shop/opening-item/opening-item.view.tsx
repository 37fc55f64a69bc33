import { Form } from "@remix-run/react";
import { PictureField } from "@haat/ui/console/console-form/picture-field";
import { Button } from "@haat/ui/primitives/button/button";
import type { FormState } from "@haat/web-forms/submission";
import { FormPageView, type FormPageData } from "../../form-page.view";
import { intentField } from "./opening-item.form";

export interface OpeningItemPage extends FormPageData {
  /** Another way to do the same, by one press. */
  other?: { label: string; value: string; action: string } | undefined;
}

/** One part of the application. */
export function OpeningItemView({ page, state }: { page: OpeningItemPage; state: FormState }) {
  const { other, ...form } = page;
  return (
    <FormPageView page={form} state={state} PictureField={PictureField}>
      {other && (
        <Form method="post" action={other.action}>
          <Button wide variant="secondary" name={intentField} value={other.value}>
            {other.label}
          </Button>
        </Form>
      )}
    </FormPageView>
  );
}
