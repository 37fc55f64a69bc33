import { clsx } from "clsx";
import type { ReactNode } from "react";
import { Button } from "../../primitives/button/button";
import type { FieldErrors } from "../../primitives/field/field";
import { FormErrorSummary } from "../../primitives/form-error-summary/form-error-summary";
import { HiddenFields, type HiddenValues } from "../../primitives/hidden-fields/hidden-fields";
import { TextField } from "../../primitives/text-field/text-field";
import { useUi } from "../../primitives/ui-provider/ui-provider";
import type { RootProps } from "../../primitives/root-props/root-props";

/** Names of what the form sends. */
export const profileFields = { firstName: "first_name", lastName: "last_name", email: "email" } as const;
export type ProfileFieldName = (typeof profileFields)[keyof typeof profileFields];

export interface ProfileFormProps extends RootProps<"form", "hidden"> {
  /** The number one signs in with, as it is read; another number is another account. */
  phone: string;
  /** A field for the picture, above the names. */
  picture?: ReactNode;
  labels: {
    firstName: string;
    lastName: string;
    email: string;
    emailHint: string;
    optional: string;
    phone: string;
    phoneHint: string;
    save: string;
    errors: string;
  };
  action: string;
  formId: string;
  values?: Partial<Record<ProfileFieldName, string | undefined>>;
  errors?: FieldErrors<ProfileFieldName>;
  formErrors?: readonly string[];
  /** Such as the version that was read, so that nobody overwrites what changed elsewhere. */
  hidden?: HiddenValues;
  pending?: boolean;
}

/**
 * Who a customer is: names, email and picture; the number is shown, not changed.
 *
 * @use In the account.
 * @avoid For a new customer (`SignUpForm`).
 * @accessibility The number is text and no field, because it is changed elsewhere.
 */
export function ProfileForm(props: ProfileFormProps) {
  const {
    phone,
    picture,
    labels,
    action,
    formId,
    values = {},
    errors = {},
    pending = false,
    formErrors,
    hidden,
    className,
    ...rest
  } = props;
  const { Form } = useUi();
  const field = (key: keyof typeof profileFields) => {
    const name = profileFields[key];
    return { formId, name, label: labels[key], errors: errors[name], defaultValue: values[name] };
  };
  return (
    <Form
      data-slot="profile-form"
      method="post"
      action={action}
      // A picture goes as a part of its own.
      encType={picture ? "multipart/form-data" : undefined}
      noValidate
      className={clsx("grid max-w-form gap-5", className)}
      {...rest}
    >
      <HiddenFields values={hidden} />
      <FormErrorSummary formId={formId} title={labels.errors} errors={errors} formErrors={formErrors} />
      {picture}
      <div className="grid gap-5 xs:grid-cols-2">
        <TextField {...field("firstName")} autoComplete="given-name" maxLength={120} />
        <TextField {...field("lastName")} autoComplete="family-name" maxLength={120} />
      </div>
      <TextField
        {...field("email")}
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={255}
        optionalMark={labels.optional}
        hint={labels.emailHint}
      />
      <dl className="grid gap-0.5 rounded-card bg-surface-sunken p-4">
        <dt className="font-semibold">{labels.phone}</dt>
        <dd className="tabular text-title">{phone}</dd>
        <dd className="text-small text-muted">{labels.phoneHint}</dd>
      </dl>
      <Button size="large" pending={pending}>
        {labels.save}
      </Button>
    </Form>
  );
}
