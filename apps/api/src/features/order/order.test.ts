import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createShopper, startTestApi, type TestApi, type TestShopper } from "../../testing/test-api";
import { createTestShop, type TestShop } from "../../testing/test-shop";
import { shopTable } from "../shop/shop.table";
import { customerOrderTable } from "./order.table";

let api: TestApi;
let shop: TestShop;
let shopper: TestShopper;
const numbers: string[] = [];

/** Twelve orders, two hours apart from 2 March 2026, 12:00 in Dhaka; every third one is for tea. */
beforeAll(async () => {
  api = await startTestApi();
  shop = await createTestShop(api.db);
  shopper = await createShopper(api);
  for (let each = 0; each < 12; each += 1) {
    const isTea = each % 4 === 0;
    const toShop = { language: "en" as const, seller_key: shop.sellerKey };
    await shopper.client.cart.addToCart({ ...toShop, id_product: isTea ? shop.tea.id : shop.rice.id });
    const order = { ...toShop, shipping_method: 2, expected_total: isTea ? 5000 : 12_300 };
    const placed = await shopper.client.order.cartPurchaseOrder(order, {
      context: { idempotencyKey: `order ${each}` },
    });
    numbers.push(placed.data.order_id);
    api.clock.advance(2 * 3600);
  }
});
afterAll(() => api.close());

const ofShop = () => ({ language: "en" as const, sellerKey: shop.sellerKey });
const list = async (query: { page?: number; start?: string; end?: string; filter?: string }, who = shopper) =>
  (await who.client.order.purchaseOrderList({ ...ofShop(), page: 1, ...query })).data;

