import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { usualAddress } from "@haat/contract/shop/cart.contract";
import { callHeaders, type ApiClient } from "@haat/contract/shared/client";
import { createShopper, startTestApi, type TestApi } from "../../testing/test-api";
import { createCoupon, createTestShop, type TestShop } from "../../testing/test-shop";
import { tableContents } from "../../testing/table-contents";
import { productCombinationTable, productTable } from "../catalogue/catalogue.table";
import { cartLineTable } from "./cart.table";

let api: TestApi;
let shop: TestShop;

beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  shop = await createTestShop(api.db);
});

const toShop = () => ({ language: "en" as const, seller_key: shop.sellerKey });
const ofShop = () => ({ language: "en" as const, sellerKey: shop.sellerKey });

/** A guest with a cart key, and one bag of rice in the cart. */
async function guestWithRice(quantity = 1) {
  const added = await api.createClient().cart.addToCart({ ...toShop(), id_product: shop.rice.id, quantity });
  const key = added.data.cart_key ?? "";
  return { key, client: api.createClient({ [callHeaders.cartKey]: key }), added };
}

const quantities = async (client: ApiClient) =>
  (await client.cart.showCart(ofShop())).data.items.map(({ slug, quantity }) => [slug, quantity]);

describe("a guest adds to the cart", () => {
  test("and is given a key with the first product, which no later one replaces", async () => {
    const { added, client, key } = await guestWithRice(2);
    expect(key).toMatch(/^[\w-]{43}$/);
    expect(added).toMatchObject({
      message: "Product added to cart",
      data: {
        change: "added",
        quantity: 2,
        total_items: 1,
        line: {
          name: "Miniket Rice",
          unit_price: 12_345,
          line_total: 24_690,
          available: 20,
          stock_state: "ok",
        },
      },
    });
    const again = await client.cart.addToCart({ ...toShop(), id_product: shop.rice.id });
    expect(again).toMatchObject({
      message: "Product quantity increased",
      data: { cart_key: null, change: "increased", quantity: 3, total_items: 1, id_cart: added.data.id_cart },
    });
  });

  test("more than ten pieces and gets ten, and is told so", async () => {
    const { client } = await guestWithRice(7);
    const added = await client.cart.addToCart({ ...toShop(), id_product: shop.rice.id, quantity: 7 });
    expect(added.data).toMatchObject({ change: "capped", quantity: 10 });
    expect(added.message).toBe("You can only order 10 quantities of a product at a time");
  });

  test("more than there is and gets what there is", async () => {
    const added = await api
      .createClient()
      .cart.addToCart({ ...toShop(), id_product: shop.tea.id, quantity: 9 });
    expect(added.data).toMatchObject({ change: "short", quantity: 3 });
    expect(added.message).toBe("Pieces left: 3. Your cart has all of them.");
  });

  test("a product with attributes only with every choice made", async () => {
    const client = api.createClient();
    const shirt = { ...toShop(), id_product: shop.shirt.id };
    const { s, m, red, blue } = shop.values;
    for (const id_product_attribute of [[], [m], [m, blue], [s, m, red], [s, red, 999]]) {
      await expect(client.cart.addToCart({ ...shirt, id_product_attribute })).rejects.toMatchObject({
        code: "choice_required",
      });
    }
    await expect(client.cart.addToCart({ ...shirt, id_product_attribute: [s, blue] })).rejects.toMatchObject({
      code: "out_of_stock",
      message: "Shirt is out of stock.",
    });
    const added = await client.cart.addToCart({ ...shirt, id_product_attribute: [red, m] });
    expect(added.data.line).toMatchObject({
      unit_price: 90_000,
      picture: "shirt-m-red",
      product_attribute: [
        { global_attribute_name: "Size", name: "M" },
        { global_attribute_name: "Colour", name: "Red" },
      ],
    });
  });

  test("ten of a product over all its choices, and not one more", async () => {
    const first = await api.createClient().cart.addToCart({
      ...toShop(),
      id_product: shop.shirt.id,
      id_product_attribute: [shop.values.s, shop.values.red],
      quantity: 7,
    });
    const client = api.createClient({ [callHeaders.cartKey]: first.data.cart_key ?? "" });
    const other = {
      ...toShop(),
      id_product: shop.shirt.id,
      id_product_attribute: [shop.values.m, shop.values.red],
    };
    expect((await client.cart.addToCart({ ...other, quantity: 5 })).data).toMatchObject({
      change: "capped",
      quantity: 3,
    });
    await api.db
      .update(productCombinationTable)
      .set({ stock: 9 })
      .where(eq(productCombinationTable.id, shop.combinations.sBlue.id));
    await expect(
      client.cart.addToCart({ ...other, id_product_attribute: [shop.values.s, shop.values.blue] }),
    ).rejects.toMatchObject({
      code: "quantity_capped",
      message: "You can only order 10 quantities of a product at a time",
    });
  });

  test("nothing that does not exist, is sold out, or belongs to another shop", async () => {
    const other = await createTestShop(api.db);
    const client = api.createClient();
    const before = await tableContents(api.db);
    for (const [id_product, code] of [
      [999_999, "product_not_found"],
      [other.rice.id, "product_not_found"],
      [shop.salt.id, "out_of_stock"],
    ] as const) {
      await expect(client.cart.addToCart({ ...toShop(), id_product })).rejects.toMatchObject({ code });
    }
    expect(await tableContents(api.db)).toEqual(before);
  });

  test("the same product twice at once and has one line", async () => {
    const { client } = await guestWithRice(1);
    await Promise.all(
      Array.from({ length: 6 }, () => client.cart.addToCart({ ...toShop(), id_product: shop.rice.id })),
    );
    expect(await quantities(client)).toEqual([["rice", 7]]);
  });

  test("with a made-up key and is given a real one", async () => {
    const client = api.createClient({ [callHeaders.cartKey]: "1234" });
    const added = await client.cart.addToCart({ ...toShop(), id_product: shop.rice.id });
    expect(added.data.cart_key).toMatch(/^[\w-]{43}$/);
  });
});

