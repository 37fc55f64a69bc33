import { describe, expect, it } from "vitest";
import { controlsOf, faultsOf, htmlOf, labels } from "../../testing/plain-html";

import { ContactForm, contactFields, type ContactFormProps } from "./contact-form";

const props = (formId: string): ContactFormProps => ({
  count: { template: "{n} of 300", digits: "0123456789" },
  labels: labels<ContactFormProps["labels"]>(),
  action: "/contact",
  formId,
});

describe("a message to the platform", () => {
  it("is four labelled fields that post, twice on one page", () => {
    const html = htmlOf(
      <>
        <ContactForm {...props("one")} errors={{ email: ["Invalid email address..."] }} />
        <ContactForm {...props("two")} />
      </>,
    );
    expect(faultsOf(html)).toEqual([]);
    expect(html).toContain('aria-describedby="one-email-hint one-email-error"');
    expect(
      controlsOf(htmlOf(<ContactForm {...props("one")} />)).map(({ attributes }) => attributes["name"]),
    ).toEqual(Object.values(contactFields));
  });

  it("keeps what was typed after an error", () => {
    expect(htmlOf(<ContactForm {...props("one")} values={{ message: "Hello" }} />)).toContain("Hello");
  });

  it("thanks once it is sent, in place of the form", () => {
    const html = htmlOf(<ContactForm {...props("one")} sent />);
    expect(html).not.toContain("<form");
    expect(html).toContain('role="status"');
  });
});
