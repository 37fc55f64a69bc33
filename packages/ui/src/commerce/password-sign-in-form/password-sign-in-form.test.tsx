import { describe, expect, it } from "vitest";
import { controlsOf, faultsOf, htmlOf, labels } from "../../testing/plain-html";

import { PasswordSignInForm, type PasswordSignInFormProps } from "./password-sign-in-form";

const props = (formId: string): PasswordSignInFormProps => ({
  labels: labels<PasswordSignInFormProps["labels"]>(),
  action: "/login/password",
  codeHref: "/login",
  formId,
  phone: "01712345678",
});

describe("signing in with a password", () => {
  it("works with a password manager, twice on one page, and never fills the password in", () => {
    const html = htmlOf(
      <>
        <PasswordSignInForm {...props("one")} errors={{ password: ["Wrong."] }} />
        <PasswordSignInForm {...props("two")} />
      </>,
    );
    expect(faultsOf(html)).toEqual([]);
    const [phone, password] = controlsOf(html);
    expect(phone?.attributes).toMatchObject({ autoComplete: "username", value: "01712345678" });
    expect(password?.attributes).toMatchObject({ type: "password", autoComplete: "current-password" });
    expect(password?.attributes).not.toHaveProperty("value");
  });

  it("leads back to the code, and shows no button that needs a script", () => {
    const html = htmlOf(<PasswordSignInForm {...props("one")} />);
    expect(html).toContain('href="/login"');
    expect(html).not.toContain('type="button"');
  });
});
