import type { Meta } from "@storybook/react-vite";
import { story, type Sample } from "../../samples/in-language";
import { PasswordSignInForm, type PasswordSignInFormProps } from "./password-sign-in-form";

export default { title: "Commerce/Password sign-in form", component: PasswordSignInForm } satisfies Meta;

const form = ({ words }: Sample, more: Partial<PasswordSignInFormProps> = {}) => (
  <div className="max-w-form">
    <PasswordSignInForm
      labels={{ ...words.passwordSignInForm, ...words.passwordField, errors: words.formErrors }}
      action="#"
      codeHref="#code"
      formId="password"
      {...more}
    />
  </div>
);

export const Empty = story((sample) => form(sample));
export const WrongPassword = story((sample) =>
  form(sample, { phone: "01712 345678", formErrors: [sample.words.passwordSignInForm.wrong] }),
);
export const Refused = story((sample) =>
  form(sample, {
    phone: "0171",
    errors: { phone: [sample.words.formErrors], password: [sample.words.formErrors] },
  }),
);
export const Sending = story((sample) => form(sample, { phone: "01712 345678", pending: true }));
