import { wholeTaka } from "../../testing/second-calculation";
import { and, eq, sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import type { ApiClient } from "@haat/contract/shared/client";
import {
  createShopper,
  dhakaAddress,
  putTogether,
  saveAddress,
  startTestApi,
  type TestApi,
} from "../../testing/test-api";
import { createCoupon, createTestShop, places, type TestShop } from "../../testing/test-shop";
import { rowsOf, tableContents, wrongStocks } from "../../testing/table-contents";
import { cutAt } from "../../testing/cut-database";
import { productTable } from "../catalogue/catalogue.table";
import { couponTable } from "../coupon/coupon.table";
import { holdPieces } from "./held-pieces";
import { customerOrderTable } from "./order.table";

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());
afterEach(async () => {
  expect(await wrongStocks(api.db)).toEqual([]);
});

const ofShop = (shop: TestShop) => ({ language: "en" as const, seller_key: shop.sellerKey });

async function fillCart(client: ApiClient, shop: TestShop, quantity = 2) {
  await client.cart.addToCart({ ...ofShop(shop), id_product: shop.rice.id, quantity });
}

/** A customer with an address in Dhaka and two bags of rice in the cart: 246.90 + 60 taka. */
async function readyShopper(shop: TestShop, quantity = 2) {
  const shopper = await createShopper(api);
  const addressId = await saveAddress(shopper.client);
  await fillCart(shopper.client, shop, quantity);
  const order = {
    ...ofShop(shop),
    address_unique_id: addressId,
    expected_total: wholeTaka(12_345 * quantity + 6000),
  };
  return { ...shopper, order };
}

const withKey = (idempotencyKey: string) => ({ context: { idempotencyKey } });

async function stockOf(shop: TestShop, productId: number): Promise<number | undefined> {
  const [row] = await api.db
    .select({ stock: productTable.stock })
    .from(productTable)
    .where(and(eq(productTable.shopId, shop.id), eq(productTable.id, productId)));
  return row?.stock;
}

describe("a shopper places an order", () => {
  test("and it takes the stock, empties the cart and stays as it was placed", async () => {
    const shop = await createTestShop(api.db);
    const { client, order } = await readyShopper(shop);
    const { m, red } = shop.values;
    api.clock.advance(1);
    await client.cart.addToCart({
      ...ofShop(shop),
      id_product: shop.shirt.id,
      id_product_attribute: [red, m],
    });
    const expected = wholeTaka(2 * 12_345 + 90_000 + 6000);
    const placed = await client.order.cartPurchaseOrder(
      { ...order, expected_total: expected },
      withKey("first"),
    );
    expect(placed.data.grand_total).toBe(expected);
    expect(placed.data.order_id).toMatch(/^A[XY2-9]{3}-[2-9A-HJ-NP-TV-Z]{5}$/);
    expect(placed.message).toBe(`Your order ${placed.data.order_id} is placed.`);
    expect(await stockOf(shop, shop.rice.id)).toBe(18);
    expect(await stockOf(shop, shop.shirt.id)).toBe(11);

    await api.db
      .update(productTable)
      .set({ nameEn: "Renamed", price: 1, maxPrice: 1 })
      .where(eq(productTable.id, shop.rice.id));
    const cart = await client.cart.showCart({ language: "en", sellerKey: shop.sellerKey });
    expect(cart.data).toMatchObject({
      items: [],
      total_items: 0,
      totals: { grand_total: 0, delivery_fee: 0 },
    });
    const details = await client.order.purchaseOrderDetails({
      language: "en",
      orderId: placed.data.order_id,
    });
    expect(details.data.orders[0]).toMatchObject({
      status: "pending",
      payment_status: "cash_on_delivery",
      store: { title: shop.titleEn, phone: "01812345678" },
      items: [
        { name: "Miniket Rice", quantity: 2, unit_price: 12_345, line_total: 24_690, product_attribute: [] },
        {
          name: "Shirt",
          picture: "shirt-m-red",
          product_attribute: [
            { global_attribute_name: "Size", name: "M" },
            { global_attribute_name: "Colour", name: "Red" },
          ],
        },
      ],
      totals: {
        item_total: 114_690,
        delivery_fee: 6000,
        rounding: 90,
        grand_total: expected,
        vat_included: 10_964,
      },
      delivery: { name: "Rahim Uddin", mobile: "01712345678" },
      timeline: [{ status: "pending", at: "2026-03-02T06:00:01.000Z" }],
    });
    const inBengali = await client.order.purchaseOrderDetails({
      language: "bn",
      orderId: placed.data.order_id.toLowerCase(),
    });
    expect(inBengali.data.orders[0]).toMatchObject({
      items: [{ name: "মিনিকেট চাল" }, { product_attribute: [{ name: "এম" }, { name: "লাল" }] }],
      delivery: { shipping_address: "House 5, Road 3, ধানমন্ডি, ঢাকা ১২০৫" },
    });
  });

  test("to pick it up, without an address and without a fee", async () => {
    const shop = await createTestShop(api.db);
    const { client, order } = await readyShopper(shop);
    const { address_unique_id: _, ...pickUp } = order;
    const placed = await client.order.cartPurchaseOrder(
      { ...pickUp, shipping_method: 2, expected_total: wholeTaka(24_690) },
      withKey("pick-up"),
    );
    const details = await client.order.purchaseOrderDetails({
      language: "en",
      orderId: placed.data.order_id,
    });
    expect(details.data.orders[0]).toMatchObject({
      delivery: null,
      totals: { delivery_fee: 0, rounding: 90, grand_total: 24_600 },
    });
  });

  test("with a coupon, which is used once", async () => {
    const shop = await createTestShop(api.db);
    await createCoupon(api.db, shop.id, { code: "ONCE", usesPerCustomer: 1 });
    const { client, order } = await readyShopper(shop);
    const withCoupon = { ...order, code: "once", expected_total: wholeTaka(24_690 - 2469 + 6000) };
    await client.order.cartPurchaseOrder(withCoupon, withKey("with coupon"));
    const [coupon] = await api.db.select().from(couponTable).where(eq(couponTable.shopId, shop.id));
    expect(coupon?.usedCount).toBe(1);
    await fillCart(client, shop);
    await expect(client.order.cartPurchaseOrder(withCoupon, withKey("again"))).rejects.toMatchObject({
      code: "coupon_already_used",
    });
  });
});

