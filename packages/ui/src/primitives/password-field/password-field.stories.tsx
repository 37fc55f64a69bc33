import type { Meta } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { advice } from "../../samples/in-docs";
import { story, type Sample } from "../../samples/in-language";
import { PasswordField } from "./password-field";

export default { title: "Primitives/Password field", component: PasswordField } satisfies Meta;

export const Default = story(
  ({ words }) => (
    <PasswordField
      formId="form"
      name="password"
      label={words.signUpForm.password}
      hint={words.signUpForm.passwordHint}
      autoComplete="new-password"
      labels={words.passwordField}
      className="max-w-form"
    />
  ),
  {
    play: async ({ canvasElement }) => {
      const input = canvasElement.querySelector("input");
      if (!input) throw new Error("the field is missing");
      await userEvent.type(input, "hilsa and rice");
      await userEvent.tab();
      await userEvent.keyboard("{Enter}");
      await expect(input).toHaveAttribute("type", "text");
      await userEvent.click(within(canvasElement).getByRole("button"));
      await expect(input).toHaveAttribute("type", "password");
      await userEvent.clear(input);
    },
  },
);
export const Refused = story(({ words }) => (
  <PasswordField
    formId="form"
    name="password"
    label={words.signUpForm.password}
    errors={[words.formErrors]}
    labels={words.passwordField}
    className="max-w-form"
  />
));

const signIn = ({ words }: Sample, hint?: string) => (
  <PasswordField
    formId="form"
    name="password"
    label={words.signUpForm.password}
    hint={hint}
    autoComplete="new-password"
    labels={words.passwordField}
    className="max-w-form"
  />
);

export const DoAskForLength = advice(
  "do",
  {
    en: "A few words are long, easy to keep in mind and hard to guess.",
    bn: "কয়েকটি শব্দ লম্বা, মনে রাখা সহজ আর আন্দাজ করা কঠিন।",
  },
  (sample) => signIn(sample, sample.words.signUpForm.passwordHint),
);
export const DontAskForSigns = advice(
  "dont",
  {
    en: "Rules about signs lead to Password1! and to a note beside the phone.",
    bn: "চিহ্নের নিয়ম থেকে আসে Password1! আর ফোনের পাশে লেখা চিরকুট।",
  },
  (sample) =>
    signIn(
      sample,
      sample.language === "bn"
        ? "কমপক্ষে একটি বড় হাতের অক্ষর, একটি সংখ্যা ও একটি চিহ্ন, ৮ থেকে ১২ অক্ষর"
        : "At least one capital, one number and one sign, 8 to 12 characters",
    ),
);
