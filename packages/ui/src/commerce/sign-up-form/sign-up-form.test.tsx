import { describe, expect, it } from "vitest";
import { controlsOf, faultsOf, htmlOf, labels } from "../../testing/plain-html";

import { SignUpForm, signUpFields, type SignUpFormProps } from "./sign-up-form";

const props: SignUpFormProps = {
  formId: "sign-up",
  action: "/signup",
  termsHref: "/terms-of-use",
  labels: labels<SignUpFormProps["labels"]>(),
};

describe("the sign-up form", () => {
  it("asks for five things, of which the email may stay empty", () => {
    const controls = controlsOf(htmlOf(<SignUpForm {...props} />));
    expect(controls.map(({ attributes }) => attributes["name"])).toEqual(Object.values(signUpFields));
    expect(
      controls
        .filter(({ attributes }) => !("required" in attributes))
        .map(({ attributes }) => attributes["name"]),
    ).toEqual([signUpFields.email]);
  });

  it("never sends a password back to the page", () => {
    const password = controlsOf(htmlOf(<SignUpForm {...props} values={{ first_name: "R" }} />)).find(
      ({ attributes }) => attributes["type"] === "password",
    );
    expect(password?.attributes).not.toHaveProperty("value");
  });

  it("ties every error to its field, twice on a page", () => {
    const errors = Object.fromEntries(Object.values(signUpFields).map((name) => [name, ["wrong"]]));
    const html = htmlOf(
      <>
        <SignUpForm {...props} errors={errors} />
        <SignUpForm {...props} formId="again" />
      </>,
    );
    expect(faultsOf(html)).toEqual([]);
    expect(controlsOf(html).filter(({ attributes }) => attributes["aria-invalid"] === "true")).toHaveLength(
      5,
    );
  });
});