describe("a refused order changes nothing", () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await createTestShop(api.db);
    const [yesterday, tomorrow] = [new Date("2026-03-01T06:00:00Z"), new Date("2026-03-03T06:00:00Z")];
    await createCoupon(api.db, shop.id, { code: "EXPIRED", endsAt: yesterday });
    await createCoupon(api.db, shop.id, { code: "EARLY", startsAt: tomorrow });
    await createCoupon(api.db, shop.id, { code: "GONE", totalUses: 3, usedCount: 3 });
    await createCoupon(api.db, shop.id, { code: "BIG", minItemTotal: 100_000 });
  });

  test.each([
    ["without an address", { address_unique_id: undefined }, "address_required", 422],
    [
      "with an address that does not exist",
      { address_unique_id: crypto.randomUUID() },
      "address_not_found",
      404,
    ],
    ["with an address that cannot be one", { address_unique_id: "' or 1=1" }, "address_not_found", 404],
    ["with another total than the cart has", { expected_total: wholeTaka(1) }, "cart_changed", 409],
    ["with an unknown coupon", { code: "NOSUCH" }, "coupon_invalid", 422],
    ["with an expired coupon", { code: "EXPIRED" }, "coupon_expired", 422],
    ["with a coupon before its time", { code: "EARLY" }, "coupon_not_started", 422],
    ["with a used-up coupon", { code: "GONE" }, "coupon_used_up", 422],
    ["with a coupon for larger carts", { code: "BIG" }, "coupon_below_minimum", 422],
    ["for a shop that does not exist", { seller_key: "nosuchshop" }, "store_not_found", 420],
  ])("%s", async (_, change, code, status) => {
    const { client, order } = await readyShopper(shop);
    const before = await tableContents(api.db);
    await expect(
      client.order.cartPurchaseOrder({ ...order, ...change }, withKey("refused")),
    ).rejects.toMatchObject({
      code,
      status,
    });
    expect(await tableContents(api.db)).toEqual(before);
  });

  test("with somebody else's address", async () => {
    const { client, order } = await readyShopper(shop);
    const other = await createShopper(api);
    const foreign = await saveAddress(other.client);
    const before = await tableContents(api.db);
    await expect(
      client.order.cartPurchaseOrder({ ...order, address_unique_id: foreign }, withKey("foreign")),
    ).rejects.toMatchObject({ code: "address_not_found" });
    expect(await tableContents(api.db)).toEqual(before);
  });

  test("with an empty cart, without a key, with a key that is too long", async () => {
    const { client } = await createShopper(api);
    const order = { ...ofShop(shop), shipping_method: 2, expected_total: 0 };
    const before = await tableContents(api.db);
    await expect(client.order.cartPurchaseOrder(order, withKey("empty"))).rejects.toMatchObject({
      code: "cart_empty",
    });
    await expect(client.order.cartPurchaseOrder(order)).rejects.toMatchObject({
      code: "idempotency_key_required",
    });
    await expect(client.order.cartPurchaseOrder(order, withKey("k".repeat(256)))).rejects.toMatchObject({
      code: "idempotency_key_required",
    });
    expect(await tableContents(api.db)).toEqual(before);
  });

  test("and says the new totals where a price has changed, and the same key is still good", async () => {
    const { client, order } = await readyShopper(shop);
    await api.db
      .update(productTable)
      .set({ price: 15_000, maxPrice: 15_000 })
      .where(eq(productTable.id, shop.rice.id));
    const refusal = client.order.cartPurchaseOrder(order, withKey("price"));
    await expect(refusal).rejects.toMatchObject({
      code: "cart_changed",
      message: "A price has changed. The new total is ৳360: please look at it and order again.",
      data: { context: { item_total: 30_000, delivery_fee: 6000, grand_total: 36_000 } },
    });
    const placed = await client.order.cartPurchaseOrder(
      { ...order, expected_total: 36_000 },
      withKey("price"),
    );
    expect(placed.data.grand_total).toBe(36_000);
  });

  test("where fewer are left than the cart asks for, and says of what how many", async () => {
    const own = await createTestShop(api.db);
    const { client, order } = await readyShopper(own);
    await client.cart.addToCart({ ...ofShop(own), id_product: own.tea.id, quantity: 3 });
    const quick = await readyShopper(own);
    await quick.client.cart.addToCart({ ...ofShop(own), id_product: own.tea.id, quantity: 1 });
    await quick.client.order.cartPurchaseOrder(
      { ...quick.order, expected_total: wholeTaka(24_690 + 5000 + 6000) },
      withKey("quick"),
    );
    const before = await tableContents(api.db);
    await expect(
      client.order.cartPurchaseOrder(
        { ...order, expected_total: wholeTaka(24_690 + 15_000 + 6000) },
        withKey("slow"),
      ),
    ).rejects.toMatchObject({
      code: "stock_short",
      message: "Only 2 of Tea Leaves left. Please lower the quantity.",
      data: { context: { name: "Tea Leaves", id_product: own.tea.id, available: 2 } },
    });
    expect(await tableContents(api.db)).toEqual(before);
  });
});

