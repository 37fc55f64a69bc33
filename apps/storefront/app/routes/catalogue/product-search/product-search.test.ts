import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openStorefront, type TestStorefront } from "../../../../testing/open-storefront";
import type { Page } from "../../../../testing/plain-browser";

let storefront: TestStorefront;
beforeAll(async () => {
  storefront = await openStorefront();
});
afterAll(async () => {
  expect(storefront.faults).toEqual([]);
  await storefront.close();
});

const names = (page: Page) =>
  page.root
    .querySelectorAll("[data-slot=product-grid] [data-slot=product-card] h2")
    .map((name) => name.text.trim());

describe("a search", () => {
  it("finds by words of either language, typed into the header or shared as a path", async () => {
    const visitor = storefront.visit();
    const typed = await visitor.submit(await visitor.open("/en/rongdhonu"), "header form[role=search]", {
      q: "tangail",
    });
    expect(typed.path).toBe("/en/rongdhonu/search-product?q=tangail");
    expect(names(typed)).toContain("Tangail Cotton Saree");
    const shared = await visitor.open(`/en/rongdhonu/search-product/${encodeURIComponent("টাঙ্গাইল")}`);
    expect(names(shared)).toContain("Tangail Cotton Saree");
    expect(shared.root.querySelector("h1")?.text).toContain("টাঙ্গাইল");
    expect(shared.root.querySelector("header input[type=search]")?.getAttribute("value")).toBe("টাঙ্গাইল");
    expect(shared.root.querySelector("meta[name=robots]")?.getAttribute("content")).toBe("noindex");
  });

  it("keeps its words while it is narrowed and sorted", async () => {
    const visitor = storefront.visit();
    const page = await visitor.open("/en/rongdhonu/search-product/saree");
    const narrowed = await visitor.submit(page, "[data-slot=filter-panel] form", { in_stock: "1" });
    expect(narrowed.root.querySelector("h1")?.text).toContain("saree");
    const sorted = await visitor.submit(narrowed, "[data-slot=sort-control]", { sort_by: "price_low" });
    expect(names(sorted).sort()).toEqual(names(narrowed).sort());
  });

  it("says when what it shows is only near, and offers what may have been meant as a link", async () => {
    const visitor = storefront.visit();
    const page = await visitor.open("/en/rongdhonu/search-product?q=umbrelka");
    const notice = page.root.querySelector("[data-slot=search-notice]");
    expect(notice?.text).toContain("Nothing here is called “umbrelka” exactly.");
    const meant = await visitor.open(notice?.querySelector("a")?.getAttribute("href") ?? "");
    expect(meant.path).toBe("/en/rongdhonu/search-product?q=umbrella");
    expect(meant.root.querySelector("[data-slot=search-notice]")).toBeNull();
    expect(names(meant)).toContain("Monsoon Umbrella");
  });

  it("that finds one product has nothing to narrow or to sort, and one that was narrowed to it does", async () => {
    const visitor = storefront.visit();
    const controls = "[data-slot=filter-panel], [data-slot=sort-control], [data-slot=promoted-filters]";
    const found = await visitor.open("/en/bijli-ghar/search-product?q=charger");
    expect(names(found)).toEqual(["33 W Fast Charger"]);
    expect(found.text).toContain("1 product");
    expect(found.root.querySelectorAll(controls)).toEqual([]);
    const narrowed = await visitor.open("/en/bijli-ghar/search-product?q=charger&in_stock=1");
    expect(narrowed.root.querySelectorAll(controls).length).toBeGreaterThan(1);
  });

  it("that finds few shows what else stands where the best of it does, and one that finds many does not", async () => {
    const visitor = storefront.visit();
    const found = await visitor.open("/en/kacha-bazar/search-product?q=honey");
    const near = found.root.querySelector("[data-slot=ribbon-row]");
    expect(near?.querySelector("h2")?.text).toMatch(/^More from /);
    const others = near?.querySelectorAll("h3").map((name) => name.text.trim()) ?? [];
    expect(others.length).toBeGreaterThan(1);
    expect(others.filter((name) => names(found).includes(name))).toEqual([]);
    const many = await visitor.open("/en/kacha-bazar/search-product?q=rice");
    expect(names(many).length).toBeGreaterThan(3);
    expect(many.root.querySelector("[data-slot=ribbon-row]")).toBeNull();
  });

  it("that finds nothing repeats the words and leads to the categories", async () => {
    const page = await storefront.visit().open("/rongdhonu/search-product?q=zzqqxx");
    expect(page.text).toContain("দুঃখিত! কিছু পাওয়া যায়নি");
    expect(page.root.querySelector("main")?.text).toContain("“zzqqxx”");
    expect(page.root.querySelectorAll("main [data-slot=category-list] a").length).toBeGreaterThan(3);
  });

  it("that finds nothing because of its filters offers to take them off", async () => {
    const visitor = storefront.visit();
    const page = await visitor.open("/en/rongdhonu/search-product?q=saree&max_price=1");
    expect(page.text).toContain("Sorry! No result found");
    const way = page.root.querySelector("[data-slot=empty-state] a");
    expect(way?.text).toBe("Clear the filters");
    expect((await visitor.open(way?.getAttribute("href") ?? "")).path).toBe(
      "/en/rongdhonu/search-product?q=saree",
    );
  });

  it("proposes categories and products while somebody types, and nothing for nothing", async () => {
    const visitor = storefront.visit();
    const ask = async (words: string) => {
      const { root } = await visitor.open(`/en/rongdhonu/search-suggestions?q=${encodeURIComponent(words)}`);
      return JSON.parse(root.toString()) as {
        words: string;
        suggestions: { href: string; label: string; note?: string; picture?: string }[];
      };
    };
    const found = await ask("sar");
    expect(found.words).toBe("sar");
    expect(found.suggestions[0]).toMatchObject({
      label: "Sarees",
      href: "/en/rongdhonu/all-products/sarees",
    });
    expect(found.suggestions.map(({ href }) => href)).toContainEqual(
      expect.stringContaining("/product-details/"),
    );
    const product = found.suggestions.find(({ href }) => href.includes("/product-details/"));
    expect(product?.note).toMatch(/^(From )?৳[\d,]+$/);
    expect(product?.picture).toMatch(/^\/media\/rongdhonu\/products\//);
    expect((await ask("  ")).suggestions).toEqual([]);
  });
});

describe("searching", () => {
  let limited: TestStorefront;
  beforeAll(async () => {
    // Two calls a minute leave one search.
    limited = await openStorefront({ RATE_LIMIT: "2" });
  });
  afterAll(() => limited.close());

  it("too often shows a page that says so and when to come back", async () => {
    await limited.visit().open("/en/kacha-bazar");
    // All at once: one after the other they may take longer than the minute that is counted, on a busy machine.
    const answers = await Promise.all(
      ["rice", "dal", "tea"].map((word) => limited.visit().open(`/en/kacha-bazar/search-product?q=${word}`)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 429, 429]);
    for (const refused of answers.filter(({ status }) => status === 429))
      expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(limited.faults).toEqual([]);
  });
});
