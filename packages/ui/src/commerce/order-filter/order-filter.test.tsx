import { describe, expect, it } from "vitest";
import { controlsOf, faultsOf, htmlOf, labels } from "../../testing/plain-html";

import { OrderFilter, orderFilterFields, type OrderFilterProps } from "./order-filter";

const words = labels<OrderFilterProps["labels"]>();
const days = {
  from: [{ value: "2026-03-01", label: "March 2026" }],
  to: [{ value: "2026-03-31", label: "March 2026" }],
};

describe("filtering orders", () => {
  it("makes an address of the word and the two days, and keeps what was chosen", () => {
    const html = htmlOf(
      <OrderFilter
        formId="orders"
        action="/orders"
        days={days}
        values={{ from: "2026-03-01", search: "HT" }}
        labels={words}
      />,
    );
    expect(html).toContain('method="get"');
    const sent = controlsOf(html).map(({ attributes }) => [attributes["name"], attributes["value"]]);
    expect(Object.fromEntries(sent)).toEqual({
      [orderFilterFields.search]: "HT",
      [orderFilterFields.from]: undefined,
      [orderFilterFields.to]: undefined,
    });
    const chosen = [...html.matchAll(/<option value="([^"]*)" selected/g)].map(([, value]) => value);
    expect(chosen).toEqual(["2026-03-01"]);
  });

  it("asks for nothing: every field may stay empty, and ids are its own", () => {
    const html = htmlOf(
      <>
        <OrderFilter formId="one" action="/orders" days={days} labels={words} />
        <OrderFilter formId="two" action="/orders" days={days} clearHref="/orders" labels={words} />
      </>,
    );
    expect(faultsOf(html)).toEqual([]);
    expect(html).not.toContain("required");
  });
});
