import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openStorefront, shopOrigin, type TestStorefront } from "../../../../testing/open-storefront";
import type { Page, PlainBrowser } from "../../../../testing/plain-browser";
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
const placeForm = "main form:has([name=idempotency_key])";

/** A signed-in shopper with a saree in the cart, at the checkout. */
async function atCheckout(base = shop, visitor: PlainBrowser = storefront.visit()) {
  await addToCart(visitor, `${base}/product-details/monipuri-saree`);
  await visitor.open(`${base}/checkout-products`);
  const checkout = await signUp(visitor, base);
  return { visitor, checkout };
}
const orderCards = async (visitor: PlainBrowser, base = shop) =>
  (await visitor.open(`${base}/orders`)).root.querySelectorAll("[data-slot=order-card]").length;

describe("checkout without JavaScript", () => {
  it("shows what delivery to the chosen address costs, also beside pick-up when that is chosen", async () => {
    const { visitor } = await atCheckout();
    const ready = await addAddress(visitor, `${shop}/shipping-address/new?shipping_method=1`);
    const fees = (page: Page) => page.root.querySelector(placeForm)?.text ?? "";
    // The shop is in Chattogram, the address in Dhaka.
    expect(fees(ready)).toContain("৳130");
    const pickUp = await visitor.submit(ready, placeForm, { shipping_method: "2" });
    expect([pickUp.path, fees(pickUp)]).toEqual([
      expect.stringContaining("shipping_method=2"),
      expect.stringContaining("৳130"),
    ]);
  });

  it("has in lite mode no empty place where a picture of what is ordered would stand", async () => {
    const { visitor } = await atCheckout();
    const lines = (page: Page) => page.root.querySelectorAll("section[aria-labelledby=checkout-lines] li");
    const pictures = (page: Page) =>
      lines(page).map((line) => line.querySelectorAll("[data-slot=picture]").length);
    const path = `${shop}/checkout-products`;
    expect(pictures(await visitor.open(path))).toEqual([1]);
    const lite = await visitor.send(path, { headers: { "save-data": "on" } });
    expect(pictures(lite)).toEqual([0]);
    expect(lines(lite)[0]?.text).toContain("Saree");
  });

  it("who picks up needs no address: the button that shows it stands between the way and the address", async () => {
    const { visitor, checkout } = await atCheckout();
    const form = checkout.root.querySelector(placeForm)?.text ?? "";
    const places = ["Pick up at the store", "Show the new total", "Add an address"].map((words) =>
      form.indexOf(words),
    );
    expect(places[0]).toBeGreaterThanOrEqual(0);
    expect(places).toEqual(places.toSorted((one, other) => one - other));
    const pickUp = await visitor.submit(checkout, placeForm, { shipping_method: "2" });
    const placed = await visitor.submit(pickUp, placeForm, { intent: "place" });
    expect(placed.path).toMatch(/\/orders\/[^/]+\/placed$/);
  });

  it("a shopper gives an address, places the order, and sees it in the list and in detail", async () => {
    const { visitor, checkout } = await atCheckout();
    expect(checkout.path).toMatch(/checkout-products/);
    expect(checkout.text).toContain("Please add an address for product delivery");
    // Once, where an address is chosen.
    const [add, ...more] = checkout.root.querySelectorAll("main a[href*='shipping-address/new']");
    expect(more).toEqual([]);
    const ready = await addAddress(visitor, add?.getAttribute("href") ?? "");
    expect(ready.path).toContain("checkout-products?");
    const placed = await visitor.submit(ready, placeForm, { intent: "place" });
    expect(placed.path).toMatch(/\/orders\/[^/]+\/placed$/);
    expect(placed.text).toContain("৳");
    expect(await orderCards(visitor)).toBe(1);
    const details = await visitor.open(placed.path.replace("/placed", ""));
    expect(details.text).toContain("Monipuri");
    expect(details.text).toContain("Pending");
    expect((await visitor.open(`${shop}/cart`)).text).toContain("Your cart is empty!");
  });

  it("works on the shop's own host and in Bengali", async () => {
    const { visitor } = await atCheckout("", storefront.visit(shopOrigin("rongdhonu")));
    const ready = await addAddress(visitor, "/shipping-address/new?shipping_method=1");
    const placed = await visitor.submit(ready, placeForm, { intent: "place" });
    expect(placed.path).toMatch(/^\/orders\/[^/]+\/placed$/);
    expect(placed.text).toMatch(/৳[০-৯]/);
  });

  it("costs what delivery to the usual address costs where none is named, or one that is not known any more", async () => {
    const { visitor } = await atCheckout();
    const ready = await addAddress(visitor, `${shop}/shipping-address/new?shipping_method=1`);
    const totalOf = ({ root }: typeof ready) =>
      root.querySelector(`${placeForm} [name=expected_total]`)?.getAttribute("value");
    expect(totalOf(ready)).toMatch(/^\d+$/);
    for (const query of ["", "?shipping_method=1&address_unique_id=nothing"]) {
      const page = await visitor.open(`${shop}/checkout-products${query}`);
      expect([totalOf(page), page.text.includes("Monipuri")]).toEqual([totalOf(ready), true]);
    }
  });

  it("the same form pressed twice makes one order", async () => {
    const { visitor } = await atCheckout();
    const ready = await addAddress(visitor, `${shop}/shipping-address/new?shipping_method=1`);
    const [first, second] = await Promise.all([
      visitor.submit(ready, placeForm, { intent: "place" }),
      visitor.submit(ready, placeForm, { intent: "place" }),
    ]);
    const third = await visitor.submit(ready, placeForm, { intent: "place" });
    expect(new Set([first.path, second.path, third.path]).size).toBe(1);
    expect(await orderCards(visitor)).toBe(1);
  });

  it("pick-up needs no address and costs no delivery", async () => {
    const { visitor, checkout } = await atCheckout();
    const pickUp = await visitor.submit(checkout, placeForm, { shipping_method: "2" });
    expect(pickUp.path).toContain("shipping_method=2");
    expect(pickUp.text).toContain("in cash at the store");
    expect((await visitor.submit(pickUp, placeForm, { intent: "place" })).path).toMatch(/placed$/);
  });

  it("pick-up chosen and placed at once shows its total first and places nothing", async () => {
    const { visitor } = await atCheckout();
    const ready = await addAddress(visitor, `${shop}/shipping-address/new?shipping_method=1`);
    const asked = await visitor.submit(ready, placeForm, { shipping_method: "2", intent: "place" });
    expect(asked.path).toContain("shipping_method=2");
    expect(asked.text).toContain("You chose another delivery");
    expect(await orderCards(visitor)).toBe(0);
  });

  it("a total that is not the one shown places nothing and shows the new one", async () => {
    const { visitor, checkout } = await atCheckout();
    const pickUp = await visitor.submit(checkout, placeForm, { shipping_method: "2" });
    const refused = await visitor.submit(pickUp, placeForm, { intent: "place", expected_total: "1" });
    expect(refused.status).toBe(409);
    expect(refused.text).toContain("Prices or stock changed. Please look at the new total, ৳1,850");
    const shown = (name: string) =>
      refused.root.querySelector(`${placeForm} [name=${name}]`)?.getAttribute("value");
    expect(shown("expected_total")).toBe("185000");
    expect(shown("shipping_method][checked")).toBe("2");
    expect(await orderCards(visitor)).toBe(0);
  });

  it("delivery without an address, to somebody else's address or to none that exists places nothing", async () => {
    const other = await atCheckout();
    const theirs = await addAddress(other.visitor, `${shop}/shipping-address/new?shipping_method=1`);
    const foreign = /address_unique_id=([^&]+)/.exec(theirs.path)?.[1] ?? "";
    const { visitor, checkout } = await atCheckout();
    const pickUp = await visitor.submit(checkout, placeForm, { shipping_method: "2" });
    for (const address_unique_id of ["", foreign, "nothing"]) {
      const choice = new URLSearchParams({
        shipping_method: "1",
        ...(address_unique_id && { address_unique_id }),
      });
      const refused = await visitor.send(`${shop}/checkout-products?${choice}`, {
        method: "POST",
        headers: { origin: "http://localhost:3000" },
        body: new URLSearchParams({
          intent: "place",
          shipping_method: "1",
          expected_total: pickUp.root.querySelector("[name=expected_total]")?.getAttribute("value") ?? "",
          idempotency_key: "a-key",
          address_unique_id,
        }),
      });
      expect(refused.status).toBeGreaterThanOrEqual(400);
      expect(refused.status).toBeLessThan(500);
    }
    expect(await orderCards(visitor)).toBe(0);
  });

  it("a coupon that does not hold says why, keeps what was typed and takes nothing off", async () => {
    const { visitor, checkout } = await atCheckout();
    const refused = await visitor.submit(checkout, "[data-slot=coupon-box] form", { code: "nonsense" });
    expect(refused.text).toContain("Coupon invalid");
    const field = refused.root.querySelector("[name=code]");
    expect(field?.getAttribute("value")?.toLowerCase()).toBe("nonsense");
    // Without scripts the page begins at its top: the browser goes to what was refused by itself.
    expect([field?.hasAttribute("autofocus"), checkout.root.querySelector("[autofocus]")]).toEqual([
      true,
      null,
    ]);
  });

  it("another customer cannot read the order", async () => {
    const { visitor, checkout } = await atCheckout();
    const pickUp = await visitor.submit(checkout, placeForm, { shipping_method: "2" });
    const placed = await visitor.submit(pickUp, placeForm, { intent: "place" });
    const { visitor: stranger } = await atCheckout();
    const details = placed.path.replace("/placed", "");
    expect((await stranger.open(details)).status).toBe(404);
    expect((await stranger.open(`${shop}/orders/no-such-order`)).status).toBe(404);
  });

  it("an order is not shown in another shop's pages", async () => {
    const { visitor, checkout } = await atCheckout();
    const pickUp = await visitor.submit(checkout, placeForm, { shipping_method: "2" });
    const placed = await visitor.submit(pickUp, placeForm, { intent: "place" });
    const elsewhere = placed.path.replace("rongdhonu", "kacha-bazar").replace("/placed", "");
    expect((await visitor.open(elsewhere)).status).toBe(404);
  });

  it("an empty cart leads back to the cart", async () => {
    const visitor = storefront.visit();
    await signUp(visitor, shop);
    expect((await visitor.open(`${shop}/checkout-products`)).path).toBe(`${shop}/cart`);
  });

  it("a second tab says that the order is placed and leads to it, before and after its button is pressed", async () => {
    const { visitor, checkout } = await atCheckout();
    const tab = await visitor.submit(checkout, placeForm, { shipping_method: "2" });
    const otherTab = await visitor.open(tab.path);
    const placed = await visitor.submit(tab, placeForm, { intent: "place" });
    const number = placed.path.split("/").at(-2) ?? "";
    for (const late of [
      await visitor.submit(otherTab, placeForm, { intent: "place" }),
      await visitor.open(`${shop}/checkout-products`),
    ]) {
      // The number is not in the heading: on a phone it would break at its hyphen.
      expect([late.status, late.root.querySelector("main h1")?.text]).toEqual([200, "Your order is placed"]);
      expect(late.text).toContain(`Order ${number} was placed just now`);
      expect(late.root.querySelector(`main a[href="${shop}/orders/${number}"]`)).not.toBeNull();
    }
    expect(await orderCards(visitor)).toBe(1);
  });

  it("a coupon is applied by typing or by a tap, told, and taken off again", async () => {
    const { visitor, checkout } = await atCheckout();
    const two = await visitor.open(`${shop}/product-details/monipuri-saree`);
    await visitor.submit(two, "form[data-slot=buy-box]", { quantity: "1" });
    const offered = await visitor.open(checkout.path);
    const offer = "[data-slot=coupon-box] form:has([data-slot=coupon-offer])";
    const applied = await visitor.submit(offered, offer, {}, "[value=RONG12]");
    expect(applied.text).toContain("Coupon applied");
    expect(applied.text).toContain("−৳444");
    const off = await visitor.submit(applied, "form[data-slot=coupon-box]", {}, "[value=remove_coupon]");
    expect(off.text).toContain("Coupon cleared");
    expect(off.text).not.toContain("−৳444");
  });
});
