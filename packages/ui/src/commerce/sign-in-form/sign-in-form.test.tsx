import { describe, expect, it } from "vitest";
import { controlsOf, faultsOf, htmlOf, labels } from "../../testing/plain-html";

import { SignInForm, signInFields, type SignInFormProps } from "./sign-in-form";

const words = labels<SignInFormProps["labels"]>();

describe("the sign-in form", () => {
  it("takes a number however people write it: a telephone field that cuts nothing off", () => {
    const [phone] = controlsOf(htmlOf(<SignInForm formId="sign-in" action="/login" labels={words} />));
    expect(phone?.attributes).toMatchObject({
      name: signInFields.phone,
      type: "tel",
      autoComplete: "tel",
    });
    expect(Number(phone?.attributes["maxLength"])).toBeGreaterThanOrEqual(20);
  });

  it("keeps a refused number and says why, twice on a page", () => {
    const html = htmlOf(
      <>
        <SignInForm
          formId="one"
          action="/login"
          phone="0171"
          errors={{ phone: ["too short"] }}
          labels={words}
        />
        <SignInForm formId="two" action="/login" hidden={{ redirectPath: "/cart" }} labels={words} />
      </>,
    );
    expect(faultsOf(html)).toEqual([]);
    expect(html).toContain('value="0171"');
    expect(html).toContain('name="redirectPath" value="/cart"');
  });
});
