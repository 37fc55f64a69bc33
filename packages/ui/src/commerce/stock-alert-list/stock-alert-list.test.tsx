import { describe, expect, it } from "vitest";
import { faultsOf, htmlOf, labels, valuesOf } from "../../testing/plain-html";

import { StockAlertList, stockAlertListFields, type StockAlertListProps } from "./stock-alert-list";

describe("what somebody waits for", () => {
  const html = htmlOf(
    <StockAlertList
      alerts={[
        { id: "a", href: "/salt", name: "Salt", choice: "", picture: "salt", since: "Since today" },
        { id: "c", name: "Rice", choice: "", picture: "rice", shopNote: "Closed now", since: "Since today" },
        { id: "b", href: "/shirt", name: "Shirt", choice: "M, Red", picture: "shirt", since: "Since today" },
      ]}
      labels={labels<StockAlertListProps["labels"]>()}
      action="/my-account/stock-alerts"
    />,
  );

  it("is taken back one by one, without a script", () => {
    expect(faultsOf(html)).toEqual([]);
    expect(valuesOf(html, stockAlertListFields.alert)).toEqual(["a", "c", "b"]);
  });

  it("leads to each product but those of a closed shop", () => {
    expect([...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toEqual(["/salt", "/shirt"]);
    expect(html).toContain("Rice");
    expect(html.match(/Closed now/g)).toHaveLength(1);
  });

  it("says on each button which one", () => {
    expect(html).toContain('remove<span class="sr-only"> Salt</span>');
    expect(html).toContain('remove<span class="sr-only"> Shirt, M, Red</span>');
  });
});
