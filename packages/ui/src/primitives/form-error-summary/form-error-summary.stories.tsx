import type { Meta } from "@storybook/react-vite";
import { expect, waitFor, within } from "storybook/test";
import { story } from "../../../../../.storybook/in-language";
import { TextField } from "../text-field/text-field";
import { FormErrorSummary } from "./form-error-summary";

export default { title: "Primitives/Form error summary", component: FormErrorSummary } satisfies Meta;

export const Default = story(
  ({ words }) => (
    <form className="grid gap-4">
      <FormErrorSummary
        formId="summary"
        title={words.formErrors}
        errors={{ phone: [words.signInForm.hint] }}
        formErrors={[words.cartEmpty.text]}
      />
      <TextField
        formId="summary"
        name="phone"
        label={words.signInForm.phone}
        errors={[words.signInForm.hint]}
      />
    </form>
  ),
  {
    play: async ({ canvasElement }) => {
      const canvas = within(canvasElement);
      await waitFor(() => expect(canvas.getByRole("alert")).toHaveFocus());
      await expect(canvas.getByRole("link")).toHaveAttribute("href", "#summary-phone");
      await expect(canvas.getByRole("textbox")).toHaveAccessibleDescription();
    },
  },
);
