import type { ComponentPropsWithoutRef } from "react";
import { Field, type FieldProps } from "../field/field";

export type TextFieldProps = FieldProps &
  Omit<ComponentPropsWithoutRef<"input">, keyof FieldProps | "id" | "required">;

/** One line of text with its label, hint and errors. Native attributes go to the input. */
export function TextField({
  formId,
  name,
  label,
  hint,
  errors,
  optionalMark,
  className,
  ...input
}: TextFieldProps) {
  return (
    <Field
      formId={formId}
      name={name}
      label={label}
      hint={hint}
      errors={errors}
      optionalMark={optionalMark}
      className={className}
    >
      {(control) => <input type="text" data-slot="input" className="control" {...input} {...control} />}
    </Field>
  );
}
