import { useNavigation } from "@remix-run/react";
import { OtpForm, otpFields, otpIntents, type OtpFormProps } from "@haat/ui/commerce/otp-form/otp-form";
import type { FormState } from "../../forms/submission";
import { FormPage } from "../../shell/form-page";

export interface SignInCodeViewProps {
  title: string;
  otp: Pick<OtpFormProps, "action" | "changeHref" | "phone" | "demoCode" | "timeLeft" | "resendSeconds">;
  form: FormState;
  labels: OtpFormProps["labels"];
}

/** The second step of signing in: the code. */
export function SignInCodeView({ title, otp, form, labels }: SignInCodeViewProps) {
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
    </FormPage>
  );
}
