import type { Meta } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { story } from "../../../../../.storybook/in-language";
import { TextField } from "./text-field";

export default { title: "Primitives/Text field", component: TextField } satisfies Meta;

export const Default = story(({ words }) => (
  <TextField formId="default" name="first_name" label={words.signUpForm.firstName} />
));
export const WithHint = story(({ words }) => (
  <TextField
    formId="hint"
    name="password"
    type="password"
    label={words.signUpForm.password}
    hint={words.signUpForm.passwordHint}
  />
));
export const Optional = story(({ words }) => (
  <TextField formId="optional" name="email" label={words.signUpForm.email} optionalMark={words.optional} />
));
export const Invalid = story(({ words, shop }) => (
  <TextField
    formId="invalid"
    name="first_name"
    label={words.signUpForm.firstName}
    defaultValue={shop.customer.firstName}
    errors={[words.formErrors]}
  />
));
export const Disabled = story(({ words, shop }) => (
  <TextField
    formId="disabled"
    name="last_name"
    label={words.signUpForm.lastName}
    defaultValue={shop.customer.lastName}
    disabled
  />
));
export const LongLabelAndError = story(({ words, shop }) => (
  <TextField
    formId="long"
    name="note"
    label={shop.tagline}
    hint={words.signUpForm.passwordHint}
    optionalMark={words.optional}
    defaultValue={shop.products[0]?.name}
    errors={[words.formErrors, words.cartLine.out]}
    className="max-w-72"
  />
));
export const Focused = story(
  ({ words }) => <TextField formId="focused" name="first_name" label={words.signUpForm.firstName} />,
  {
    play: async ({ canvasElement }) => {
      const canvas = within(canvasElement);
      await userEvent.click(canvas.getByText(/./, { selector: "label" }));
      await expect(canvas.getByRole("textbox")).toHaveFocus();
    },
  },
);