describe("many at once", () => {
  test("fifty buyers of five pieces: five get one; the others hear that they are being bought, and sold out only after that", async () => {
    const shop = await createTestShop(api.db);
    await api.db.update(productTable).set({ stock: 5 }).where(eq(productTable.id, shop.rice.id));
    await rowsOf(api.db, sql`update stock_movement set change = 5 where product_id = ${shop.rice.id}`);
    const buyers: Awaited<ReturnType<typeof readyShopper>>[] = [];
    for (let each = 0; each < 50; each += 1) buyers.push(await readyShopper(shop, 1));
    const heard: string[] = [];
    let placed = 0;
    const buy = async (buyer: (typeof buyers)[number]): Promise<void> => {
      const { client, order } = buyer;
      try {
        await client.order.cartPurchaseOrder(order, withKey("mine"));
        placed += 1;
        return;
      } catch (error) {
        const { code, data } = error as { code: string; data: { context: object } };
        heard.push(code);
        if (code === "out_of_stock") return;
        expect([code, data.context]).toMatchObject(["being_bought", { retry_after: 1 }]);
      }
      await buy(buyer);
    };
    await Promise.all(buyers.map(buy));
    expect(placed).toBe(5);
    expect(heard.filter((code) => code === "out_of_stock")).toHaveLength(45);
    expect(await stockOf(shop, shop.rice.id)).toBe(0);
    const orders = await api.db
      .select()
      .from(customerOrderTable)
      .where(eq(customerOrderTable.shopId, shop.id));
    expect(orders).toHaveLength(5);
  });

  test("who comes while others are about to take the last pieces does not wait for them, and gets what they leave", async () => {
    const shop = await createTestShop(api.db);
    const [first, second] = [await readyShopper(shop, 2), await readyShopper(shop, 1)];
    const line = { productId: shop.rice.id, combinationId: null, quantity: 20 };
    const end = holdPieces(shop.id, [line], { customerId: 0, key: "another" });
    for (const { client, order } of [first, second]) {
      await expect(client.order.cartPurchaseOrder(order, withKey("mine"))).rejects.toMatchObject({
        code: "being_bought",
        status: 409,
        data: { context: { name: "Miniket Rice", id_product: shop.rice.id, retry_after: 1 } },
      });
    }
    expect(await stockOf(shop, shop.rice.id)).toBe(20);
    end();
    expect((await second.client.order.cartPurchaseOrder(second.order, withKey("mine"))).success).toBe(true);
  });

  test("however many orders one customer has under way, they keep no more from the others than the largest of them", async () => {
    const shop = await createTestShop(api.db);
    const { client, order } = await readyShopper(shop, 2);
    const line = { productId: shop.rice.id, combinationId: null };
    const ends = [
      holdPieces(shop.id, [{ ...line, quantity: 18 }], { customerId: 0, key: "one" }),
      holdPieces(shop.id, [{ ...line, quantity: 10 }], { customerId: 0, key: "two" }),
      holdPieces(shop.id, [{ ...line, quantity: 18 }], { customerId: 0, key: "three" }),
    ];
    expect((await client.order.cartPurchaseOrder(order, withKey("mine"))).success).toBe(true);
    for (const end of ends) end();
  });

  test("an order that was sent twice is still about to take its pieces when one of the two is over", async () => {
    const shop = await createTestShop(api.db);
    const { client, order } = await readyShopper(shop, 1);
    const line = { productId: shop.rice.id, combinationId: null, quantity: 20 };
    const [endFirst, endSecond] = [
      holdPieces(shop.id, [line], { customerId: 0, key: "same" }),
      holdPieces(shop.id, [line], { customerId: 0, key: "same" }),
    ];
    endFirst();
    await expect(client.order.cartPurchaseOrder(order, withKey("mine"))).rejects.toMatchObject({
      code: "being_bought",
    });
    endSecond();
    expect((await client.order.cartPurchaseOrder(order, withKey("mine"))).success).toBe(true);
  });

  test("the same key two hundred times makes one order, and all get the same answer", async () => {
    const shop = await createTestShop(api.db);
    const { client, order } = await readyShopper(shop);
    const answers = await Promise.all(
      Array.from({ length: 200 }, () => client.order.cartPurchaseOrder(order, withKey("same"))),
    );
    expect(new Set(answers.map(({ data }) => JSON.stringify(data))).size).toBe(1);
    const orders = await api.db
      .select()
      .from(customerOrderTable)
      .where(eq(customerOrderTable.shopId, shop.id));
    expect(orders).toHaveLength(1);
    expect(await stockOf(shop, shop.rice.id)).toBe(18);
  });

  test("seven carts with the same two products in opposite orders all become orders", async () => {
    const shop = await createTestShop(api.db);
    const buyers = [];
    const { s, red } = shop.values;
    const rice = { id_product: shop.rice.id };
    const shirt = { id_product: shop.shirt.id, id_product_attribute: [s, red] };
    for (let each = 0; each < 7; each += 1) {
      const shopper = await createShopper(api);
      for (const line of each % 2 ? [rice, shirt] : [shirt, rice]) {
        await shopper.client.cart.addToCart({ ...ofShop(shop), ...line });
      }
      buyers.push(shopper);
    }
    const order = { ...ofShop(shop), shipping_method: 2, expected_total: wholeTaka(92_345) };
    await Promise.all(buyers.map(({ client }) => client.order.cartPurchaseOrder(order, withKey("mixed"))));
    expect(await stockOf(shop, shop.rice.id)).toBe(13);
    expect(await stockOf(shop, shop.shirt.id)).toBe(5);
  });

  test("the last use of a coupon goes to one of ten", async () => {
    const shop = await createTestShop(api.db);
    await createCoupon(api.db, shop.id, { code: "LAST", totalUses: 1 });
    const buyers = [];
    for (let each = 0; each < 10; each += 1) buyers.push(await readyShopper(shop, 1));
    const results = await Promise.allSettled(
      buyers.map(({ client, order }) =>
        client.order.cartPurchaseOrder(
          { ...order, code: "LAST", expected_total: wholeTaka(12_345 - 1235 + 6000) },
          withKey("c"),
        ),
      ),
    );
    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(await stockOf(shop, shop.rice.id)).toBe(19);
  });
});

