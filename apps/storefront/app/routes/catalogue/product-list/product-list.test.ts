import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openStorefront, shopOrigin, type TestStorefront } from "../../../../testing/open-storefront";
import type { Page, PlainBrowser } from "../../../../testing/plain-browser";
import { readListQuery } from "../list-query.server";

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

  it("leads from a page beyond the last to the last, and keeps what narrows the list", async () => {
    const visitor = storefront.visit();
    expect((await visitor.open(`${list}?page=99`)).path).toBe(`${list}?page=2`);
    const narrowed = await visitor.open(`${list}?min_price=500&max_price=1000&page=99`);
    expect(narrowed.status).toBe(200);
    expect(narrowed.path).toContain("min_price=500");
    expect(narrowed.path).not.toContain("page=99");
    expect(names(narrowed).length).toBeGreaterThan(0);
  });

  it("filters by price in either script, shows what is applied and takes it off again", async () => {
    const visitor = storefront.visit();
    const page = await visitor.submit(await visitor.open(list), "[data-slot=filter-panel] form", {
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

  it("ticks of the panel narrow the list, stay ticked, and the order keeps them", async () => {
    const visitor = storefront.visit();
    const first = await visitor.open(list);
    const red = first.root
      .querySelectorAll("[data-slot=facet] label")
      .find((label) => label.text.includes("Red"))
      ?.querySelector("input")
      ?.getAttribute("value");
    const narrowed = await visitor.submit(first, "[data-slot=filter-panel] form", {
      attribute: red,
      in_stock: "1",
    });
    expect(names(narrowed).length).toBeLessThan(24);
    expect(narrowed.root.querySelector(`[name=attribute][value='${red}']`)?.hasAttribute("checked")).toBe(
      true,
    );
    const applied = narrowed.root.querySelectorAll("[data-slot=applied-filters] a");
    expect(applied.map((link) => link.text.trim())).toEqual(["In stock", "Red", "Clear all"]);
    const sorted = await visitor.submit(narrowed, "[data-slot=sort-control]", { sort_by: "price_high" });
    expect(names(sorted).sort()).toEqual(names(narrowed).sort());
    expect(names(await visitor.open(applied[2]?.getAttribute("href") ?? "")).length).toBe(24);
  });

  it("the most wanted filters are a tap away, and a tap takes them off again", async () => {
    const visitor = storefront.visit();
    const first = await visitor.open(list);
    const sale = (page: Page) =>
      page.root
        .querySelectorAll("[data-slot=promoted-filters] a")
        .find((link) => link.text.includes("Sale"))
        ?.getAttribute("href") ?? "";
    const narrowed = await visitor.open(sale(first));
    expect(narrowed.text).toContain("7 products");
    expect(narrowed.root.querySelector("[name=ribbon][checked]")).not.toBeNull();
    expect((await visitor.open(sale(narrowed))).path).toBe(list);
  });

  it("a card of a book says who wrote it", async () => {
    const page = await storefront.visit().open("/en/boi-para/all-products/novels");
    const cards = page.root.querySelectorAll("[data-slot=product-card]");
    expect(cards.find(({ text }) => text.includes("Shesher Kobita"))?.text).toContain("Rabindranath Tagore");
  });

  it("what would leave all as it is, is no wanted filter; what is on stays to be taken off", async () => {
    const visitor = storefront.visit();
    const wanted = (page: Page) =>
      page.root.querySelectorAll("[data-slot=promoted-filters] a").map((link) => link.text.trim());
    const all = await visitor.open("/en/bijli-ghar/all-products/gaming-gadgets");
    expect(wanted(all).filter((label) => label.startsWith("In stock"))).toEqual([]);
    const narrowed = await visitor.open("/en/bijli-ghar/all-products/gaming-gadgets?in_stock=1");
    expect(wanted(narrowed)[0]).toMatch(/^In stock/);
  });

  it("beside a ribbon that is on, the others that add to the list are offered as before", async () => {
    const visitor = storefront.visit();
    const wanted = (page: Page) =>
      page.root
        .querySelectorAll("[data-slot=promoted-filters] a")
        .map((link) => link.text.trim().replace("(in use, follow to take it off)", ""))
        .filter((label) => !label.startsWith("In stock"));
    const all = await visitor.open(list);
    const ids = all.root.querySelectorAll("[name=ribbon]").map((input) => input.getAttribute("value"));
    expect(wanted(all).length).toBeGreaterThan(1);
    for (const id of ids) {
      const one = await visitor.open(`${list}?ribbon=${id}`);
      expect(wanted(one)).toEqual(expect.arrayContaining(wanted(all)));
    }
  });

  it("says how many there are where filters leave none", async () => {
    const { root } = await storefront.visit().open(`${list}?min_price=9000000`);
    expect(root.querySelectorAll("[data-slot=product-card]")).toEqual([]);
    expect(root.querySelector("h1 + [role=status]")?.text).toMatch(/^(0|০)/);
  });

  it("a choice that would leave nothing stays in sight with a nought, out of use", async () => {
    const page = await storefront.visit().open(`${list}?max_price=250`);
    const empty = page.root
      .querySelectorAll("[data-slot=facet] label")
      .filter((label) => label.querySelectorAll("span").at(-1)?.text === "0");
    expect(empty.length).toBeGreaterThan(0);
    for (const label of empty) expect(label.querySelector("input")?.hasAttribute("disabled")).toBe(true);
  });

  it("a price that is none is kept and explained, in the page's language", async () => {
    const visitor = storefront.visit();
    const page = await visitor.submit(
      await visitor.open("/rongdhonu/all-products/all"),
      "[data-slot=filter-panel] form",
      {
        min_price: "সস্তা",
      },
    );
    expect(page.root.querySelector("[name=min_price]")?.getAttribute("value")).toBe("সস্তা");
    expect(page.root.querySelector("[data-slot=price-filter]")?.text).toContain("দাম সংখ্যায় লিখুন");
    expect(page.text).toContain("৪০টি পণ্য");
    const turned = await visitor.open(`${list}?min_price=900&max_price=100`);
    expect(turned.text).toContain("The lowest price is above the highest one.");
  });

  it("an old link with a ribbon or a value that is gone shows the list without it", async () => {
    const page = await storefront.visit().open(`${list}?ribbon=999999&attribute=999999`);
    expect(page.status).toBe(200);
    expect(page.text).toContain("40 products");
    expect(page.root.querySelector("[data-slot=applied-filters]")).toBeNull();
  });

  it("a category that is not there says so in the shop, a 404", async () => {
    const page = await storefront.visit().open("/en/rongdhonu/all-products/no-such");
    expect(page.status).toBe(404);
    expect(page.text).toContain("No category found!");
    expect(page.root.querySelector("header form[role=search]")).not.toBeNull();
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
      minPrice: { amount: 125050 },
      page: 2,
    });
  });
});

