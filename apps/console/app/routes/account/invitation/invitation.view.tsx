import { Form } from "@remix-run/react";
import { Button } from "@haat/ui/primitives/button/button";
import type { FormState } from "@haat/web-forms/submission";
import { FormPageView, type FormPageData } from "../../form-page.view";
import { invitationFields } from "./invitation.form";

export interface InvitationPage extends FormPageData {
  decline: { action: string; label: string };
}

/** An invitation, with its two answers. */
export function InvitationView({ page, state }: { page: InvitationPage; state: FormState }) {
  const { decline, ...form } = page;
  return (
    <FormPageView page={form} state={state}>
      <Form method="post" action={decline.action}>
        <Button wide variant="secondary" name={invitationFields.answer} value="decline">
          {decline.label}
        </Button>
      </Form>
    </FormPageView>
  );
}
