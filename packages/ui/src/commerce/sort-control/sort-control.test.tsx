import { describe, expect, it } from "vitest";
import { faultsOf, htmlOf, labels, valuesOf } from "../../testing/plain-html";

import { SortControl, type SortControlProps } from "./sort-control";

const control = (formId: string) => (
  <SortControl
    options={[
      { value: "newest", label: "Newest" },
      { value: "price_low", label: "Cheapest" },
    ]}
    selected="price_low"
    labels={labels<SortControlProps["labels"]>()}
    action="/products"
    formId={formId}
    hidden={{ max_price: "500" }}
  />
);

describe("the order of a list", () => {
  it("is a labelled list with a button, twice on one page", () => {
    const html = htmlOf(
      <>
        {control("top")}
        {control("bottom")}
      </>,
    );
    expect(faultsOf(html)).toEqual([]);
    expect(html).toContain('method="get"');
  });

  it("keeps the filters in use", () => {
    expect(valuesOf(htmlOf(control("top")), "max_price")).toEqual(["500"]);
  });
});
