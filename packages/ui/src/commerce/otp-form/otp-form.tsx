import { clsx } from "clsx";
import { useEffect, useState } from "react";
import { Button } from "../../primitives/button/button";
import { CodeField } from "../../primitives/code-field/code-field";
import { inDigits, type Digits } from "../../primitives/digits/digits";
import type { FieldErrors } from "../../primitives/field/field";
import { FormErrorSummary } from "../../primitives/form-error-summary/form-error-summary";
import { HiddenFields, type HiddenValues } from "../../primitives/hidden-fields/hidden-fields";
import { InlineAlert } from "../../primitives/inline-alert/inline-alert";
import { useScripted } from "../../primitives/scripted/scripted.hook";
import { useUi } from "../../primitives/ui-provider/ui-provider";
import type { RootProps } from "../../primitives/root-props/root-props";

/** Names of what the two forms send. */
export const otpFields = { code: "otp", intent: "intent" } as const;
/** Values of `intent`: check the code, or send another one. */
export const otpIntents = { verify: "verify", resend: "resend" } as const;

export interface OtpFormProps extends RootProps<"div", "hidden"> {
  formId: string;
  action: string;
  /** The number the code went to, as it is read. */
  phone: string;
  /** Back to the number, which stays filled in; left out where it is the account's own. */
  changeHref?: string | undefined;
  /** How long the code is good, in words. */
  timeLeft?: string | undefined;
  /** Until another one may be asked for, s; with JavaScript they run down and the button comes by itself. */
  resendSeconds?: number | undefined;
  /** When another code can be asked for, in words that stay right while the page stands: for pages without scripts. */
  resendRule?: string | undefined;
  /** The code that was typed, kept after a refusal. */
  code?: string | undefined;
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
    /** Stands in the button's place while one has to wait; `{n}` are the seconds. */
    resendWait: string;
    /** What the seconds are written in. */
    digits: Digits;
    /** Stands before the code in demo mode. */
    demo: string;
    errors: string;
  };
}

/**
 * The code from the message: check it, send another, or change the number.
 *
 * @use After a code was sent.
 * @avoid For signing in by password (`PasswordSignInForm`).
 * @accessibility How long to wait for another code is said in words.
 */
export function OtpForm(props: OtpFormProps) {
  const {
    formId,
    action,
    phone,
    changeHref,
    timeLeft,
    code,
    demoCode,
    errors = {},
    formErrors,
    pending,
    hidden,
    labels,
    resendSeconds,
    resendRule: _resendRule,
    className,
    ...rest
  } = props;
  const { Form, Link } = useUi();
  return (
    <div data-slot="otp-form" className={clsx("grid gap-5", className)} {...rest}>
      <p>
        {labels.sentTo} <strong className="tabular whitespace-nowrap">{phone}</strong>{" "}
        {changeHref && (
          <Link
            href={changeHref}
            className="-my-2.5 inline-flex min-h-11 items-center text-link underline underline-offset-4"
          >
            {labels.change}
          </Link>
        )}
      </p>
      {demoCode && (
        <InlineAlert tone="info">
          {labels.demo} <strong className="tabular tracking-wide">{demoCode}</strong>
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
          defaultValue={code}
          errors={errors.otp}
        />
        <Button size="large" name={otpFields.intent} value={otpIntents.verify} pending={pending === "verify"}>
          {labels.submit}
        </Button>
      </Form>
      <Resend key={resendSeconds} {...props} />
    </div>
  );
}

/** The seconds that are left of `seconds`, by the reader's clock from when they came. */
function useCountdown(seconds: number): number {
  const [left, setLeft] = useState(seconds);
  const [end] = useState(() => Date.now() + seconds * 1000);
  useEffect(() => {
    if (seconds === 0) return undefined;
    const timer = setInterval(() => {
      const rest = Math.max(0, Math.ceil((end - Date.now()) / 1000));
      setLeft(rest);
      if (rest === 0) clearInterval(timer);
    }, 250);
    return () => clearInterval(timer);
  }, [seconds, end]);
  return left;
}

function Resend({ action, resendSeconds = 0, resendRule, pending, hidden, labels }: OtpFormProps) {
  const { Form } = useUi();
  const left = useCountdown(resendSeconds);
  const scripted = useScripted();
  // Of its role a timer is silent: nobody wants to hear each second.
  if (scripted && left > 0)
    return (
      <p role="timer" className="tabular min-h-(--control) py-2.5 text-center text-muted">
        {labels.resendWait.replace("{n}", inDigits(left, labels.digits))}
      </p>
    );
  return (
    <Form
      method="post"
      action={action}
      className={clsx("grid gap-1", left > 0 && "awaits-scripts:invisible")}
    >
      <HiddenFields values={hidden} />
      <Button
        variant="quiet"
        name={otpFields.intent}
        value={otpIntents.resend}
        pending={pending === "resend"}
      >
        {labels.resend}
      </Button>
      {!scripted && resendRule && (
        <p className="text-center text-small text-muted awaits-scripts:hidden">{resendRule}</p>
      )}
    </Form>
  );
}
