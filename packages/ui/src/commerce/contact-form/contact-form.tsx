import { clsx } from "clsx";
import { Button } from "../../primitives/button/button";
import type { FieldErrors } from "../../primitives/field/field";
import { FormErrorSummary } from "../../primitives/form-error-summary/form-error-summary";
import { HiddenFields, type HiddenValues } from "../../primitives/hidden-fields/hidden-fields";
import { InlineAlert } from "../../primitives/inline-alert/inline-alert";
import { TextField } from "../../primitives/text-field/text-field";
import { Textarea, type TextareaCount } from "../../primitives/textarea/textarea";
import { useUi } from "../../primitives/ui-provider/ui-provider";
import type { AnyRootProps } from "../../primitives/root-props/root-props";

/** Names of what the form sends. */
export const contactFields = {
  name: "name",
  email: "email",
  subject: "subject",
  message: "message",
} as const;
export type ContactFieldName = keyof typeof contactFields;

export interface ContactFormProps extends AnyRootProps<"hidden" | "role"> {
  /** Of the message; see `TextareaCount`. The server takes 300 characters. */
  count: TextareaCount;
  labels: Record<ContactFieldName, string> & {
    emailHint: string;
    submit: string;
    errors: string;
    /** Stands in place of the form once it is sent: "Thank you for your feedback". */
    thanks: string;
    thanksText: string;
  };
  action: string;
  formId: string;
  /** What is filled in: a customer's name and address need not be typed again. */
  values?: Partial<Record<ContactFieldName, string | undefined>>;
  errors?: FieldErrors<ContactFieldName>;
  formErrors?: readonly string[];
  hidden?: HiddenValues;
  pending?: boolean;
  /** It was sent: thanks stand in place of the form. Default: `false`. */
  sent?: boolean;
}

/**
 * A message to the platform: who, what about, and the words.
 *
 * @use On the page to write to the platform.
 * @avoid For complaints about an order, which belong to the order.
 * @words Labels are nouns; the hint says who answers and where. The button says what is sent: "Send the message".
 * @accessibility What was typed stays after an error; the answer's way (email) is said before.
 */
export function ContactForm(props: ContactFormProps) {
  const {
    count,
    labels,
    action,
    formId,
    values = {},
    errors = {},
    pending = false,
    sent = false,
    formErrors,
    hidden,
    className,
    ...rest
  } = props;
  const { Form } = useUi();
  if (sent) {
    return (
      <InlineAlert tone="success" title={labels.thanks} role="status" className={className} {...rest}>
        {labels.thanksText}
      </InlineAlert>
    );
  }
  const field = (name: ContactFieldName) => ({
    formId,
    name,
    label: labels[name],
    defaultValue: values[name],
    errors: errors[name],
  });
  return (
    <Form
      data-slot="contact-form"
      method="post"
      action={action}
      noValidate
      className={clsx("grid max-w-form gap-5", className)}
      {...rest}
    >
      <HiddenFields values={hidden} />
      <FormErrorSummary formId={formId} title={labels.errors} errors={errors} formErrors={formErrors} />
      <TextField {...field("name")} autoComplete="name" maxLength={255} />
      <TextField
        {...field("email")}
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={255}
        hint={labels.emailHint}
      />
      <TextField {...field("subject")} maxLength={255} />
      <Textarea {...field("message")} count={count} rows={5} />
      <Button size="large" pending={pending}>
        {labels.submit}
      </Button>
    </Form>
  );
}
