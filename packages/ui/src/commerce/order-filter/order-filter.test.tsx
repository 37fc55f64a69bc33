import { describe, expect, it } from "vitest";
import { controlsOf, faultsOf, htmlOf, labels } from "../../testing/plain-html";

import { OrderFilter, orderFilterFields, type OrderFilterProps } from "./order-filter";

const words = labels<OrderFilterProps["labels"]>();

describe("filtering orders", () => {
  it("makes an address of the word and the two days, and keeps them", () => {
    const html = htmlOf(
      <OrderFilter
        formId="orders"
        action="/orders"
        values={{ from: "2026-03-01", search: "HT" }}
        labels={words}
      />,
    );
    expect(html).toContain('method="get"');
    const sent = controlsOf(html).map(({ attributes }) => [attributes["name"], attributes["value"]]);
    expect(Object.fromEntries(sent)).toEqual({
      [orderFilterFields.search]: "HT",
      [orderFilterFields.from]: "2026-03-01",
      [orderFilterFields.to]: undefined,
    });
  });

  it("asks for nothing: every field may stay empty, and ids are its own", () => {
    const html = htmlOf(
      <>
        <OrderFilter formId="one" action="/orders" labels={words} />
        <OrderFilter formId="two" action="/orders" clearHref="/orders" labels={words} />
      </>,
    );
    expect(faultsOf(html)).toEqual([]);
    expect(html).not.toContain("required");
  });
});
