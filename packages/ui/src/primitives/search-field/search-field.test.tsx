import { describe, expect, it } from "vitest";
import { controlsOf, htmlOf, tagsOf } from "../../testing/plain-html";

import { SearchField } from "./search-field";

const labels = { search: "Search for products", submit: "Search" };

describe("the search field", () => {
  it("is a GET form with a landmark of its own, a label and a button", () => {
    const html = htmlOf(
      <SearchField id="search" action="/search-product" defaultValue="আলু" labels={labels} />,
    );
    expect(tagsOf(html)[0]?.attributes).toMatchObject({
      role: "search",
      method: "get",
      action: "/search-product",
    });
    expect(controlsOf(html)[0]?.attributes).toMatchObject({
      name: "q",
      value: "আলু",
      "aria-label": "Search for products",
    });
    expect(html).toMatch(/<button type="submit" aria-label="Search"/);
  });

  it("suggests earlier searches by the browser's own list", () => {
    const html = htmlOf(<SearchField id="search" action="/" suggestions={["rice"]} labels={labels} />);
    expect(html).toContain('list="search-suggestions"');
    expect(html).toContain('<datalist id="search-suggestions"><option value="rice">');
  });
});