describe("a shopper changes the cart", () => {
  test("to another quantity, as far as stock and cap allow", async () => {
    const { client, added } = await guestWithRice(2);
    const line = { ...toShop(), cart_unique_id: added.data.cart_unique_id };
    expect((await client.cart.updateCart({ ...line, quantity: 5 })).data).toMatchObject({
      change: "increased",
      quantity: 5,
    });
    expect((await client.cart.updateCart({ ...line, quantity: 3 })).data).toMatchObject({
      change: "reduced",
      quantity: 3,
    });
    expect((await client.cart.updateCart({ ...line, quantity: 3 })).data).toMatchObject({
      change: "unchanged",
    });
    await api.db.update(productTable).set({ stock: 2 }).where(eq(productTable.id, shop.rice.id));
    expect((await client.cart.updateCart({ ...line, quantity: 3 })).data).toMatchObject({
      change: "short",
      quantity: 2,
    });
    await expect(client.cart.updateCart({ ...line, quantity: 11 })).rejects.toMatchObject({
      code: "invalid_input",
      data: { errors: [{ field: "quantity", code: "quantity_capped" }] },
    });
    await api.db.update(productTable).set({ stock: 0 }).where(eq(productTable.id, shop.rice.id));
    await expect(client.cart.updateCart({ ...line, quantity: 1 })).rejects.toMatchObject({
      code: "out_of_stock",
    });
  });

  test("removes the last line and sees the empty cart", async () => {
    const { client, added } = await guestWithRice();
    const removed = await client.cart.removeCartProduct({ cartUniqueId: added.data.cart_unique_id });
    expect(removed.data).toEqual({ change: "removed", total_items: 0, version: "empty" });
    expect(await quantities(client)).toEqual([]);
    await expect(
      client.cart.removeCartProduct({ cartUniqueId: added.data.cart_unique_id }),
    ).rejects.toMatchObject({ code: "cart_line_not_found" });
  });

  test("and nobody else can: another guest, a customer and another shop's key are told there is no such line", async () => {
    const { added } = await guestWithRice();
    const { cart_unique_id } = added.data;
    const other = await createTestShop(api.db);
    const customer = await createShopper(api);
    for (const client of [(await guestWithRice()).client, customer.client, api.createClient()]) {
      const contents = await tableContents(api.db);
      await expect(client.cart.removeCartProduct({ cartUniqueId: cart_unique_id })).rejects.toMatchObject({
        code: "cart_line_not_found",
      });
      for (const seller_key of [shop.sellerKey, other.sellerKey]) {
        await expect(
          client.cart.updateCart({ language: "en", seller_key, cart_unique_id, quantity: 2 }),
        ).rejects.toMatchObject({ code: "cart_line_not_found" });
      }
      expect(await tableContents(api.db)).toEqual(contents);
    }
    for (const cartUniqueId of ["x", `${shop.sellerKey}.nonsense`, `nosuchshop.${crypto.randomUUID()}`]) {
      await expect(customer.client.cart.removeCartProduct({ cartUniqueId })).rejects.toMatchObject({
        code: "cart_line_not_found",
      });
    }
  });

  test("and sees what has changed since: the price, and how many are left", async () => {
    const { client } = await guestWithRice(5);
    await api.db
      .update(productTable)
      .set({ price: 13_000, maxPrice: 13_000, stock: 4 })
      .where(eq(productTable.id, shop.rice.id));
    const cart = await client.cart.showCart(ofShop());
    expect(cart.data.items[0]).toMatchObject({
      unit_price: 13_000,
      price_when_added: 12_345,
      available: 4,
      stock_state: "short",
    });
    expect(cart.data.totals).toEqual({
      item_total: 65_000,
      coupon_discount: 0,
      delivery_fee: 6000,
      delivery_fee_is_estimate: true,
      rounding: 0,
      grand_total: 71_000,
      vat_included: 6455,
      vat_percent: 10,
    });
  });

  test("and the badge counts lines, not pieces", async () => {
    const { client } = await guestWithRice(5);
    await client.cart.addToCart({ ...toShop(), id_product: shop.tea.id, quantity: 3 });
    expect((await client.cart.cartProductQuantity({ sellerKey: shop.sellerKey })).data.quantity).toBe(2);
    expect(
      (await api.createClient().cart.cartProductQuantity({ sellerKey: shop.sellerKey })).data.quantity,
    ).toBe(0);
  });
});

