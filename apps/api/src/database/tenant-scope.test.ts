import { wholeTaka } from "../testing/second-calculation";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { ApiClient } from "@haat/contract/shared/client";
import { countAddresses } from "../features/address/address.repository";
import { couponTable } from "../features/coupon/coupon.table";
import {
  dhakaAddress,
  createShopper,
  putTogether,
  saveAddress,
  startTestApi,
  type TestApi,
  type TestShopper,
} from "../testing/test-api";
import { createTestShop, type TestShop } from "../testing/test-shop";
import { tableContents } from "../testing/table-contents";
import { withoutFilters } from "../testing/unfiltered-database";
import { inTransaction } from "./transaction";
import type { OpenDatabase } from "./database";

/** What belongs to a neighbour: an order, a line in a cart, an address. */
interface Belongings {
  order: string;
  line: string;
  address: string;
}

let api: TestApi;
let unfiltered: OpenDatabase;
let shop: TestShop;
let other: TestShop;
let shopper: TestShopper;
let neighbour: TestShopper;
let own: Belongings;
let foreign: Belongings;
/** The shopper's calls, on queries that have lost their own conditions. */
let client: ApiClient;
beforeAll(async () => {
  api = await startTestApi();
  shop = await createTestShop(api.db);
  other = await createTestShop(api.db);
  shopper = await createShopper(api);
  neighbour = await createShopper(api);
  own = await settleIn(shopper);
  foreign = await settleIn(neighbour);
  await api.db.insert(couponTable).values([
    { shopId: other.id, code: "OTHERS", kind: "fixed", amount: 100, isPublic: true },
    { shopId: other.id, code: "SECRET", kind: "fixed", amount: 100 },
  ]);
  unfiltered = withoutFilters(api.db);
  client = putTogether(unfiltered.db).createStraightClient(shopper.headers);
});
afterAll(async () => {
  await unfiltered.close();
  await api.close();
});

async function settleIn(buyer: TestShopper): Promise<Belongings> {
  const toShop = { language: "en" as const, seller_key: shop.sellerKey };
  const address = await saveAddress(buyer.client);
  await buyer.client.cart.addToCart({ ...toShop, id_product: shop.rice.id });
  const { data: order } = await buyer.client.order.cartPurchaseOrder(
    { ...toShop, shipping_method: 2, expected_total: wholeTaka(12_345) },
    { context: { idempotencyKey: "first" } },
  );
  const { data: line } = await buyer.client.cart.addToCart({ ...toShop, id_product: shop.tea.id });
  return { order: order.order_id, line: line.cart_unique_id, address };
}

const refused = (code: string) => expect.objectContaining({ code });

