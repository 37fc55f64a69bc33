import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { inTransaction } from "../../database/transaction";
import { rowsOf } from "../../testing/table-contents";
import { createShopper, startTestApi, type TestApi, type TestShopper } from "../../testing/test-api";
import { createTestShop, type TestShop } from "../../testing/test-shop";
import { shopTable } from "../shop/shop.table";

let api: TestApi;
let shops: [TestShop, TestShop];
let shopper: TestShopper;
let neighbour: TestShopper;
/** The shopper's, oldest first, from the two shops in turn. */
const numbers: string[] = [];

async function order(who: TestShopper, shop: TestShop, product: "rice" | "tea", key: string) {
  const toShop = { language: "en" as const, seller_key: shop.sellerKey };
  await who.client.cart.addToCart({ ...toShop, id_product: shop[product].id });
  const { data } = await who.client.order.cartPurchaseOrder(
    { ...toShop, shipping_method: 2, expected_total: product === "tea" ? 5000 : 12_300 },
    { context: { idempotencyKey: key } },
  );
  api.clock.advance(3600);
  return data.order_id;
}

beforeAll(async () => {
  api = await startTestApi();
  shops = [await createTestShop(api.db), await createTestShop(api.db)];
  shopper = await createShopper(api);
  neighbour = await createShopper(api);
  for (let each = 0; each < 12; each += 1) {
    const shop = each % 2 === 0 ? shops[0] : shops[1];
    numbers.push(await order(shopper, shop, each % 3 === 0 ? "tea" : "rice", `order ${each}`));
    await order(neighbour, shop, "rice", `neighbour ${each}`);
  }
});
afterAll(() => api.close());

const list = async (query: Partial<Parameters<typeof shopper.client.order.customerOrderList>[0]> = {}) =>
  (await shopper.client.order.customerOrderList({ language: "en", page: 1, ...query })).data;

describe("a customer looks at the orders of all shops", () => {
  test("newest first, each with its shop, and sees nobody else's", async () => {
    const [first, second] = [await list(), await list({ page: 2 })];
    expect(first).toMatchObject({ total: 12, per_page: 10, last_page: 2, before: numbers[11] });
    const found = [...first.orders, ...second.orders];
    expect(found.map(({ order_id }) => order_id)).toEqual(numbers.toReversed());
    expect(first.orders.slice(0, 2)).toMatchObject([
      { status: "pending", grand_total: 12_300, store: { shop_name: shops[1].slug } },
      { can_cancel: true, first_item: { name: "Miniket Rice" }, store: { shop_name: shops[0].slug } },
    ]);
    expect(first.orders.every(({ store }) => store.title !== "")).toBe(true);
    const bengali = await list({ language: "bn" });
    expect(bengali.orders[0]?.first_item.name).toBe("মিনিকেট চাল");
  });

  test("page by page without one twice while another comes in, and is told where the pages are", async () => {
    const other = await createShopper(api);
    const placed = [await order(other, shops[0], "rice", "a"), await order(other, shops[1], "rice", "b")];
    const { data: first } = await other.client.order.customerOrderList({
      language: "en",
      page: 1,
      per_page: 1,
    });
    expect(first.next).toBe(`/api/v1/customer_order_list/en/2?per_page=1&before=${placed[1]}`);
    await order(other, shops[0], "rice", "c");
    const answer = await api.fetch(new Request(`http://api.test${first.next}`, { headers: other.headers }));
    const second = (await answer.json()) as { data: typeof first };
    expect(second.data.orders.map(({ order_id }) => order_id)).toEqual([placed[0]]);
  });

  test("by status, days and words, with as many in each tab", async () => {
    await shopper.client.order.customerOrderUpdate({ order_id: numbers[0] ?? "", confirmed: true });
    expect((await list({ status: 3 })).orders.map(({ order_id }) => order_id)).toEqual([numbers[0]]);
    expect((await list({ filter: "tea" })).total).toBe(4);
    expect((await list({ filter: numbers[3]?.slice(5) })).total).toBe(1);
    const { data } = await shopper.client.order.customerOrderStatusList({ filter: "tea" });
    expect(
      data.orders_status.filter(({ count }) => count > 0).map(({ status, count }) => [status, count]),
    ).toEqual([
      ["all", 4],
      ["pending", 3],
      ["cancel", 1],
    ]);
    const day = (await list()).orders[0]?.ordered_at.slice(0, 10);
    const { total } = await list({ start: day, end: day });
    expect([total > 0, total < 12]).toEqual([true, true]);
  });

  test("and are counted by an index alone, however many they are", async () => {
    const plan = await inTransaction(
      api.db,
      async (tx) => {
        // As the function plans it that the tabs are read by; of tables of a few rows an index is used where there is nothing else.
        await tx.execute(sql`set local plan_cache_mode = force_generic_plan`);
        await tx.execute(sql`set local enable_seqscan = off`);
        await tx.execute(sql`set local enable_bitmapscan = off`);
        await tx.execute(sql`prepare counted (int, int, timestamptz, timestamptz, text, text) as
          select status, count(*) from haat_matching_orders($1, $2, null, $3, $4, $5, $6) group by 1`);
        return rowsOf<{ "QUERY PLAN": string }>(
          tx,
          sql.raw(`explain (costs off) execute counted (null, ${shopper.id}, null, null, null, null)`),
        );
      },
      { customerId: shopper.id },
    );
    const lines = plan.map((row) => row["QUERY PLAN"]);
    expect(lines.filter((line) => / on customer_order o$/.test(line))).toEqual([
      expect.stringContaining("Index Only Scan using customer_order_everywhere"),
    ]);
  });

  test("of shops that are closed by now, too, and can open and cancel them", async () => {
    await api.db.update(shopTable).set({ status: "suspended" }).where(eq(shopTable.id, shops[1].id));
    api.forget();
    const closed = numbers[11] ?? "";
    expect((await list()).orders[0]).toMatchObject({ order_id: closed, store: { shop_name: shops[1].slug } });
    const { client } = shopper;
    const { data } = await client.order.purchaseOrderDetails({ language: "en", orderId: closed });
    expect(data.orders[0]).toMatchObject({ order_id: closed, can_cancel: true });
    await client.order.customerOrderUpdate({ order_id: closed, confirmed: true });
    expect((await list({ status: 3 })).orders[0]?.order_id).toBe(closed);
    expect(
      (await client.invoice.invoiceDetails({ language: "en", orderId: closed })).data.invoice,
    ).toHaveLength(1);
  });
});
