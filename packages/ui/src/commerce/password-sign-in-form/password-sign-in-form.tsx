import { clsx } from "clsx";
import { Button, LinkButton } from "../../primitives/button/button";
import type { FieldErrors } from "../../primitives/field/field";
import { FormErrorSummary } from "../../primitives/form-error-summary/form-error-summary";
import { HiddenFields, type HiddenValues } from "../../primitives/hidden-fields/hidden-fields";
import { PasswordField, type PasswordFieldProps } from "../../primitives/password-field/password-field";
import { PhoneField } from "../../primitives/phone-field/phone-field";
import { useUi } from "../../primitives/ui-provider/ui-provider";
import type { RootProps } from "../../primitives/root-props/root-props";

/** Names of what the form sends. */
export const passwordSignInFields = { phone: "phone", password: "password" } as const;

export interface PasswordSignInFormProps extends RootProps<"form", "hidden"> {
  labels: {
    /** What stands in the field of the phone number at first. Default: nothing. */
    phone: string;
    password: string;
    submit: string;
    /** Back to the code, which also helps who forgot the password. */
    useCode: string;
    errors: string;
    /** Said where a key is pressed past the eleventh digit. */
    tooLong?: string;
  } & PasswordFieldProps["labels"];
  action: string;
  /** Where one signs in with a code instead. */
  codeHref: string;
  formId: string;
  /** What stands in the field of the phone number at first. Default: nothing. */
  phone?: string | undefined;
  errors?: FieldErrors<"phone" | "password">;
  formErrors?: readonly string[];
  hidden?: HiddenValues;
  pending?: boolean;
}

/**
 * Number and password, the second way in when no message arrives.
 *
 * @use As the second way in, behind a link.
 * @avoid As the first: a code needs nothing to be remembered.
 * @accessibility Give the same error for a number nobody has and a wrong password.
 */
export function PasswordSignInForm(props: PasswordSignInFormProps) {
  const {
    labels,
    action,
    codeHref,
    formId,
    phone,
    errors = {},
    formErrors,
    hidden,
    pending = false,
    className,
    ...rest
  } = props;
  const { Form } = useUi();
  return (
    <Form
      data-slot="password-sign-in-form"
      method="post"
      action={action}
      noValidate
      className={clsx("grid gap-5", className)}
      {...rest}
    >
      <HiddenFields values={hidden} />
      <FormErrorSummary formId={formId} title={labels.errors} errors={errors} formErrors={formErrors} />
      <PhoneField
        formId={formId}
        name={passwordSignInFields.phone}
        label={labels.phone}
        tooLong={labels.tooLong}
        errors={errors.phone}
        defaultValue={phone}
        autoComplete="username"
        className="max-w-none"
      />
      <PasswordField
        formId={formId}
        name={passwordSignInFields.password}
        label={labels.password}
        errors={errors.password}
        autoComplete="current-password"
        labels={labels}
      />
      <div className="grid gap-2">
        <Button size="large" pending={pending}>
          {labels.submit}
        </Button>
        <LinkButton href={codeHref} variant="quiet">
          {labels.useCode}
        </LinkButton>
      </div>
    </Form>
  );
}
