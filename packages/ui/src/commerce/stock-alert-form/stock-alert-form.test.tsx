import { describe, expect, it } from "vitest";
import { faultsOf, htmlOf, labels, valuesOf } from "../../testing/plain-html";

import {
  StockAlertForm,
  stockAlertFields,
  stockAlertIntents,
  type StockAlertFormProps,
} from "./stock-alert-form";

const form = (more: Partial<StockAlertFormProps> = {}) =>
  htmlOf(
    <StockAlertForm
      formId="alert"
      action="/product-details/sari"
      labels={labels<StockAlertFormProps["labels"]>()}
      {...more}
    />,
  );

describe("the form in the place of what is sold out", () => {
  it("sends the number with each chosen value", () => {
    const html = form({ attributeIds: ["11", "12"], phone: "01712" });
    expect(faultsOf(html)).toEqual([]);
    expect(valuesOf(html, stockAlertFields.attribute)).toEqual(["11", "12"]);
    expect(valuesOf(html, stockAlertFields.phone)).toEqual(["01712"]);
    expect(valuesOf(html, stockAlertFields.intent)).toEqual([stockAlertIntents.ask]);
  });

  it("asks nobody for a number who is signed in", () => {
    const html = form({ knownPhone: "01712345678" });
    expect(valuesOf(html, stockAlertFields.phone)).toEqual([]);
    expect(html).toContain("01712345678");
    expect(valuesOf(html, stockAlertFields.intent)).toEqual([stockAlertIntents.ask]);
  });

  it("lets who waits already take it back", () => {
    const html = form({ knownPhone: "01712345678", alertId: "a1" });
    expect(faultsOf(html)).toEqual([]);
    expect(valuesOf(html, stockAlertFields.alert)).toEqual(["a1"]);
    expect(valuesOf(html, stockAlertFields.intent)).toEqual([stockAlertIntents.remove]);
  });

  it("says what is wrong with a number at its field", () => {
    const html = form({ errors: { phone: ["Eleven digits."] } });
    expect(faultsOf(html)).toEqual([]);
    expect(html).toContain('aria-invalid="true"');
  });
});
