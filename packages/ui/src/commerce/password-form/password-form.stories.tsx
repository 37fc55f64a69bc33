import type { Meta } from "@storybook/react-vite";
import { story, type Sample } from "../../samples/in-language";
import { PasswordForm, type PasswordFormProps } from "./password-form";

export default { title: "Commerce/Password form", component: PasswordForm } satisfies Meta;

const form = ({ words }: Sample, more: Partial<PasswordFormProps> = {}) => (
  <PasswordForm
    hasPassword
    labels={{ ...words.passwordForm, ...words.passwordField, errors: words.formErrors }}
    action="#"
    forgotHref="#code"
    formId="password"
    {...more}
  />
);

export const Change = story((sample) => form(sample));
export const SetTheFirst = story((sample) => form(sample, { hasPassword: false }));
export const Refused = story((sample) =>
  form(sample, {
    errors: {
      old_password: [sample.words.passwordForm.wrong],
      password: [sample.words.passwordForm.common],
    },
  }),
);
export const Saving = story((sample) => form(sample, { pending: true }));
