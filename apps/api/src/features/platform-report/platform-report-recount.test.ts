import { orderStatuses, type OrderStatusId } from "@haat/contract/shared/business-constants";
import { dayInBangladesh } from "@haat/contract/shared/bangladesh-day";
import { and, eq, sql } from "drizzle-orm";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { inTransaction } from "../../database/transaction";
import { secondsAfter } from "../../process/clock";
import { plantOrders } from "../../testing/planted-orders";
import { createShopper, startTestApi, type TestApi, type TestShopper } from "../../testing/test-api";
import { createPlatformPerson, type TestAccount } from "../../testing/test-people";
import { createTestShop, type TestShop } from "../../testing/test-shop";
import { customerOrderTable, orderStatusChangeTable } from "../order/order.table";
import { dayAfter, spanOf } from "../seller-report/report-days.rules";
import { shopMonthTable } from "./shop-month.table";

let api: TestApi;
let shops: TestShop[];
let shopper: TestShopper;
let admin: TestAccount;
beforeAll(async () => {
  api = await startTestApi();
  shops = [await createTestShop(api.db), await createTestShop(api.db), await createTestShop(api.db)];
  shopper = await createShopper(api);
  admin = await createPlatformPerson(api, "admin");
});
afterAll(() => api.close());

const daySeconds = 24 * 3600;
const today = () => dayInBangladesh(api.clock.now());
const nextNight = async () => {
  api.clock.advance(daySeconds);
  await api.jobs.runDue();
};

/** How long before the first night something happens, in days. */
const longest = 200;

/** A moment of those days, often the first one of a day in Bangladesh or the last one of the day before. */
const moment = fc
  .tuple(
    fc.integer({ min: 1, max: longest }),
    fc.oneof(fc.constantFrom(0, -1), fc.integer({ min: 0, max: daySeconds - 1 })),
  )
  .map(([daysAgo, seconds]) => ({ daysAgo, seconds }));

const drawnOrders = fc.array(
  fc.record({
    shop: fc.nat({ max: 2 }),
    placed: moment,
    total: fc.integer({ min: 0, max: 5000 }).map((taka) => taka * 100),
    moved: fc.option(
      fc.record({ to: fc.constantFrom(orderStatuses.delivered, orderStatuses.cancel), at: moment }),
      { nil: undefined },
    ),
    /** What the shop leaves of it, long after: with less goods it is accepted, which is a move. */
    left: fc.option(fc.constantFrom(0, 0.25, 0.5), { nil: undefined }),
  }),
  { minLength: 20, maxLength: 60 },
);

/** The report as it has to be, added up from whole rows one by one. */
async function countAgain(start: string, end: string) {
  const span = spanOf({ start, end });
  const isIn = (at: Date) => at >= span.from && at < span.until;
  const orders = await api.db.select().from(customerOrderTable);
  const changes = (await api.db.select().from(orderStatusChangeTable)).filter(({ at }) => isIn(at));

  const figuresOf = (shopId?: number) => {
    const isOfShop = (row: { shopId: number }) => shopId === undefined || row.shopId === shopId;
    const placed = orders.filter((row) => isOfShop(row) && isIn(row.orderedAt));
    const moved = (status: OrderStatusId) => changes.filter((row) => isOfShop(row) && row.status === status);
    const delivered = moved(orderStatuses.delivered).map(
      ({ orderId }) => orders.find(({ id }) => id === orderId)?.grandTotal ?? 0,
    );
    return {
      orders: placed.length,
      ordered_total: placed.reduce((sum, row) => sum + row.grandTotal, 0),
      delivered: delivered.length,
      delivered_total: delivered.reduce((sum, total) => sum + total, 0),
      cancelled: moved(orderStatuses.cancel).length,
    };
  };
  const ofShops = shops
    .map(({ id, sellerKey }) => ({ id, seller_key: sellerKey, ...figuresOf(id) }))
    .filter((shop) => shop.orders + shop.delivered + shop.cancelled > 0)
    .sort((one, other) => other.ordered_total - one.ordered_total || one.id - other.id);
  return { figures: figuresOf(), shops: ofShops.map(({ id: _, ...shop }) => shop) };
}

