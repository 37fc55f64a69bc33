import { callHeaders } from "@haat/contract/shared/client";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { readAddresses } from "../features/address/address.repository";
import { readCart } from "../features/cart/cart-choice.repository";
import { cartLeftOutTable, cartTable } from "../features/cart/cart.table";
import { readCoupons } from "../features/coupon/coupon.repository";
import { couponTable, couponUseTable } from "../features/coupon/coupon.table";
import { countOrders, readOrders } from "../features/order/order.repository";
import { hashOf } from "../security/secrets";
import { wholeTaka } from "../testing/second-calculation";
import { rowsOf } from "../testing/table-contents";
import {
  createShopper,
  saveAddress,
  startTestApi,
  type TestApi,
  type TestShopper,
} from "../testing/test-api";
import { createTestShop, type TestShop } from "../testing/test-shop";
import { inTransaction } from "./transaction";

/**
 * Where the conditions stand of what is somebody's own and read for any number of callers in one statement (migration
 * `own_pages`); those of `haat_orders` and `haat_order_counts` stand in `haat_matching_orders`.
 */
const functions = ["haat_cart_choices", "haat_coupons", "haat_addresses", "haat_matching_orders"];
/** Where the condition stands of whose uses of a coupon are counted. */
const view = "coupon_of_customer";

let api: TestApi;
let shop: TestShop;
let other: TestShop;
let shopper: TestShopper;
let neighbour: TestShopper;
let guestKey: string;
beforeAll(async () => {
  api = await startTestApi();
  shop = await createTestShop(api.db);
  other = await createTestShop(api.db);
  shopper = await createShopper(api);
  neighbour = await createShopper(api);
  guestKey = await fillGuestCart();
  for (const each of [shopper, neighbour]) await settleIn(each);
  for (const { id } of [shop, other]) {
    const [coupon] = await api.db
      .insert(couponTable)
      .values({ shopId: id, code: `OF${id}`, kind: "fixed", amount: 100, isPublic: true })
      .returning();
    const use = { shopId: id, couponId: coupon?.id ?? 0, usedAt: api.clock.now() };
    await api.db.insert(couponUseTable).values({ ...use, customerId: neighbour.id });
  }
});
afterAll(() => api.close());

async function fillGuestCart(): Promise<string> {
  const line = { language: "en" as const, seller_key: shop.sellerKey, id_product: shop.tea.id };
  const { data } = await api.createClient().cart.addToCart(line);
  return data.cart_key ?? "";
}

/** An address, an order in each shop, and in each a cart with a line and something left out. */
async function settleIn({ id, client }: TestShopper): Promise<void> {
  await saveAddress(client);
  for (const each of [shop, other]) {
    const toShop = { language: "en" as const, seller_key: each.sellerKey };
    await client.cart.addToCart({ ...toShop, id_product: each.rice.id });
    await client.order.cartPurchaseOrder(
      { ...toShop, shipping_method: 2, expected_total: wholeTaka(12_345) },
      { context: { idempotencyKey: `order ${each.id}` } },
    );
    await client.cart.addToCart({ ...toShop, id_product: each.tea.id });
  }
  const carts = await api.db.select().from(cartTable).where(eq(cartTable.customerId, id));
  for (const { shopId, id: cartId } of carts) {
    const { rice } = shopId === shop.id ? shop : other;
    await api.db.insert(cartLeftOutTable).values({ shopId, cartId, productId: rice.id, quantity: 1 });
  }
}

/** All that the functions say of somebody; numbers and codes that differ from one to the other. */
async function seenBy(customerId: number) {
  const cart = await readCart(api.db, { shopId: shop.id, owner: { customerId } });
  const inShop = { shopId: shop.id, customerId };
  const page = { limit: 10, offset: 0 };
  const coupons = await readCoupons(api.db, { ...inShop, now: api.clock.now() });
  return {
    lines: cart.lines.map(({ id }) => id),
    leftOut: cart.leftOut.map(({ id }) => id),
    coupons: coupons.map(({ code }) => code),
    uses: coupons.map(({ usesByCustomer }) => usesByCustomer),
    addresses: (await readAddresses(api.db, customerId)).map(({ id }) => id),
    orders: (await readOrders(api.db, { ...inShop, ...page })).map(({ number }) => number),
    everywhere: (await readOrders(api.db, { ...inShop, shopId: undefined, ...page })).map(
      ({ number }) => number,
    ),
    counts: (await countOrders(api.db, inShop)).map(({ orders }) => orders),
  };
}