describe("a key that was used", () => {
  test("gives the same answer an hour later, refuses another body, and is free again after a day", async () => {
    const shop = await createTestShop(api.db);
    const { client, order } = await readyShopper(shop);
    const first = await client.order.cartPurchaseOrder(order, withKey("kept"));
    api.clock.advance(3600);
    expect(
      (await client.order.cartPurchaseOrder({ ...order, language: "bn" }, withKey("kept"))).data,
    ).toEqual(first.data);
    await expect(
      client.order.cartPurchaseOrder({ ...order, expected_total: wholeTaka(5) }, withKey("kept")),
    ).rejects.toMatchObject({ code: "idempotency_key_reused", status: 422 });
    api.clock.advance(24 * 3600);
    await fillCart(client, shop);
    const second = await client.order.cartPurchaseOrder(order, withKey("kept"));
    expect(second.data.order_id).not.toBe(first.data.order_id);
  });

  test("is another customer's to use as well", async () => {
    const shop = await createTestShop(api.db);
    const [one, other] = [await readyShopper(shop), await readyShopper(shop)];
    const placed = await Promise.all(
      [one, other].map(({ client, order }) => client.order.cartPurchaseOrder(order, withKey("shared"))),
    );
    expect(placed[0]?.data.order_id).not.toBe(placed[1]?.data.order_id);
  });
});

