import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openStorefront, type TestStorefront } from "../../../../testing/open-storefront";
import type { PlainBrowser } from "../../../../testing/plain-browser";
import { addToCart, signUp } from "../../../../testing/shopper";

let storefront: TestStorefront;
beforeAll(async () => {
  storefront = await openStorefront();
});
afterAll(async () => {
  expect(storefront.faults).toEqual([]);
  await storefront.close();
});

const shop = "/en/rongdhonu";

/** Orders sarees, two of them with a coupon, to be picked up; answers the order's path. */
async function order(visitor: PlainBrowser, base = shop, quantity = "2"): Promise<string> {
  await addToCart(visitor, `${base}/product-details/monipuri-saree`, quantity);
  const opened = await visitor.open(`${base}/checkout-products?shipping_method=2`);
  const coupon = { code: "RONG12" };
  const checkout =
    quantity === "1" ? opened : await visitor.submit(opened, "[data-slot=coupon-box] form", coupon);
  const placed = await visitor.submit(checkout, "main form:has([name=idempotency_key])", { intent: "place" });
  expect(placed.path).toMatch(/\/placed$/);
  return placed.path.replace("/placed", "");
}

async function customerWithOrder(quantity = "1") {
  const visitor = storefront.visit();
  await signUp(visitor, shop);
  return { visitor, path: await order(visitor, shop, quantity) };
}

describe("ordering again", () => {
  const again = "[data-slot=order-again]";

  it("puts what an old order had into the cart at today's price, once, however often it is pressed", async () => {
    const { visitor, path } = await customerWithOrder("2");
    const page = await visitor.open(path);
    const [cart] = await Promise.all([visitor.submit(page, again), visitor.submit(page, again)]);
    expect([cart.path, cart.text]).toEqual([
      `${shop}/cart`,
      expect.stringContaining("All products of the order are in your cart"),
    ]);
    const lines = (await visitor.open(`${shop}/cart`)).root.querySelectorAll(
      "form[data-slot=cart-line] [name=quantity]",
    );
    expect(lines.map((line) => line.getAttribute("value"))).toEqual(["2"]);
  });

  it("puts what is left into the cart where there is too little, and names the rest", async () => {
    const { visitor, path } = await customerWithOrder("5");
    const page = await visitor.open(path);
    const leave = (pieces: number) =>
      storefront.database.execute(sql`update product set stock = ${pieces} where slug = 'monipuri-saree'`);
    await leave(2);
    const cart = await visitor.submit(page, again);
    expect(cart.path).toBe(`${shop}/cart`);
    expect(cart.root.querySelector("[data-slot=cart-line] [name=quantity]")?.getAttribute("value")).toBe("2");
    expect(cart.text).toContain("Not all of it, or none: Monipuri Handloom Saree");
    await leave(50);
  });

  it("is not done with somebody else's order", async () => {
    const { path } = await customerWithOrder();
    const { visitor: other } = await customerWithOrder();
    const answer = await other.send(path, {
      method: "POST",
      headers: { origin: "http://localhost:3000" },
      body: new URLSearchParams({ cart_version: "none" }),
    });
    expect(answer.status).toBe(404);
    expect((await other.open(`${shop}/cart`)).text).toContain("Your cart is empty!");
  });
});

describe("the list of orders", () => {
  it("leads from a page beyond the last to the last", async () => {
    const { visitor } = await customerWithOrder();
    expect((await visitor.open(`${shop}/orders?page=9`)).path).toBe(`${shop}/orders`);
  });

  it("says so where the last day is before the first, and its tabs count what is searched for", async () => {
    const { visitor } = await customerWithOrder();
    const turned = await visitor.open(`${shop}/orders?start=2026-03-09&end=2026-03-02`);
    expect(turned.text).toContain("The last day is before the first");
    const none = await visitor.open(`${shop}/orders?filter=nothing-of-it`);
    const counts = none.root
      .querySelectorAll("[data-slot=tabs-as-links] a")
      .map((tab) => /\d+/.exec(tab.text)?.[0]);
    expect(new Set(counts)).toEqual(new Set(["0"]));
  });
});
