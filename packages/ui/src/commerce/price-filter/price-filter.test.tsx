import { describe, expect, it } from "vitest";
import { controlsOf, faultsOf, htmlOf, labels } from "../../testing/plain-html";

import { PriceFilter, type PriceFilterProps } from "./price-filter";

const filter = (formId: string, errors: PriceFilterProps["errors"] = {}) => (
  <PriceFilter
    values={{ minPrice: "x" }}
    bounds={{ min: "50", max: "15000" }}
    hint="50 to 15000"
    labels={labels<PriceFilterProps["labels"]>()}
    formId={formId}
    errors={errors}
  />
);

describe("the price filter", () => {
  it("is two inputs that may stay empty, each with a name of its own", () => {
    const html = htmlOf(filter("price"));
    expect(controlsOf(html).map(({ attributes }) => attributes["name"])).toEqual(["min_price", "max_price"]);
    expect(html).not.toContain("required");
  });

  it("says what is wrong beside the fields and marks the one that is", () => {
    const html = htmlOf(
      <>
        {filter("one", { min_price: ["Not a number."] })}
        {filter("two")}
      </>,
    );
    expect(faultsOf(html)).toEqual([]);
    expect(html.match(/aria-invalid="true"/g)).toHaveLength(1);
    expect(html).toContain('aria-describedby="one-prices-hint one-prices-error"');
  });
});
