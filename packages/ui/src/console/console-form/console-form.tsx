import { clsx } from "clsx";
import type { ReactNode } from "react";
import { Button } from "../../primitives/button/button";
import type { FieldErrors } from "../../primitives/field/field";
import { FormErrorSummary } from "../../primitives/form-error-summary/form-error-summary";
import { HiddenFields, type HiddenValues } from "../../primitives/hidden-fields/hidden-fields";
import type { RootProps } from "../../primitives/root-props/root-props";
import { useUi } from "../../primitives/ui-provider/ui-provider";
import { ConsoleField, type ConsoleFieldData, type ConsoleFieldProps } from "./console-field";

export interface ConsoleFormProps
  extends RootProps<"form", "hidden">, Pick<ConsoleFieldProps, "PictureField"> {
  formId: string;
  /** In the order in which they are asked. */
  fields: readonly ConsoleFieldData[];
  action: string;
  /** What was typed before a refusal, by field name: it stands in place of the fields' own values. */
  values?: Record<string, string>;
  errors?: FieldErrors<string>;
  formErrors?: readonly string[];
  pending?: boolean;
  hidden?: HiddenValues | undefined;
  /** What the button does, where a form sends one of several. */
  submit?: { name: string; value: string } | undefined;
  /** `danger` where something is lost by it, `secondary` beside the main button of a page. */
  tone?: "primary" | "secondary" | "danger" | undefined;
  labels: { submit: string; errors: string };
  /** Between the fields and the button. */
  children?: ReactNode;
}

/**
 * A form of the console: fields that were declared as data, and one button.
 *
 * @use For a page of the console that is one form.
 * @avoid For forms of shoppers, which have components of their own.
 * @accessibility Errors stand in a summary and at their fields; what was typed stays.
 */
export function ConsoleForm(props: ConsoleFormProps) {
  const {
    formId,
    fields,
    action,
    values,
    errors = {},
    formErrors,
    pending = false,
    hidden,
    submit,
    tone = "primary",
    labels,
    PictureField,
    children,
    className,
    ...rest
  } = props;
  const { Form } = useUi();
  const names = Object.fromEntries(fields.map(({ name, label }) => [name, label]));
  const hasFile = fields.some(({ kind }) => kind === "picture");
  return (
    <Form
      data-slot="console-form"
      method="post"
      action={action}
      encType={hasFile ? "multipart/form-data" : undefined}
      noValidate
      className={clsx("grid grid-cols-1 gap-5", className)}
      {...rest}
    >
      <HiddenFields values={hidden} />
      <FormErrorSummary
        formId={formId}
        title={labels.errors}
        errors={errors}
        names={names}
        formErrors={formErrors}
      />
      {fields.map((field) => (
        <ConsoleField
          key={field.name}
          formId={formId}
          field={withTyped(field, values)}
          errors={errors[field.name]}
          PictureField={PictureField}
        />
      ))}
      {children}
      <Button size="large" wide variant={tone} pending={pending} name={submit?.name} value={submit?.value}>
        {labels.submit}
      </Button>
    </Form>
  );
}

/** A field as it was typed before a refusal. */
export function withTyped(
  field: ConsoleFieldData,
  values: ConsoleFormProps["values"] = {},
): ConsoleFieldData {
  const typed = <Field extends { name: string; value?: string | undefined }>(each: Field): Field => ({
    ...each,
    value: values[each.name] ?? each.value,
  });
  return field.kind === "ticks" ? { ...field, ticks: field.ticks.map(typed) } : typed(field);
}
