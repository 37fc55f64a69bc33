import { describe, expect, it } from "vitest";
import { controlsOf, faultsOf, htmlOf, labels, tagsOf } from "../../testing/plain-html";

import { FilterPanel, type FilterPanelProps } from "./filter-panel";

const panel = (formId: string) => (
  <FilterPanel
    facets={[
      {
        name: "colour",
        label: "Colour",
        values: [
          { value: "1", label: "Red", count: "12", selected: true },
          { value: "2", label: "Blue", count: "0", selected: false, empty: true },
          { value: "3", label: "Green", count: "0", selected: true, empty: true },
        ],
      },
    ]}
    price={{ values: {}, bounds: { min: "50", max: "900" } }}
    sort={{ options: [{ value: "newest", label: "Newest" }], selected: "newest" }}
    appliedCount="2"
    labels={labels<FilterPanelProps["labels"]>()}
    action="/products"
    clearHref="/products"
    formId={formId}
  />
);

describe("the filters of a list", () => {
  const html = htmlOf(panel("filters"));

  it("are one question of the address that opens without a script, twice on one page", () => {
    expect(tagsOf(html).find(({ name }) => name === "form")?.attributes).toMatchObject({ method: "get" });
    expect(html).toMatch(/^<details[^>]*><summary/);
    const two = htmlOf(
      <>
        {panel("one")}
        {panel("two")}
      </>,
    );
    expect(faultsOf(two)).toEqual([]);
  });

  it("leave out a value that brings nothing, but never one that is chosen", () => {
    const ticks = controlsOf(html).filter(({ attributes }) => attributes["type"] === "checkbox");
    expect(ticks.map(({ attributes }) => "disabled" in attributes)).toEqual([false, true, false]);
  });

  it("say on the button what it brings", () => {
    expect(html).toMatch(/<button[^>]*>show</);
  });
});
