import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { ApiClient } from "@haat/contract/shared/client";
import {
  createShopper,
  saveAddress,
  startTestApi,
  type TestApi,
  type TestShopper,
} from "../../testing/test-api";
import { createTestShop, places, type TestShop } from "../../testing/test-shop";
import { productTable } from "../catalogue/catalogue.table";

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
});

const ofShop = () => ({ language: "en" as const, sellerKey: shop.sellerKey });
const toShop = () => ({ language: "en" as const, seller_key: shop.sellerKey });

describe("a product that is brought within the home city only", () => {
  const only = () =>
    api.db.update(productTable).set({ homeCityOnly: true }).where(eq(productTable.id, shop.rice.id));

  test("says so in its details and in quotes, and which address it is not brought to", async () => {
    await only();
    const { client } = shopper;
    const { data } = await client.catalogue.shopProductById({ ...ofShop(), slug: "rice" });
    expect(data.product[0]?.home_city_only).toBe(true);
    await client.cart.addToCart({ ...toShop(), id_product: shop.rice.id });
    const far = await saveFar(client);
    const asked = async (checkout: object) => {
      const { data: cart } = await client.cart.showCart({ ...ofShop(), ...checkout });
      const { data: direct } = await client.order.directPurchaseQuote({
        ...ofShop(),
        id_product: shop.rice.id,
        ...checkout,
      });
      expect(direct.not_delivered).toEqual(cart.not_delivered);
      return [cart.items[0]?.home_city_only, cart.not_delivered];
    };
    expect(await asked({})).toEqual([true, []]);
    expect(await asked({ address_unique_id: far })).toEqual([true, ["Miniket Rice"]]);
    expect(await asked({ address_unique_id: far, shipping_method: 2 })).toEqual([true, []]);
    expect(await asked({ address_unique_id: await saveAddress(client) })).toEqual([true, []]);
  });

  test("is not ordered to elsewhere, from the cart or at once, by a sentence that names it", async () => {
    await only();
    const { client } = shopper;
    await client.cart.addToCart({ ...toShop(), id_product: shop.rice.id });
    await client.cart.addToCart({ ...toShop(), id_product: shop.tea.id });
    const address_unique_id = await saveFar(client);
    const refusal = {
      code: "not_delivered_there",
      status: 422,
      message:
        "Miniket Rice is delivered in Dhaka district only. Choose an address there or pick-up, or take it out of the order.",
    };
    const order = { ...toShop(), address_unique_id, expected_total: 29_300 };
    const withKey = (idempotencyKey: string) => ({ context: { idempotencyKey } });
    await expect(client.order.cartPurchaseOrder(order, withKey("cart"))).rejects.toMatchObject(refusal);
    const direct = { ...order, id_product: shop.rice.id };
    await expect(client.order.directPurchaseOrder(direct, withKey("once"))).rejects.toMatchObject(refusal);
    const pickUp = { ...toShop(), shipping_method: 2 as const, expected_total: 17_300 };
    expect((await client.order.cartPurchaseOrder(pickUp, withKey("pick-up"))).success).toBe(true);
  });
});

const saveFar = (client: ApiClient) =>
  saveAddress(client, {
    id_division: places.chattogram.divisionId,
    id_city: places.chattogram.cityId,
    id_area: places.chattogram.areaId,
  });
