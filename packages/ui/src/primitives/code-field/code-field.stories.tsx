import type { Meta } from "@storybook/react-vite";
import { fill, story } from "../../../../../.storybook/in-language";
import { CodeField } from "./code-field";

export default { title: "Primitives/Code field", component: CodeField } satisfies Meta;

export const Default = story(({ words }) => (
  <CodeField
    formId="code"
    name="otp"
    label={words.otpForm.code}
    hint={fill(words.otpForm.timeLeft, { time: "2:41" })}
  />
));
export const Invalid = story(({ words }) => (
  <CodeField
    formId="code"
    name="otp"
    label={words.otpForm.code}
    defaultValue="12345"
    errors={[words.formErrors]}
  />
));
