import { eq } from "drizzle-orm";
import { shopOpeningTable } from "@haat/api/features/shop-opening/shop-opening.table";
import { shopTable } from "@haat/api/features/shop/shop.table";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { PlainBrowser } from "../testing/plain-browser";
import { openStorefront, platformOrigin, shopOrigin, type TestStorefront } from "../testing/open-storefront";
import { addToCart, signUp } from "../testing/shopper";

let storefront: TestStorefront;
beforeAll(async () => {
  storefront = await openStorefront();
});
afterAll(async () => {
  expect(storefront.faults).toEqual([]);
  await storefront.close();
});

const change = async (slug: string, values: Partial<typeof shopTable.$inferInsert>) => {
  const [shop] = await storefront.database
    .update(shopTable)
    .set(values)
    .where(eq(shopTable.slug, slug))
    .returning();
  if (!shop) throw new Error("There is no such shop.");
  storefront.tellChange(shop.id);
  return shop;
};

/** Whether a shop's home says that it sells nothing now. */
const isPausedFor = async (visitor: PlainBrowser) =>
  (await visitor.open("/en")).root.querySelector("[data-slot=shop-notice]") !== null;

describe("a shop that is paused", () => {
  const paused = { status: "paused" as const, pauseNote: "Our weavers rest.", pausedUntil: "2099-04-20" };

  it("says so on every page, with its note and the day, and has no way to buy", async () => {
    const visitor = storefront.visit(shopOrigin("rongdhonu"));
    const open = await visitor.open("/en/product-details/monipuri-saree");
    expect(open.root.querySelector("[data-slot=buy-box]")).not.toBeNull();
    await addToCart(visitor, "/en/product-details/monipuri-saree");
    await change("rongdhonu", paused);
    await expect.poll(() => isPausedFor(visitor)).toBe(true);
    for (const [path, words] of [
      ["/en", ["This shop is taking a break", "Our weavers rest.", "20 April 2099"]],
      ["/product-details/monipuri-saree", ["সাময়িক বিরতিতে", "২০ এপ্রিল, ২০৯৯"]],
      ["/en/all-products/all", ["This shop is taking a break"]],
    ] as const) {
      const page = await visitor.open(path);
      expect(page.status).toBe(200);
      const notice = page.root.querySelector("[data-slot=shop-notice]")?.textContent ?? "";
      for (const word of words) expect(notice).toContain(word);
      expect(page.root.querySelector("[data-slot=buy-box]")).toBeNull();
      expect(page.root.querySelector("[data-slot=sticky-buy-bar]")).toBeNull();
    }
    const cart = await visitor.open("/en/cart");
    expect(cart.status).toBe(200);
    expect(cart.root.querySelectorAll("[data-slot=cart-line]")).toHaveLength(1);
    const inFinder = async () =>
      (await storefront.visit(platformOrigin).open("/en/store-search")).text.includes("Rongdhonu");
    await expect.poll(inFinder).toBe(false);
    await change("rongdhonu", { status: "approved", pauseNote: "", pausedUntil: null });
    await expect.poll(() => isPausedFor(visitor)).toBe(false);
  });
});

describe("a shop that is paused while somebody checks out", () => {
  it("takes no order, says why, and takes it when it sells again", async () => {
    const shop = "/en/rongdhonu";
    const placeForm = "main form:has([name=idempotency_key])";
    const visitor = storefront.visit();
    await addToCart(visitor, `${shop}/product-details/monipuri-saree`);
    await visitor.open(`${shop}/checkout-products`);
    const checkout = await signUp(visitor, shop);
    const pickUp = await visitor.submit(checkout, placeForm, { shipping_method: "2" });
    await change("rongdhonu", { status: "paused" });
    await expect.poll(() => isPausedFor(storefront.visit(shopOrigin("rongdhonu")))).toBe(true);
    const refused = await visitor.submit(pickUp, placeForm, { intent: "place" });
    expect(refused.status).toBe(409);
    expect(refused.text).toContain("This shop is not selling just now.");
    await change("rongdhonu", { status: "approved", offersPickUp: false });
    await expect.poll(() => isPausedFor(storefront.visit(shopOrigin("rongdhonu")))).toBe(false);
    const brought = await visitor.open(`${shop}/checkout-products?shipping_method=2`);
    expect(brought.root.querySelectorAll("[name=shipping_method][type=radio]")).toHaveLength(1);
    await change("rongdhonu", { offersPickUp: true });
    const again = await visitor.submit(refused, placeForm, { intent: "place" });
    expect(again.path).toMatch(/placed$/);
  });
});

describe("the preview of a shop that waits", () => {
  it("shows all of it under its link alone, to no search engine, with nothing to buy", async () => {
    const [opening] = await storefront.database
      .select({ key: shopOpeningTable.previewKey })
      .from(shopOpeningTable)
      .innerJoin(shopTable, eq(shopTable.id, shopOpeningTable.shopId))
      .where(eq(shopTable.slug, "phul-bagan"));
    const visitor = storefront.visit(platformOrigin);
    expect((await visitor.open("/en/phul-bagan")).status).toBe(420);
    const home = `/en/preview-${opening?.key}`;
    for (const path of [home, `${home}/product-details/red-roses`, `${home}/all-products/all`]) {
      const page = await visitor.open(path);
      expect([path, page.status]).toEqual([path, 200]);
      expect(page.root.querySelector("[data-slot=shop-notice]")?.textContent).toContain(
        "A preview of this shop",
      );
      expect(page.root.querySelector("meta[name=robots]")?.getAttribute("content")).toBe("noindex");
      expect(page.root.querySelector("link[rel=canonical]")).toBeNull();
      expect(page.root.querySelector("[data-slot=buy-box]")).toBeNull();
    }
    expect((await visitor.open("/en/preview-pv000000000000000000")).status).toBe(420);
  });
});

describe("a shop without a logo", () => {
  it("shows letters in its place, and names no picture that is not there", async () => {
    const { logo } = await change("phul-bagan", { logo: "", status: "approved" });
    expect(logo).toBe("");
    const visitor = storefront.visit(shopOrigin("phul-bagan"));
    await expect.poll(async () => (await visitor.open("/en")).status).toBe(200);
    for (const path of ["/en", "/en/app", "/product-details/red-roses"]) {
      const page = await visitor.open(path);
      expect([path, page.status]).toEqual([path, 200]);
      const addresses = page.root
        .querySelectorAll("img, source, link, meta")
        .flatMap((each) => ["src", "srcset", "href", "content"].map((name) => each.getAttribute(name) ?? ""));
      expect(addresses.filter((address) => /\/media\/\/|\/media\/(?:\s|$)/.test(address))).toEqual([]);
    }
    expect((await visitor.open("/en")).root.querySelector("[data-slot=logo]")?.textContent).toContain("P");
    const manifest = await storefront.fetch(
      new Request(`${shopOrigin("phul-bagan")}/manifest.webmanifest`, {
        headers: { host: new URL(shopOrigin("phul-bagan")).host },
      }),
    );
    expect(await manifest.text()).not.toContain("/media//");
  });
});
