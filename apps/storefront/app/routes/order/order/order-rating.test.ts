import { strings } from "@haat/i18n/strings";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openStorefront, type TestStorefront } from "../../../../testing/open-storefront";
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
const form = "[data-slot=rating-form]";
const words = strings.en;

/** A customer with an order of a saree. @returns its path, and what has it delivered */
async function customerWithOrder() {
  const visitor = storefront.visit();
  await signUp(visitor, shop);
  await addToCart(visitor, `${shop}/product-details/monipuri-saree`);
  const checkout = await visitor.open(`${shop}/checkout-products?shipping_method=2`);
  const placed = await visitor.submit(checkout, "main form:has([name=idempotency_key])", { intent: "place" });
  const path = placed.path.replace("/placed", "");
  const deliver = () =>
    storefront.database.execute(
      sql`update customer_order set status = 6, payment_status = 'paid' where number = ${path.split("/").at(-1)}`,
    );
  return { visitor, path, deliver };
}

describe("a product of a delivered order, without JavaScript", () => {
  it("is rated where the order is, kept as typed where it is wrong, and shown with its average to everybody", async () => {
    const { visitor, path, deliver } = await customerWithOrder();
    const looks = (page: Awaited<ReturnType<typeof visitor.open>>) => ({
      form: page.root.querySelector(form) !== null,
      again: page.root.querySelector("[data-slot=order-again] button")?.classList.contains("bg-accent"),
      ways: page.root.querySelectorAll("[data-slot=order-state] a").map((link) => link.text),
      current: page.root.querySelectorAll("[data-slot=order-timeline] [data-state=current]").length,
    });
    expect(looks(await visitor.open(path))).toEqual({
      form: false,
      again: false,
      ways: [words.accountPages.order.cancel],
      current: 1,
    });
    await deliver();
    const order = await visitor.open(path);
    // Nothing more comes: something wrong is said beside the thanks, and the same again stands out.
    expect(looks(order)).toEqual({
      form: true,
      again: true,
      ways: [words.complaints.own.link],
      current: 0,
    });
    const stars = order.root.querySelectorAll(`${form} [type=radio][name=stars]`);
    expect(stars.map((star) => star.getAttribute("value"))).toEqual(["1", "2", "3", "4", "5"]);
    for (const star of stars) {
      const value = star.getAttribute("value") as keyof typeof words.ratings.words;
      const label = order.root.querySelector(`${form} label[for="${star.id}"]`);
      expect(label?.text).toBe(`${value} of 5 stars ${words.ratings.words[value]}`);
    }
    const wrong = await visitor.submit(order, form, { stars: "", text: "Soft, and <b>bright</b>." });
    expect([wrong.status, wrong.text]).toEqual([
      422,
      expect.stringContaining(words.api.fields.rating_stars_required),
    ]);
    expect(wrong.root.querySelector(`${form} [name=text]`)?.text).toContain("Soft, and");
    const before = await storefront.visit().open(`${shop}/product-details/monipuri-saree`);
    const [sent] = await Promise.all([
      visitor.submit(wrong, form, { stars: "4" }),
      visitor.submit(wrong, form, { stars: "4" }),
    ]);
    expect([sent.path, sent.text]).toEqual([path, expect.stringContaining(words.ratings.told.rated)]);
    expect(sent.text).toContain(words.ratings.own.change);
    const dataOf = (page: typeof before) =>
      page.root
        .querySelectorAll("script[type='application/ld+json']")
        .map(({ text }) => text)
        .join("");
    expect(dataOf(before)).not.toContain("AggregateRating");
    // The page's memory hears of the change.
    await expect
      .poll(async () => dataOf(await storefront.visit().open(`${shop}/product-details/monipuri-saree`)))
      .toContain('"ratingValue":4');
    const product = await storefront.visit().open("/rongdhonu/product-details/monipuri-saree");
    const link = product.root.querySelector("main a[href$='/ratings']");
    expect(link?.text).toContain("৪ · ১টি রেটিং");
    const list = await storefront.visit().open(link?.getAttribute("href") ?? "");
    const rating = list.root.querySelector("[data-slot=ratings] li");
    expect(rating?.text).toContain("Soft, and <b>bright</b>.");
    expect(list.root.querySelector("script[type=module]")).toBeNull();
    // The name alone, nothing else of who gave it.
    expect(list.text).not.toMatch(/০১\d{9}|01\d{9}.*Soft/);
    const beyond = await storefront.visit().open(`${shop}/product-details/monipuri-saree/ratings?page=99`);
    expect(beyond.path).toBe(`${shop}/product-details/monipuri-saree/ratings`);
  });

  it("is not rated by a form that comes too late, and has a page where nobody has said anything", async () => {
    const { visitor, path, deliver } = await customerWithOrder();
    await deliver();
    const order = await visitor.open(path);
    await storefront.database.execute(
      sql`update customer_order set status = 5, payment_status = 'cash_on_delivery' where number = ${path.split("/").at(-1)}`,
    );
    const late = await visitor.submit(order, form, { stars: "5" });
    expect([late.path, late.text]).toEqual([
      path,
      expect.stringContaining(words.api.errors.rating_impossible),
    ]);
    const none = await visitor.open(`${shop}/product-details/tangail-cotton-saree/ratings`);
    expect(none.text).toContain(words.ratings.page.none);
    expect((await visitor.open(`${shop}/product-details/no-such-thing/ratings`)).status).toBe(404);
  });
});
