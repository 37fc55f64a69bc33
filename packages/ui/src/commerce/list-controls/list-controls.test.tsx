import { describe, expect, it } from "vitest";
import { controlsOf, faultsOf, htmlOf, labels, tagsOf, valuesOf } from "../../testing/plain-html";

import { ListControls, listFields, type ListControlsProps } from "./list-controls";

const props: ListControlsProps = {
  formId: "list",
  action: "/all-products/rice",
  total: "24 products",
  sortOptions: [
    { value: "newest", label: "Newest" },
    { value: "price_low", label: "Price" },
  ],
  values: { sort: "price_low", maxPrice: "৫০০" },
  bounds: { min: "৫০", max: "১৫০০০" },
  hidden: { q: "rice" },
  labels: labels<ListControlsProps["labels"]>(),
};

describe("sort and price filter of a list", () => {
  const html = htmlOf(<ListControls {...props} />);

  it("makes an address: a GET form with its own names and the search's words", () => {
    expect(tagsOf(html).find(({ name }) => name === "form")?.attributes["method"]).toBe("get");
    expect(controlsOf(html).map(({ attributes }) => attributes["name"])).toEqual([
      listFields.minPrice,
      listFields.maxPrice,
      listFields.sort,
    ]);
    expect(valuesOf(html, "q")).toEqual(["rice"]);
  });

  it("keeps what is chosen, Bengali digits too", () => {
    expect(valuesOf(html, listFields.maxPrice)).toEqual(["৫০০"]);
    expect(html).toMatch(/<option value="price_low" selected="">/);
  });

  it("takes a filter off by a link that says which", () => {
    const filtered = htmlOf(
      <ListControls
        {...props}
        applied={[
          { label: "to ৳500", removeHref: "/all-products/rice?q=rice", removeLabel: "Remove to ৳500" },
        ]}
        clearHref="/all-products/rice"
      />,
    );
    expect(filtered).toContain('href="/all-products/rice?q=rice" aria-label="Remove to ৳500"');
  });

  it("ties a wrong price to its field, twice on a page", () => {
    const two = htmlOf(
      <>
        <ListControls {...props} errors={{ min_price: ["wrong"] }} />
        <ListControls {...props} formId="other" />
      </>,
    );
    expect(faultsOf(two)).toEqual([]);
    expect(two).toContain('aria-describedby="list-prices-error"');
  });
});
