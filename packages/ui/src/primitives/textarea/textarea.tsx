import type { ComponentPropsWithoutRef } from "react";
import { Field, type FieldProps } from "../field/field";

export type TextareaProps = FieldProps &
  Omit<ComponentPropsWithoutRef<"textarea">, keyof FieldProps | "id" | "required" | "children"> & {
    /** How much may be written and is, in words ("0 of 100"); the page counts graphemes (ux.md 20). */
    count?: string | undefined;
  };

/** Several lines of text. No `maxLength`: a browser counts code units, the server counts what a reader sees. */
export function Textarea({
  formId,
  name,
  label,
  hint,
  errors,
  optionalMark,
  className,
  count,
  ...textarea
}: TextareaProps) {
  return (
    <Field {...{ formId, name, label, hint, errors, optionalMark, className }}>
      {(control) => (
        <div className="grid gap-1">
          <textarea
            data-slot="textarea"
            rows={3}
            className="control block resize-y"
            {...textarea}
            {...control}
          />
          {count && (
            <output
              data-slot="textarea-count"
              htmlFor={control.id}
              className="tabular justify-self-end text-caption text-muted"
            >
              {count}
            </output>
          )}
        </div>
      )}
    </Field>
  );
}