describe("the tenant scope, when every query has lost its own conditions", () => {
  test("is all that stands between two customers: without it each one's addresses are the other's", async () => {
    expect(await inTransaction(unfiltered.db, (tx) => countAddresses(tx, shopper.id))).toBe(2);
    const scope = { customerId: shopper.id };
    expect(await inTransaction(unfiltered.db, (tx) => countAddresses(tx, shopper.id), scope)).toBe(1);
  });

  test("shows a shopper their own addresses, orders and cart, and nobody else's", async () => {
    const of = { language: "en" as const, sellerKey: shop.sellerKey };
    const { data: addresses } = await client.address.customerAddressList({ language: "en" });
    expect(addresses.addresses.map(({ address_unique_id }) => address_unique_id)).toEqual([own.address]);
    const { data: list } = await client.order.purchaseOrderList({ ...of, page: 1 });
    expect([list.total, list.orders.map(({ order_id }) => order_id)]).toEqual([1, [own.order]]);
    const { data: tabs } = await client.order.sellerOrderStatusList({ sellerKey: shop.sellerKey });
    expect(tabs.orders_status[0]).toMatchObject({ status: "all", count: 1 });
    const { data: everywhere } = await client.order.customerOrderList({ language: "en", page: 1 });
    expect([everywhere.total, everywhere.orders.map(({ order_id }) => order_id)]).toEqual([1, [own.order]]);
    const { data: allTabs } = await client.order.customerOrderStatusList({});
    expect(allTabs.orders_status[0]).toMatchObject({ status: "all", count: 1 });
    const { data: cart } = await client.cart.showCart(of);
    expect(cart.items.map(({ cart_unique_id }) => cart_unique_id)).toEqual([own.line]);
    expect((await client.cart.cartProductQuantity({ sellerKey: shop.sellerKey })).data.quantity).toBe(1);
    const { data: detail } = await client.order.purchaseOrderDetails({ language: "en", orderId: own.order });
    expect(detail.orders[0]?.items).toHaveLength(1);
  });

  test("answers for what is another's as for what is not there, and changes nothing of it", async () => {
    const before = await tableContents(api.db);
    const of = { language: "en" as const, sellerKey: shop.sellerKey };
    const toShop = { language: "en" as const, seller_key: shop.sellerKey };
    const key = { context: { idempotencyKey: "to a neighbour" } };
    const order = { ...toShop, expected_total: 11_000, shipping_method: 1 as const };
    const attempts: [string, () => Promise<unknown>][] = [
      [
        "order_not_found",
        () => client.order.purchaseOrderDetails({ language: "en", orderId: foreign.order }),
      ],
      ["order_not_found", () => client.invoice.invoiceDetails({ language: "en", orderId: foreign.order })],
      [
        "order_not_found",
        () => client.order.customerOrderUpdate({ order_id: foreign.order, confirmed: true }),
      ],
      [
        "cart_line_not_found",
        () => client.cart.updateCart({ ...toShop, cart_unique_id: foreign.line, quantity: 2 }),
      ],
      ["cart_line_not_found", () => client.cart.removeCartProduct({ cartUniqueId: foreign.line })],
      [
        "address_not_found",
        () => client.address.customerAddressUpdate({ id: foreign.address, ...dhakaAddress }),
      ],
      ["address_not_found", () => client.address.customerAddressDelete({ id: foreign.address })],
      ["address_not_found", () => client.cart.showCart({ ...of, address_unique_id: foreign.address })],
      [
        "address_not_found",
        () => client.order.cartPurchaseOrder({ ...order, address_unique_id: foreign.address }, key),
      ],
      ["product_not_found", () => client.cart.addToCart({ ...toShop, id_product: other.rice.id })],
      // What another shop shows to everybody is no secret; its other codes are.
      ["coupon_of_other_shop", () => client.cart.couponCheck({ ...of, code: "OTHERS" })],
      ["coupon_invalid", () => client.cart.couponCheck({ ...of, code: "SECRET" })],
    ];
    for (const [code, attempt] of attempts) await expect(attempt(), code).rejects.toEqual(refused(code));
    expect(await tableContents(api.db)).toEqual(before);
  });

  test("lets nobody behind it read accounts, sessions, codes or messages", async () => {
    for (const table of [
      "session",
      "one_time_code",
      "sign_in_ticket",
      "contact_message",
      "uploaded_picture",
      "hand_over",
    ]) {
      const reading = inTransaction(api.db, (tx) => tx.execute(sql`select * from ${sql.identifier(table)}`), {
        shopId: shop.id,
        customerId: shopper.id,
      });
      await expect(reading, table).rejects.toMatchObject({ cause: { code: "42501" } });
    }
    const reading = inTransaction(api.db, (tx) => tx.execute(sql`select phone from customer`), {
      customerId: shopper.id,
    });
    await expect(reading).rejects.toMatchObject({ cause: { code: "42501" } });
  });

  test("shows a customer who names no shop their own orders of all shops, and lets none of them be changed", async () => {
    const ask = (query: ReturnType<typeof sql>) =>
      inTransaction(
        api.db,
        async (tx) => ((await tx.execute(query)) as unknown as { rows: { number: string }[] }).rows,
        { customerId: shopper.id },
      );
    expect(await ask(sql`select number from customer_order`)).toEqual([{ number: own.order }]);
    const lines = sql`select o.number from order_line l join customer_order o on o.id = l.order_id`;
    expect(await ask(lines)).toEqual([{ number: own.order }]);
    expect(await ask(sql`update customer_order set status = 6 returning number`)).toEqual([]);
    expect(await ask(sql`select 'x' as number from cart union all select 'x' from coupon_use`)).toEqual([]);
  });

  test("opens nothing to who does not say whose rows they want", async () => {
    const count = (table: string) =>
      inTransaction(
        api.db,
        async (tx) => {
          const answer = (await tx.execute(
            sql`select count(*)::int as rows from ${sql.identifier(table)}`,
          )) as unknown as { rows: { rows: number }[] };
          return answer.rows[0]?.rows;
        },
        {},
      );
    for (const table of ["product", "cart", "customer_order", "order_line", "coupon", "customer_address"]) {
      expect([table, await count(table)]).toEqual([table, 0]);
    }
  });
});
