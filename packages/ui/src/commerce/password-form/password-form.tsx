import { clsx } from "clsx";
import { Button, LinkButton } from "../../primitives/button/button";
import type { FieldErrors } from "../../primitives/field/field";
import { FormErrorSummary } from "../../primitives/form-error-summary/form-error-summary";
import { HiddenFields, type HiddenValues } from "../../primitives/hidden-fields/hidden-fields";
import { PasswordField, type PasswordFieldProps } from "../../primitives/password-field/password-field";
import { useUi } from "../../primitives/ui-provider/ui-provider";
import type { RootProps } from "../../primitives/root-props/root-props";

/** Names of what the form sends. */
export const passwordFields = { old: "old_password", password: "password" } as const;

export interface PasswordFormProps extends RootProps<"form", "hidden"> {
  /** Whether there is one already, which then is asked for. */
  hasPassword: boolean;
  labels: {
    old: string;
    password: string;
    /** What makes a good one: 10 characters or more. */
    hint: string;
    /** What else happens: other devices are signed out. */
    note: string;
    set: string;
    change: string;
    /** To prove oneself with a code instead of the old password. */
    forgot: string;
    errors: string;
  } & PasswordFieldProps["labels"];
  action: string;
  /** Where a code proves who somebody is, in place of the old password. */
  forgotHref: string;
  formId: string;
  errors?: FieldErrors<"old_password" | "password">;
  formErrors?: readonly string[];
  hidden?: HiddenValues;
  pending?: boolean;
}

/**
 * Sets a password or changes it. One field for the new one: it can be looked at, so it is not asked twice.
 *
 * @use In the account, for setting or changing a password.
 * @avoid For signing in.
 * @accessibility The rule stands before the field, not only in its error.
 */
export function PasswordForm(props: PasswordFormProps) {
  const {
    hasPassword,
    labels,
    action,
    forgotHref,
    formId,
    errors = {},
    pending = false,
    formErrors,
    hidden,
    className,
    ...rest
  } = props;
  const { Form } = useUi();
  const field = (key: "old" | "password") => {
    const name = passwordFields[key];
    return { formId, name, label: labels[key], errors: errors[name], labels };
  };
  return (
    <Form
      data-slot="password-form"
      method="post"
      action={action}
      noValidate
      className={clsx("grid max-w-form gap-5", className)}
      {...rest}
    >
      <HiddenFields values={hidden} />
      <FormErrorSummary formId={formId} title={labels.errors} errors={errors} formErrors={formErrors} />
      {hasPassword && (
        <div className="grid justify-items-start gap-1">
          <PasswordField {...field("old")} autoComplete="current-password" className="w-full" />
          <LinkButton href={forgotHref} variant="quiet" size="small" className="-ms-3">
            {labels.forgot}
          </LinkButton>
        </div>
      )}
      <PasswordField {...field("password")} hint={labels.hint} autoComplete="new-password" />
      <div className="grid gap-2">
        <Button size="large" pending={pending}>
          {hasPassword ? labels.change : labels.set}
        </Button>
        <p className="text-center text-small text-muted">{labels.note}</p>
      </div>
    </Form>
  );
}
