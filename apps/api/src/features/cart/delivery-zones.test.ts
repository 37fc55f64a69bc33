import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { usualAddress } from "@haat/contract/shop/cart.contract";
import type { ApiClient } from "@haat/contract/shared/client";
import type { dhakaAddress } from "../../testing/test-api";
import { createShopper, saveAddress, startTestApi, type TestApi } from "../../testing/test-api";
import { createTestShop, places, type TestShop } from "../../testing/test-shop";
import { deliveryAreaTable, deliverySuburbTable, shopTable } from "../shop/shop.table";

let api: TestApi;
let shop: TestShop;
let client: ApiClient;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  shop = await createTestShop(api.db);
  ({ client } = await createShopper(api));
  await client.cart.addToCart({ language: "en", seller_key: shop.sellerKey, id_product: shop.rice.id });
});

/** The fees of both ways, with the one that is chosen, for an address somewhere. */
async function feesAt(
  place: Partial<typeof dhakaAddress> & { area_name?: string },
  shipping_method: 1 | 2 = 1,
) {
  const address_unique_id = await saveAddress(client, place);
  const asked = { language: "en" as const, sellerKey: shop.sellerKey, shipping_method, address_unique_id };
  const { data: cart } = await client.cart.showCart(asked);
  const { data: direct } = await client.order.directPurchaseQuote({ ...asked, id_product: shop.rice.id });
  expect(direct.delivery).toEqual(cart.delivery);
  return [cart.delivery.map(({ fee }) => fee), cart.totals.delivery_fee];
}
const at = ({ divisionId, cityId, areaId }: (typeof places)["dhaka"]) => ({
  id_division: divisionId,
  id_city: cityId,
  id_area: areaId,
});

