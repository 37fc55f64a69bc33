import { clsx } from "clsx";
import type { ComponentPropsWithoutRef, ReactNode } from "react";
import { controlProps, FieldErrorText, FieldHint, type FieldProps } from "../field/field";

export type CheckboxProps = Omit<FieldProps, "label" | "optionalMark"> &
  Omit<ComponentPropsWithoutRef<"input">, keyof FieldProps | "id" | "type"> & {
    /** The words beside the box; may hold a link. */
    label: ReactNode;
  };

/**
 * A tick with its words; the whole line is the target. Not required unless `required` says so.
 *
 * @use For one thing that is agreed to, or several that may all be chosen.
 * @avoid For one of several (`RadioCards`, `Select`) or a setting that is on or off (`Switch`).
 * @words A statement that is true once it is ticked, said positively: "Show it to everybody", not "Do not hide it".
 * @accessibility The whole line is the label; an error is tied to the box by `aria-describedby`.
 */
export function Checkbox({
  formId,
  name,
  label,
  hint,
  errors,
  className,
  required = false,
  ...input
}: CheckboxProps) {
  const control = controlProps({ formId, name, hint, errors });
  return (
    <div data-slot="checkbox" className={clsx("grid gap-1", className)}>
      <label className="flex min-h-11 items-start gap-3 py-2.5 has-disabled:text-muted">
        <input type="checkbox" className="mt-[0.2em]" {...input} {...control} required={required} />
        <span>{label}</span>
      </label>
      <FieldHint id={control.id} hint={hint} />
      <FieldErrorText id={control.id} errors={errors} />
    </div>
  );
}
