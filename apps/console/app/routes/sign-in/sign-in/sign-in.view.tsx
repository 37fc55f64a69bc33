import { SignInForm, type SignInFormProps } from "@haat/ui/commerce/sign-in-form/sign-in-form";
import { ConsolePage } from "@haat/ui/console/console-page/console-page";
import { usePendingForm } from "@haat/web-forms/pending-form.hook";
import type { FormState } from "@haat/web-forms/submission";

export interface SignInViewProps {
  title: string;
  lead: string;
  action: string;
  hidden: SignInFormProps["hidden"];
  /** The number given before, to change it. */
  phone?: string | undefined;
  form: FormState;
  labels: SignInFormProps["labels"];
}

/** The first step of signing in: the phone. */
export function SignInView({ title, lead, action, hidden, phone, form, labels }: SignInViewProps) {
  const isPending = usePendingForm().formAction === action;
  return (
    <ConsolePage title={title} lead={lead}>
      <SignInForm
        formId="sign-in"
        action={action}
        hidden={hidden}
        phone={form.values.phone ?? phone}
        errors={form.errors}
        formErrors={form.formErrors}
        pending={isPending}
        labels={labels}
      />
    </ConsolePage>
  );
}
