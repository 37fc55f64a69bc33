import { clsx } from "clsx";
import { useEffect, useRef } from "react";
import { fieldId, type FieldErrors } from "../field/field";
import { Icon } from "../icon/icon";
import { useScripted } from "../scripted/scripted.hook";
import type { RootProps } from "../root-props/root-props";

export interface FormErrorSummaryProps extends RootProps<"div"> {
  formId: string;
  /** Such as "Please check these answers". */
  title: string;
  /** Errors by field; an empty one shows nothing at all. */
  errors: FieldErrors<string>;
  /** What fields are called, where several of them may say the same: it then stands before each such sentence. */
  names?: Readonly<Record<string, string>> | undefined;
  /** What is wrong with the form as a whole, not with a field. */
  formErrors?: readonly string[] | undefined;
}

/**
 * All errors of a form, above it, each a link to its field (GOV.UK pattern). Takes the focus when it comes, so that a
 * reader lands on it, with JavaScript and without.
 *
 * @use Above every form of more than one field that came back with errors.
 * @avoid For a form of one field, whose own error is enough.
 * @words The title says how many answers are to be mended, each line what to write: "Enter 11 digits", not "Invalid
 *   phone".
 * @accessibility Takes the focus when the page comes; each error is a link to its field, in the order of the fields.
 */
export function FormErrorSummary({
  formId,
  title,
  errors,
  names = {},
  formErrors = [],
  className,
  ...rest
}: FormErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  const fields = Object.entries(errors).flatMap(([name, texts]) =>
    texts?.length ? [{ name, text: texts[0] }] : [],
  );
  const isSaidOnce = (text: string | undefined) => fields.filter((each) => each.text === text).length < 2;
  const shown = fields.length + formErrors.length > 0;
  // What came with the page had the focus from the browser; who has begun to mend it keeps theirs.
  const cameWithPage = useRef(!useScripted());
  useEffect(() => {
    if (shown && !cameWithPage.current) box.current?.focus();
    cameWithPage.current = false;
  }, [shown, errors]);
  if (!shown) return null;
  return (
    <div
      ref={box}
      id={`${formId}-errors`}
      data-slot="form-error-summary"
      role="alert"
      tabIndex={-1}
      // For pages without scripts; with them the effect above is for later answers.
      autoFocus
      className={clsx(
        "flex gap-3 rounded-card border border-danger bg-danger-soft p-4 text-on-danger-soft",
        className,
      )}
      {...rest}
    >
      <Icon name="alert" className="mt-0.5" />
      <div className="grid gap-1">
        <p className="font-semibold">{title}</p>
        <ul>
          {formErrors.map((text) => (
            <li key={text}>{text}</li>
          ))}
          {fields.map(({ name, text }) => (
            <li key={name}>
              <a
                href={`#${fieldId(formId, name)}`}
                className="inline-flex min-h-11 items-center underline underline-offset-4"
              >
                {isSaidOnce(text) || !names[name] ? text : `${names[name]}: ${text}`}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
