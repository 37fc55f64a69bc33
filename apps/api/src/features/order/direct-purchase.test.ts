import { wholeTaka } from "../../testing/second-calculation";
import { and, eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { tableContents, wrongStocks } from "../../testing/table-contents";
import {
  createShopper,
  saveAddress,
  startTestApi,
  type TestApi,
  type TestShopper,
} from "../../testing/test-api";
import { createCoupon, createTestShop, type TestShop } from "../../testing/test-shop";
import { productTable } from "../catalogue/catalogue.table";
import { couponTable } from "../coupon/coupon.table";
import { customerOrderTable } from "./order.table";

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
afterEach(async () => {
  expect(await wrongStocks(api.db)).toEqual([]);
});

const ofShop = () => ({ language: "en" as const, sellerKey: shop.sellerKey });
const toShop = () => ({ language: "en" as const, seller_key: shop.sellerKey });
const redShirt = () => ({
  id_product: shop.shirt.id,
  id_product_attribute: [shop.values.red, shop.values.m],
  quantity: 2,
});
const withKey = (idempotencyKey: string) => ({ context: { idempotencyKey } });
const riceOnce = () => ({
  ...toShop(),
  shipping_method: 2,
  id_product: shop.rice.id,
  quantity: 1,
  expected_total: wholeTaka(12_345),
});

describe("a product is priced before it is bought at once", () => {
  test("with its choice, its delivery and its VAT, for a guest too", async () => {
    const { data } = await api.createClient().order.directPurchaseQuote({ ...ofShop(), ...redShirt() });
    expect(data).toEqual({
      items: [
        {
          id_product: shop.shirt.id,
          slug: "shirt",
          name: "Shirt",
          picture: "shirt-m-red",
          product_attribute: [
            { id_product_attribute: shop.values.m, global_attribute_name: "Size", name: "M" },
            { id_product_attribute: shop.values.red, global_attribute_name: "Colour", name: "Red" },
          ],
          quantity: 2,
          unit_price: 90_000,
          line_total: 180_000,
          available: 5,
          stock_state: "ok",
          home_city_only: false,
        },
      ],
      least_order: null,
      free_delivery: { from: 200_000, missing: 20_000, percent: 90 },
      not_delivered: [],
      total_items: 1,
      total_pieces: 2,
      delivery: [
        { shipping_method: 1, fee: 6000, is_estimate: true, zone: null },
        { shipping_method: 2, fee: 0, is_estimate: false, zone: null },
      ],
      totals: {
        item_total: 180_000,
        coupon_discount: 0,
        delivery_fee: 6000,
        delivery_fee_is_estimate: true,
        rounding: 0,
        grand_total: 186_000,
        vat_included: 16_909,
        vat_percent: 10,
      },
      coupon: null,
      coupon_status: 2,
      coupon_refusal: null,
    });
  });

  test("as the checkout chose: address, pick-up, a coupon that is good and one that is not", async () => {
    await createCoupon(api.db, shop.id, { code: "TEN" });
    await createCoupon(api.db, shop.id, { code: "RICH", minItemTotal: 500_000 });
    const address_unique_id = await saveAddress(shopper.client);
    const quote = async (checkout: object) =>
      (await shopper.client.order.directPurchaseQuote({ ...ofShop(), ...redShirt(), ...checkout })).data;
    expect((await quote({ address_unique_id })).totals).toMatchObject({ delivery_fee_is_estimate: false });
    expect((await quote({ shipping_method: 2, code: "ten" })).totals.grand_total).toBe(162_000);
    expect(await quote({ code: "RICH" })).toMatchObject({
      coupon: null,
      coupon_status: 0,
      coupon_refusal: { code: "coupon_below_minimum", message: "Add ৳3,200 more to use this coupon." },
    });
  });

  test("from a query without brackets, as anybody would write it", async () => {
    const { m, red } = shop.values;
    const path = `direct_purchase_quote/en/${shop.sellerKey}?id_product=${shop.shirt.id}&quantity=1`;
    const ask = (values: string) => api.fetch(new Request(`http://api.test/api/v1/${path}${values}`));
    const both = await ask(`&id_product_attribute=${m}&id_product_attribute=${red}`);
    expect(((await both.json()) as { data: { totals: object } }).data.totals).toMatchObject({
      item_total: 90_000,
    });
    expect((await ask(`&id_product_attribute=${m}`)).status).toBe(422);
  });

  test("only where it exists and every choice is made", async () => {
    const other = await createTestShop(api.db);
    const client = api.createClient();
    for (const [wanted, code] of [
      [{ id_product: 999_999 }, "product_not_found"],
      [{ id_product: other.rice.id }, "product_not_found"],
      [{ id_product: shop.shirt.id }, "choice_required"],
      [{ id_product: shop.rice.id, id_product_attribute: [shop.values.m] }, "choice_required"],
      [{ id_product: shop.rice.id, address_unique_id: crypto.randomUUID() }, "address_not_found"],
      [{ id_product: shop.rice.id, quantity: 11 }, "invalid_input"],
    ] as const) {
      const asked = client.order.directPurchaseQuote({
        ...ofShop(),
        ...wanted,
        id_product_attribute: "id_product_attribute" in wanted ? [...wanted.id_product_attribute] : [],
      });
      await expect(asked).rejects.toMatchObject({ code });
    }
  });
});

describe("a shopper buys one product at once", () => {
  test("and gets just that, while the cart stays as it is", async () => {
    const { client } = shopper;
    await client.cart.addToCart({ ...toShop(), id_product: shop.tea.id, quantity: 2 });
    const before = await client.cart.showCart(ofShop());
    const address_unique_id = await saveAddress(client);
    const placed = await client.order.directPurchaseOrder(
      { ...toShop(), ...redShirt(), address_unique_id, expected_total: 186_000 },
      withKey("direct"),
    );
    expect(placed.message).toBe(`Your order ${placed.data.order_id} is placed.`);
    expect(await client.cart.showCart(ofShop())).toEqual(before);
    const { data } = await client.order.purchaseOrderDetails({
      language: "en",
      orderId: placed.data.order_id,
    });
    expect(data.orders[0]).toMatchObject({
      status: "pending",
      payment_method: 0,
      payment_status: "cash_on_delivery",
      shipping_method: 1,
      items: [{ name: "Shirt", quantity: 2, product_attribute: [{ name: "M" }, { name: "Red" }] }],
      totals: { grand_total: 186_000 },
    });
  });

  test("once for each key, however often it is sent; a key of the cart's order is another one", async () => {
    const { client } = shopper;
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => client.order.directPurchaseOrder(riceOnce(), withKey("same"))),
    );
    expect(new Set(answers.map(({ data }) => data.order_id)).size).toBe(1);
    await expect(
      client.order.directPurchaseOrder({ ...riceOnce(), quantity: 2 }, withKey("same")),
    ).rejects.toMatchObject({ code: "idempotency_key_reused" });
    await client.cart.addToCart({ ...toShop(), id_product: shop.rice.id });
    const cart = { ...toShop(), shipping_method: 2, expected_total: wholeTaka(12_345) };
    const other = await client.order.cartPurchaseOrder(cart, withKey("same"));
    expect(other.data.order_id).not.toBe(answers[0]?.data.order_id);
    const orders = await api.db
      .select()
      .from(customerOrderTable)
      .where(eq(customerOrderTable.shopId, shop.id));
    expect(orders).toHaveLength(2);
  });

  test.each([
    ["without a key", {}, undefined, "idempotency_key_required"],
    ["at another price than it has", { expected_total: wholeTaka(1) }, "k", "cart_changed"],
    ["eleven of it", { quantity: 11, expected_total: wholeTaka(135_795) }, "k", "invalid_input"],
    [
      "to be delivered nowhere",
      { shipping_method: 1, expected_total: wholeTaka(18_345) },
      "k",
      "address_required",
    ],
    ["with a coupon that is none", { code: "NOSUCH" }, "k", "coupon_invalid"],
    ["that does not exist", { id_product: 999_999 }, "k", "product_not_found"],
  ])("but not %s, and nothing is changed", async (_, change, key, code) => {
    const before = await tableContents(api.db);
    const attempt = shopper.client.order.directPurchaseOrder(
      { ...riceOnce(), ...change },
      key === undefined ? {} : withKey(key),
    );
    await expect(attempt).rejects.toMatchObject({ code });
    expect(await tableContents(api.db)).toEqual(before);
  });

  test("but not what is sold out, nor more than is left, and is told how many there are", async () => {
    const { client } = shopper;
    const before = await tableContents(api.db);
    const tea = { ...riceOnce(), id_product: shop.tea.id, quantity: 4, expected_total: 20_000 };
    await expect(client.order.directPurchaseOrder(tea, withKey("short"))).rejects.toMatchObject({
      code: "stock_short",
      status: 409,
      data: { context: { available: 3 } },
    });
    await expect(
      client.order.directPurchaseOrder({ ...tea, language: "bn" }, withKey("short")),
    ).rejects.toMatchObject({ message: "চা পাতা আর মাত্র ৩টি আছে। পরিমাণ কমিয়ে নিন।" });
    const salt = { ...riceOnce(), id_product: shop.salt.id, expected_total: 4000 };
    await expect(client.order.directPurchaseOrder(salt, withKey("out"))).rejects.toMatchObject({
      code: "out_of_stock",
      message: "Salt is out of stock.",
    });
    expect(await tableContents(api.db)).toEqual(before);
  });
});

