import type { Meta } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { advice } from "../../samples/in-docs";
import { fill, story, type Sample } from "../../samples/in-language";
import { CodeField, type CodeFieldProps } from "./code-field";

export default { title: "Primitives/Code field", component: CodeField } satisfies Meta;

const field = ({ words, shop }: Sample, more: Partial<CodeFieldProps> = {}) => (
  <CodeField
    formId="code"
    name="otp"
    label={words.otpForm.code}
    hint={fill(words.otpForm.timeLeft, { time: shop.money("2:41").slice(1) })}
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

export const DoOneFieldForAllDigits = advice(
  "do",
  {
    en: "One field takes a pasted message and what the phone fills in.",
    bn: "একটি ঘরই পেস্ট করা বার্তা আর ফোনের বসানো কোড নেয়।",
  },
  (sample) => field(sample, { defaultValue: "482913" }),
);
export const DontAFieldForEachDigit = advice(
  "dont",
  {
    en: "Six fields break pasting, filling in and going back.",
    bn: "ছয়টি ঘরে পেস্ট করা, নিজে বসা আর পিছিয়ে যাওয়া ভেঙে যায়।",
  },
  ({ shop }) => (
    <div className="flex gap-2">
      {[4, 8, 2, 9, 1, 3].map((digit, at) => (
        <CodeField
          key={digit}
          formId="code"
          name={`digit-${at + 1}`}
          label={shop.money(String(at + 1)).slice(1)}
          defaultValue={digit}
          className="w-12"
        />
      ))}
    </div>
  ),
);