describe("the list of a ribbon", () => {
  const saleOf = async (home: string) =>
    (await storefront.visit().open(home)).root
      .querySelectorAll("[data-slot=product-shelf] a[href*='ribbons-products']")
      .find((link) => /Sale|ছাড়/.test(link.text))
      ?.getAttribute("href") ?? "";

  it("is reached from the shop's home, on both hosts, and can be narrowed", async () => {
    const visitor = storefront.visit();
    const path = await saleOf("/en/rongdhonu");
    const page = await visitor.open(path);
    expect(page.root.querySelector("h1")?.text).toBe("Sale");
    expect(names(page)).toHaveLength(7);
    expect(page.root.querySelector("[name=ribbon]")).toBeNull();
    const cheap = await visitor.submit(page, "[data-slot=filter-panel] form", { max_price: "1000" });
    expect(cheap.path).toContain(path);
    expect(names(cheap).length).toBeLessThan(7);
    const own = await storefront.visit(shopOrigin("rongdhonu")).open(path.replace("/en/rongdhonu", "/en"));
    expect(names(own)).toEqual(names(page));
  });

  it("that is not there is a 404 in the shop, and so is nonsense", async () => {
    for (const id of ["999999", "x", "0", "-1"]) {
      const page = await storefront.visit().open(`/en/rongdhonu/ribbons-products/${id}`);
      expect(page.status).toBe(404);
      expect(page.root.querySelector("header form[role=search]")).not.toBeNull();
    }
  });
});

