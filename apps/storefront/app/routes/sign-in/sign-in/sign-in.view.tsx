import { usePendingForm } from "@haat/web-forms/pending-form.hook";
import { SignInForm, type SignInFormProps } from "@haat/ui/commerce/sign-in-form/sign-in-form";
import { Button } from "@haat/ui/primitives/button/button";
import type { FormState } from "@haat/web-forms/submission";
import { EntryPage, type EntryPageProps } from "../../../shell/entry-page";

export interface SignInViewProps {
  page: Omit<EntryPageProps, "children">;
  action: string;
  hidden: SignInFormProps["hidden"];
  /** The number given before, to change it. */
  phone?: string | undefined;
  /** Going on with the platform's sign-in, on a shop's own host. */
  platform?: { action: string; text: string; submit: string } | undefined;
  form: FormState;
  labels: SignInFormProps["labels"];
}

/** The first step of signing in: the phone. */
export function SignInView(props: SignInViewProps) {
  const { page, action, hidden, phone, platform, form, labels } = props;
  const isPending = usePendingForm().formAction === action;
  return (
    <EntryPage {...page} below={platform && <PlatformSignIn {...platform} />}>
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
    </EntryPage>
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
