import { useNavigation } from "@remix-run/react";
import { SignInForm, type SignInFormProps } from "@haat/ui/commerce/sign-in-form/sign-in-form";
import { Button, LinkButton } from "@haat/ui/primitives/button/button";
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
  /** Going on with the platform's sign-in, on a shop's own host. */
  platform?: { action: string; text: string; submit: string } | undefined;
  form: FormState;
  labels: SignInFormProps["labels"];
}

/** The first step of signing in: the phone. */
export function SignInView(props: SignInViewProps) {
  const { title, lead, action, hidden, phone, password, platform, form, labels } = props;
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
      {platform && <PlatformSignIn {...platform} />}
    </FormPage>
  );
}

/** A plain form, not the router's: it leads to another host. */
function PlatformSignIn({ action, text, submit }: NonNullable<SignInViewProps["platform"]>) {
  return (
    <form
      method="post"
      action={action}
      data-slot="platform-sign-in"
      className="grid gap-3 border-t border-border pt-6"
    >
      <p className="text-muted">{text}</p>
      <Button variant="secondary">{submit}</Button>
    </form>
  );
}