const definitionOf = async (name: string) => {
  const [found] = await rowsOf<{ text: string }>(
    api.db,
    sql`select pg_get_functiondef(${name}::regproc) as text`,
  );
  return found?.text ?? "";
};

const viewDefinition = async () => {
  const [found] = await rowsOf<{ text: string }>(
    api.db,
    sql`select pg_get_viewdef(${view}::regclass) as text`,
  );
  return `create or replace view ${view} with (security_invoker = true) as ${found?.text ?? ""}`;
};

/** They are looked through as the role that they run as, which may not call them. */
const replace = (texts: string[]) =>
  inTransaction(api.db, async (tx) => {
    await tx.execute(sql`set local check_function_bodies = off`);
    for (const text of texts) await tx.execute(sql.raw(text));
  });

describe("what the pages of somebody's own are read with", () => {
  test("shows each their own, also when many ask at once", async () => {
    const [own, foreign] = await Promise.all([seenBy(shopper.id), seenBy(neighbour.id)]);
    for (const seen of [own, foreign])
      expect(Object.values(seen).map((all) => all.length)).toEqual([1, 1, 1, 1, 1, 1, 2, 1]);
    expect([own.counts, foreign.counts]).toEqual([[1], [1]]);
    expect(own.coupons).toEqual([`OF${shop.id}`]);
    expect([own.uses, foreign.uses]).toEqual([[0], [1]]);
    for (const part of ["lines", "leftOut", "addresses", "orders"] as const)
      expect(own[part], part).not.toEqual(foreign[part]);
  });

  test("shows nobody another's, though the functions' own conditions are lost: the wall holds", async () => {
    const before = await Promise.all([seenBy(shopper.id), seenBy(neighbour.id)]);
    const definitions = [...(await Promise.all(functions.map(definitionOf))), await viewDefinition()];
    const forgetful = definitions.map((text) =>
      text.replace(/\w+\.\w+ = ((\w+\.)?asked_(shop|customer|guest)|haat_customer_id\(\))/g, "true"),
    );
    for (const [place, text] of forgetful.entries())
      expect(text, functions[place] ?? view).not.toBe(definitions[place]);
    await replace(forgetful);
    onTestFinished(() => replace(definitions));
    expect(await Promise.all([seenBy(shopper.id), seenBy(neighbour.id)])).toEqual(before);
    const guest = await readCart(api.db, { shopId: shop.id, owner: { guestKeyHash: hashOf(guestKey) } });
    expect(guest.lines.map(({ productId }) => productId)).toEqual([shop.tea.id]);
    const nobody = await readCart(api.db, { shopId: shop.id, owner: { guestKeyHash: "" } });
    expect(nobody).toEqual({ lines: [], leftOut: [] });
  });

  test("is not for who stands behind the wall already, whose role and settings it leaves alone", async () => {
    const calls = [
      sql`select * from haat_cart_choices(${shop.id}::int, ${neighbour.id}::int, null)`,
      sql`select * from haat_coupons(${shop.id}::int, ${neighbour.id}::int, null, now())`,
      sql`select * from haat_addresses(${neighbour.id}::int)`,
      sql`select * from haat_orders(null, ${neighbour.id}::int, null, null, null, null, null, 10, 0)`,
      sql`select * from haat_order_counts(null, ${neighbour.id}::int, null, null, null, null)`,
    ];
    const whoIsAsking = sql`select current_user as role, current_setting('haat.customer_id', true) as customer`;
    for (const call of calls) {
      const scope = { shopId: shop.id, customerId: shopper.id };
      await expect(inTransaction(api.db, (tx) => tx.execute(call), scope)).rejects.toMatchObject({
        cause: { code: "42501" },
      });
      await inTransaction(api.db, async (tx) => {
        await tx.execute(sql`select set_config('haat.customer_id', '77', true)`);
        const before = await tx.execute(whoIsAsking);
        await tx.execute(call);
        expect((await tx.execute(whoIsAsking)) as unknown).toMatchObject({
          rows: (before as unknown as { rows: unknown }).rows,
        });
      });
    }
  });

  test("shows a guest their cart by its key, and not with another's", async () => {
    const look = (key: string) => api.createClient({ [callHeaders.cartKey]: key }).cart;
    const of = { language: "en" as const, sellerKey: shop.sellerKey };
    expect((await look(guestKey).showCart(of)).data.items.map(({ id_product }) => id_product)).toEqual([
      shop.tea.id,
    ]);
    const another = guestKey.replace(/./, (first) => (first === "A" ? "B" : "A"));
    expect((await look(another).showCart(of)).data.items).toEqual([]);
  });
});
