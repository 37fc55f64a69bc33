import { strings } from "@haat/i18n/strings";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { openStorefront, shopOrigin, type TestStorefront } from "../../../../testing/open-storefront";
import type { Page, PlainBrowser } from "../../../../testing/plain-browser";
import { addToCart, newPhone, shownCode, signUp } from "../../../../testing/shopper";

let storefront: TestStorefront;
beforeAll(async () => {
  storefront = await openStorefront();
});
afterAll(async () => {
  expect(storefront.faults).toEqual([]);
  await storefront.close();
});
/** The shop asks for a code from 1,000 taka on. */
beforeEach(() =>
  storefront.database.execute(sql`update shop set code_from = 100000 where slug = 'rongdhonu'`),
);

const shop = "/en/rongdhonu";
const placeForm = "main form:has([name=idempotency_key])";
const codeForm = "[data-slot=otp-form] form";

/** As if everybody had signed in, and been sent codes, hours ago. */
async function letTimePass(): Promise<void> {
  const { database } = storefront;
  await database.execute(sql`update session set phone_proved_at = phone_proved_at - interval '1 hour'`);
  await database.execute(sql`update one_time_code set created_at = created_at - interval '2 hours',
    expires_at = expires_at - interval '2 hours'`);
}

/** A customer who signed in long ago, at the checkout of a saree that they will fetch. */
async function atCheckout(base = shop, visitor: PlainBrowser = storefront.visit(), phone = newPhone()) {
  await addToCart(visitor, `${base}/product-details/monipuri-saree`);
  await visitor.open(`${base}/checkout-products`);
  const checkout = await signUp(visitor, base, phone);
  await letTimePass();
  const pickUp = await visitor.submit(checkout, placeForm, { shipping_method: "2" });
  return { visitor, phone, pickUp };
}
const order = (visitor: PlainBrowser, page: Page) => visitor.submit(page, placeForm, { intent: "place" });
const orderCards = async (visitor: PlainBrowser) =>
  (await visitor.open(`${shop}/orders`)).root.querySelectorAll("[data-slot=order-card]").length;
const codesSent = async () => {
  const found = await storefront.database.execute(
    sql`select count(*)::int as sent from one_time_code where purpose = 'proof'`,
  );
  return (found as unknown as { rows: { sent: number }[] }).rows[0]?.sent ?? 0;
};

