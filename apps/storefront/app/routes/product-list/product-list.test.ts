import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openStorefront, type TestStorefront } from "../../../testing/open-storefront";
import { readListQuery } from "./list-query.server";

let storefront: TestStorefront;
beforeAll(async () => {
  storefront = await openStorefront();
});
afterAll(async () => {
  expect(storefront.faults).toEqual([]);
  await storefront.close();
});

const list = "/en/rongdhonu/all-products/all";
const names = (page: { root: { querySelectorAll(selector: string): { text: string }[] } }) =>
  page.root.querySelectorAll("[data-slot=product-card] h2").map((name) => name.text.trim());

describe("the product list without JavaScript", () => {
  it("counts, and its pages hold every product once", async () => {
    const visitor = storefront.visit();
    const first = await visitor.open(list);
    expect(first.text).toContain("40 products");
    const second = await visitor.open(`${list}?page=2`);
    const all = [...names(first), ...names(second)];
    expect(all).toHaveLength(40);
    expect(new Set(all).size).toBe(40);
  });

  it("filters by price in either script, shows what is applied and takes it off again", async () => {
    const visitor = storefront.visit();
    const page = await visitor.submit(await visitor.open(list), "[data-slot=list-controls] form", {
      min_price: "৫০০",
      max_price: "1,000",
    });
    expect(page.path).toContain("min_price=");
    const applied = page.root.querySelectorAll("[data-slot=applied-filters] a");
    expect(applied.map((link) => link.text.trim())).toEqual([
      "From ৳500",
      "Up to ৳1,000",
      expect.any(String),
    ]);
    expect(names(page).length).toBeLessThan(40);
    const without = await visitor.open(applied[0]?.getAttribute("href") ?? "");
    expect(without.text).not.toContain("From ৳500");
  });

  it("sorts by price, in-stock products first", async () => {
    const page = await storefront.visit().open(`${list}?sort_by=price_low`);
    const cards = page.root.querySelectorAll("[data-slot=product-card]");
    const prices = cards
      .filter((card) => !card.text.includes("Out of stock"))
      .map((card) => Number(/৳([\d,.]+)/.exec(card.text)?.[1]?.replaceAll(",", "")));
    expect(prices).toEqual([...prices].sort((a, b) => a - b));
  });

  it("an empty result says so and leads back", async () => {
    const visitor = storefront.visit();
    const page = await visitor.open(`${list}?min_price=9999999`);
    expect(page.text).toContain("No product found");
  });

  it("nonsense in the address is left out", async () => {
    for (const query of ["page=-1", "page=zzz", "sort_by=evil", "min_price=abc", "ribbon=x"])
      expect((await storefront.visit().open(`${list}?${query}`)).status).toBe(200);
    expect(readListQuery(new URLSearchParams("min_price=৳১,২৫০.৫০&page=২"))).toMatchObject({
      minPrice: 125050,
      page: 2,
    });
  });

  it("finds by words of either language, and says when nothing is found", async () => {
    const visitor = storefront.visit();
    expect(names(await visitor.open("/en/rongdhonu/search-product?q=tangail"))).toContain(
      "Tangail Cotton Saree",
    );
    expect(
      names(await visitor.open(`/en/rongdhonu/search-product?q=${encodeURIComponent("টাঙ্গাইল")}`)),
    ).toContain("Tangail Cotton Saree");
    const none = await visitor.open("/rongdhonu/search-product?q=zzqqxx");
    expect(none.text).toContain("দুঃখিত! কিছু পাওয়া যায়নি");
  });
});
