import type { FormEvent } from "react";
import { Select } from "../../primitives/select/select";
import { TextField } from "../../primitives/text-field/text-field";
import { hexToOklch, oklchToHex } from "../../theme/oklch";
import { themeChoices, type CompleteTheme } from "../../theme/shop-theme";
import type { ThemeChoice, ThemeStudioLabels } from "./theme-studio.labels";

export interface ThemeFormProps {
  formId: string;
  /** What the fields start from. */
  theme: CompleteTheme;
  labels: Pick<ThemeStudioLabels, "choices" | "keys" | "values">;
  onChange: (theme: Record<string, string | number>) => void;
}

const choiceNames = Object.keys(themeChoices) as ThemeChoice[];

/** What a field of colour understands: six digits. */
const sixDigits = (colour: string) => {
  const parsed = hexToOklch(colour);
  return parsed ? oklchToHex(parsed) : colour;
};

/** A seller's choices as fields. They are not controlled: with new values from outside the form is drawn anew (`key`). */
export function ThemeForm({ formId, theme, labels, onChange }: ThemeFormProps) {
  const change = (event: FormEvent<HTMLFormElement>) => {
    const chosen = new FormData(event.currentTarget);
    onChange({
      version: 1,
      ...Object.fromEntries(Array.from(chosen, ([name, value]) => [name, String(value)])),
      radius: Number(chosen.get("radius")),
    });
  };
  return (
    <form
      data-slot="theme-form"
      aria-label={labels.choices}
      onInput={change}
      onSubmit={(event) => event.preventDefault()}
      className="grid grid-cols-2 items-end gap-x-3 gap-y-4"
    >
      {(["seed", "ribbonSeed"] as const).map((name) => (
        <TextField
          key={name}
          type="color"
          formId={formId}
          name={name}
          label={labels.keys[name]}
          defaultValue={sixDigits(theme[name])}
          className="[&_input]:cursor-pointer [&_input]:p-1 [&_label]:text-small"
        />
      ))}
      {choiceNames.map((name) => (
        <Select
          key={name}
          formId={formId}
          name={name}
          label={labels.keys[name]}
          defaultValue={String(theme[name])}
          options={themeChoices[name].map((value) => ({
            value: String(value),
            label: (labels.values[name] as Record<string, string>)[String(value)] ?? String(value),
          }))}
          // Nine of them: the last has the row for itself.
          className="last:col-span-2 [&_label]:text-small"
        />
      ))}
    </form>
  );
}
