import { describe, expect, it } from "vitest";
import { faultsOf, htmlOf, labels, tagsOf, valuesOf } from "../../testing/plain-html";

import { CancelConfirmation, cancelFields, type CancelConfirmationProps } from "./cancel-confirmation";

const props = (formId: string): CancelConfirmationProps => ({
  order: { orderId: "AXY2-ABCDE", items: "Rice", total: "৳390" },
  effects: ["The stock goes back."],
  reasons: [{ value: "late", label: "Too late" }],
  count: { template: "{n} of 300", digits: "0123456789" },
  labels: labels<CancelConfirmationProps["labels"]>(),
  action: "/orders/cancel",
  keepHref: "/orders/AXY2-ABCDE",
  formId,
});

describe("the question before an order is cancelled", () => {
  it("is a form that names the order, with a way back that is a link", () => {
    const html = htmlOf(<CancelConfirmation {...props("cancel")} />);
    expect(valuesOf(html, cancelFields.order)).toEqual(["AXY2-ABCDE"]);
    expect(html).toContain('href="/orders/AXY2-ABCDE"');
    expect(html).toContain("The stock goes back.");
    expect(html).not.toContain("required");
  });

  it("ties an error to its field, twice on one page", () => {
    const html = htmlOf(
      <>
        <CancelConfirmation {...props("one")} errors={{ note: ["Too long."] }} />
        <CancelConfirmation {...props("two")} />
      </>,
    );
    expect(faultsOf(html)).toEqual([]);
    expect(html).toContain('aria-describedby="one-note-error"');
  });

  it("shows no form where it is too late, but whom to call", () => {
    const help = { phone: "09612 345678", href: "tel:09612345678", labels: { title: "Help" } };
    const html = htmlOf(<CancelConfirmation {...props("cancel")} blocked={{ text: "Packed.", help }} />);
    expect(tagsOf(html).some(({ name }) => name === "form")).toBe(false);
    expect(html).toContain('href="tel:09612345678"');
  });
});