describe("a shopper tries a coupon", () => {
  test("that is good and sees what it takes off, whatever price the page claims", async () => {
    await createCoupon(api.db, shop.id, { code: "TEN" });
    const { client } = await guestWithRice(2);
    const checked = await client.cart.couponCheck({ ...ofShop(), code: " ten ", min_price: 1 });
    expect(checked.data).toEqual({
      code: "TEN",
      status: 1,
      discount: 2469,
      item_total: 24_690,
      total_amount: 22_221,
    });
    const cart = await client.cart.showCart({ ...ofShop(), code: "TEN" });
    expect(cart.data).toMatchObject({
      coupon: { code: "TEN", discount: 2469 },
      totals: { coupon_discount: 2469 },
    });
  });

  test("of a fixed amount, capped by the item total and by its own limit", async () => {
    await createCoupon(api.db, shop.id, { code: "HUGE", kind: "fixed", amount: 999_999 });
    await createCoupon(api.db, shop.id, { code: "SMALL", percent: 50, maxDiscount: 100 });
    const { client } = await guestWithRice(1);
    expect((await client.cart.couponCheck({ ...ofShop(), code: "HUGE" })).data.discount).toBe(12_345);
    expect((await client.cart.couponCheck({ ...ofShop(), code: "SMALL" })).data.discount).toBe(100);
    const cart = await client.cart.showCart({ ...ofShop(), code: "HUGE" });
    expect(cart.data.totals).toMatchObject({ grand_total: 6000, delivery_fee: 6000 });
  });

  test("that is not good and is told why, while the cart shows without it", async () => {
    const ends = new Date("2026-03-01T18:00:00Z");
    await createCoupon(api.db, shop.id, { code: "OLD", endsAt: ends });
    await createCoupon(api.db, shop.id, { code: "RICH", minItemTotal: 50_000 });
    const foreign = await createTestShop(api.db);
    await createCoupon(api.db, foreign.id, { code: "FOREIGN" });
    const { client } = await guestWithRice(1);
    const why = async (code: string, language: "en" | "bn" = "en") =>
      client.cart.couponCheck({ ...ofShop(), language, code }).catch((error: Error) => error.message);
    expect(await why("OLD")).toBe("This coupon ended on 2 March 2026.");
    expect(await why("RICH")).toBe("Add ৳376.55 more to use this coupon.");
    expect(await why("RICH", "bn")).toBe("কুপনটি ব্যবহার করতে আরও ৳৩৭৬.৫৫ মূল্যের পণ্য নিন।");
    expect(await why("FOREIGN")).toBe("Coupon invalid");
    expect((await client.cart.showCart({ ...ofShop(), code: "OLD" })).data).toMatchObject({
      coupon: null,
      totals: { coupon_discount: 0 },
    });
    await expect(api.createClient().cart.couponCheck({ ...ofShop(), code: "OLD" })).rejects.toMatchObject({
      code: "cart_empty",
      message: "Your cart is empty!",
    });
  });
});

test("a guest cannot price a cart for somebody's address", async () => {
  const { client } = await guestWithRice();
  await expect(
    client.cart.showCart({ ...ofShop(), address_unique_id: crypto.randomUUID() }),
  ).rejects.toMatchObject({ code: "address_not_found" });
  const { data } = await client.cart.showCart({ ...ofShop(), address_unique_id: usualAddress });
  expect(data.totals.delivery_fee_is_estimate).toBe(true);
});

test("the database itself refuses eleven pieces and stock below nothing", async () => {
  await guestWithRice();
  await expect(api.db.update(cartLineTable).set({ quantity: 11 })).rejects.toThrow();
  await expect(
    api.db.update(productTable).set({ stock: -1 }).where(eq(productTable.id, shop.rice.id)),
  ).rejects.toThrow();
});
