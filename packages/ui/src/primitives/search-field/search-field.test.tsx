import { describe, expect, it } from "vitest";
import { controlsOf, faultsOf, htmlOf, labels, tagsOf, valuesOf } from "../../testing/plain-html";

import { SearchField, type SearchFieldProps } from "./search-field";
import { searchHistoryFields, searchHistoryIntents } from "./suggestion-panel";

const props: SearchFieldProps = {
  id: "search",
  action: "/search-product",
  labels: { ...labels<SearchFieldProps["labels"]>(), search: "Search for products", submit: "Search" },
};
const rice = { href: "/search-product?q=rice", label: "rice", note: "Groceries" };

describe("the search field", () => {
  it("is a GET form with a landmark of its own, a label and a button", () => {
    const html = htmlOf(<SearchField {...props} defaultValue="আলু" />);
    expect(tagsOf(html).find(({ name }) => name === "form")?.attributes).toMatchObject({
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
    expect(faultsOf(html)).toEqual([]);
  });

  it("offers plain links without a script: what was searched before, and what the page suggests", () => {
    const html = htmlOf(
      <SearchField
        {...props}
        suggestions={[rice]}
        history={[{ href: "/search-product?q=dal", label: "dal" }]}
      />,
    );
    const links = tagsOf(html).filter(({ name }) => name === "a");
    expect(links.map(({ attributes }) => attributes["href"])).toEqual([
      "/search-product?q=dal",
      "/search-product?q=rice",
    ]);
    // They come with the focus, by the stylesheet alone.
    expect(html).toContain("group-focus-within/search:block");
    expect(html).not.toMatch(/role="(combobox|listbox|option)"|tabindex="-1"/i);
  });

  it("clears the history by a form of its own, never inside the search's", () => {
    const html = htmlOf(<SearchField {...props} history={[rice]} historyAction="/searches" />);
    expect(valuesOf(html, searchHistoryFields.intent)).toEqual([searchHistoryIntents.clear]);
    expect(html).not.toMatch(/<form(?:(?!<\/form>).)*<form/s);
    expect(htmlOf(<SearchField {...props} history={[rice]} />)).not.toContain(searchHistoryIntents.clear);
  });

  it("shows earlier searches only while the field is empty", () => {
    expect(htmlOf(<SearchField {...props} history={[rice]} defaultValue="dal" />)).not.toContain("Groceries");
  });

  it("stands twice on a page, as in a header and on the search's page", () => {
    const two = htmlOf(
      <>
        <SearchField {...props} suggestions={[rice]} />
        <SearchField {...props} id="other" suggestions={[rice]} />
      </>,
    );
    expect(faultsOf(two)).toEqual([]);
  });
});
