import { clsx } from "clsx";
import type { ReactNode } from "react";
import { Icon } from "../icon/icon";
import { useFieldCheck } from "./field-check.hook";

/** The errors of a form by field name, each an already translated sentence. */
export type FieldErrors<Name extends string> = Partial<Record<Name, readonly string[] | undefined>>;

/** What every field takes, whatever control it holds. */
export interface FieldProps {
  /** Prefix of all ids, so that two forms may stand on one page. */
  formId: string;
  /** What the value is sent under; unique in its form. */
  name: string;
  /** The visible label, above the control. */
  label: string;
  /** How to fill it in; read with the control. */
  hint?: ReactNode;
  /** Already translated sentences; the control is then marked invalid. */
  errors?: readonly string[] | undefined;
  /** The mark of a field that may stay empty, such as "(optional)"; without it the field is required. */
  optionalMark?: string | undefined;
  /** Added to the field's root, around label and control. */
  className?: string;
}

/** What the field gives its control. */
export interface ControlProps {
  /** Ties the control to its label: `fieldId(formId, name)`. */
  id: string;
  name: string;
  required: boolean;
  "aria-invalid": true | undefined;
  "aria-describedby": string | undefined;
}

/** The id of a field's control: what an error summary links to. */
export function fieldId(formId: string, name: string): string {
  return `${formId}-${name}`;
}

const present = (errors: readonly string[] | undefined) => (errors?.length ? errors : undefined);

/** The attributes that tie a control to its label, hint and errors (WCAG 1.3.1, 3.3.1). */
export function controlProps({
  formId,
  name,
  hint,
  errors,
  optionalMark,
}: Omit<FieldProps, "label">): ControlProps {
  const id = fieldId(formId, name);
  const described = [hint ? `${id}-hint` : "", present(errors) ? `${id}-error` : ""]
    .filter(Boolean)
    .join(" ");
  return {
    id,
    name,
    required: optionalMark === undefined,
    "aria-invalid": present(errors) ? true : undefined,
    "aria-describedby": described || undefined,
  };
}

/** Label, hint, control and errors, one above the other. */
export function Field({
  children,
  className,
  ...field
}: FieldProps & { children: (control: ControlProps) => ReactNode }) {
  const { errors, watch } = useFieldCheck(field.errors);
  const control = controlProps({ ...field, errors });
  return (
    <div data-slot="field" className={clsx("grid min-w-0 grid-cols-1 gap-1.5", className)} {...watch}>
      <label data-slot="field-label" htmlFor={control.id} className="font-semibold">
        {field.label}
        {field.optionalMark && <span className="font-normal text-muted"> {field.optionalMark}</span>}
      </label>
      <FieldHint id={control.id} hint={field.hint} />
      {children(control)}
      <FieldErrorText id={control.id} errors={errors} isNew={errors !== field.errors} />
    </div>
  );
}

/** The hint of the control with this id; nothing without one. */
export function FieldHint({
  id,
  hint,
}: {
  /** Of the control (`fieldId`); the hint's own is `<id>-hint`. */
  id: string;
  /** How to fill it in; without it nothing stands there. */
  hint: ReactNode;
}) {
  return hint ? (
    <div data-slot="field-hint" id={`${id}-hint`} className="text-small text-muted">
      {hint}
    </div>
  ) : null;
}

/** The errors of the control with this id; nothing without any. A new one is told when it comes. */
export function FieldErrorText({
  id,
  errors,
  about,
  isNew = false,
}: {
  /** Of the control (`fieldId`); the text's own is `<id>-error`. */
  id: string;
  /** Already translated sentences; without any nothing stands there. */
  errors: readonly string[] | undefined;
  /** A code that they are about, where that is not what the control holds. */
  about?: string | undefined;
  /** Found while the page is open, and so read out at once. Default: `false`. */
  isNew?: boolean;
}) {
  return present(errors) ? (
    <p
      data-slot="field-error"
      id={`${id}-error`}
      role={isNew ? "alert" : undefined}
      className="flex gap-1.5 text-small font-semibold text-on-danger-soft"
    >
      <Icon name="alert" size={18} className="mt-0.5" />
      <span>
        {about && <strong lang="en">{about} </strong>}
        {errors?.join(" ")}
      </span>
    </p>
  ) : null;
}
