import { useNavigation } from "@remix-run/react";
import { SignInForm, type SignInFormProps } from "@haat/ui/commerce/sign-in-form/sign-in-form";
import type { FormState } from "../../forms/submission";
import { FormPage } from "../../shell/form-page";

export interface SignInViewProps {
  title: string;
  lead: string;
  action: string;
  /** The number given before, to change it. */
  phone?: string | undefined;
  form: FormState;
  labels: SignInFormProps["labels"];
}

/** The first step of signing in: the phone. */
export function SignInView({ title, lead, action, phone, form, labels }: SignInViewProps) {
  const isPending = useNavigation().formAction === action;
  return (
    <FormPage title={title} lead={lead}>
      <SignInForm
        formId="sign-in"
        action={action}
        phone={form.values.phone ?? phone}
        errors={form.errors}
        formErrors={form.formErrors}
        pending={isPending}
        labels={labels}
      />
    </FormPage>
  );
}
