import { usePendingForm } from "@haat/web-forms/pending-form.hook";
import {
  PasswordSignInForm,
  type PasswordSignInFormProps,
} from "@haat/ui/commerce/password-sign-in-form/password-sign-in-form";
import type { FormState } from "@haat/web-forms/submission";
import { EntryPage, type EntryPageProps } from "../../../shell/entry-page";

export interface SignInPasswordViewProps extends Pick<
  PasswordSignInFormProps,
  "action" | "codeHref" | "phone" | "labels"
> {
  page: Omit<EntryPageProps, "children">;
  form: FormState;
}

/** The second way in: number and password. */
export function SignInPasswordView(props: SignInPasswordViewProps) {
  const { page, form, phone, action, codeHref, labels } = props;
  return (
    <EntryPage {...page}>
      <PasswordSignInForm
        formId="password-sign-in"
        action={action}
        codeHref={codeHref}
        labels={labels}
        phone={form.values.phone ?? phone}
        errors={form.errors}
        formErrors={form.formErrors}
        pending={usePendingForm().formAction === action}
      />
    </EntryPage>
  );
}
