import type { Meta } from "@storybook/react-vite";
import { story } from "../../../../../.storybook/in-language";
import { Checkbox } from "./checkbox";

export default { title: "Primitives/Checkbox", component: Checkbox } satisfies Meta;

export const Default = story(({ words }) => (
  <Checkbox formId="box" name="is_home" label={words.addressForm.isHome} />
));
export const Ticked = story(({ words }) => (
  <Checkbox formId="box" name="is_home" label={words.addressForm.isHome} defaultChecked />
));
export const Invalid = story(({ words }) => (
  <Checkbox
    formId="box"
    name="terms"
    label={words.signUpForm.termsLink}
    required
    errors={[words.formErrors]}
  />
));
