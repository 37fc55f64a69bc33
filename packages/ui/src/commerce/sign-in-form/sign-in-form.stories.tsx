import type { Meta } from "@storybook/react-vite";
import { advice } from "../../samples/in-docs";
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

export const DoSayWhatComesNext = advice(
  "do",
  {
    en: "What comes next stands below the field and in the button: a code by SMS.",
    bn: "এরপর কী হবে তা ঘরের নিচে আর বোতামে লেখা: এসএমএসে একটি কোড।",
  },
  ({ words }) => <SignInForm formId="next" action="#" labels={words.signInForm} />,
);
export const DontJustSayLogIn = advice(
  "dont",
  {
    en: "Nothing says that a code will come, nor in which form the number is taken.",
    bn: "কোড আসবে কি না, নম্বর কীভাবে লিখতে হবে, কিছুই বলা নেই।",
  },
  ({ words, language }) => (
    <SignInForm
      formId="login"
      action="#"
      labels={{
        ...words.signInForm,
        phone: language === "bn" ? "ইউজার আইডি" : "User ID",
        hint: language === "bn" ? "সঠিক তথ্য দিন।" : "Enter valid credentials.",
        submit: language === "bn" ? "জমা দিন" : "Submit",
      }}
    />
  ),
);
