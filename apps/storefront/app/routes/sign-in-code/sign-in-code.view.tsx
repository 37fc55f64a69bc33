import { useNavigation, useRevalidator } from "@remix-run/react";
import { OtpForm, otpFields, otpIntents, type OtpFormProps } from "@haat/ui/commerce/otp-form/otp-form";
import { useEffect } from "react";
import type { FormState } from "../../forms/submission";
import { FormPage } from "../../shell/form-page";

export interface SignInCodeViewProps {
  title: string;
  otp: Pick<OtpFormProps, "action" | "changeHref" | "phone" | "demoCode" | "timeLeft" | "resendWait"> & {
    /** Until another code may be asked for; 0 when it may now. */
    resendSeconds: number;
  };
  form: FormState;
  labels: OtpFormProps["labels"];
}

/** The second step of signing in: the code. */
export function SignInCodeView({ title, otp, form, labels }: SignInCodeViewProps) {
  const { resendSeconds, ...props } = otp;
  const { formData } = useNavigation();
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (resendSeconds === 0) return undefined;
    const timer = setTimeout(revalidate, resendSeconds * 1000);
    return () => clearTimeout(timer);
  }, [resendSeconds, revalidate]);
  const intent = formData?.get(otpFields.intent);
  return (
    <FormPage title={title}>
      <OtpForm
        formId="code"
        {...props}
        errors={form.errors}
        formErrors={form.formErrors}
        pending={Object.values(otpIntents).find((known) => known === intent)}
        labels={labels}
      />
    </FormPage>
  );
}
