import type { Meta } from "@storybook/react-vite";
import { story } from "../../samples/in-language";
import { SignUpForm } from "./sign-up-form";

export default { title: "Commerce/Sign-up form", component: SignUpForm } satisfies Meta;

export const Empty = story(({ words }) => (
  <div className="max-w-form">
    <SignUpForm formId="sign-up" action="#" termsHref="#/terms-of-use" labels={words.signUpForm} />
  </div>
));
export const Refused = story(({ words, shop }) => (
  <div className="max-w-form">
    <SignUpForm
      formId="sign-up"
      action="#"
      termsHref="#/terms-of-use"
      values={{ first_name: shop.customer.firstName, terms: "on" }}
      errors={{
        last_name: [words.formErrors],
        password: [words.signUpForm.passwordHint],
        terms: [words.formErrors],
      }}
      labels={words.signUpForm}
    />
  </div>
));
export const Opening = story(({ words, shop }) => (
  <div className="max-w-form">
    <SignUpForm
      formId="sign-up"
      action="#"
      termsHref="#/terms-of-use"
      values={{ first_name: shop.customer.firstName, last_name: shop.customer.lastName, terms: "on" }}
      pending
      labels={words.signUpForm}
    />
  </div>
));
