import type { Meta } from "@storybook/react-vite";
import { advice } from "../../samples/in-docs";
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

export const DoSayWhyItIsRefused = advice(
  "do",
  {
    en: "Say why it is refused, and what a better one is like.",
    bn: "কেন নেওয়া হলো না আর কেমন হলে ভালো, দুটোই লিখুন।",
  },
  (sample) =>
    form(sample, {
      formId: "reason",
      hasPassword: false,
      errors: { password: [sample.words.passwordForm.common] },
    }),
);
export const DontListSecretRules = advice(
  "dont",
  {
    en: "Rules of signs lead to “Dhaka@123”, which is guessed at once.",
    bn: "চিহ্নের নিয়ম দিলে সবাই “Dhaka@123” লেখে, যা সবার আগে আন্দাজ করা যায়।",
  },
  (sample) =>
    form(sample, {
      formId: "rules",
      hasPassword: false,
      errors: {
        password: [
          sample.language === "bn"
            ? "বড় হাতের অক্ষর, সংখ্যা ও চিহ্ন থাকতে হবে।"
            : "Must have a capital letter, a digit and a sign.",
        ],
      },
    }),
);
