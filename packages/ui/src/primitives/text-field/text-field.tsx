import type { ComponentPropsWithoutRef } from "react";
import { Field, type FieldProps } from "../field/field";

export type TextFieldProps = FieldProps &
  Omit<ComponentPropsWithoutRef<"input">, keyof FieldProps | "id" | "required">;

/**
 * One line of text with its label, hint and errors. Native attributes go to the input.
 *
 * @use For one line that has no field of its own kind.
 * @avoid For phones, codes, passwords, quantities: they have their own.
 * @words The label is a noun of one to three words. The hint says how or gives an example; what must be known is never
 *   a placeholder.
 * @accessibility The label is always seen; a hint stands before the field, an error after it.
 */
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
