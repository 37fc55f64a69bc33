import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { callHeaders, type ApiClient } from "@haat/contract/shared/client";
import { createShopper, startTestApi, type TestApi } from "../../testing/test-api";
import { createCoupon, createTestShop, type TestShop } from "../../testing/test-shop";
import { cartTable } from "./cart.table";
import { eq } from "drizzle-orm";

let api: TestApi;
let shop: TestShop;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  shop = await createTestShop(api.db);
  await createCoupon(api.db, shop.id, { code: "TEN", minItemTotal: 20_000 });
});

const toShop = () => ({ language: "en" as const, seller_key: shop.sellerKey });
const take = async (client: ApiClient, code: string) =>
  (await client.cart.takeCouponAlong({ ...toShop(), code })).data;
const addRice = (client: ApiClient, quantity: number) =>
  client.cart.addToCart({ ...toShop(), id_product: shop.rice.id, quantity });
const cartOf = async (client: ApiClient) =>
  (await client.cart.showCart({ language: "en", sellerKey: shop.sellerKey })).data;

test("a coupon that comes before the first product is with the cart of who was nobody until then", async () => {
  const taken = await take(api.createClient(), "ten");
  expect(taken).toMatchObject({ code: "TEN", has_lines: false, cart_key: expect.any(String) });
  expect(taken.terms.join()).toContain("10% off");
  const guest = api.createClient({ [callHeaders.cartKey]: taken.cart_key ?? "" });
  await addRice(guest, 1);
  expect(await cartOf(guest)).toMatchObject({
    kept_coupon: "TEN",
    coupon_refusal: { code: "coupon_below_minimum" },
  });
  await addRice(guest, 1);
  expect((await cartOf(guest)).totals.coupon_discount).toBe(2469);
});

test("a customer's cart has it too, in place of the one before, and no key is given out", async () => {
  await createCoupon(api.db, shop.id, { code: "FIVE", percent: 5 });
  const { client } = await createShopper(api);
  await addRice(client, 2);
  expect(await take(client, "FIVE")).toMatchObject({ has_lines: true, cart_key: null });
  expect(await take(client, "TEN")).toMatchObject({ code: "TEN" });
  expect((await cartOf(client)).kept_coupon).toBe("TEN");
});

test("one that cannot be used at all says why, and leaves no cart behind", async () => {
  await createCoupon(api.db, shop.id, { code: "OFF", isPaused: true });
  await createCoupon(api.db, shop.id, { code: "OVER", endsAt: new Date("2020-01-01T00:00:00Z") });
  for (const [code, refusal] of [
    ["OFF", "coupon_paused"],
    ["OVER", "coupon_expired"],
    ["NONE", "coupon_invalid"],
    ["", "coupon_missing"],
  ] as const)
    await expect(take(api.createClient(), code)).rejects.toMatchObject({ code: refusal });
  expect(await api.db.select().from(cartTable).where(eq(cartTable.shopId, shop.id))).toEqual([]);
});
