import { useNavigation } from "@remix-run/react";
import { OtpForm, otpFields, otpIntents, type OtpFormProps } from "@haat/ui/commerce/otp-form/otp-form";
import { LinkButton } from "@haat/ui/primitives/button/button";
import type { FormState } from "@haat/web-forms/submission";
import { FormPage } from "../../../shell/form-page";

export interface SignInCodeViewProps {
  title: string;
  otp: Pick<
    OtpFormProps,
    "action" | "changeHref" | "phone" | "demoCode" | "hidden" | "timeLeft" | "resendSeconds" | "resendRule"
  >;
  /** The second way in, where no code comes. */
  password: { href: string; label: string };
  form: FormState;
  labels: OtpFormProps["labels"];
}

/** The second step of signing in: the code. */
export function SignInCodeView({ title, otp, password, form, labels }: SignInCodeViewProps) {
  const { formData } = useNavigation();
  const intent = formData?.get(otpFields.intent);
  return (
    <FormPage title={title}>
      <OtpForm
        formId="code"
        {...otp}
        code={form.values[otpFields.code]}
        errors={form.errors}
        formErrors={form.formErrors}
        pending={Object.values(otpIntents).find((known) => known === intent)}
        labels={labels}
      />
      <LinkButton href={password.href} variant="quiet">
        {password.label}
      </LinkButton>
    </FormPage>
  );
}
