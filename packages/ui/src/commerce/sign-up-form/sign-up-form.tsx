import { clsx } from "clsx";
import { Button } from "../../primitives/button/button";
import { Checkbox } from "../../primitives/checkbox/checkbox";
import type { FieldErrors } from "../../primitives/field/field";
import { FormErrorSummary } from "../../primitives/form-error-summary/form-error-summary";
import { HiddenFields, type HiddenValues } from "../../primitives/hidden-fields/hidden-fields";
import { TextField } from "../../primitives/text-field/text-field";
import { useUi } from "../../primitives/ui-provider/ui-provider";
import type { RootProps } from "../../primitives/root-props/root-props";

/** Names of what the form sends. */
export const signUpFields = {
  firstName: "first_name",
  lastName: "last_name",
  email: "email",
  password: "password",
  terms: "terms",
} as const;
export type SignUpFieldName = (typeof signUpFields)[keyof typeof signUpFields];

export interface SignUpFormProps extends RootProps<"form", "hidden"> {
  formId: string;
  action: string;
  /** The terms, for the link in the last line. */
  termsHref: string;
  values?: Partial<Record<Exclude<SignUpFieldName, "password">, string>>;
  errors?: FieldErrors<SignUpFieldName>;
  formErrors?: readonly string[];
  pending?: boolean;
  hidden?: HiddenValues;
  labels: {
    firstName: string;
    lastName: string;
    email: string;
    password: string;
    passwordHint: string;
    optional: string;
    /** The tick's sentence in three parts; the middle one is the link. */
    termsBefore: string;
    termsLink: string;
    termsAfter: string;
    submit: string;
    errors: string;
  };
}

/**
 * Who a new customer is; the phone is known by then.
 *
 * @use After the first code of a new number.
 * @avoid For changing a profile (`ProfileForm`).
 * @accessibility What may be left out says so.
 */
export function SignUpForm(props: SignUpFormProps) {
  const {
    formId,
    action,
    values = {},
    errors = {},
    formErrors,
    pending = false,
    hidden,
    labels,
    termsHref,
    className,
    ...rest
  } = props;
  const { Form } = useUi();
  const field = (key: "firstName" | "lastName" | "email") => {
    const name = signUpFields[key];
    return { formId, name, label: labels[key], errors: errors[name], defaultValue: values[name] };
  };
  return (
    <Form
      data-slot="sign-up-form"
      method="post"
      action={action}
      noValidate
      className={clsx("grid gap-5", className)}
      {...rest}
    >
      <HiddenFields values={hidden} />
      <FormErrorSummary formId={formId} title={labels.errors} errors={errors} formErrors={formErrors} />
      <div className="grid gap-5 xs:grid-cols-2">
        <TextField {...field("firstName")} autoComplete="given-name" maxLength={120} />
        <TextField {...field("lastName")} autoComplete="family-name" maxLength={120} />
      </div>
      <TextField
        {...field("email")}
        type="email"
        autoComplete="email"
        maxLength={255}
        optionalMark={labels.optional}
      />
      <TextField
        formId={formId}
        name={signUpFields.password}
        type="password"
        autoComplete="new-password"
        maxLength={200}
        label={labels.password}
        hint={labels.passwordHint}
        errors={errors.password}
      />
      <Terms {...props} />
      <Button size="large" pending={pending}>
        {labels.submit}
      </Button>
    </Form>
  );
}

function Terms({ formId, termsHref, values, errors, labels }: SignUpFormProps) {
  const { Link } = useUi();
  return (
    <Checkbox
      formId={formId}
      name={signUpFields.terms}
      required
      defaultChecked={values?.terms === "on"}
      errors={errors?.terms}
      label={
        <>
          {labels.termsBefore}{" "}
          <Link href={termsHref} className="text-link underline underline-offset-4">
            {labels.termsLink}
          </Link>{" "}
          {labels.termsAfter}
        </>
      }
    />
  );
}
