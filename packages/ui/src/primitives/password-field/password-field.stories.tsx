import type { Meta } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { story } from "../../samples/in-language";
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
