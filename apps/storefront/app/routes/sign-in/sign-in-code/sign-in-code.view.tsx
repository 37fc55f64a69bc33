import { usePendingForm } from "@haat/web-forms/pending-form.hook";
import { OtpForm, otpFields, otpIntents, type OtpFormProps } from "@haat/ui/commerce/otp-form/otp-form";
import type { FormState } from "@haat/web-forms/submission";
import { EntryPage, type EntryPageProps } from "../../../shell/entry-page";

export interface SignInCodeViewProps {
  page: Omit<EntryPageProps, "children">;
  otp: Pick<
    OtpFormProps,
    "action" | "changeHref" | "phone" | "demoCode" | "hidden" | "timeLeft" | "resendSeconds" | "resendRule"
  >;
  form: FormState;
  labels: OtpFormProps["labels"];
}

/** The second step of signing in: the code. */
export function SignInCodeView({ page, otp, form, labels }: SignInCodeViewProps) {
  const { formData } = usePendingForm();
  const intent = formData?.get(otpFields.intent);
  return (
    <EntryPage {...page}>
      <OtpForm
        formId="code"
        {...otp}
        code={form.values[otpFields.code]}
        errors={form.errors}
        formErrors={form.formErrors}
        pending={Object.values(otpIntents).find((known) => known === intent)}
        labels={labels}
      />
    </EntryPage>
  );
}
