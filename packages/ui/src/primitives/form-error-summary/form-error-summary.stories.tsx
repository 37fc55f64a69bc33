import type { Meta } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
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