describe("the fee of delivery", () => {
  test("is that of the zone: the home city, its suburbs, the rest of the country", async () => {
    expect(await feesAt(at(places.dhaka))).toEqual([[6000, 0], 6000]);
    expect(await feesAt(at(places.gazipur))).toEqual([[9000, 0], 9000]);
    expect(await feesAt(at(places.chattogram))).toEqual([[12_000, 0], 12_000]);
  });

  test("for the usual address is that of the first on the list, and an estimate where there is none", async () => {
    const asked = { language: "en" as const, sellerKey: shop.sellerKey, address_unique_id: usualAddress };
    const quotes = async () => {
      const { data: cart } = await client.cart.showCart(asked);
      const { data: direct } = await client.order.directPurchaseQuote({ ...asked, id_product: shop.rice.id });
      return [cart.delivery, direct.delivery].map(([home]) => home);
    };

    const estimate = { shipping_method: 1, fee: 6000, is_estimate: true, zone: null };
    expect(await quotes()).toEqual([estimate, estimate]);
    // The first one is home, which the list has before the others.
    await saveAddress(client, at(places.chattogram));
    await saveAddress(client, at(places.gazipur));
    const first = { shipping_method: 1, fee: 12_000, is_estimate: false, zone: "country" };
    expect(await quotes()).toEqual([first, first]);
  });

  test("of each way is said whichever way is chosen", async () => {
    expect(await feesAt(at(places.chattogram), 2)).toEqual([[12_000, 0], 0]);
  });

  test("follows the exceptions of single areas: another zone, or a fee of their own", async () => {
    const other = await createTestShop(api.db);
    // A shop that nobody has looked at yet: what is known of one may be some seconds old.
    shop = await createTestShop(api.db);
    await api.db.insert(deliveryAreaTable).values({ shopId: other.id, areaId: 112, fee: 100 });
    await api.db.insert(deliveryAreaTable).values([
      { shopId: shop.id, areaId: places.dhaka.areaId, zone: "suburbs" },
      { shopId: shop.id, areaId: places.gazipur.areaId, fee: 25_000 },
      { shopId: shop.id, areaId: places.chattogram.areaId, fee: 0 },
    ]);
    await client.cart.addToCart({ language: "en", seller_key: shop.sellerKey, id_product: shop.rice.id });
    expect(await feesAt(at(places.dhaka))).toEqual([[9000, 0], 9000]);
    expect(await feesAt({ id_area: 112 })).toEqual([[6000, 0], 6000]);
    expect(await feesAt(at(places.gazipur))).toEqual([[25_000, 0], 25_000]);
    expect(await feesAt(at(places.chattogram))).toEqual([[0, 0], 0]);
  });

  test("in an area that the customer wrote is that of its city", async () => {
    const { id_division, id_city } = at(places.gazipur);
    const written = { id_division, id_city, id_area: undefined as unknown as number, area_name: "Pubail" };
    expect(await feesAt(written)).toEqual([[9000, 0], 9000]);
  });

  test("is nothing from the amount on from which delivery is free, wherever it goes", async () => {
    const rice = { language: "en" as const, seller_key: shop.sellerKey, id_product: shop.shirt.id };
    const { m, red } = shop.values;
    await client.cart.addToCart({ ...rice, id_product_attribute: [m, red], quantity: 3 });
    const address_unique_id = await saveAddress(client, at(places.chattogram));
    const asked = { language: "en" as const, sellerKey: shop.sellerKey, address_unique_id };
    const { data: cart } = await client.cart.showCart(asked);
    expect([cart.delivery.map(({ fee }) => fee), cart.totals.delivery_fee]).toEqual([[0, 0], 0]);
  });

  test("that an order is placed for is the same", async () => {
    const address_unique_id = await saveAddress(client, at(places.gazipur));
    const placed = await client.order.cartPurchaseOrder(
      { language: "en", seller_key: shop.sellerKey, address_unique_id, expected_total: 12_300 + 9000 },
      { context: { idempotencyKey: "to the suburbs" } },
    );
    expect(placed.data.grand_total).toBe(21_300);
  });

  test("comes with the zone, and an order keeps how long delivery takes there", async () => {
    const outside = { deliveryTimeOutsideBn: "৪ দিন", deliveryTimeOutsideEn: "4 days" };
    shop = await createTestShop(api.db, outside);
    await client.cart.addToCart({ language: "en", seller_key: shop.sellerKey, id_product: shop.rice.id });
    const { data } = await client.store.sellerInfoByShop({ language: "bn", shop_name: shop.slug });
    expect(data.seller[0]).toMatchObject({ delivery_time: "২ দিন", delivery_time_outside: "৪ দিন" });

    const address_unique_id = await saveAddress(client, at(places.gazipur));
    const asked = { language: "en" as const, sellerKey: shop.sellerKey, address_unique_id };
    const { data: cart } = await client.cart.showCart(asked);
    expect(cart.delivery.map(({ zone }) => zone)).toEqual(["suburbs", null]);
    const placed = await client.order.cartPurchaseOrder(
      {
        language: "en",
        seller_key: shop.sellerKey,
        address_unique_id,
        expected_total: cart.totals.grand_total,
      },
      { context: { idempotencyKey: "slowly to the suburbs" } },
    );
    const timeOf = async (orderId: string) => {
      const { data: kept } = await client.order.purchaseOrderDetails({ language: "en", orderId });
      return kept.orders[0]?.delivery_time;
    };
    expect(await timeOf(placed.data.order_id)).toBe("4 days");

    await client.cart.addToCart({ language: "en", seller_key: shop.sellerKey, id_product: shop.rice.id });
    const pickedUp = await client.order.cartPurchaseOrder(
      { language: "en", seller_key: shop.sellerKey, shipping_method: 2, expected_total: 12_300 },
      { context: { idempotencyKey: "fetched at the shop" } },
    );
    expect(await timeOf(pickedUp.data.order_id)).toBe("2 days");
  });

  test("is told by the shop for each zone, with what its suburbs are", async () => {
    await api.db.insert(deliveryAreaTable).values({ shopId: shop.id, areaId: 112, zone: "suburbs" });
    const { data } = await client.store.sellerInfoByShop({ language: "bn", shop_name: shop.slug });
    expect(data.seller[0]).toMatchObject({
      delivery_fee_inside: 6000,
      delivery_fee_suburbs: 9000,
      delivery_fee_outside: 12_000,
      delivery_suburbs: ["গাজীপুর", "মিরপুর"],
    });
  });
});

describe("the database refuses", () => {
  test("an exception that is none, or two at once, or of poisha", async () => {
    const area = { shopId: shop.id, areaId: places.dhaka.areaId };
    for (const exception of [{}, { zone: "city" as const, fee: 100 }, { fee: 50 }, { fee: -100 }])
      await expect(api.db.insert(deliveryAreaTable).values({ ...area, ...exception })).rejects.toThrow();
  });

  test("a fee of poisha, and a suburb twice", async () => {
    const set = (fee: number) =>
      api.db.update(shopTable).set({ deliveryFeeSuburbs: fee }).where(eq(shopTable.id, shop.id));
    await expect(set(50)).rejects.toThrow();
    await expect(set(-100)).rejects.toThrow();
    const suburb = { shopId: shop.id, cityId: places.gazipur.cityId };
    await expect(api.db.insert(deliverySuburbTable).values(suburb)).rejects.toThrow();
  });
});
