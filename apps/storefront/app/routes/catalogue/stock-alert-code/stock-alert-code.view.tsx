import { usePendingForm } from "@haat/web-forms/pending-form.hook";
import { OtpForm, otpFields, otpIntents, type OtpFormProps } from "@haat/ui/commerce/otp-form/otp-form";
import type { FormState } from "@haat/web-forms/submission";
import { FormPage } from "../../../shell/form-page";

export interface StockAlertCodeViewProps {
  title: string;
  /** What they will be told of. */
  lead: string;
  otp: Pick<
    OtpFormProps,
    "action" | "changeHref" | "phone" | "demoCode" | "hidden" | "timeLeft" | "resendSeconds" | "resendRule"
  >;
  form: FormState;
  labels: OtpFormProps["labels"];
}

/** The code that proves whose number will be told. */
export function StockAlertCodeView({ title, lead, otp, form, labels }: StockAlertCodeViewProps) {
  const { formData } = usePendingForm();
  const intent = formData?.get(otpFields.intent);
  return (
    <FormPage title={title} lead={lead}>
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
