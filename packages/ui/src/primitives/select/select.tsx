import type { ComponentPropsWithoutRef } from "react";
import { Field, type FieldProps } from "../field/field";
import { Icon } from "../icon/icon";

export interface SelectOption {
  /** What is sent. */
  value: string;
  /** What is read, in the reader's language. */
  label: string;
  /** In a form of the console: its `revealed` fields are shown only while this, or another that reveals, is chosen. */
  reveals?: boolean | undefined;
}
/** Options under a heading, such as the cities of a division. */
export interface SelectGroup {
  label: string;
  options: readonly SelectOption[];
}

export type SelectProps = FieldProps &
  Omit<ComponentPropsWithoutRef<"select">, keyof FieldProps | "id" | "required" | "children"> & {
    /** Flat options, or groups of them. */
    options: readonly (SelectOption | SelectGroup)[];
    /** The first, empty choice ("Choose a city"). */
    placeholder?: string;
  };

const isGroup = (entry: SelectOption | SelectGroup): entry is SelectGroup => "options" in entry;

const optionOf = ({ value, label, reveals }: SelectOption) => (
  <option key={value} value={value} data-reveals={reveals || undefined}>
    {label}
  </option>
);

/**
 * A native list to choose one from: the phone's own picker, searchable by typing.
 *
 * @use For one of six or more, or where a phone's own picker is best.
 * @avoid For two to five that need a look (`RadioCards`) or for places to go.
 * @words The label is what is chosen, the choices are alike in kind and order; the placeholder says what to do:
 *   "Choose your district".
 * @accessibility Its label stays above it; the first choice is not used in its place.
 */
export function Select({
  formId,
  name,
  label,
  hint,
  errors,
  optionalMark,
  className,
  options,
  placeholder,
  ...select
}: SelectProps) {
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
        <div className="relative">
          <select
            data-slot="select"
            className="control appearance-none pe-10"
            {...select}
            {...control}
            // Without an empty option something is always chosen.
            required={control.required && placeholder !== undefined}
          >
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map((entry) =>
              isGroup(entry) ? (
                <optgroup key={entry.label} label={entry.label}>
                  {entry.options.map(optionOf)}
                </optgroup>
              ) : (
                optionOf(entry)
              ),
            )}
          </select>
          <Icon
            name="chevron-down"
            className="pointer-events-none absolute end-3 top-1/2 -translate-y-1/2 text-muted"
          />
        </div>
      )}
    </Field>
  );
}
