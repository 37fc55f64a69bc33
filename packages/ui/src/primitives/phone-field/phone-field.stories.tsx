import type { Meta } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { story, type Sample } from "../../samples/in-language";
import { PhoneField } from "./phone-field";
import type { TextFieldProps } from "../text-field/text-field";

export default { title: "Primitives/Phone field", component: PhoneField } satisfies Meta;

const field = ({ words }: Sample, more: Partial<TextFieldProps> = {}) => (
  <PhoneField
    formId="phone"
    name="phone"
    label={words.signInForm.phone}
    hint={words.signInForm.hint}
    {...more}
  />
);

export const Empty = story((sample) => field(sample));
export const Filled = story((sample) => field(sample, { defaultValue: "01712 345678" }));
export const Invalid = story((sample) =>
  field(sample, { defaultValue: "0171234", errors: [sample.words.formErrors] }),
);
export const Disabled = story((sample) => field(sample, { defaultValue: "01712 345678", disabled: true }));
export const AnyWayOfWriting = story((sample) => field(sample), {
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole("textbox");
    await userEvent.click(input);
    await userEvent.paste("+৮৮০ (১৭১২) ৩৪৫-৬৭৮");
    await expect(input).toHaveValue("+৮৮০ (১৭১২) ৩৪৫-৬৭৮");
  },
});
