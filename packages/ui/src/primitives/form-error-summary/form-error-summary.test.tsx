import { describe, expect, it } from "vitest";
import { htmlOf } from "../../testing/plain-html";

import { FormErrorSummary } from "./form-error-summary";

describe("the error summary", () => {
  it("is not there without errors", () => {
    expect(
      htmlOf(<FormErrorSummary formId="form" title="Check" errors={{ phone: [], name: undefined }} />),
    ).toBe("");
  });

  it("can take the focus, is announced, and leads to each field", () => {
    const html = htmlOf(
      <FormErrorSummary
        formId="form"
        title="Check"
        errors={{ phone: ["Too short."] }}
        formErrors={["Try again."]}
      />,
    );
    expect(html).toMatch(/id="form-errors"[^>]*role="alert"[^>]*tabindex="-1"/i);
    expect(html).toMatch(/id="form-errors"[^>]*autofocus/i);
    expect(html).toContain('href="#form-phone"');
    expect(html).toContain("Try again.");
  });
});
