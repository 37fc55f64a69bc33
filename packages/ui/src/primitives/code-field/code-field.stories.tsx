import type { Meta } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { fill, story, type Sample } from "../../samples/in-language";
import { CodeField, type CodeFieldProps } from "./code-field";

export default { title: "Primitives/Code field", component: CodeField } satisfies Meta;

const field = ({ words }: Sample, more: Partial<CodeFieldProps> = {}) => (
  <CodeField
    formId="code"
    name="otp"
    label={words.otpForm.code}
    hint={fill(words.otpForm.timeLeft, { time: "2:41" })}
    {...more}
  />
);

export const Empty = story((sample) => field(sample));
export const Filled = story((sample) => field(sample, { defaultValue: "482913" }));
export const Invalid = story((sample) =>
  field(sample, { defaultValue: "482193", errors: [sample.words.formErrors] }),
);
export const TakesAPastedMessage = story((sample) => field(sample), {
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole("textbox");
    await userEvent.click(input);
    await userEvent.paste("৪৮২ ৯১৩");
    await expect(input).toHaveValue("৪৮২ ৯১৩");
  },
});
