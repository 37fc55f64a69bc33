import { useNavigation } from "@remix-run/react";
import { SignInForm, type SignInFormProps } from "@haat/ui/commerce/sign-in-form/sign-in-form";
import { LinkButton } from "@haat/ui/primitives/button/button";
import type { FormState } from "@haat/web-forms/submission";
import { FormPage } from "../../../shell/form-page";

export interface SignInViewProps {
  title: string;
  lead: string;
  action: string;
  hidden: SignInFormProps["hidden"];
  /** The number given before, to change it. */
  phone?: string | undefined;
  /** The second way in. */
  password: { href: string; label: string };
  form: FormState;
  labels: SignInFormProps["labels"];
}

/** The first step of signing in: the phone. */
export function SignInView({ title, lead, action, hidden, phone, password, form, labels }: SignInViewProps) {
  const isPending = useNavigation().formAction === action;
  return (
    <FormPage title={title} lead={lead}>
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
      <LinkButton href={password.href} variant="quiet">
        {password.label}
      </LinkButton>
    </FormPage>
  );
}
