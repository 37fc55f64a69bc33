import { Field, type FieldProps } from "../field/field";

export interface CodeFieldProps extends FieldProps {
  /** What was typed, kept after a refusal. */
  defaultValue?: string | undefined;
}

/** A one-time code: one input (ux.md 89), so that phones fill it and people paste it; Bengali digits welcome. */
export function CodeField({ defaultValue, ...field }: CodeFieldProps) {
  return (
    <Field {...field}>
      {(control) => (
        <input
          type="text"
          inputMode="numeric"
          autoComplete="one-time-code"
          data-slot="input"
          maxLength={64}
          defaultValue={defaultValue}
          className="control tabular max-w-52 text-center font-semibold tracking-[0.3em]"
          {...control}
        />
      )}
    </Field>
  );
}
