import type { ApiClient } from "@haat/contract/shared/client";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { createShopper, saveAddress, startTestApi, type TestApi } from "./testing/test-api";
import { createTestShop, type TestShop } from "./testing/test-shop";
import { wholeTaka } from "./testing/second-calculation";
import { wrongStocks } from "./testing/table-contents";

/** A clock that a machine's owner, or its network, puts forward by hours and back. */
const jump = 5 * 3600;
let api: TestApi;
let shop: TestShop;
beforeAll(async () => {
  api = await startTestApi();
  shop = await createTestShop(api.db);
});
afterAll(() => api.close());
afterEach(async () => {
  expect(await wrongStocks(api.db)).toEqual([]);
});

const inShop = () => ({ language: "en" as const, seller_key: shop.sellerKey });
const withKey = (idempotencyKey: string) => ({ context: { idempotencyKey } });

/** Somebody with two bags of rice in the cart, and their order of them. */
async function readyShopper() {
  const { client } = await createShopper(api);
  const order = {
    ...inShop(),
    address_unique_id: await saveAddress(client),
    expected_total: wholeTaka(2 * 12_345 + 6000),
  };
  await fillCart(client);
  return { client, order };
}

const fillCart = (client: ApiClient) =>
  client.cart.addToCart({ ...inShop(), id_product: shop.rice.id, quantity: 2 });

async function numbersOf(client: ApiClient): Promise<string[]> {
  const { data } = await client.order.purchaseOrderList({
    language: "en",
    sellerKey: shop.sellerKey,
    page: 1,
  });
  return data.orders.map(({ order_id }) => order_id);
}

test.each([
  ["forward and back", [jump, -jump]],
  ["back and forward", [-jump, jump]],
])(
  "orders of one cart are placed once each, whichever way the clock jumps: %s",
  async (_, [first, second]) => {
    const { client, order } = await readyShopper();
    const placed = await client.order.cartPurchaseOrder(order, withKey("before"));
    api.clock.advance(first!);
    // The same request comes again, as from a phone that had no answer.
    const again = await client.order.cartPurchaseOrder(order, withKey("before"));
    expect(again.data.order_id).toBe(placed.data.order_id);
    await fillCart(client);
    const meanwhile = await client.order.cartPurchaseOrder(order, withKey("meanwhile"));
    api.clock.advance(second!);
    const repeated = await client.order.cartPurchaseOrder(order, withKey("meanwhile"));
    expect(repeated.data.order_id).toBe(meanwhile.data.order_id);
    await fillCart(client);
    const after = await client.order.cartPurchaseOrder(order, withKey("after"));
    expect(new Set(await numbersOf(client))).toEqual(
      new Set([placed, meanwhile, after].map(({ data }) => data.order_id)),
    );
  },
);

test("a code that was sent before the clock jumped back is typed in once, and not again", async () => {
  const phone = "01712345699";
  const client = api.createClient();
  const { data: sent } = await client.account.sendOtp({ phone });
  const otp = /\d{6}/.exec(api.messages.at(-1)!.text)![0];
  api.clock.advance(-jump);
  const typed = { phone, otp, request_id: sent.request_id };
  await client.account.otpValidate(typed);
  await expect(client.account.otpValidate(typed)).rejects.toThrow();
  api.clock.advance(jump);
  await expect(client.account.otpValidate(typed)).rejects.toThrow();
});
