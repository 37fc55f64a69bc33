import { usePendingForm } from "./pending-form.hook";
import { OtpForm, otpFields, otpIntents, type OtpFormProps } from "@haat/ui/commerce/otp-form/otp-form";
import type { FormState } from "./submission";

export interface CodeStepProps {
  otp: Pick<
    OtpFormProps,
    "action" | "changeHref" | "phone" | "demoCode" | "hidden" | "timeLeft" | "resendSeconds" | "resendRule"
  >;
  form: FormState;
  labels: OtpFormProps["labels"];
}

/** The form for the code that was sent to a phone, whatever it is to prove. */
export function CodeStep({ otp, form, labels }: CodeStepProps) {
  const { formData } = usePendingForm();
  const intent = formData?.get(otpFields.intent);
  return (
    <OtpForm
      formId="code"
      {...otp}
      code={form.values[otpFields.code]}
      errors={form.errors}
      formErrors={form.formErrors}
      pending={Object.values(otpIntents).find((known) => known === intent)}
      labels={labels}
    />
  );
}