describe("many at once, from carts and directly", () => {
  test("never sell more than there is", async () => {
    await api.db
      .update(productTable)
      .set({ stock: 20 })
      .where(and(eq(productTable.shopId, shop.id), eq(productTable.id, shop.rice.id)));
    const buyers = [];
    for (let each = 0; each < 30; each += 1) {
      const buyer = await createShopper(api);
      if (each % 2 === 0) await buyer.client.cart.addToCart({ ...toShop(), id_product: shop.rice.id });
      buyers.push(buyer);
    }
    const cart = { ...toShop(), shipping_method: 2, expected_total: wholeTaka(12_345) };
    /** Tries again where others are about to take the last pieces, as the answer says. */
    const buy = async (client: TestShopper["client"], isCart: boolean): Promise<unknown> => {
      try {
        return await (isCart
          ? client.order.cartPurchaseOrder(cart, withKey("race"))
          : client.order.directPurchaseOrder(riceOnce(), withKey("race")));
      } catch (error) {
        if ((error as { code: string }).code === "being_bought") return buy(client, isCart);
        throw error;
      }
    };
    const results = await Promise.allSettled(buyers.map(({ client }, each) => buy(client, each % 2 === 0)));
    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(20);
    const refusals = results.flatMap((each) => (each.status === "rejected" ? [each.reason.code] : []));
    expect(new Set(refusals)).toEqual(new Set(["out_of_stock"]));
  });

  test("let a customer use a coupon that is good once only once", async () => {
    const coupon = await createCoupon(api.db, shop.id, { code: "ONCE", usesPerCustomer: 1 });
    const reduced = { ...riceOnce(), code: "ONCE", expected_total: wholeTaka(12_345 - 1235) };
    const { client } = shopper;
    await client.cart.addToCart({ ...toShop(), id_product: shop.rice.id });
    const { id_product: _, quantity: __, ...cart } = reduced;
    const results = await Promise.allSettled([
      client.order.cartPurchaseOrder(cart, withKey("cart")),
      ...Array.from({ length: 8 }, (_, each) =>
        client.order.directPurchaseOrder(reduced, withKey(`direct ${each}`)),
      ),
    ]);
    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    const refusals = results.flatMap((each) => (each.status === "rejected" ? [each.reason.code] : []));
    expect(new Set(refusals)).toEqual(new Set(["coupon_already_used"]));
    const [counted] = await api.db.select().from(couponTable).where(eq(couponTable.id, coupon.id));
    expect(counted?.usedCount).toBe(1);
  });
});
