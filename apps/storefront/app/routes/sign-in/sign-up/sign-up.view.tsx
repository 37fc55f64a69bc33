import { usePendingForm } from "@haat/web-forms/pending-form.hook";
import { SignUpForm, type SignUpFormProps } from "@haat/ui/commerce/sign-up-form/sign-up-form";
import type { FormState } from "@haat/web-forms/submission";
import { FormPage } from "../../../shell/form-page";

export interface SignUpViewProps {
  title: string;
  lead: string;
  action: string;
  termsHref: string;
  form: FormState;
  labels: SignUpFormProps["labels"];
}

/** The last step for a new phone: who is it? */
export function SignUpView({ title, lead, action, termsHref, form, labels }: SignUpViewProps) {
  const isPending = usePendingForm().formAction === action;
  return (
    <FormPage title={title} lead={lead}>
      <SignUpForm
        formId="sign-up"
        action={action}
        termsHref={termsHref}
        values={form.values}
        errors={form.errors}
        formErrors={form.formErrors}
        pending={isPending}
        labels={labels}
      />
    </FormPage>
  );
}
