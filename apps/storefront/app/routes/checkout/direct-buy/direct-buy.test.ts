import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openStorefront, shopOrigin, type TestStorefront } from "../../../../testing/open-storefront";
import type { PlainBrowser } from "../../../../testing/plain-browser";
import { addAddress, addToCart, signUp } from "../../../../testing/shopper";

let storefront: TestStorefront;
beforeAll(async () => {
  storefront = await openStorefront();
});
afterAll(async () => {
  expect(storefront.faults).toEqual([]);
  await storefront.close();
});

const shop = "/en/rongdhonu";
const direct = `${shop}/direct/buy?product=monipuri-saree&quantity=2`;
const placeForm = "main form:has([name=idempotency_key])";
const orderCards = async (visitor: PlainBrowser) =>
  (await visitor.open(`${shop}/orders`)).root.querySelectorAll("[data-slot=order-card]").length;

/** A new customer at the direct purchase of two sarees, after signing in on the way. */
async function atDirectBuy(visitor = storefront.visit()) {
  await visitor.open(direct);
  const page = await signUp(visitor, shop);
  return { visitor, page };
}

describe("buying one product at once, without JavaScript", () => {
  it("a guest signs in on the way, gives an address, comes back to the same product and orders it", async () => {
    const { visitor, page } = await atDirectBuy();
    expect(page.path).toBe(direct);
    expect(page.text).toContain("Please add an address for product delivery");
    const add = page.root
      .querySelectorAll("a")
      .find((link) => link.getAttribute("href")?.includes("shipping-address/new"));
    const ready = await addAddress(visitor, add?.getAttribute("href") ?? "");
    expect(ready.path).toContain("/direct/buy?product=monipuri-saree&quantity=2");
    expect(ready.text).toContain("৳3,700");
    const placed = await visitor.submit(ready, placeForm, { intent: "place" });
    expect(placed.path).toMatch(/\/orders\/[^/]+\/placed$/);
    // Nothing is offered beside it to who buys and has bought.
    for (const { root } of [ready, placed])
      expect(root.querySelector("[data-slot=lite-mode], [data-slot=data-note]")).toBeNull();
    expect(await orderCards(visitor)).toBe(1);
  });

  it("leaves the cart as it is", async () => {
    const visitor = storefront.visit();
    await addToCart(visitor, `${shop}/product-details/monipuri-saree`, "3");
    const { page } = await atDirectBuy(visitor);
    const pickUp = await visitor.submit(page, placeForm, { shipping_method: "2" });
    const placed = await visitor.submit(pickUp, placeForm, { intent: "place" });
    expect(placed.path).toMatch(/placed$/);
    const cart = await visitor.open(`${shop}/cart`);
    expect(cart.root.querySelector("[name=quantity]")?.getAttribute("value")).toBe("3");
  });

  it("pressed twice makes one order", async () => {
    const { visitor, page } = await atDirectBuy();
    const pickUp = await visitor.submit(page, placeForm, { shipping_method: "2" });
    const [first, second] = await Promise.all([
      visitor.submit(pickUp, placeForm, { intent: "place" }),
      visitor.submit(pickUp, placeForm, { intent: "place" }),
    ]);
    expect(first.path).toBe(second.path);
    expect(await orderCards(visitor)).toBe(1);
  });

  it("takes a coupon and keeps the product", async () => {
    const { visitor, page } = await atDirectBuy();
    const applied = await visitor.submit(page, "[data-slot=coupon-box] form:has([type=text])", {
      code: "rong12",
    });
    expect(applied.path).toContain("product=monipuri-saree");
    expect(applied.text).toContain("−৳444");
  });

  it("a total that is not the one shown places nothing and shows the new one", async () => {
    const { visitor, page } = await atDirectBuy();
    const pickUp = await visitor.submit(page, placeForm, { shipping_method: "2" });
    const refused = await visitor.submit(pickUp, placeForm, { intent: "place", expected_total: "1" });
    expect([refused.status, refused.text]).toEqual([409, expect.stringContaining("৳3,700")]);
    expect(await orderCards(visitor)).toBe(0);
  });

  it("more than ten, no number and an unknown product are refused where they can be mended", async () => {
    const { visitor } = await atDirectBuy();
    const capped = await visitor.open(`${shop}/direct/buy?product=monipuri-saree&quantity=১১`);
    expect(capped.path).toBe(`${shop}/product-details/monipuri-saree`);
    expect(capped.text).toContain("You can only order 10 quantities of a product at a time");
    const none = await visitor.open(`${shop}/direct/buy?product=monipuri-saree&quantity=x`);
    expect(none.path).toBe(`${shop}/product-details/monipuri-saree`);
    expect((await visitor.open(`${shop}/direct/buy?product=no-such-thing`)).status).toBe(404);
    expect((await visitor.open(`${shop}/direct/buy`)).path).toBe(`${shop}/all-products/all`);
  });

  it("a product with choices to make leads to its page until all are made", async () => {
    const { visitor } = await atDirectBuy();
    const list = await visitor.open(`${shop}/all-products/all`);
    const products = list.root
      .querySelectorAll("[data-slot=product-card] a")
      .map((link) => link.getAttribute("href") ?? "");
    for (const href of products) {
      const page = await visitor.open(href);
      const value = page.root.querySelector("[data-slot=attribute-picker] a");
      if (!value) continue;
      const slug = href.split("/").at(-1) ?? "";
      const asked = await visitor.open(`${shop}/direct/buy?product=${slug}&quantity=1`);
      expect(asked.path).toContain(`/product-details/${slug}`);
      expect(asked.text).toMatch(/: choose one first/);
      return;
    }
    throw new Error("no product with choices");
  });

  it("works on the shop's own host and in Bengali", async () => {
    const visitor = storefront.visit(shopOrigin("rongdhonu"));
    await visitor.open("/direct/buy?product=monipuri-saree&quantity=১");
    const page = await signUp(visitor, "");
    expect(page.path).toContain("/direct/buy?product=monipuri-saree");
    expect(page.text).toMatch(/৳[০-৯]/);
  });
});
