import { Button } from "@haat/ui/primitives/button/button";
import { useUi } from "@haat/ui/primitives/ui-provider/ui-provider";
import type { FormState } from "@haat/web-forms/submission";
import { FormPageView, type FormPageData } from "../../form-page.view";
import { accountFormFields, removeIntent } from "./courier-account.form";

export interface CourierAccountProps {
  page: FormPageData;
  /** None where there is nothing to remove. */
  remove?: { action: string; label: string } | undefined;
  state: FormState;
}

/** A shop's account at a courier, to be typed in or removed. */
export function CourierAccountView({ page, remove, state }: CourierAccountProps) {
  const { Form } = useUi();
  return (
    <FormPageView page={page} state={state}>
      {remove && (
        <Form method="post" action={remove.action} data-slot="account-removal">
          <Button variant="danger" wide name={accountFormFields.intent} value={removeIntent}>
            {remove.label}
          </Button>
        </Form>
      )}
    </FormPageView>
  );
}