test("an order that is cut off at any of its statements leaves nothing behind, and can be tried again", async () => {
  const shop = await createTestShop(api.db);
  await createCoupon(api.db, shop.id, { code: "CUT", totalUses: 5 });
  const { headers, client, order } = await readyShopper(shop);
  const { s, red } = shop.values;
  await client.cart.addToCart({ ...ofShop(shop), id_product: shop.shirt.id, id_product_attribute: [s, red] });
  const whole = { ...order, code: "CUT", expected_total: wholeTaka(104_690 - 10_469 + 6000) };
  const before = await tableContents(api.db);
  let cuts = 0;
  for (let statement = 1; ; statement += 1) {
    const cut = cutAt(api.db, statement);
    const attempt = putTogether(cut.db).createClient(headers).order.cartPurchaseOrder(whole, withKey("cut"));
    const placed = await attempt.catch((error: unknown) => {
      expect(error).toMatchObject({ code: "server_error", status: 500 });
      expect(JSON.stringify(error)).not.toContain("Cut at");
      return undefined;
    });
    await cut.close();
    if (placed) {
      expect(cut.seen()).toBeLessThan(statement);
      break;
    }
    cuts += 1;
    expect(await tableContents(api.db), `after a cut at statement ${statement}`).toEqual(before);
  }
  // Session, shop, then the transaction: fewer would mean that the cuts missed it.
  expect(cuts).toBeGreaterThan(18);
  const orders = await api.db.select().from(customerOrderTable).where(eq(customerOrderTable.shopId, shop.id));
  expect(orders).toHaveLength(1);
});

test("an order goes to an area that its customer wrote, in both languages", async () => {
  const shop = await createTestShop(api.db);
  const { client } = await createShopper(api);
  const written = await saveAddress(client, { id_area: undefined, area_name: "নতুন পল্লী" });
  await fillCart(client, shop, 1);
  const { data: cart } = await client.cart.showCart({
    language: "en",
    sellerKey: shop.sellerKey,
    address_unique_id: written,
  });
  await client.order.cartPurchaseOrder(
    {
      language: "en",
      seller_key: shop.sellerKey,
      shipping_method: 1,
      payment_method: 0,
      address_unique_id: written,
      expected_total: cart.totals.grand_total,
    },
    withKey("written area"),
  );
  const [order] = await api.db
    .select()
    .from(customerOrderTable)
    .where(eq(customerOrderTable.shopId, shop.id));
  expect(order?.deliveryAddressBn).toContain("নতুন পল্লী, ঢাকা");
  expect(order?.deliveryAddressEn).toContain("নতুন পল্লী, Dhaka");
});

test("an order outside the shop's city costs the higher fee, and none from the free amount", async () => {
  const shop = await createTestShop(api.db);
  const shopper = await createShopper(api);
  const far = await saveAddress(shopper.client, {
    ...dhakaAddress,
    id_division: places.chattogram.divisionId,
    id_city: places.chattogram.cityId,
    id_area: places.chattogram.areaId,
  });
  await fillCart(shopper.client, shop, 1);
  const checkout = { language: "en" as const, sellerKey: shop.sellerKey, address_unique_id: far };
  const cart = await shopper.client.cart.showCart(checkout);
  expect(cart.data.totals).toMatchObject({ delivery_fee: 12_000, delivery_fee_is_estimate: false });
  const { m, red } = shop.values;
  await shopper.client.cart.addToCart({
    ...ofShop(shop),
    id_product: shop.shirt.id,
    id_product_attribute: [m, red],
    quantity: 3,
  });
  expect((await shopper.client.cart.showCart(checkout)).data.totals.delivery_fee).toBe(0);
});
