import type { Meta } from "@storybook/react-vite";
import { story } from "../../samples/in-language";
import { SignInForm } from "./sign-in-form";

export default { title: "Commerce/Sign-in form", component: SignInForm } satisfies Meta;

export const Empty = story(({ words }) => (
  <div className="max-w-100">
    <SignInForm formId="sign-in" action="#" labels={words.signInForm} />
  </div>
));
export const Refused = story(({ words }) => (
  <div className="max-w-100">
    <SignInForm
      formId="sign-in"
      action="#"
      phone="0171234567"
      errors={{ phone: [words.signInForm.errors] }}
      labels={words.signInForm}
    />
  </div>
));
export const Sending = story(({ words }) => (
  <div className="max-w-100">
    <SignInForm formId="sign-in" action="#" phone="01712345678" pending labels={words.signInForm} />
  </div>
));
