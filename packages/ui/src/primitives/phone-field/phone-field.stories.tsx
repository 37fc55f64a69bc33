import type { Meta } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { advice } from "../../samples/in-docs";
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

export const DoTakeWhatIsTyped = advice(
  "do",
  {
    en: "Show an example, and take every usual way of writing a number.",
    bn: "একটি উদাহরণ দেখান, আর যেভাবে নম্বর লেখা হয় সেভাবেই নিন।",
  },
  (sample) => field(sample, { formId: "advised", defaultValue: "+880 1712-345678" }),
);
export const DontDemandAFormat = advice(
  "dont",
  {
    en: "Taking out spaces and dashes is the computer's work, not the customer's.",
    bn: "ফাঁকা জায়গা আর ড্যাশ বাদ দেওয়া কম্পিউটারের কাজ, ক্রেতার নয়।",
  },
  (sample) =>
    field(sample, {
      formId: "format",
      defaultValue: "01712 345678",
      hint: "8801XXXXXXXXX",
      errors: [
        sample.language === "bn" ? "ফাঁকা জায়গা বা ড্যাশ দেওয়া যাবে না।" : "Spaces and dashes are not allowed.",
      ],
    }),
);