describe("a customer looks at orders", () => {
  test("newest first, ten to a page", async () => {
    const first = await list({});
    expect(first).toMatchObject({ total: 12, per_page: 10, last_page: 2 });
    expect(first.orders[0]).toMatchObject({
      order_id: numbers[11],
      status: "pending",
      total_items: 1,
      total_pieces: 1,
      grand_total: 12_300,
      first_item: { name: "Miniket Rice", picture: "rice-1" },
    });
    const second = await list({ page: 2 });
    expect(second.orders.map(({ order_id }) => order_id)).toEqual([numbers[1], numbers[0]]);
    expect(first.orders[0]).toMatchObject({ can_cancel: true, payment_status: "cash_on_delivery" });
  });

  test("and is told where the pages after and before are, with the same filters", async () => {
    const path = `/api/v1/purchase_order_list/en/${shop.sellerKey}`;
    const before = `before=${numbers[11]}`;
    expect(await list({})).toMatchObject({ next: `${path}/2?${before}`, prev: null });
    expect(await list({ page: 2, start: "2026-03-02", filter: "চা" })).toMatchObject({
      next: null,
      prev: `${path}/1?start=2026-03-02&filter=${encodeURIComponent("চা")}`,
    });
    const { next } = await list({});
    const answer = await api.fetch(new Request(`http://api.test${next}`, { headers: shopper.headers }));
    expect(answer.headers.get("link")).toBe(`<${path}/1?${before}>; rel="prev"`);
    expect(((await answer.json()) as { data: { orders: object[] } }).data.orders).toHaveLength(2);
    const { data } = await shopper.client.order.purchaseOrderByStatus({ ...ofShop(), page: 1, status: 1 });
    expect(data.next).toBe(`/api/v1/purchase_order_by_status/en/${shop.sellerKey}/2/1?${before}`);
  });

  test("and sees no row twice when an order comes in between, nor one that was not there", async () => {
    const other = await createShopper(api);
    const placed: string[] = [];
    const order = async (key: string) => {
      const toShop = { language: "en" as const, seller_key: shop.sellerKey };
      await other.client.cart.addToCart({ ...toShop, id_product: shop.rice.id });
      const answer = await other.client.order.cartPurchaseOrder(
        { ...toShop, shipping_method: 2, expected_total: 12_300 },
        { context: { idempotencyKey: key } },
      );
      placed.unshift(answer.data.order_id);
    };
    for (const each of [1, 2, 3]) await order(`before ${each}`);
    const { client, headers } = other;
    const first = (await client.order.purchaseOrderList({ ...ofShop(), page: 1, per_page: 2 })).data;
    expect(first).toMatchObject({ per_page: 2, last_page: 2, before: placed[0] });
    const shown = placed.slice();
    await order("between");
    const answer = await api.fetch(new Request(`http://api.test${first.next}`, { headers }));
    const second = (await answer.json()) as { data: typeof first };
    expect([...first.orders, ...second.data.orders].map(({ order_id }) => order_id)).toEqual(shown);
    expect(second.data).toMatchObject({ total: 3, last_page: 2, before: shown[0] });
    const { data } = await client.order.purchaseOrderList({ ...ofShop(), page: 1, before: numbers[0] ?? "" });
    expect(data.orders).toEqual([]);
  });

  test("by days as they are in Dhaka: an order at 00:00 belongs to the new day", async () => {
    expect((await list({ end: "2026-03-02" })).total).toBe(6);
    expect((await list({ start: "2026-03-03" })).total).toBe(6);
    expect((await list({ start: "2026-03-03", end: "2026-03-03" })).orders.at(-1)?.ordered_at).toBe(
      "2026-03-02T18:00:00.000Z",
    );
    expect((await list({ start: "2026-03-04" })).total).toBe(0);
  });

  test("by part of a number or of a product's name in either language", async () => {
    expect((await list({ filter: "চা" })).total).toBe(12);
    expect((await list({ filter: "tea" })).total).toBe(3);
    expect((await list({ filter: numbers[3]?.slice(5) ?? "" })).orders.map((each) => each.order_id)).toEqual([
      numbers[3],
    ]);
    expect((await list({ filter: "%" })).total).toBe(0);
  });

  test("by status, with how many there are in each tab", async () => {
    await api.db
      .update(customerOrderTable)
      .set({ status: 5 })
      .where(and(eq(customerOrderTable.shopId, shop.id), eq(customerOrderTable.number, numbers[0] ?? "")));
    const tabs = await api
      .createClient({ ...shopper.headers, "accept-language": "en" })
      .order.sellerOrderStatusList({ sellerKey: shop.sellerKey });
    expect(tabs.data.orders_status.map(({ status, name, count }) => [status, name, count])).toEqual([
      ["all", "All", 12],
      ["pending", "Pending", 11],
      ["accept", "Accepted", 0],
      ["cancel", "Cancelled or returned", 0],
      ["in_store", "Ready in store", 0],
      ["shipped", "On the way", 1],
      ["delivered", "Delivered", 0],
    ]);
    const shipped = await shopper.client.order.purchaseOrderByStatus({ ...ofShop(), page: 1, status: 5 });
    expect(shipped.data.orders.map(({ order_id }) => order_id)).toEqual([numbers[0]]);
    const all = await shopper.client.order.purchaseOrderByStatus({ ...ofShop(), page: 1, status: 0 });
    expect(all.data.total).toBe(12);
  });

  test("of one's own alone: another customer sees none of them", async () => {
    const other = await createShopper(api);
    expect((await list({}, other)).total).toBe(0);
    const foreign = other.client.order.purchaseOrderDetails({ language: "en", orderId: numbers[0] ?? "" });
    await expect(foreign).rejects.toMatchObject({ code: "order_not_found", message: "No order found" });
  });

  test("of one shop alone", async () => {
    const elsewhere = await createTestShop(api.db);
    const { data } = await shopper.client.order.purchaseOrderList({
      language: "en",
      sellerKey: elsewhere.sellerKey,
      page: 1,
    });
    expect(data.total).toBe(0);
  });

  test("also when the shop is closed by now", async () => {
    await api.db.update(shopTable).set({ status: "suspended" }).where(eq(shopTable.id, shop.id));
    const details = await shopper.client.order.purchaseOrderDetails({
      language: "en",
      orderId: numbers[1] ?? "",
    });
    expect(details.data.orders[0]?.store.title).toBe(shop.titleEn);
  });
});
