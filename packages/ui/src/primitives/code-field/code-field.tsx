import type { ComponentPropsWithoutRef } from "react";
import { Field, type FieldProps } from "../field/field";

export type CodeFieldProps = FieldProps &
  Omit<ComponentPropsWithoutRef<"input">, keyof FieldProps | "id" | "required">;

/**
 * A one-time code: one input, so that phones fill it and people paste it; Bengali digits welcome. Native attributes go
 * to the input.
 *
 * @use For the code of a message, however many digits it has.
 * @avoid For passwords or other numbers.
 * @words The label says where the code is: "Code from the SMS". How long it holds and how to get another stand
 *   below, never in the label.
 * @accessibility One input, so that filling in from the message, pasting and screen readers work as with any field.
 */
export function CodeField({
  formId,
  name,
  label,
  hint,
  errors,
  optionalMark,
  className,
  ...input
}: CodeFieldProps) {
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
      {(control) => (
        <input
          type="text"
          inputMode="numeric"
          autoComplete="one-time-code"
          data-slot="input"
          maxLength={64}
          className="control tabular max-w-52 text-center font-semibold tracking-[0.3em]"
          {...input}
          {...control}
        />
      )}
    </Field>
  );
}