describe("a card's button without JavaScript", () => {
  const grocery = "/en/kacha-bazar/all-products/all";
  const form = "[data-slot=quick-add-form]";
  const inCart = async (visitor: PlainBrowser) =>
    (await visitor.open("/en/kacha-bazar/cart")).root
      .querySelectorAll("[data-slot=cart-line] [name=quantity]")
      .map((field) => field.getAttribute("value"));

  it("has an equally high line beside it where there is something to choose", async () => {
    const choices = async (list: string) =>
      (await storefront.visit().open(list)).root
        .querySelectorAll("[data-slot=product-card] .quick-add[aria-hidden=true]")
        .map(({ text }) => text);
    expect(new Set(await choices(grocery))).toEqual(new Set(["Choose"]));
  });

  it("puts its product in the cart, as many as its own field says, and the list says so", async () => {
    const visitor = storefront.visit();
    const page = await visitor.open(grocery);
    const ids = page.root.querySelectorAll("button[name=add]").map((each) => each.getAttribute("value"));
    const [first, second] = ids;
    const pieces = { [`pieces-${first}`]: "5", [`pieces-${second}`]: "২" };
    const added = await visitor.submit(page, form, pieces, `button[name=add][value="${second}"]`);
    expect([added.path, added.status]).toEqual([grocery, 200]);
    expect(added.root.querySelectorAll("[role=status]").map(({ text }) => text)).toContainEqual(
      expect.stringContaining("is in your cart."),
    );
    expect(await inCart(visitor)).toEqual(["2"]);
    // The same form once more is the same tap, sent twice; of the next page it is one more.
    const later = await visitor.open(grocery);
    const button = `button[name=add][value="${second}"]`;
    await visitor.submit(later, form, {}, button);
    await visitor.submit(later, form, {}, button);
    expect(await inCart(visitor)).toEqual(["3"]);
    const refused = await visitor.submit(later, form, { [`pieces-${first}`]: "99" }, `[value="${first}"]`);
    expect([refused.status, refused.path]).toEqual([422, grocery]);
    const kept = refused.root.querySelector(`[name="pieces-${first}"]`);
    expect(kept?.getAttribute("value")).toBe("99");
    expect(kept?.getAttribute("aria-label")).toMatch(/^How many: ./);
    const why = refused.root.querySelector(`[id="${kept?.getAttribute("aria-describedby")}"]`);
    expect(why?.text).toContain("10");
    expect(refused.root.querySelectorAll("main [aria-invalid]")).toHaveLength(1);
    expect(await inCart(visitor)).toEqual(["3"]);
  });

  it("stands on the home and on nothing that has a choice or is sold out", async () => {
    const visitor = storefront.visit();
    const home = await visitor.open("/en/kacha-bazar");
    const id = home.root.querySelector("button[name=add]")?.getAttribute("value");
    const added = await visitor.submit(home, form, {}, `button[name=add][value="${id}"]`);
    expect(added.path).toBe("/en/kacha-bazar");
    expect(await inCart(visitor)).toEqual(["1"]);
    const fashion = await visitor.open("/en/rongdhonu/all-products/all?page=2");
    const sold = fashion.root
      .querySelectorAll("[data-slot=product-card]")
      .filter((card) => card.querySelector("[data-slot=product-media-veil]"));
    expect(sold.length).toBeGreaterThan(0);
    for (const card of sold) expect(card.querySelector("button[name=add]")).toBeNull();
  });
});
