import { clsx } from "clsx";
import { controlProps, FieldErrorText, FieldHint } from "../field/field";
import type { CheckboxProps } from "../checkbox/checkbox";

export type SwitchProps = CheckboxProps;

/**
 * Something that is on or off: a checkbox that looks and is spoken as a switch. It is sent with its form like every
 * field; nothing changes before (WCAG 3.2.2). On and off differ by the place of the knob, not by colour alone.
 *
 * @use For a setting that is on or off and is sent with its form.
 * @avoid For agreeing (`Checkbox`) or for what should happen at once without a form.
 * @words The label names what is there when it is on: "Pick-up at the shop". Never "Turn off", never a question.
 * @accessibility Spoken as a switch; on and off differ by the place of the knob, too.
 */
export function Switch({
  formId,
  name,
  label,
  hint,
  errors,
  className,
  required = false,
  ...input
}: SwitchProps) {
  const control = controlProps({ formId, name, hint, errors });
  return (
    <div data-slot="switch" className={clsx("grid", className)}>
      <label className="flex min-h-11 items-start justify-between gap-4 py-2 has-disabled:text-muted">
        <span className="min-w-0 flex-1">{label}</span>
        <input type="checkbox" role="switch" className="switch" {...input} {...control} required={required} />
      </label>
      <FieldHint id={control.id} hint={hint} />
      <FieldErrorText id={control.id} errors={errors} />
    </div>
  );
}
