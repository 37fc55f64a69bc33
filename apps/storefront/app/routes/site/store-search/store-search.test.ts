import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openStorefront, type TestStorefront } from "../../../../testing/open-storefront";

let storefront: TestStorefront;
beforeAll(async () => {
  storefront = await openStorefront();
});
afterAll(async () => {
  expect(storefront.faults).toEqual([]);
  await storefront.close();
});

const form = "[data-slot=store-finder-form] form";
const found = (page: {
  root: { querySelectorAll(selector: string): { getAttribute(name: string): string | undefined }[] };
}) => page.root.querySelectorAll("[data-slot=store-card] a").map((link) => link.getAttribute("href"));

describe("finding a store", () => {
  it("by a typed place leads from the first page to the shop itself", async () => {
    const visitor = storefront.visit();
    const start = await visitor.open("/en/find-store");
    expect(start.root.querySelector("h1")?.text).toBe("Find stores all over Bangladesh");
    expect(found(start)).toHaveLength(5);
    const results = await visitor.submit(start, form, { address: "Chattogram" });
    expect(results.path).toBe("/en/store-search?address=Chattogram");
    // What was found is what somebody came for: on a phone the form is folded away above it.
    expect(start.root.querySelector("details form[role=search]")).toBeNull();
    expect(results.root.querySelector("details:not([open]) form[role=search]")).not.toBeNull();
    expect(results.text).toContain("1 shop in “Chattogram”");
    expect(found(results)).toEqual(["/en/rongdhonu"]);
    const card = results.root.querySelector("[data-slot=store-card]")?.text ?? "";
    for (const fact of ["Rongdhonu", "Fashion", "Nasirabad", "Delivers all over Bangladesh"])
      expect(card).toContain(fact);
    expect((await visitor.open(found(results)[0] ?? "")).status).toBe(200);
  });

  it("by a trade has an address of its own, with the trade chosen", async () => {
    const visitor = storefront.visit();
    const start = await visitor.open("/find-store");
    const option = start.root
      .querySelectorAll("[name=id_business_category] option")
      .find((each) => each.text.includes("বই"));
    const trade = option?.getAttribute("value") ?? "";
    const results = await visitor.submit(start, form, { id_business_category: trade });
    expect(results.path).toBe(`/store-search/${trade}?address=`);
    expect(found(results)).toEqual(["/boi-para"]);
    // One alone shows what it sells; five are as many cards without.
    expect(results.root.querySelectorAll("[data-slot=store-goods] img")).toHaveLength(3);
    const all = await visitor.open("/store-search");
    expect([found(all).length, all.root.querySelectorAll("[data-slot=store-goods]").length]).toEqual([5, 0]);
    expect(results.root.querySelector("h1")?.text).toContain("বই");
    const chosen = results.root.querySelector("[name=id_business_category] option[selected]");
    expect(chosen?.getAttribute("value")).toBe(trade);
    const elsewhere = await visitor.submit(results, form, { address: "ঢাকা", id_business_category: "" });
    expect([elsewhere.path, found(elsewhere)]).toEqual([
      `/store-search?address=${encodeURIComponent("ঢাকা")}`,
      ["/kacha-bazar"],
    ]);
  });

  it("asks nobody what they meant who has typed nothing", async () => {
    for (const [address, asks] of [
      ["/en/store-search", false],
      ["/en/store-search?address=Moh", true],
    ] as const) {
      const { text } = await storefront.visit().open(address);
      expect([address, text.includes("Did you mean"), text.includes("Places with many shops")]).toEqual([
        ...[address, asks, !asks],
      ]);
    }
  });

  it("offers places that begin like what was typed", async () => {
    const page = await storefront.visit().open("/en/store-search?address=Moh");
    const offered = page.root.querySelectorAll("[data-slot=store-finder-form] nav a");
    expect(offered.map((link) => link.text.trim())).toEqual(["Mohammadpur, Dhaka"]);
    const led = await storefront.visit().open(offered[0]?.getAttribute("href") ?? "");
    expect(found(led)).toEqual(["/en/kacha-bazar"]);
  });

  it("that there is not says so, keeps what was typed and shows where else to look", async () => {
    const page = await storefront.visit().open("/en/store-search/2?address=Khulna");
    expect([page.status, page.text]).toEqual([200, expect.stringContaining("Sorry! No result found")]);
    expect(page.root.querySelector("[name=address]")?.getAttribute("value")).toBe("Khulna");
    const ways = page.root.querySelectorAll("main nav[aria-label] a, [data-slot=empty-state] a");
    const hrefs = ways.map((way) => way.getAttribute("href"));
    expect(hrefs).toContain("/en/store-search");
    expect(hrefs).toContain("/en/store-search/2");
    expect(hrefs).toContain("/en/store-search?address=Khulna");
    expect(page.root.querySelector("meta[name=robots]")?.getAttribute("content")).toBe("noindex");
    expect((await storefront.visit().open("/store-search?address=zzz")).text).toContain(
      "দুঃখিত! কিছু পাওয়া যায়নি",
    );
  });

  it("by a place of more than 100 characters is refused in words, and nothing is searched for", async () => {
    const visitor = storefront.visit();
    const page = await visitor.open(`/en/store-search?address=${"x".repeat(101)}`);
    expect([page.status, page.text]).toEqual([
      422,
      expect.stringContaining("A place has at most 100 characters."),
    ]);
    expect(page.root.querySelector("[name=address]")?.getAttribute("aria-invalid")).toBe("true");
  });
});
