import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { callHeaders } from "@haat/contract/shared/client";
import { startTestApi, type TestApi } from "../../testing/test-api";
import { createTestShop, type TestShop } from "../../testing/test-shop";
import { cartTable } from "./cart.table";

/** In ms. */
const day = 24 * 3_600_000;

let api: TestApi;
let busy: TestShop;
let quiet: TestShop;
beforeAll(async () => {
  api = await startTestApi();
  busy = await createTestShop(api.db);
  quiet = await createTestShop(api.db);
});
afterAll(() => api.close());

const ofShop = ({ sellerKey }: TestShop) => ({ language: "en" as const, sellerKey });

/** A guest with one bag of the shop's rice in the cart. */
async function guestOf(shop: TestShop) {
  const client = api.createClient();
  const wanted = { language: "en" as const, seller_key: shop.sellerKey, id_product: shop.rice.id };
  const { data } = await client.cart.addToCart(wanted);
  return api.createClient({ [callHeaders.cartKey]: data.cart_key ?? "" });
}

test("a cart of another shop waits for few of the hundreds that are looked at in a busy one", async () => {
  const [many, other] = await Promise.all([guestOf(busy), guestOf(quiet)]);
  let answered = 0;
  const looks = Array.from({ length: 300 }, async () => {
    await many.cart.showCart(ofShop(busy));
    answered += 1;
  });
  // All of them have come by then: those that still wait are behind the other shop's.
  await Promise.race(looks);
  await other.cart.showCart(ofShop(quiet));
  const before = answered;
  await Promise.all(looks);
  expect([answered, before < 100]).toEqual([300, true]);
});

test("carts that are looked at for the first time of a day at once are all noted", async () => {
  const guests = await Promise.all(Array.from({ length: 40 }, () => guestOf(busy)));
  await api.db.execute(
    sql`update cart set touched_at = touched_at - interval '2 days' where shop_id = ${busy.id}`,
  );
  await Promise.all(guests.map((guest) => guest.cart.showCart(ofShop(busy))));
  const carts = await api.db.select().from(cartTable).where(eq(cartTable.shopId, busy.id));
  const touched = carts.map(({ touchedAt }) => touchedAt.getTime());
  const newest = Math.max(...touched);
  // The first test's guest has looked at none of them since.
  expect(touched.filter((at) => at < newest - day)).toHaveLength(1);
});
