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

  it("says which field is meant where two say the same, and only there", () => {
    const fee = ["Please enter a fee."];
    const errors = { city: fee, country: fee, phone: ["Too short."] };
    const names = { city: "In Dhaka", country: "Elsewhere", phone: "Phone" };
    const html = htmlOf(<FormErrorSummary formId="form" title="Check" errors={errors} names={names} />);
    const said = [...html.matchAll(/<a[^>]*>([^<]*)<\/a>/g)].map(([, text]) => text);
    expect(said).toEqual(["In Dhaka: Please enter a fee.", "Elsewhere: Please enter a fee.", "Too short."]);
  });
});
