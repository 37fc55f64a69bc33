import type { Meta } from "@storybook/react-vite";
import { story } from "../../../../../.storybook/in-language";
import { PhoneField } from "./phone-field";

export default { title: "Primitives/Phone field", component: PhoneField } satisfies Meta;

export const Default = story(({ words }) => (
  <PhoneField formId="phone" name="phone" label={words.signInForm.phone} hint={words.signInForm.hint} />
));
