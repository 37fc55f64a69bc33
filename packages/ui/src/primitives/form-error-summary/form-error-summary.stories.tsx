import type { Meta } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { advice } from "../../samples/in-docs";
import { story, type Sample } from "../../samples/in-language";
import { TextField } from "../text-field/text-field";
import { FormErrorSummary } from "./form-error-summary";

export default { title: "Primitives/Form error summary", component: FormErrorSummary } satisfies Meta;

const form = ({ words }: Sample, formErrors: readonly string[] = []) => (
  <form className="grid max-w-form gap-4">
    <FormErrorSummary
      formId="summary"
      title={words.formErrors}
      errors={{ first_name: [words.formErrors], phone: [words.signInForm.hint] }}
      formErrors={formErrors}
    />
    <TextField
      formId="summary"
      name="first_name"
      label={words.signUpForm.firstName}
      errors={[words.formErrors]}
    />
    <TextField
      formId="summary"
      name="phone"
      label={words.signInForm.phone}
      errors={[words.signInForm.hint]}
    />
  </form>
);

export const Fields = story((sample) => form(sample));
export const FieldsAndTheForm = story((sample) => form(sample, [sample.words.cartLine.out]));
export const TheFormAlone = story(({ words }) => (
  <FormErrorSummary formId="alone" title={words.formErrors} errors={{}} formErrors={[words.cartLine.out]} />
));
export const LeadsToTheField = story((sample) => form(sample), {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(() => expect(canvas.getByRole("alert")).toHaveFocus());
    const links = canvas.getAllByRole("link");
    await expect(links[1]).toHaveAttribute("href", "#summary-phone");
    await userEvent.tab();
    await expect(links[0]).toHaveFocus();
    for (const field of canvas.getAllByRole("textbox")) await expect(field).toHaveAccessibleDescription();
  },
});

const advised = {
  bn: {
    name: "আপনার নামের প্রথম অংশ লিখুন।",
    phone: "১১ সংখ্যার নম্বর দিন, যেমন 01712345678।",
    wrong: "ভুল তথ্য দেওয়া হয়েছে।",
  },
  en: {
    name: "Write your first name.",
    phone: "Enter 11 digits, such as 01712345678.",
    wrong: "Invalid input.",
  },
} as const;

export const DoLeadToEachField = advice(
  "do",
  {
    en: "Each line says what to do and leads to its field, which says the same.",
    bn: "প্রতিটি লাইন বলে কী করতে হবে আর সেই ঘরে নিয়ে যায়; ঘরের পাশেও একই কথা থাকে।",
  },
  ({ words, language }) => {
    const { name, phone } = advised[language];
    return (
      <form className="grid max-w-form gap-4">
        <FormErrorSummary
          formId="advised"
          title={words.formErrors}
          errors={{ first_name: [name], phone: [phone] }}
        />
        <TextField formId="advised" name="first_name" label={words.signUpForm.firstName} errors={[name]} />
        <TextField formId="advised" name="phone" label={words.signInForm.phone} errors={[phone]} />
      </form>
    );
  },
);
export const DontSayThatSomethingIsWrong = advice(
  "dont",
  {
    en: "“Invalid input” leaves people to search the whole form for it.",
    bn: "‘ভুল তথ্য’ বললে ভুলটা কোথায়, পুরো ফর্মে খুঁজতে হয়।",
  },
  ({ words, language }) => (
    <form className="grid max-w-form gap-4">
      <FormErrorSummary
        formId="vague"
        title={words.formErrors}
        errors={{}}
        formErrors={[advised[language].wrong]}
      />
      <TextField formId="vague" name="first_name" label={words.signUpForm.firstName} />
      <TextField formId="vague" name="phone" label={words.signInForm.phone} />
    </form>
  ),
);
