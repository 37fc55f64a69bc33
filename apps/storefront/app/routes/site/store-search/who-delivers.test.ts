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

const form = "[data-slot=store-finder-form] form";
const cardsOf = ({ root }: Page) =>
  root.querySelectorAll("[data-slot=store-card]").map((card) => ({
    href: card.querySelector("a")?.getAttribute("href"),
    text: card.text.replace(/\s+/g, " "),
  }));
const hrefsOf = (page: Page) => cardsOf(page).map(({ href }) => href);
const optionsOf = ({ root }: Page, name: string) => root.querySelectorAll(`[name=${name}] option`);
const optionCalled = (page: Page, name: string, label: string) =>
  optionsOf(page, name)
    .find(({ text }) => text === label)
    ?.getAttribute("value") ?? "";
const chosenOf = ({ root }: Page, name: string) =>
  root.querySelector(`[name=${name}] option[selected]`)?.text;
const tabsOf = ({ root }: Page) =>
  root.querySelectorAll("[data-slot=tabs-as-links] a").map((tab) => ({
    text: tab.text.replace(/\s+/g, " "),
    href: tab.getAttribute("href") ?? "",
    current: tab.getAttribute("aria-current"),
  }));

describe("which shops deliver to me", () => {
  it("is asked for by division, district and area, each list following the choice above it", async () => {
    const visitor = storefront.visit();
    const start = await visitor.open("/en/find-store");
    expect(start.root.querySelector("[name=id_area]")).toBeNull();
    // Every district stands under its division: whoever knows it needs one choice.
    expect(start.root.querySelectorAll("[name=id_city] optgroup")).toHaveLength(8);
    const division = optionCalled(start, "id_division", "Dhaka");
    const narrowed = await visitor.submit(start, form, { id_division: division });
    expect(narrowed.path).toContain(`id_division=${division}`);
    expect(narrowed.text).toContain("Now choose your district in Dhaka");
    expect(cardsOf(narrowed)).toEqual([]);
    const districts = optionsOf(narrowed, "id_city").map(({ text }) => text);
    expect(districts).toContain("Gazipur");
    expect(districts).not.toContain("Khulna");

    const city = optionCalled(narrowed, "id_city", "Dhaka");
    const found = await visitor.submit(narrowed, form, { id_city: city });
    expect(found.path).toBe(`/en/store-search?address=&id_city=${city}`);
    expect(found.root.querySelector("h1")?.text).toBe("Shops that deliver to Dhaka");
    const area = optionCalled(found, "id_area", "Mohammadpur");
    const near = await visitor.submit(found, form, { id_area: area });
    expect(near.path).toBe(`/en/store-search?address=&id_city=${city}&id_area=${area}`);
    expect(["id_division", "id_city", "id_area"].map((name) => chosenOf(near, name))).toEqual([
      "Dhaka",
      "Dhaka",
      "Mohammadpur",
    ]);
    expect(near.text).toContain("5 shops deliver to Mohammadpur, Dhaka");
  });

  it("is answered with the fee, from when it is free and how long it takes, the cheapest first", async () => {
    const visitor = storefront.visit();
    const city = optionCalled(await visitor.open("/en/find-store"), "id_city", "Dhaka");
    const inDhaka = await visitor.open(`/en/store-search?id_city=${city}`);
    const [first, second] = cardsOf(inDhaka);
    expect(first?.href).toBe("/en/kacha-bazar");
    for (const fact of ["In Dhaka", "Delivery ৳40", "Free from ৳1,500", "Within 2–\u20604 hours"])
      expect(first?.text).toContain(fact);
    expect(second?.text).not.toContain("In Dhaka");
    expect(second?.text).toContain("Delivery ৳60");
    const area = optionCalled(inDhaka, "id_area", "Mohammadpur");
    const free = await visitor.open(`/store-search?id_city=${city}&id_area=${area}`);
    expect(cardsOf(free)[0]?.text).toContain("ডেলিভারি ফ্রি");
    expect(cardsOf(free)[0]?.text).toContain("দোকান এখানেই: মোহাম্মদপুর");
    expect(free.text).toContain("যার ডেলিভারি খরচ কম, সে আগে।");
  });

  it("says which shop keeps some goods at home, and shows the shops that are there beside", async () => {
    const visitor = storefront.visit();
    const city = optionCalled(await visitor.open("/en/find-store"), "id_city", "Khulna");
    const page = await visitor.open(`/en/store-search?id_city=${city}`);
    const keeping = cardsOf(page).filter(({ text }) => text.includes("Not all products are delivered here"));
    expect(keeping.map(({ href }) => href)).toEqual(["/en/kacha-bazar"]);
    expect(tabsOf(page).map(({ text, current }) => [text, current])).toEqual([
      ["Deliver here5", "page"],
      ["Are here1", undefined],
    ]);
    const there = await visitor.open(tabsOf(page)[1]?.href ?? "");
    expect(there.root.querySelector("h1")?.text).toBe("Shops in Khulna");
    expect(there.text).toContain("1 shop in Khulna");
    expect(hrefsOf(there)).toEqual(["/en/bijli-ghar"]);
    // Another search stays with the shops that are there.
    const dhaka = optionCalled(there, "id_city", "Khulna");
    const again = await visitor.submit(there, form, { id_city: dhaka });
    expect(tabsOf(again)[1]?.current).toBe("page");
  });

  it("goes together with words and a trade, and turns pages of the same search", async () => {
    const visitor = storefront.visit();
    const start = await visitor.open("/find-store");
    const city = optionCalled(start, "id_city", "সিলেট");
    const trade = start.root
      .querySelectorAll("[name=id_business_category] option")
      .find(({ text }) => text.includes("বই"))
      ?.getAttribute("value");
    const ofTrade = await visitor.submit(start, form, { id_city: city, id_business_category: trade });
    expect(ofTrade.path).toBe(`/store-search/${trade}?address=&id_city=${city}`);
    expect(hrefsOf(ofTrade)).toEqual(["/boi-para"]);
    const ofWords = await visitor.submit(ofTrade, form, { address: "Rajshahi" });
    expect(hrefsOf(ofWords)).toEqual(["/boi-para"]);
    const none = await visitor.submit(ofTrade, form, { address: "Khulna" });
    expect([none.status, hrefsOf(none)]).toEqual([200, []]);
    const ways = none.root.querySelectorAll("main nav a").map((way) => way.getAttribute("href"));
    expect(ways).toContain(`/store-search?id_city=${city}#found`);
    expect((await visitor.open(`/store-search?id_city=${city}`)).status).toBe(200);
  });

  it("lets go what belongs to another division or district than the one that is chosen now", async () => {
    const visitor = storefront.visit();
    const start = await visitor.open("/en/find-store");
    const [dhaka, khulna] = ["Dhaka", "Khulna"].map((name) => optionCalled(start, "id_city", name));
    const inDhaka = await visitor.open(`/en/store-search?id_city=${dhaka}`);
    const area = optionCalled(inDhaka, "id_area", "Mohammadpur");
    const moved = await visitor.open(`/en/store-search?id_city=${khulna}&id_area=${area}`);
    expect(moved.root.querySelector("h1")?.text).toBe("Shops that deliver to Khulna");
    const division = optionCalled(start, "id_division", "Khulna");
    const other = await visitor.submit(inDhaka, form, { id_division: division });
    expect(other.path).toBe(`/en/store-search?address=&id_division=${division}`);
    expect(other.text).toContain("Now choose your district in Khulna");
    expect(optionsOf(other, "id_city").map(({ text }) => text)).not.toContain("Dhaka");
  });

  it("is offered where what was typed is a place, and asked at the finder's first page leads to the answer", async () => {
    const visitor = storefront.visit();
    const typed = await visitor.open("/en/store-search?address=Savar");
    const offered = typed.root.querySelector('nav[aria-label="Who delivers there?"] a');
    expect(offered?.text.trim()).toBe("To Savar, Dhaka");
    const led = await visitor.open(offered?.getAttribute("href") ?? "");
    // An area in the suburbs of one shop, and in the country for the others.
    expect(cardsOf(led).find(({ href }) => href === "/en/kacha-bazar")?.text).toContain("Delivery ৳70");
    const { path } = led;
    expect((await visitor.open(path.replace("store-search", "find-store"))).path).toBe(path);
  });

  it.each([
    "/en/store-search?id_city=9999",
    "/en/store-search?id_city=x",
    "/en/store-search?id_division=9999",
    "/en/store-search?id_city=026",
  ])("for a place that there is not (%s) is not found", async (path) => {
    expect((await storefront.visit().open(path)).status).toBe(404);
  });

  it.each([
    ["/en/store-search?id_city=26&page=9", "/en/store-search?id_city=26"],
    ["/store-search?page=9", "/store-search"],
    ["/en/store-search?address=zzz&page=2", "/en/store-search?address=zzz"],
  ])("on a page beyond the last (%s) leads to the last", async (path, last) => {
    const page = await storefront.visit().open(path);
    expect([page.status, page.path]).toEqual([200, last]);
  });

  it("has one address for search engines in each language, and is left out with words of the visitor's", async () => {
    const visitor = storefront.visit();
    const city = optionCalled(await visitor.open("/en/find-store"), "id_city", "Khulna");
    const page = await visitor.open(`/en/store-search?address=&id_city=${city}`);
    expect(page.root.querySelector("link[rel=canonical]")?.getAttribute("href")).toBe(
      `http://localhost:3000/en/store-search?id_city=${city}`,
    );
    expect(page.root.querySelector("title")?.text).toContain("Shops that deliver to Khulna");
    const description = page.root.querySelector("meta[name=description]")?.getAttribute("content");
    expect(description).toContain("deliver to Khulna");
    const typed = await visitor.open(`/en/store-search?address=rice&id_city=${city}`);
    expect(typed.root.querySelector("meta[name=robots]")?.getAttribute("content")).toBe("noindex");
  });
});
