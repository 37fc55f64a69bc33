import { clsx } from "clsx";
import { Button } from "../../primitives/button/button";
import type { FieldErrors } from "../../primitives/field/field";
import { FormErrorSummary } from "../../primitives/form-error-summary/form-error-summary";
import { HiddenFields, type HiddenValues } from "../../primitives/hidden-fields/hidden-fields";
import { PhoneField } from "../../primitives/phone-field/phone-field";
import { useUi } from "../../primitives/ui-provider/ui-provider";
import type { RootProps } from "../../primitives/root-props/root-props";

/** Names of what the form sends. */
export const signInFields = { phone: "phone" } as const;

export interface SignInFormProps extends RootProps<"form", "hidden"> {
  formId: string;
  action: string;
  /** What stands in the field of the phone number at first. Default: nothing. */
  phone?: string | undefined;
  errors?: FieldErrors<"phone">;
  formErrors?: readonly string[];
  pending?: boolean;
  hidden?: HiddenValues;
  labels: {
    phone: string;
    hint: string;
    submit: string;
    errors: string;
    /** Said where a key is pressed past the eleventh digit. */
    tooLong?: string;
  };
}

/**
 * The phone number that a code is sent to.
 *
 * @use As the first way in.
 * @avoid Where somebody is signed in already.
 * @accessibility One field; what comes next is said in the button.
 */
export function SignInForm(props: SignInFormProps) {
  const {
    formId,
    action,
    phone,
    errors = {},
    formErrors,
    pending = false,
    hidden,
    labels,
    className,
    ...rest
  } = props;
  const { Form } = useUi();
  return (
    <Form
      data-slot="sign-in-form"
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
        name={signInFields.phone}
        label={labels.phone}
        hint={labels.hint}
        tooLong={labels.tooLong}
        errors={errors.phone}
        defaultValue={phone}
        className="max-w-none"
      />
      <Button size="large" pending={pending}>
        {labels.submit}
      </Button>
    </Form>
  );
}
