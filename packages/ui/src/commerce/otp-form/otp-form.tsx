import { Button } from "../../primitives/button/button";
import { CodeField } from "../../primitives/code-field/code-field";
import type { FieldErrors } from "../../primitives/field/field";
import { FormErrorSummary } from "../../primitives/form-error-summary/form-error-summary";
import { HiddenFields, type HiddenValues } from "../../primitives/hidden-fields/hidden-fields";
import { InlineAlert } from "../../primitives/inline-alert/inline-alert";
import { useUi } from "../../primitives/ui-provider/ui-provider";

/** Names of what the two forms send. */
export const otpFields = { code: "otp", intent: "intent" } as const;
/** Values of `intent`: check the code, or send another one. */
export const otpIntents = { verify: "verify", resend: "resend" } as const;

export interface OtpFormProps {
  formId: string;
  action: string;
  /** The number the code went to, as it is read. */
  phone: string;
  /** Back to the number, which stays filled in (ux.md 92). */
  changeHref: string;
  /** How long the code is good, in words. */
  timeLeft?: string | undefined;
  /** Until when another one has to wait, in words; without it the button is there. */
  resendWait?: string | undefined;
  /** The code itself, in demo mode only. */
  demoCode?: string | undefined;
  errors?: FieldErrors<"otp">;
  formErrors?: readonly string[];
  pending?: "verify" | "resend" | undefined;
  /** Carried by both forms. */
  hidden?: HiddenValues;
  labels: {
    sentTo: string;
    change: string;
    code: string;
    submit: string;
    resend: string;
    /** Stands before the code in demo mode. */
    demo: string;
    errors: string;
  };
}

/** The code from the message: check it, send another, or change the number. */
export function OtpForm(props: OtpFormProps) {
  const { formId, action, phone, changeHref, timeLeft, demoCode, errors = {}, formErrors } = props;
  const { pending, hidden, labels } = props;
  const { Form, Link } = useUi();
  return (
    <div data-slot="otp-form" className="grid gap-5">
      <p>
        {labels.sentTo} <strong className="tabular whitespace-nowrap">{phone}</strong>{" "}
        <Link
          href={changeHref}
          className="inline-flex min-h-11 items-center text-link underline underline-offset-4"
        >
          {labels.change}
        </Link>
      </p>
      {demoCode && (
        <InlineAlert tone="info">
          {labels.demo} <strong className="tabular tracking-[0.15em]">{demoCode}</strong>
        </InlineAlert>
      )}
      <Form method="post" action={action} noValidate className="grid gap-5">
        <HiddenFields values={hidden} />
        <FormErrorSummary formId={formId} title={labels.errors} errors={errors} formErrors={formErrors} />
        <CodeField
          formId={formId}
          name={otpFields.code}
          label={labels.code}
          hint={timeLeft}
          errors={errors.otp}
        />
        <Button size="large" name={otpFields.intent} value={otpIntents.verify} pending={pending === "verify"}>
          {labels.submit}
        </Button>
      </Form>
      <Resend {...props} />
    </div>
  );
}

function Resend({ action, resendWait, pending, hidden, labels }: OtpFormProps) {
  const { Form } = useUi();
  return resendWait ? (
    <p className="min-h-11 py-2 text-center text-muted">{resendWait}</p>
  ) : (
    <Form method="post" action={action} className="grid">
      <HiddenFields values={hidden} />
      <Button
        variant="quiet"
        name={otpFields.intent}
        value={otpIntents.resend}
        pending={pending === "resend"}
      >
        {labels.resend}
      </Button>
    </Form>
  );
}
