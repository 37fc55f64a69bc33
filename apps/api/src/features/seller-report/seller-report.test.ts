import { orderStatuses, type OrderStatusName } from "@haat/contract/shared/business-constants";
import type { CancelReason } from "@haat/contract/shared/order-choices";
import { dayInBangladesh } from "@haat/contract/shared/bangladesh-day";
import { callHeaders } from "@haat/contract/shared/client";
import { strings } from "@haat/i18n/strings";
import { asc, eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { inTransaction } from "../../database/transaction";
import { secondsAfter } from "../../process/clock";
import { createShopper, startTestApi, type TestApi, type TestShopper } from "../../testing/test-api";
import { createStaffOf } from "../../testing/test-people";
import { rowsOf } from "../../testing/table-contents";
import { createCoupon, createTestShop, type TestShop } from "../../testing/test-shop";
import { productTable } from "../catalogue/catalogue.table";
import { moveOrder } from "../order/order-status.usecases";
import { customerOrderTable, orderLineTable, orderStatusChangeTable } from "../order/order.table";
import { viewTable } from "../view/view.table";
import { listBestAndSlowest, listBestProducts } from "./seller-report.repository";
import { spanOf } from "./report-days.rules";
import { shopVisitsTable } from "./shop-visits.table";

let api: TestApi;
let shop: TestShop;
let shopper: TestShopper;
let staff: Awaited<ReturnType<typeof createStaffOf>>;
/** The first day on which something happened. */
let first: string;
beforeAll(async () => {
  api = await startTestApi();
  shop = await createTestShop(api.db);
  staff = await createStaffOf(api, shop);
  shopper = await createShopper(api);
  first = today();
  await fillDays();
});
afterAll(() => api.close());

const language = "en" as const;
const inShop = () => ({ language, seller_key: shop.sellerKey });
const today = () => dayInBangladesh(api.clock.now());
const dayAfter = (day: string, days: number) =>
  dayInBangladesh(secondsAfter(new Date(`${day}T12:00:00+06:00`), days * 24 * 3600));
const onField = (field: string, code: string) =>
  expect.objectContaining({
    data: expect.objectContaining({ errors: [expect.objectContaining({ field, code })] }),
  });
const reportOf = async (start: string, end: string) =>
  (await staff.manager.client.sellerReports.report({ ...inShop(), start, end })).data.report;

let keys = 0;
async function order(quantity: number, code?: string): Promise<string> {
  const goods = { id_product: shop.rice.id, quantity, shipping_method: 2 as const, code };
  const chosen = { language, sellerKey: shop.sellerKey, ...goods };
  const { totals } = (await shopper.client.order.directPurchaseQuote(chosen)).data;
  const wanted = { language, seller_key: shop.sellerKey, ...goods, expected_total: totals.grand_total };
  const key = { context: { idempotencyKey: `report ${(keys += 1)}` } };
  return (await shopper.client.order.directPurchaseOrder(wanted, key)).data.order_id;
}

const bySeller = () => ({ mover: "seller" as const, accountId: staff.owner.id });
const byCustomer = () => ({ mover: "customer" as const, accountId: shopper.id });
type Cause = (ReturnType<typeof bySeller> | ReturnType<typeof byCustomer>) & { reason?: CancelReason };

const move = (number: string, to: OrderStatusName, cause: Cause = bySeller()) =>
  inTransaction(api.db, (tx) =>
    moveOrder(tx, shop.id, number, { to, note: "", ...cause }, { language, now: api.clock.now() }),
  );

const visit = (address: string, id_product?: number) =>
  api.createClient({ [callHeaders.clientAddress]: address }).views.addNewView({ ...inShop(), id_product });

/** Six days of orders that are delivered, cancelled and left as they are, and of visits. */
async function fillDays(): Promise<void> {
  await createCoupon(api.db, shop.id, { code: "TEN", percent: 10 });
  for (let day = 0; day < 6; day += 1) {
    const placed = [await order(1), await order((day % 2) + 1, "TEN"), await order(1)];
    // The first looks at the shop and at a product, the others at one of both.
    await visit("203.0.113.0");
    for (let visitor = 0; visitor <= day; visitor += 1)
      await visit(`203.0.113.${visitor}`, visitor % 2 === 0 ? shop.tea.id : undefined);
    // The night is over Bangladesh, and not yet in Greenwich.
    api.clock.advance(14 * 3600);
    for (const to of ["accept", "in_store", "delivered"] as const) await move(placed[0] ?? "", to);
    const cause = day < 4 ? { ...bySeller(), reason: "fake" as const } : byCustomer();
    if (day % 2 === 0) await move(placed[1] ?? "", "cancel", cause);
    api.clock.advance(10 * 3600);
  }
  await api.jobs.runDue();
}

/** The same numbers, added up from the rows one by one. */
async function secondCount(start: string, end: string) {
  const orders = await api.db.select().from(customerOrderTable).where(eq(customerOrderTable.shopId, shop.id));
  const changes = await api.db
    .select()
    .from(orderStatusChangeTable)
    .where(eq(orderStatusChangeTable.shopId, shop.id));
  const isIn = (moment: Date) => dayInBangladesh(moment) >= start && dayInBangladesh(moment) <= end;
  const placed = orders.filter(({ orderedAt }) => isIn(orderedAt));
  const kept = placed.filter(({ status }) => status !== orderStatuses.cancel);
  const withCoupon = kept.filter(({ couponCode }) => couponCode !== null);
  const moved = (status: number) =>
    changes.filter((change) => change.status === status && isIn(change.at)).map(({ orderId }) => orderId);
  const totalOf = (some: { grandTotal: number }[]) => some.reduce((sum, row) => sum + row.grandTotal, 0);
  const delivered = new Set(moved(orderStatuses.delivered));
  const views = await api.db.select().from(viewTable).where(eq(viewTable.shopId, shop.id));
  return {
    orders: placed.length,
    ordered_total: totalOf(placed),
    delivered: delivered.size,
    delivered_total: totalOf(orders.filter(({ id }) => delivered.has(id))),
    cancelled: moved(orderStatuses.cancel).length,
    visits: new Set(
      views.filter(({ day }) => day >= start && day <= end).map(({ day, visitor }) => `${day} ${visitor}`),
    ).size,
    coupon_orders: withCoupon.length,
    coupon_discount: withCoupon.reduce((sum, row) => sum + row.couponDiscount, 0),
  };
}

describe("a report", () => {
  test("says what a second count of the rows says, for these days and as many before", async () => {
    for (const [start, end] of [
      [first, dayAfter(first, 5)],
      [dayAfter(first, 3), dayAfter(first, 5)],
      [dayAfter(first, 2), dayAfter(first, 2)],
    ] as const) {
      const report = await reportOf(start, end);
      const length = report.days.length;
      expect(report.figures).toEqual(await secondCount(start, end));
      expect(report.before).toEqual(await secondCount(dayAfter(start, -length), dayAfter(start, -1)));
      expect(report.figures.orders).toBe(3 * length);
    }
  });

  test("has every day, also those on which nothing happened, and their sum is the figures", async () => {
    const report = await reportOf(dayAfter(first, -2), dayAfter(first, 7));
    expect(report.days.map(({ day }) => day)).toEqual(
      Array.from({ length: 10 }, (_, place) => dayAfter(first, place - 2)),
    );
    for (const key of ["orders", "ordered_total", "delivered_total", "cancelled", "visits"] as const)
      expect(report.days.reduce((sum, day) => sum + day[key], 0)).toBe(report.figures[key]);
    expect(report.figures.visits).toBe(1 + 2 + 3 + 4 + 5 + 6);
  });

  test("names what was ordered most, without what was cancelled, and what nobody ordered", async () => {
    const { best, slowest } = await reportOf(first, dayAfter(first, 5));
    const lines = await api.db
      .select({ line: orderLineTable, status: customerOrderTable.status })
      .from(orderLineTable)
      .innerJoin(customerOrderTable, eq(customerOrderTable.id, orderLineTable.orderId))
      .where(eq(customerOrderTable.shopId, shop.id))
      .orderBy(asc(orderLineTable.orderId));
    const kept = lines.filter(({ status }) => status !== orderStatuses.cancel);
    const pieces = kept.reduce((sum, { line }) => sum + line.quantity, 0);
    const total = kept.reduce((sum, { line }) => sum + line.lineTotal, 0);
    expect(best).toEqual([expect.objectContaining({ id_product: shop.rice.id, pieces, total })]);
    expect(slowest[0]).toMatchObject({ pieces: 0, total: 0 });
    const unsold = slowest.filter((product) => product.pieces === 0).map(({ id_product }) => id_product);
    expect(unsold.length).toBeGreaterThan(1);
    expect(unsold).toEqual(unsold.toSorted((one, other) => one - other));
    for (const { id_product, stock } of slowest) {
      const [product] = await api.db.select().from(productTable).where(eq(productTable.id, id_product));
      expect([product?.status, product?.stock]).toEqual(["live", stock]);
    }
  });

  test("adds up what was ordered once, for what sells best and for what sells least", async () => {
    const days = { start: first, end: dayAfter(first, 5) };
    const asked = { shopId: shop.id, ...days, live: [{ ...days, ...spanOf(days) }] };
    const undone = new Error("undone");
    await expect(
      inTransaction(api.db, async (tx) => {
        // Tea, too: three times as much of it as of rice.
        await tx.execute(sql`set local session_replication_role = replica`);
        await tx.execute(sql`insert into order_line select (jsonb_populate_record(l, jsonb_build_object('product_id', ${shop.tea.id}::int,
          'position', l.position + 50, 'quantity', 3 * l.quantity, 'line_total', 3 * l.line_total))).* from order_line l where l.shop_id = ${shop.id}`);
        const linesRead = async () => {
          const [row] = await rowsOf<{ count: number }>(
            tx,
            sql`select (seq_tup_read + coalesce(idx_tup_fetch, 0))::int as count from pg_stat_xact_user_tables where relname = 'order_line'`,
          );
          return row?.count ?? 0;
        };
        const before = await linesRead();
        const best = await listBestProducts(tx, asked, 10);
        const forOne = (await linesRead()) - before;
        const both = await listBestAndSlowest(tx, asked, 10);
        expect((await linesRead()) - before - forOne).toBe(forOne);
        expect(forOne).toBeGreaterThan(0);

        expect(both.best).toEqual(best);
        expect(best.map(({ id }) => id)).toEqual([shop.tea.id, shop.rice.id]);
        expect(both.slowest.filter(({ pieces }) => pieces > 0).map(({ id }) => id)).toEqual([
          shop.rice.id,
          shop.tea.id,
        ]);
        throw undone;
      }),
    ).rejects.toThrow(undone);
  });

  test("says why orders were cancelled: the shop's reasons, and apart from them its customers'", async () => {
    const { reasons, figures, days } = await reportOf(first, dayAfter(first, 5));
    expect(figures.cancelled).toBe(3);
    expect(reasons).toEqual([
      { reason: "fake", by_customer: false, orders: 2 },
      { reason: null, by_customer: true, orders: 1 },
    ]);
    const quiet = days.find(({ cancelled }) => cancelled === 0)?.day ?? "";
    expect((await reportOf(quiet, quiet)).reasons).toEqual([]);
  });

  test("is of at most 366 days in order, and of days that there are", async () => {
    await expect(reportOf("2026-03-02", "2026-03-01")).rejects.toEqual(onField("end", "date_order"));
    await expect(reportOf("2025-01-01", "2026-01-02")).rejects.toEqual(onField("end", "report_days_many"));
    await expect(reportOf("2026-02-30", "2026-03-01")).rejects.toEqual(onField("start", "date_invalid"));
    expect((await reportOf("2025-01-01", "2026-01-01")).days).toHaveLength(366);
  });

  test("tells nothing of another shop's orders", async () => {
    const other = await createTestShop(api.db);
    const others = await createStaffOf(api, other);
    const days = { language, start: first, end: dayAfter(first, 5) };
    const asked = others.manager.client.sellerReports.report({ ...days, seller_key: other.sellerKey });
    expect((await asked).data.report.figures.orders).toBe(0);
    await expect(
      others.manager.client.sellerReports.report({ ...days, seller_key: shop.sellerKey }),
    ).rejects.toMatchObject({ status: 404 });
    await expect(
      staff.packer.client.sellerReports.report({ ...inShop(), start: first, end: first }),
    ).rejects.toMatchObject({ code: "forbidden" });
  });
});

describe("a report as a file", () => {
  const fileOf = async (table: "days" | "products", start = first, end = dayAfter(first, 5)) => {
    const file = await staff.manager.client.sellerReports.reportFile({ ...inShop(), start, end, table });
    return { name: file.name, lines: (await file.text()).trim().split("\r\n") };
  };

  test("has a row a day, with taka", async () => {
    const { name, lines } = await fileOf("days");
    expect(name).toBe(`days-${first}-${dayAfter(first, 5)}.csv`);
    expect(lines).toHaveLength(7);
    expect(lines[0]).toContain(strings.en.reports.columns.orderedTotal);
    const { days } = await reportOf(first, dayAfter(first, 5));
    expect(lines[1]?.split(",").slice(0, 3)).toEqual([
      first,
      String(days[0]?.orders),
      String((days[0]?.ordered_total ?? 0) / 100),
    ]);
  });

  test("has a row a product, whose name is no formula", async () => {
    const rename = (nameEn: string) =>
      api.db.update(productTable).set({ nameEn }).where(eq(productTable.id, shop.rice.id));
    const [was] = await api.db.select().from(productTable).where(eq(productTable.id, shop.rice.id));
    await rename("=1+1");
    const { lines } = await fileOf("products");
    await rename(was?.nameEn ?? "");
    expect(lines).toHaveLength(2);
    expect(lines[1]).toMatch(/^'=1\+1,\d+,\d+(\.\d+)?,\d+$/);
  });
});

describe("visits", () => {
  test("stay counted when the views behind them are deleted, and are counted up only", async () => {
    const counted = () =>
      api.db
        .select()
        .from(shopVisitsTable)
        .where(eq(shopVisitsTable.shopId, shop.id))
        .orderBy(asc(shopVisitsTable.day));
    const before = await counted();
    expect(before.map(({ visits }) => visits)).toEqual([1, 2, 3, 4, 5, 6]);
    await api.db.delete(viewTable).where(eq(viewTable.shopId, shop.id));
    api.clock.advance(3600);
    await api.jobs.runDue();
    expect(await counted()).toEqual(before);
  });
});
