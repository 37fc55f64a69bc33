import { controlProps, fieldId, FieldErrorText, type FieldProps } from "@haat/ui/primitives/field/field";
import { Fragment } from "react";

export interface StarChoiceProps extends Omit<FieldProps, "hint" | "optionalMark" | "className"> {
  /** One for each number of stars, the least first: its word, and how many they are for who hears it. */
  options: readonly { value: string; word: string; spoken: string }[];
  defaultValue?: string | undefined;
}

/** One to five stars in a row, each with its word: radio buttons, whose labels are filled up to the chosen one. */
export function StarChoice({ formId, name, label, options, defaultValue, errors }: StarChoiceProps) {
  const control = controlProps({ formId, name, errors });
  return (
    <fieldset data-slot="star-choice" className="grid gap-1.5">
      <legend className="font-semibold">{label}</legend>
      <div className="star-choice relative flex max-w-form">
        {options.map(({ value, word, spoken }, index) => {
          // The first one carries the field's own id, so that an error summary can link to it.
          const id = index === 0 ? control.id : `${fieldId(formId, name)}-${value}`;
          return (
            <Fragment key={value}>
              <input
                type="radio"
                id={id}
                name={name}
                value={value}
                defaultChecked={value === defaultValue}
                required
                aria-invalid={control["aria-invalid"]}
                aria-describedby={control["aria-describedby"]}
                className="sr-only"
              />
              <label htmlFor={id} className="flex-1 px-1 text-center text-caption">
                <span aria-hidden="true" className="block text-display text-link" />
                <span className="sr-only">{spoken} </span>
                {word}
              </label>
            </Fragment>
          );
        })}
      </div>
      <FieldErrorText id={control.id} errors={errors} />
    </fieldset>
  );
}
