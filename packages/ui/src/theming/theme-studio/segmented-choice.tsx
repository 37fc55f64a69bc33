export interface SegmentedChoiceProps<Value extends string> {
  name: string;
  legend: string;
  options: readonly { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
}

/** Two or three ways of looking, side by side; radios underneath. */
export function SegmentedChoice<Value extends string>({
  name,
  legend,
  options,
  value,
  onChange,
}: SegmentedChoiceProps<Value>) {
  return (
    <fieldset
      data-slot="segmented-choice"
      className="inline-flex rounded-control border border-border-control bg-surface-raised p-0.5"
    >
      <legend className="sr-only">{legend}</legend>
      {options.map((option) => (
        <label
          key={option.value}
          className="grid min-h-11 cursor-pointer place-items-center rounded-control px-3 text-small sm:px-4 font-semibold has-checked:bg-accent has-checked:text-on-accent has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
        >
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
            // The label wears the ring.
            className="sr-only outline-none"
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  );
}
