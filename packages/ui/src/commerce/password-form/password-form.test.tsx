import { describe, expect, it } from "vitest";
import { controlsOf, faultsOf, htmlOf, labels } from "../../testing/plain-html";

import { PasswordForm, type PasswordFormProps } from "./password-form";

const props = (formId: string, hasPassword: boolean): PasswordFormProps => ({
  hasPassword,
  labels: labels<PasswordFormProps["labels"]>(),
  action: "/my-account/password",
  forgotHref: "/login",
  formId,
});

describe("the password's form", () => {
  it("asks for the old one only where there is one", () => {
    const names = (hasPassword: boolean) =>
      controlsOf(htmlOf(<PasswordForm {...props("one", hasPassword)} />)).map(
        ({ attributes }) => attributes["name"],
      );
    expect(names(false)).toEqual(["password"]);
    expect(names(true)).toEqual(["old_password", "password"]);
  });

  it("ties errors to their fields, twice on one page", () => {
    const html = htmlOf(
      <>
        <PasswordForm {...props("one", true)} errors={{ password: ["Too common."] }} />
        <PasswordForm {...props("two", true)} />
      </>,
    );
    expect(faultsOf(html)).toEqual([]);
    expect(html).toContain('aria-describedby="one-password-hint one-password-error"');
  });
});
