import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { PricedLine } from "@haat/contract/shop/cart.contract";
import { callHeaders, type ApiClient } from "@haat/contract/shared/client";
import { createShopper, startTestApi, type TestApi, type TestShopper } from "../../testing/test-api";
import { createTestShop, type TestShop } from "../../testing/test-shop";
import { productCombinationTable } from "../catalogue/catalogue.table";

let api: TestApi;
let shop: TestShop;
let shopper: TestShopper;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  shop = await createTestShop(api.db);
  shopper = await createShopper(api);
  const { sRed, mRed } = shop.combinations;
  for (const { id } of [sRed, mRed]) await setStock(id, 10);
});

const setStock = (combinationId: number, stock: number) =>
  api.db.update(productCombinationTable).set({ stock }).where(eq(productCombinationTable.id, combinationId));
const ofShop = () => ({ language: "en" as const, sellerKey: shop.sellerKey });
const toShop = () => ({ language: "en" as const, seller_key: shop.sellerKey });
const shirts = (size: "s" | "m", quantity: number) => ({
  ...toShop(),
  id_product: shop.shirt.id,
  quantity,
  id_product_attribute: [shop.values[size], shop.values.red],
});

/** A guest with these shirts signs in as the shopper, whose cart has seven of S. */
async function signInWith(guests: [size: "s" | "m", quantity: number][]) {
  await shopper.client.cart.addToCart(shirts("s", 7));
  let guest = api.createClient();
  let key = "";
  for (const [size, quantity] of guests) {
    api.clock.advance(1);
    const { data } = await guest.cart.addToCart(shirts(size, quantity));
    key = data.cart_key ?? key;
    guest = api.createClient({ [callHeaders.cartKey]: key });
  }
  const phone = shopper.nationalPhone;
  const { data: sent } = await guest.account.sendOtp({ phone });
  const code = { phone, otp: sent.otp ?? "", request_id: sent.request_id };
  const { data: proved } = await guest.account.otpValidate(code);
  const entered = await guest.account.signin({ language: "en", phone, ticket: proved.ticket });
  return { entered, client: api.createClient({ authorization: `Bearer ${entered.access_token}` }) };
}

const cartOf = async (client: ApiClient) => {
  const { data } = await client.cart.showCart(ofShop());
  const name = ({ product_attribute: [size] }: PricedLine) => size?.name;
  return {
    items: data.items.map((line) => [name(line), line.quantity]),
    leftOut: data.left_out.map((line) => [name(line), line.quantity, line.can_take]),
    ids: Object.fromEntries(data.left_out.map((line) => [name(line), line.left_out_id])),
  };
};
const decide = (client: ApiClient, left_out_id: string | undefined, take: boolean) =>
  client.cart.cartLeftOut({ ...toShop(), left_out_id: left_out_id ?? "", take });

describe("what finds no place when carts are merged", () => {
  test("is told at sign-in and stays with the cart, choice by choice", async () => {
    const { entered, client } = await signInWith([
      ["s", 2],
      ["m", 4],
    ]);
    expect(entered.left_out_pieces).toBe(3);
    expect(entered.left_out).toEqual([
      {
        shop_name: shop.slug,
        id_product: shop.shirt.id,
        name: "Shirt",
        choice: ["M", "Red"],
        quantity: 3,
      },
    ]);
    const { items, leftOut } = await cartOf(client);
    expect(items).toEqual([
      ["S", 9],
      ["M", 1],
    ]);
    expect(leftOut).toEqual([["M", 3, true]]);
  });

  test("is nothing where all has room", async () => {
    const { entered, client } = await signInWith([["m", 3]]);
    expect(entered.left_out_pieces).toBe(0);
    expect(entered.left_out).toEqual([]);
    expect((await cartOf(client)).leftOut).toEqual([]);
  });

  test("is taken instead: other choices give way, and what they give is left out in its stead", async () => {
    const { client } = await signInWith([
      ["s", 5],
      ["m", 2],
    ]);
    const before = await cartOf(client);
    expect([before.items, before.leftOut]).toEqual([
      [["S", 10]],
      [
        ["S", 2, false],
        ["M", 2, true],
      ],
    ]);
    await decide(client, before.ids.M, true);
    await decide(client, before.ids.M, true);
    const after = await cartOf(client);
    expect([after.items, after.leftOut]).toEqual([
      [
        ["S", 8],
        ["M", 2],
      ],
      [["S", 4, true]],
    ]);
    await decide(client, after.ids.S, true);
    expect((await cartOf(client)).items).toEqual([["S", 10]]);
  });

  test("is let go", async () => {
    const { client } = await signInWith([["m", 5]]);
    const { ids, items } = await cartOf(client);
    await decide(client, ids.M, false);
    expect(await cartOf(client)).toMatchObject({ items, leftOut: [] });
  });

  test("is refused when it has sold out, and nothing changes", async () => {
    const { client } = await signInWith([["m", 5]]);
    const before = await cartOf(client);
    await setStock(shop.combinations.mRed.id, 0);
    await expect(decide(client, before.ids.M, true)).rejects.toMatchObject({ code: "out_of_stock" });
    const after = await cartOf(client);
    expect([after.items, after.leftOut]).toEqual([before.items, [["M", 2, false]]]);
  });

  test("is not shown beside a cart that was emptied, and is again with the next thing in it", async () => {
    const { client } = await signInWith([["m", 5]]);
    const before = await cartOf(client);
    const { data } = await client.cart.showCart(ofShop());
    for (const { cart_unique_id: cartUniqueId } of data.items)
      await client.cart.removeCartProduct({ cartUniqueId });
    expect(await cartOf(client)).toMatchObject({ items: [], leftOut: [] });
    await client.cart.addToCart(shirts("s", 1));
    expect((await cartOf(client)).leftOut).toEqual(before.leftOut);
  });

  test("is nobody else's to decide about", async () => {
    const { client } = await signInWith([["m", 5]]);
    const before = await cartOf(client);
    await decide((await createShopper(api)).client, before.ids.M, true);
    await decide(api.createClient(), before.ids.M, false);
    expect(await cartOf(client)).toEqual(before);
  });
});