describe("an order above the shop's amount, without JavaScript", () => {
  it("asks for a code to the customer's phone and is placed once that is right", async () => {
    const { visitor, phone, pickUp } = await atCheckout();
    const asked = await order(visitor, pickUp);
    expect(asked.path).toContain(`${shop}/checkout-products/code?`);
    expect(asked.text).toContain(phone);
    expect(asked.text).toContain("৳1,850");
    expect(await orderCards(visitor)).toBe(0);
    const wrong = await visitor.submit(asked, codeForm, { otp: "12 34" });
    expect([wrong.status, wrong.root.querySelector("[name=otp]")?.getAttribute("value")]).toEqual([
      422,
      "12 34",
    ]);
    const placed = await visitor.submit(wrong, codeForm, { otp: shownCode(asked) });
    expect(placed.path).toMatch(/\/orders\/[^/]+\/placed$/);
    expect(await orderCards(visitor)).toBe(1);
    expect((await visitor.open(`${shop}/cart`)).text).toContain("Your cart is empty!");
  });

  it("pressed twice sends one code, and the code sent twice places one order", async () => {
    const { visitor, pickUp } = await atCheckout();
    const before = await codesSent();
    const [asked, again] = await Promise.all([order(visitor, pickUp), order(visitor, pickUp)]);
    expect([asked.path === again.path, await codesSent()]).toEqual([true, before + 1]);
    const code = shownCode(await visitor.open(asked.path));
    const both = await Promise.all([
      visitor.submit(asked, codeForm, { otp: code }),
      visitor.submit(asked, codeForm, { otp: code }),
    ]);
    const late = await visitor.submit(asked, codeForm, { otp: code });
    expect(new Set([...both, late].map(({ path }) => path)).size).toBe(1);
    expect(late.path).toMatch(/placed$/);
    expect(await orderCards(visitor)).toBe(1);
  });

  it("that changed meanwhile leads back to the checkout, which still has all that was chosen", async () => {
    const { visitor, pickUp } = await atCheckout();
    const asked = await order(visitor, pickUp);
    await storefront.database.execute(
      sql`update product set price = 190000, max_price = 190000 where slug = 'monipuri-saree'`,
    );
    const back = await visitor.submit(asked, codeForm, { otp: shownCode(asked) });
    await storefront.database.execute(
      sql`update product set price = 185000, max_price = 185000 where slug = 'monipuri-saree'`,
    );
    expect(back.path).toContain("checkout-products?shipping_method=2");
    expect(back.text).toContain("Please look at the new total, ৳1,900");
    expect(await orderCards(visitor)).toBe(0);
    // The phone has answered: the next try asks for no other code.
    const placed = await order(visitor, await visitor.open(back.path));
    expect(placed.path).toMatch(/placed$/);
  });

  it("of one product at once works as well, and so does another code", async () => {
    const visitor = storefront.visit();
    const direct = `${shop}/direct/buy?product=monipuri-saree&quantity=2`;
    await visitor.open(direct);
    const page = await signUp(visitor, shop);
    await letTimePass();
    const pickUp = await visitor.submit(page, placeForm, { shipping_method: "2" });
    const asked = await order(visitor, pickUp);
    expect(asked.path).toContain("product=monipuri-saree&quantity=2");
    const soon = await visitor.submit(asked, `${codeForm}:has([value=resend])`);
    expect(soon.status).toBe(429);
    await letTimePass();
    const resent = await visitor.submit(soon, `${codeForm}:has([value=resend])`);
    expect(resent.path).toBe(asked.path);
    const placed = await visitor.submit(resent, codeForm, { otp: shownCode(resent) });
    expect(placed.path).toMatch(/placed$/);
  });

  it("whose code has run out, or was never sent, can ask for one on the page", async () => {
    const { visitor, pickUp } = await atCheckout();
    const key = pickUp.root.querySelector("[name=idempotency_key]")?.getAttribute("value") ?? "";
    const address = `${shop}/checkout-products/code?shipping_method=2&expected_total=185000&idempotency_key=${key}`;
    const page = await visitor.open(address);
    expect(page.root.querySelector("[data-slot=otp-form]")).toBeNull();
    const sent = await visitor.submit(page, "[data-slot=send-code]");
    expect((await visitor.submit(sent, codeForm, { otp: shownCode(sent) })).path).toMatch(/placed$/);
    expect((await visitor.open(`${shop}/checkout-products/code`)).path).toContain("/checkout-products");
  });

  it("asks nothing of who has just signed in, and nothing below the amount", async () => {
    const visitor = storefront.visit();
    await addToCart(visitor, `${shop}/product-details/monipuri-saree`);
    await visitor.open(`${shop}/checkout-products`);
    const checkout = await signUp(visitor, shop);
    const pickUp = await visitor.submit(checkout, placeForm, { shipping_method: "2" });
    expect((await order(visitor, pickUp)).path).toMatch(/placed$/);
    await storefront.database.execute(sql`update shop set code_from = 185100 where slug = 'rongdhonu'`);
    const other = await atCheckout();
    expect((await order(other.visitor, other.pickUp)).path).toMatch(/placed$/);
  });

  it("asks in Bengali on the shop's own host, and guests to sign in first", async () => {
    const { visitor, pickUp } = await atCheckout("", storefront.visit(shopOrigin("rongdhonu")));
    const asked = await order(visitor, pickUp);
    expect(asked.path).toMatch(/^\/checkout-products\/code/);
    expect(asked.text).toContain(strings.bn.trust.code.title);
    expect(asked.text).toMatch(/৳১,৮৫০/);
    const placed = await visitor.submit(asked, codeForm, { otp: shownCode(asked) });
    expect(placed.path).toMatch(/^\/orders\/[^/]+\/placed$/);
    const guest = await storefront
      .visit()
      .open(`${shop}/checkout-products/code?expected_total=1&idempotency_key=a`);
    expect(guest.path).toBe(`${shop}/login`);
  });
});

describe("an order that the shop does not take", () => {
  const refusedWith = async (language: "en" | "bn", base: string) => {
    const { visitor, phone, pickUp } = await atCheckout(base);
    await storefront.database.execute(sql`
      insert into refused_phone (shop_id, phone, reason, refused_by, refused_at)
      select id, ${`+88${phone}`}, 'Never opens the door', (select min(id) from customer), now() from shop where slug = 'rongdhonu'`);
    const refused = await order(visitor, pickUp);
    expect(refused.status).toBe(409);
    expect(refused.text).toContain(strings[language].api.errors.order_not_taken.split("{{phone}}")[0]);
    expect(refused.text).toMatch(/[০১01][০-৯\d]{10}[.।]/);
    expect(refused.text).not.toContain("Never opens the door");
    expect(
      refused.root.querySelector(`${placeForm} [name=shipping_method][checked]`)?.getAttribute("value"),
    ).toBe("2");
    expect((await visitor.open(`${base}/cart`)).root.querySelectorAll("[name=quantity]")).toHaveLength(1);
  };

  it.each([
    ["en", shop],
    ["bn", "/rongdhonu"],
  ] as const)("is told so politely, without why, and keeps everything (%s)", refusedWith);

  it("because too many are under way says how many there can be", async () => {
    await storefront.database.execute(
      sql`update shop set most_open_orders = 1, code_from = null where slug = 'rongdhonu'`,
    );
    const { visitor, pickUp } = await atCheckout();
    expect((await order(visitor, pickUp)).path).toMatch(/placed$/);
    await addToCart(visitor, `${shop}/product-details/monipuri-saree`);
    const again = await visitor.open(`${shop}/checkout-products?shipping_method=2`);
    const refused = await order(visitor, again);
    await storefront.database.execute(sql`update shop set most_open_orders = 20 where slug = 'rongdhonu'`);
    expect([refused.status, refused.text]).toEqual([409, expect.stringContaining("there can be 1 at most")]);
    expect((await visitor.open(`${shop}/cart`)).root.querySelectorAll("[name=quantity]")).toHaveLength(1);
  });
});
