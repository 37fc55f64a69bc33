import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { callHeaders, type ApiClient } from "@haat/contract/shared/client";
import { createShopper, openSession, startTestApi, type TestApi } from "../../testing/test-api";
import { wholeTaka } from "../../testing/second-calculation";
import { createCoupon, createTestShop, type TestShop } from "../../testing/test-shop";

let api: TestApi;
let shop: TestShop;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  shop = await createTestShop(api.db);
  await createCoupon(api.db, shop.id, { code: "TEN" });
});

const ofShop = () => ({ language: "en" as const, sellerKey: shop.sellerKey });
const toShop = () => ({ language: "en" as const, seller_key: shop.sellerKey });
const apply = (client: ApiClient, code: string) => client.cart.applyCartCoupon({ ...toShop(), code });
const cartOf = async (client: ApiClient) => (await client.cart.showCart(ofShop())).data;
const keptBy = async (client: ApiClient) => {
  const { kept_coupon, totals } = await cartOf(client);
  return [kept_coupon, totals.coupon_discount];
};
const addRice = (client: ApiClient, quantity = 1) =>
  client.cart.addToCart({ ...toShop(), id_product: shop.rice.id, quantity });
const place = (client: ApiClient, expected_total: number, idempotencyKey: string) =>
  client.order.cartPurchaseOrder(
    { ...toShop(), shipping_method: 2, expected_total },
    { context: { idempotencyKey } },
  );

async function guestWithRice(quantity = 1) {
  const key = (await addRice(api.createClient(), quantity)).data.cart_key ?? "";
  return { key, client: api.createClient({ [callHeaders.cartKey]: key }) };
}

describe("a coupon that was applied", () => {
  test("stays with the cart of a guest and of a customer, whatever asks for it, and changes of lines leave it", async () => {
    const { client: guest } = await guestWithRice();
    const { client: customer } = await createShopper(api);
    await addRice(customer);
    for (const client of [guest, customer]) {
      expect((await apply(client, " ten ")).data).toEqual({
        code: "TEN",
        status: 1,
        discount: 1235,
        item_total: 12_345,
        total_amount: 11_110,
      });
      expect(await keptBy(client)).toEqual(["TEN", 1235]);
      await addRice(client);
      expect(await keptBy(client)).toEqual(["TEN", 2469]);
    }
  });

  test("is taken off once it is asked for, and only the one that is named", async () => {
    const { client } = await guestWithRice();
    await apply(client, "TEN");
    const takeOff = (code?: string) =>
      client.cart.removeCartCoupon({ sellerKey: shop.sellerKey, ...(code && { code }) });
    expect((await takeOff("OTHER")).data).toEqual({ kept_coupon: "TEN" });
    expect(await keptBy(client)).toEqual(["TEN", 1235]);
    expect((await takeOff("ten")).data).toEqual({ kept_coupon: null });
    expect((await takeOff()).data).toEqual({ kept_coupon: null });
    expect(await keptBy(client)).toEqual([null, 0]);
  });

  test("that is no longer good takes nothing off, and the cart says why as long as it is there", async () => {
    await createCoupon(api.db, shop.id, { code: "TWO", minItemTotal: 20_000 });
    const { client } = await guestWithRice(2);
    await apply(client, "TWO");
    const { items } = await cartOf(client);
    const line = { ...toShop(), cart_unique_id: items[0]?.cart_unique_id ?? "" };
    await client.cart.updateCart({ ...line, quantity: 1 });
    expect(await cartOf(client)).toMatchObject({
      kept_coupon: "TWO",
      coupon: null,
      coupon_status: 0,
      totals: { coupon_discount: 0 },
      coupon_refusal: { code: "coupon_below_minimum" },
    });
  });

  test("stays where another one is refused", async () => {
    const { client } = await guestWithRice();
    await apply(client, "TEN");
    await expect(apply(client, "NONE")).rejects.toMatchObject({ code: "coupon_invalid" });
    expect(await keptBy(client)).toEqual(["TEN", 1235]);
  });

  test("needs something to be applied to", async () => {
    await expect(apply(api.createClient(), "TEN")).rejects.toMatchObject({ code: "cart_empty" });
    const { client } = await createShopper(api);
    await expect(apply(client, "TEN")).rejects.toMatchObject({ code: "cart_empty" });
  });

  test("comes along when a guest signs in, in front of what the customer's cart had", async () => {
    await createCoupon(api.db, shop.id, { code: "OLD", percent: 5 });
    const customer = await createShopper(api);
    await addRice(customer.client);
    await apply(customer.client, "OLD");
    const { key, client: guest } = await guestWithRice();
    await apply(guest, "TEN");
    const signedIn = api.createClient({
      ...(await openSession(api, customer.id)),
      [callHeaders.cartKey]: key,
    });
    await signInOver(key, customer.nationalPhone);
    expect(await keptBy(signedIn)).toEqual(["TEN", 2469]);
  });

  test("is taken by the order without being named, and goes with the cart", async () => {
    const { client } = await createShopper(api);
    await addRice(client);
    await apply(client, "TEN");
    const placed = await place(client, wholeTaka(12_345 - 1235), "with its coupon");
    const { data } = await client.order.purchaseOrderDetails({
      language: "en",
      orderId: placed.data.order_id,
    });
    expect(data.orders[0]).toMatchObject({
      coupon_code: "TEN",
      totals: { coupon_discount: 1235, rounding: 10 },
    });
    await addRice(client);
    expect(await keptBy(client)).toEqual([null, 0]);
  });

  test("stays when the order fails, and refuses one that it is no longer good for", async () => {
    await createCoupon(api.db, shop.id, { code: "HOUR", endsAt: new Date("2026-03-02T08:00:00Z") });
    const { client } = await createShopper(api);
    await addRice(client);
    await apply(client, "HOUR");
    await expect(place(client, 1, "wrong total")).rejects.toMatchObject({ code: "cart_changed" });
    expect(await keptBy(client)).toEqual(["HOUR", 1235]);
    api.clock.advance(3 * 3600);
    await expect(place(client, 11_100, "too late")).rejects.toMatchObject({ code: "coupon_expired" });
    expect(await cartOf(client)).toMatchObject({ kept_coupon: "HOUR", total_items: 1 });
  });

  test("is not the direct purchase's, which has a field of its own", async () => {
    const { client } = await createShopper(api);
    await addRice(client);
    await apply(client, "TEN");
    const quote = { ...ofShop(), id_product: shop.tea.id };
    expect((await client.order.directPurchaseQuote(quote)).data.totals.coupon_discount).toBe(0);
    expect(
      (await client.order.directPurchaseQuote({ ...quote, code: "TEN" })).data.totals.coupon_discount,
    ).toBe(500);
  });
});

/** Signs a customer in while a guest's cart key comes along. */
async function signInOver(cartKey: string, phone: string): Promise<void> {
  const client = api.createClient({ [callHeaders.cartKey]: cartKey });
  const { data: sent } = await client.account.sendOtp({ phone });
  const code = { phone, otp: sent.otp ?? "", request_id: sent.request_id };
  const { data: proved } = await client.account.otpValidate(code);
  await client.account.signin({ language: "en", phone, ticket: proved.ticket });
}
