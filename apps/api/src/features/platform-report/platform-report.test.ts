import { randomUUID } from "node:crypto";
import { orderStatuses, type OrderStatusName } from "@haat/contract/shared/business-constants";
import { dayInBangladesh } from "@haat/contract/shared/bangladesh-day";
import { callHeaders } from "@haat/contract/shared/client";
import { strings } from "@haat/i18n/strings";
import { between, eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { inTransaction } from "../../database/transaction";
import { addJob, failJob, takeJob } from "../../jobs/job.repository";
import { secondsAfter } from "../../process/clock";
import { rowsOf } from "../../testing/table-contents";
import { createShopper, startTestApi, type TestApi, type TestShopper } from "../../testing/test-api";
import { createPlatformPerson, createStaffOf, type TestAccount } from "../../testing/test-people";
import { createTestShop, type TestShop } from "../../testing/test-shop";
import { customerTable } from "../account/account.table";
import { moveOrder } from "../order/order-status.usecases";
import { customerOrderTable, orderStatusChangeTable } from "../order/order.table";
import { shopTable } from "../shop/shop.table";
import { platformDayTable } from "./platform-day.table";
import { countBegun } from "./platform-report.repository";
import { countedDays } from "./platform-report.usecases";
import { shopDayTable } from "./shop-day.table";

let api: TestApi;
let rice: TestShop;
let tea: TestShop;
let shopper: TestShopper;
let owner: Awaited<ReturnType<typeof createStaffOf>>["owner"];
let admin: TestAccount;
let support: TestAccount;
/** The first day on which something happened. */
let first: string;
beforeAll(async () => {
  api = await startTestApi();
  rice = await createTestShop(api.db);
  tea = await createTestShop(api.db);
  ({ owner } = await createStaffOf(api, rice));
  shopper = await createShopper(api);
  admin = await createPlatformPerson(api, "admin");
  support = await createPlatformPerson(api, "support");
  first = today();
  await fillDays();
});
afterAll(() => api.close());

const language = "en" as const;
const daySeconds = 24 * 3600;
const today = () => dayInBangladesh(api.clock.now());
const dayAfter = (day: string, days: number) =>
  dayInBangladesh(secondsAfter(new Date(`${day}T12:00:00+06:00`), days * daySeconds));
const key = () => ({ context: { idempotencyKey: randomUUID() } });
const reportOf = async (start: string, end: string, of = admin) =>
  (await of.client.adminReports.platformReport({ language, start, end })).data.report;

async function order(shop: TestShop, quantity: number): Promise<string> {
  const goods = { id_product: shop.rice.id, quantity, shipping_method: 2 as const };
  const { totals } = (
    await shopper.client.order.directPurchaseQuote({ language, sellerKey: shop.sellerKey, ...goods })
  ).data;
  const wanted = { language, seller_key: shop.sellerKey, ...goods, expected_total: totals.grand_total };
  return (await shopper.client.order.directPurchaseOrder(wanted, key())).data.order_id;
}

const move = (shop: TestShop, number: string, to: OrderStatusName) =>
  inTransaction(api.db, (tx) =>
    moveOrder(
      tx,
      shop.id,
      number,
      { to, note: "", mover: "seller", accountId: owner.id },
      { language, now: api.clock.now() },
    ),
  );

/** Five days of orders in two shops, delivered, cancelled and left as they are. */
async function fillDays(): Promise<void> {
  for (let day = 0; day < 5; day += 1) {
    const placed = await order(rice, 1);
    const gone = await order(tea, 1);
    if (day % 2 === 0) await order(rice, 2);
    const from = api.createClient({ [callHeaders.clientAddress]: `203.0.113.${day}` });
    for (const { sellerKey } of [rice, tea]) await from.views.addNewView({ language, seller_key: sellerKey });
    // The night is over Bangladesh, and not yet in Greenwich.
    api.clock.advance(14 * 3600);
    for (const to of ["accept", "in_store", "delivered"] as const) await move(rice, placed, to);
    if (day < 2) await move(tea, gone, "cancel");
    api.clock.advance(10 * 3600);
    await api.jobs.runDue();
  }
}

/** The same numbers of all shops, added up from the rows one by one. */
async function secondCount(start: string, end: string) {
  const isIn = (moment: Date) => dayInBangladesh(moment) >= start && dayInBangladesh(moment) <= end;
  const orders = await api.db.select().from(customerOrderTable);
  const changes = (await api.db.select().from(orderStatusChangeTable)).filter(({ at }) => isIn(at));
  const placed = orders.filter(({ orderedAt }) => isIn(orderedAt));
  const delivered = changes.filter(({ status }) => status === orderStatuses.delivered);
  const totalOf = (some: { grandTotal: number }[]) => some.reduce((sum, row) => sum + row.grandTotal, 0);
  const isDelivered = (row: { shopId: number; id: number }) =>
    delivered.some(({ shopId, orderId }) => shopId === row.shopId && orderId === row.id);
  return {
    orders: placed.length,
    ordered_total: totalOf(placed),
    delivered: delivered.length,
    delivered_total: totalOf(orders.filter(isDelivered)),
    cancelled: changes.filter(({ status }) => status === orderStatuses.cancel).length,
  };
}

/** The accounts and shops that were begun, from their rows. */
async function secondCountOfBegun(start: string, end: string) {
  const isIn = ({ createdAt }: { createdAt: Date }) =>
    dayInBangladesh(createdAt) >= start && dayInBangladesh(createdAt) <= end;
  const accounts = (await api.db.select().from(customerTable)).filter(isIn);
  const shops = (await api.db.select().from(shopTable)).filter(isIn);
  return { accounts: accounts.length, shops: shops.length };
}

describe("the platform's report", () => {
  test("says what a second count of all shops' rows says, of days counted at night and of days counted now", async () => {
    for (const [start, end] of [
      [first, today()],
      [first, dayAfter(first, 1)],
      [dayAfter(first, 2), dayAfter(first, 3)],
      [dayAfter(first, 4), today()],
      [today(), today()],
    ] as const) {
      const report = await reportOf(start, end);
      expect(report.figures).toMatchObject(await secondCount(start, end));
      const length = report.days.length;
      expect(report.before).toMatchObject(await secondCount(dayAfter(start, -length), dayAfter(start, -1)));
      for (const name of ["orders", "ordered_total", "delivered_total", "cancelled", "visits"] as const)
        expect(report.days.reduce((sum, day) => sum + day[name], 0)).toBe(report.figures[name]);
    }
    const { figures } = await reportOf(first, today());
    expect(figures).toMatchObject({ orders: 13, delivered: 5, cancelled: 2, visits: 10 });
  });

  test("is taken from what was counted at night, except for yesterday and today", async () => {
    const counted = await api.db.select().from(shopDayTable).where(eq(shopDayTable.day, first));
    expect(counted.map(({ shopId }) => shopId).sort()).toEqual([rice.id, tea.id].sort());
    const recount = (day: string) =>
      Promise.all([
        api.db.update(shopDayTable).set({ orders: 1000 }).where(eq(shopDayTable.day, day)),
        api.db.update(platformDayTable).set({ orders: 2000, visits: 7 }).where(eq(platformDayTable.day, day)),
      ]);
    await recount(first);
    const { figures, shops } = await reportOf(first, first);
    expect(figures).toMatchObject({ orders: 2000, visits: 7 });
    expect(shops.map(({ orders }) => orders)).toEqual([1000, 1000]);
    await recount(dayAfter(first, 4));
    const yesterday = dayAfter(today(), -1);
    expect(yesterday).toBe(dayAfter(first, 4));
    expect((await reportOf(yesterday, yesterday)).figures).toMatchObject(
      await secondCount(yesterday, yesterday),
    );
    api.clock.advance(daySeconds);
    await api.jobs.runDue();
    expect((await reportOf(first, first)).figures).toMatchObject(await secondCount(first, first));
  });

  test("has an order that changes after weeks as it is since the night after", async () => {
    const day = today();
    const number = await order(rice, 3);
    api.clock.advance(60 * daySeconds);
    await api.jobs.runDue();
    const before = await reportOf(day, day);
    expect(before.figures).toMatchObject(await secondCount(day, day));
    const less = { language, seller_key: rice.sellerKey, order_id: number, from: "pending" as const };
    await owner.client.sellerOrderChanges.acceptWithLess(
      { ...less, left: [{ position: 0, quantity: 1 }] },
      key(),
    );
    api.clock.advance(daySeconds);
    await api.jobs.runDue();
    const after = await reportOf(day, day);
    expect(after.figures).toMatchObject(await secondCount(day, day));
    expect(after.figures.ordered_total).toBeLessThan(before.figures.ordered_total);
  });

  test("counts the accounts and shops that were begun, and the text messages", async () => {
    api.clock.advance(5 * daySeconds);
    const day = today();
    await createShopper(api, { createdAt: api.clock.now() });
    await createTestShop(api.db, { createdAt: api.clock.now() });
    await api.createClient().account.sendOtp({ phone: "01712345678" });
    await api.jobs.runDue();
    expect((await reportOf(day, day)).figures).toMatchObject({ accounts: 1, shops: 1, text_messages: 1 });
    const other = dayAfter(day, 1);
    expect((await reportOf(other, other)).before).toMatchObject({ accounts: 1, shops: 1, text_messages: 1 });
    // Counted at night: once the days are over nobody looks at all accounts again.
    api.clock.advance(3 * daySeconds);
    await api.jobs.runDue();
    await inTransaction(api.db, async (tx) => {
      const customersRead = async () => {
        const [found] = await rowsOf<{ read: number }>(
          tx,
          sql`select (seq_tup_read + coalesce(idx_tup_fetch, 0))::int as read from pg_stat_xact_user_tables where relname = 'customer'`,
        );
        return found?.read ?? 0;
      };
      const before = await customersRead();
      const days = { start: first, end: day };
      const begun = await countBegun(tx, countedDays(days, api.clock.now()));
      expect(begun).toEqual(await secondCountOfBegun(days.start, days.end));
      expect(begun).toEqual({ accounts: 1, shops: 1 });
      expect((await customersRead()) - before).toBe(0);
    });
  });

  test("names the shops in which most was ordered, and is had as files whose names are no formulas", async () => {
    const { shops } = await reportOf(first, dayAfter(first, 4));
    expect(shops.map(({ seller_key, orders }) => [seller_key, orders])).toEqual([
      [rice.sellerKey, 8],
      [tea.sellerKey, 5],
    ]);
    await api.db.update(shopTable).set({ titleEn: "=1+1" }).where(eq(shopTable.id, tea.id));
    const fileOf = async (table: "days" | "shops") => {
      const asked = { language, start: first, end: dayAfter(first, 4), table };
      const file = await admin.client.adminReports.platformReportFile(asked);
      return { name: file.name, lines: (await file.text()).trim().split("\r\n") };
    };
    const days = await fileOf("days");
    expect(days.name).toBe(`days-${first}-${dayAfter(first, 4)}.csv`);
    expect(days.lines).toHaveLength(6);
    const { lines } = await fileOf("shops");
    expect(lines[0]).toContain(strings.en.platformReport.shop);
    expect(lines[2]).toMatch(/^'=1\+1,5,\d+(\.\d+)?,0,0,2$/);
  });

  test("leaves out what happens in a test shop, on the days that are counted now and on those counted at night", async () => {
    api.clock.advance(40 * daySeconds);
    const filling = { language, seller_key: rice.sellerKey };
    await owner.client.sellerTestShop.fillTestShop(filling, key());
    const [start, end] = [dayAfter(today(), -30), today()];
    const ofTestShops = sql`select count(*)::int as orders, count(distinct ordered_at::date)::int as days
      from customer_order join shop on shop.id = shop_id where tests_shop_id is not null`;
    const [planted] = await rowsOf<{ orders: number; days: number }>(api.db, ofTestShops);
    expect(planted?.orders).toBeGreaterThan(3);
    const nothing = { orders: 0, ordered_total: 0, delivered: 0, delivered_total: 0, cancelled: 0 };

    expect((await reportOf(start, end)).figures).toMatchObject({ ...nothing, accounts: 0, shops: 0 });
    api.clock.advance(3 * daySeconds);
    await api.jobs.runDue();
    expect((await reportOf(start, end)).figures).toMatchObject({ ...nothing, accounts: 0, shops: 0 });
    const counted = await api.db
      .select()
      .from(platformDayTable)
      .where(between(platformDayTable.day, start, end));
    expect(counted.length).toBeGreaterThan(0);
    for (const day of counted)
      expect(day).toMatchObject({ orders: 0, delivered: 0, cancelled: 0, accounts: 0, shops: 0 });
  });

  test("is of at most 366 days in order, and the admins' alone", async () => {
    await expect(reportOf("2026-03-02", "2026-03-01")).rejects.toMatchObject({ status: 422 });
    await expect(reportOf("2025-01-01", "2026-01-02")).rejects.toMatchObject({ status: 422 });
    await expect(reportOf(first, first, support)).rejects.toMatchObject({ code: "forbidden" });
    await expect(reportOf(first, first, owner)).rejects.toMatchObject({ code: "forbidden" });
  });
});

describe("what waits for the platform's people", () => {
  const waitingFor = async ({ client }: TestAccount) =>
    (await client.adminReports.waitingWork({ language })).data.waiting;

  test("is counted, and not told to who may not do it", async () => {
    const none = { applications: 0, messages: 0, complaints: 0, factor_resets: 0, dead_jobs: 0 };
    expect(await waitingFor(admin)).toEqual(none);
    await createTestShop(api.db, { status: "sent" });
    const message = { name: "Rahim", email: "r@example.com", subject: "Late", message: "A parcel is late." };
    await api.createClient().landing.customerContact({ language, ...message }, key());
    const now = api.clock.now();
    await addJob(api.db, { queue: "nobody's", payload: {}, runAt: now });
    const job = await takeJob(api.db, new Map([["nobody's", 60]]), now);
    if (!job) throw new Error("The job was not taken.");
    await failJob(api.db, job, { error: "No gateway.", retryAt: undefined, now });
    expect(await waitingFor(admin)).toEqual({ ...none, applications: 1, messages: 1, dead_jobs: 1 });
    expect(await waitingFor(support)).toEqual({
      applications: null,
      messages: 1,
      complaints: 0,
      factor_resets: null,
      dead_jobs: null,
    });
    await expect(waitingFor(owner)).rejects.toMatchObject({ code: "forbidden" });
  });
});
