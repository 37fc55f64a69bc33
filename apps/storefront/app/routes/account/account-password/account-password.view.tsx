import { usePendingForm } from "@haat/web-forms/pending-form.hook";
import { otpFields, otpIntents, type OtpFormProps } from "@haat/ui/commerce/otp-form/otp-form";
import { PasswordForm, type PasswordFormProps } from "@haat/ui/commerce/password-form/password-form";
import { Button, LinkButton } from "@haat/ui/primitives/button/button";
import { FormErrorSummary } from "@haat/ui/primitives/form-error-summary/form-error-summary";
import { HiddenFields } from "@haat/ui/primitives/hidden-fields/hidden-fields";
import { useUi } from "@haat/ui/primitives/ui-provider/ui-provider";
import type { FormState } from "@haat/web-forms/submission";
import { FormPage } from "../../../shell/form-page";
import { CodeStep, type CodeStepProps } from "@haat/web-forms/code-step.view";

interface Common {
  title: string;
  action: string;
  phone: string;
  /** Of the forms that ask for a code. */
  hidden: Record<string, string>;
}
interface CodeFace extends Pick<CodeStepProps, "otp"> {
  face: "code";
  title: string;
}
interface OfferFace extends Common {
  face: "offer";
  lead: string;
  send: string;
  passwordHref: string;
}
interface PasswordFace extends Common {
  face: "password";
  hasPassword: boolean;
  forgotHref: string;
}

export interface AccountPasswordViewProps {
  page: CodeFace | OfferFace | PasswordFace;
  back: { href: string; label: string };
  form: FormState;
  labels: { otpForm: OtpFormProps["labels"]; passwordForm: PasswordFormProps["labels"]; withOld: string };
}

/** A new password, after the old one or after a code. */
export function AccountPasswordView({ page, back, form, labels }: AccountPasswordViewProps) {
  return (
    <FormPage title={page.title} lead={page.face === "offer" ? page.lead : undefined}>
      {page.face === "password" && <NewPassword page={page} form={form} labels={labels} />}
      {page.face === "offer" && <Offer page={page} form={form} labels={labels} />}
      {page.face === "code" && <Code page={page} form={form} labels={labels} />}
      <LinkButton href={back.href} variant="quiet">
        {back.label}
      </LinkButton>
    </FormPage>
  );
}

type FaceProps<Face> = { page: Face } & Pick<AccountPasswordViewProps, "form" | "labels">;

function NewPassword({ page, form, labels }: FaceProps<PasswordFace>) {
  return (
    <PasswordForm
      formId="password"
      action={page.action}
      hasPassword={page.hasPassword}
      forgotHref={page.forgotHref}
      errors={form.errors}
      formErrors={form.formErrors}
      pending={usePendingForm().formAction === page.action}
      labels={labels.passwordForm}
    />
  );
}

/** Sending a code costs a message: it goes out only when it is asked for. */
function Offer({ page, form, labels }: FaceProps<OfferFace>) {
  const { Form } = useUi();
  return (
    <Form method="post" action={page.action} className="grid gap-3">
      <HiddenFields values={page.hidden} />
      <FormErrorSummary
        formId="code-offer"
        title={labels.passwordForm.errors}
        errors={form.errors}
        formErrors={form.formErrors}
      />
      <Button size="large" name={otpFields.intent} value={otpIntents.resend}>
        {page.send}
      </Button>
      <LinkButton href={page.passwordHref} variant="quiet">
        {labels.withOld}
      </LinkButton>
    </Form>
  );
}

function Code({ page, form, labels }: FaceProps<CodeFace>) {
  return <CodeStep otp={page.otp} form={form} labels={{ ...labels.otpForm, change: labels.withOld }} />;
}
