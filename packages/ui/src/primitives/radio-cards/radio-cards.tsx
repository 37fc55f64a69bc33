import { clsx } from "clsx";
import type { ReactNode } from "react";
import { controlProps, fieldId, FieldErrorText, FieldHint, type FieldProps } from "../field/field";
import type { RootProps } from "../root-props/root-props";

export interface RadioCard {
  /** What is sent. */
  value: string;
  /** The choice in a word or two. */
  title: ReactNode;
  /** What it means: cost, time, an address. */
  text?: ReactNode;
  /** Shown at the end of the title's line, such as a price. */
  aside?: ReactNode;
  /** Cannot be chosen now; `text` says why. */
  disabled?: boolean;
  /** Parts of the form that say `revealed` are shown only while it is chosen. */
  reveals?: boolean;
}

export interface RadioCardsProps extends Omit<FieldProps, "optionalMark">, RootProps<"fieldset", "name"> {
  /** Two to five; more are a `Select`, unless each has a picture to choose by. */
  options: readonly RadioCard[];
  /** The `value` that is chosen at first. */
  defaultValue?: string | undefined;
  /** Cards side by side from 480 px. */
  columns?: 1 | 2;
  /** Attribute `form` of the radios, where they stand outside their form. */
  form?: string;
}

/**
 * One of a few choices, each a card with its details; the card is the label.
 *
 * @use For one of two to five choices that need a sentence each.
 * @avoid For many (`Select`) or choices that are links (`AttributePicker`).
 * @words The legend is the question. A title is the choice itself, in two to four words; the lines below tell the
 *   same things in the same order on each card.
 * @accessibility A `fieldset` with its question; arrows choose, as with every group of radio buttons.
 */
export function RadioCards(props: RadioCardsProps) {
  const {
    formId,
    name,
    label,
    hint,
    errors,
    options,
    defaultValue,
    columns = 1,
    form,
    className,
    ...rest
  } = props;
  const control = controlProps({ formId, name, hint, errors });
  return (
    <fieldset
      data-slot="radio-cards"
      aria-describedby={control["aria-describedby"]}
      className={clsx("grid min-w-0 gap-3", className)}
      {...rest}
    >
      <legend className="mb-3 font-semibold">{label}</legend>
      <FieldHint id={control.id} hint={hint} />
      <div className={clsx("grid gap-3", columns === 2 && "xs:grid-cols-2")}>
        {options.map((option, index) => (
          <label key={option.value} className="choice-card has-disabled:text-muted" data-slot="radio-card">
            <input
              type="radio"
              // The first one carries the field's own id, so that an error summary can link to it.
              id={index === 0 ? control.id : `${fieldId(formId, name)}-${option.value}`}
              name={name}
              value={option.value}
              form={form}
              defaultChecked={option.value === defaultValue}
              disabled={option.disabled}
              data-reveals={option.reveals || undefined}
              required
              aria-invalid={control["aria-invalid"]}
              className="mt-[0.2em]"
            />
            <span className="grid min-w-0 flex-1 content-start gap-1">
              <span className="flex flex-wrap items-baseline justify-between gap-x-3 font-semibold">
                <span>{option.title}</span>
                {option.aside && <span className="tabular">{option.aside}</span>}
              </span>
              {option.text && <span className="text-small text-muted">{option.text}</span>}
            </span>
          </label>
        ))}
      </div>
      <FieldErrorText id={control.id} errors={errors} />
    </fieldset>
  );
}