/** What differs between a report and a plain recount, of days with whole months among them and of days without. */
async function compare(): Promise<void> {
  const now = today();
  for (const [start, end] of [
    [dayAfter(now, -365), now],
    [dayAfter(now, -100), dayAfter(now, -7)],
    // Whole months alone, and the same with a day less or more at either end.
    [`${dayAfter(now, -130).slice(0, 8)}01`, dayAfter(`${dayAfter(now, -40).slice(0, 8)}01`, -1)],
    [`${dayAfter(now, -130).slice(0, 8)}02`, `${dayAfter(now, -40).slice(0, 8)}01`],
    [
      dayAfter(`${dayAfter(now, -130).slice(0, 8)}01`, -1),
      dayAfter(`${dayAfter(now, -40).slice(0, 8)}01`, -2),
    ],
    [dayAfter(now, -20), dayAfter(now, -5)],
    [now, now],
  ] as const) {
    const { report } = (await admin.client.adminReports.platformReport({ language: "en", start, end })).data;
    const counted = await countAgain(start, end);
    expect(report.figures, `${start} to ${end}`).toMatchObject(counted.figures);
    expect(
      report.shops.map(({ name: _, ...shop }) => shop),
      `${start} to ${end}`,
    ).toEqual(counted.shops);
  }
}

type Drawn = (typeof drawnOrders extends fc.Arbitrary<infer Orders> ? Orders : never)[number];

/** Writes orders into the days before, past all that an order goes through. @returns their numbers in the database */
async function write(orders: readonly Drawn[], round: number): Promise<number[]> {
  const day = today();
  const at = ({ daysAgo, seconds }: Drawn["placed"]) =>
    secondsAfter(spanOf({ start: dayAfter(day, -daysAgo), end: day }).from, seconds);
  const written: number[] = [];
  for (const [index, { shop, placed, total, moved }] of orders.entries()) {
    const shopId = shops[shop]?.id ?? 0;
    const order = { number: `M-${round}-${index}`, total, phone: "01712345678", status: 1 as const };
    for (const orderId of (await plantOrders(api.db, shopId, shopper.id, [order], at(placed))).values()) {
      written.push(orderId);
      if (!moved) continue;
      // Not before it was placed: the count begins with the day of the first order.
      const movedAt = new Date(Math.max(at(moved.at).getTime(), at(placed).getTime()));
      await api.db.insert(orderStatusChangeTable).values({ shopId, orderId, status: moved.to, at: movedAt });
    }
  }
  return written;
}

/** Lessens some orders long after they were placed, as a shop does that accepts one with less. */
const lessen = (orders: readonly Drawn[], ids: readonly number[]) =>
  inTransaction(api.db, async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`);
    for (const [index, { shop, total, left, moved }] of orders.entries()) {
      if (left === undefined || moved) continue;
      const [shopId, orderId] = [shops[shop]?.id ?? 0, ids[index] ?? 0];
      const grandTotal = Math.floor((total * left) / 100) * 100;
      await tx
        .update(customerOrderTable)
        .set({ itemTotal: grandTotal, grandTotal })
        .where(and(eq(customerOrderTable.shopId, shopId), eq(customerOrderTable.id, orderId)));
      await tx
        .insert(orderStatusChangeTable)
        .values({ shopId, orderId, status: orderStatuses.accept, at: api.clock.now() });
    }
  });

test(
  "the platform's numbers are those of a plain recount, also of days that change after they were counted",
  { timeout: 120_000 },
  async () => {
    let round = 0;
    await fc.assert(
      fc.asyncProperty(drawnOrders, async (orders) => {
        round += 1;
        const ids = await write(orders, round);
        // All are counted anew, as they would have been each night.
        await api.db.execute(sql`truncate shop_day, shop_month, platform_day`);
        await nextNight();
        await compare();

        await lessen(orders, ids);
        await nextNight();
        await compare();
        expect(await api.db.$count(shopMonthTable)).toBeGreaterThan(0);
      }),
      { numRuns: 3, endOnFailure: true },
    );
  },
);
