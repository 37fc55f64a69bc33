import { business, orderStatuses, type OrderStatusId } from "@haat/contract/shared/business-constants";
import { dayInBangladesh } from "@haat/contract/shared/bangladesh-day";
import { and, eq, inArray, sql } from "drizzle-orm";
import { PgDialect } from "drizzle-orm/pg-core";
import fc from "fast-check";
import { pino } from "pino";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import type { Database, Queryable } from "../../database/database";
import { inTransaction } from "../../database/transaction";
import { plantOrders } from "../../testing/planted-orders";
import { createShopper, startTestApi, type TestApi, type TestShopper } from "../../testing/test-api";
import { createStaffOf } from "../../testing/test-people";
import { createTestShop } from "../../testing/test-shop";
import { productTable } from "../catalogue/catalogue.table";
import { customerOrderTable, orderLineTable, orderStatusChangeTable } from "../order/order.table";
import { reportDayMovedTable } from "./report-day-moved.table";
import { spanOf } from "./report-days.rules";
import { reportMonthSweep } from "./report-month.job.usecases";
import { reportMonthTable } from "./report-month.table";
import { shopVisitsTable } from "./shop-visits.table";

const logger = pino({ enabled: false });
let api: TestApi;
let shopper: TestShopper;
beforeAll(async () => {
  api = await startTestApi();
  shopper = await createShopper(api);
  // Orders are written here past all that an order goes through, but for what marks the days that have moved.
  await api.db.execute(sql`do $$ declare found record; begin
    for found in select tgname, tgrelid::regclass as of_table from pg_trigger where tgname like 'report\\_%' loop
      execute format('alter table %s enable always trigger %I', found.of_table, found.tgname);
    end loop;
  end $$`);
});
afterAll(() => api.close());

const dayMilliseconds = 86_400_000;
/** Between days that were over long ago; and between days of which some are counted at night and some are to come. */
const [longAgo, lately] = [
  Date.parse("2026-03-10T00:00:00+06:00"),
  spanOf({ start: dayInBangladesh(new Date()), end: dayInBangladesh(new Date()) }).from.getTime(),
];
let midnight = longAgo;
const dayOf = (daysLater: number) => dayInBangladesh(new Date(midnight + daysLater * dayMilliseconds));

/** A moment of these days from `midnight` on, in ms, often the last one before a midnight in Bangladesh or the first one after it. */
const momentWithin = (firstDay: number, lastDay: number) =>
  fc
    .tuple(
      fc.integer({ min: firstDay, max: lastDay }),
      fc.oneof(fc.constantFrom(-1, 0, 1), fc.integer({ min: 0, max: dayMilliseconds - 1 })),
    )
    .map(([day, milliseconds]) => day * dayMilliseconds + milliseconds);
const momentOf = (milliseconds: number) => new Date(midnight + milliseconds);

const drawnLine = fc
  .record({
    product: fc.nat({ max: 20 }),
    unitPrice: fc.integer({ min: 0, max: 900 }).map((taka) => taka * 100),
    quantity: fc.integer({ min: 0, max: 4 }),
    takenOut: fc.integer({ min: 0, max: 2 }),
    returned: fc.integer({ min: 0, max: 2 }),
  })
  .filter(({ quantity, takenOut, returned }) => quantity + takenOut + returned > 0);

const drawnMove = fc.option(
  fc.record({
    at: momentWithin(-10, 10),
    by: fc.constantFrom("customer" as const, "shop" as const, "nobody" as const),
    reason: fc.constantFrom(null, "fake" as const, "no_stock" as const),
  }),
  { nil: undefined },
);

/** A quarter of them, so that a day has often moved by one alone. */
const rarely = <Drawn>(drawn: fc.Arbitrary<Drawn>) =>
  fc.oneof({ weight: 3, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: drawn });

/** What an order may have become: amounts, coupon, lines, and the days on which it was delivered or cancelled. */
const drawnOutcome = fc.record({
  status: fc.integer({ min: 1, max: 6 }).map((status) => status as OrderStatusId),
  itemTotal: fc.integer({ min: 0, max: 5000 }).map((taka) => taka * 100),
  discountPart: fc.constantFrom(0, 0.25, 1),
  hasCoupon: fc.boolean(),
  lines: fc.array(drawnLine, { maxLength: 3 }),
  delivered: drawnMove,
  cancelled: drawnMove,
});
type Outcome = typeof drawnOutcome extends fc.Arbitrary<infer Drawn> ? Drawn : never;

const allParts = ["order", "lines", "moves"] as const;
type Part = (typeof allParts)[number];

const drawnOrders = fc.array(
  fc.record({
    // Some long before they are delivered, and some after: a clock may have been wrong.
    orderedAt: fc.oneof(momentWithin(-10, 10), momentWithin(-90, -40)),
    first: drawnOutcome,
    changed: rarely(drawnOutcome),
    // What is written of the change, as a single thing may change alone.
    parts: fc.subarray([...allParts], { minLength: 1 }),
  }),
  { minLength: 5, maxLength: 40 },
);

/** In which the database's connection is set to tell the time. */
const drawnZone = fc.constantFrom("UTC", "Asia/Dhaka", "America/New_York", "Pacific/Kiritimati");

interface Place {
  shopId: number;
  ownerId: number;
  products: readonly number[];
}

/** Makes some parts of an order what it has become, past all that an order goes through. */
async function write(tx: Queryable, place: Place, orderId: number, now: Outcome, parts: readonly Part[]) {
  if (parts.includes("order")) await writeOrder(tx, place, orderId, now);
  if (parts.includes("lines")) await writeLines(tx, place, orderId, now);
  if (parts.includes("moves")) await writeMoves(tx, place, orderId, now);
}

async function writeOrder(tx: Queryable, { shopId }: Place, orderId: number, now: Outcome) {
  const couponDiscount = Math.floor((now.itemTotal * now.discountPart) / 100) * 100;
  await tx
    .update(customerOrderTable)
    .set({
      status: now.status,
      itemTotal: now.itemTotal,
      couponDiscount,
      grandTotal: now.itemTotal - couponDiscount,
      couponCode: now.hasCoupon ? "LESS" : null,
    })
    .where(and(eq(customerOrderTable.shopId, shopId), eq(customerOrderTable.id, orderId)));
}

async function writeLines(tx: Queryable, { shopId, products }: Place, orderId: number, now: Outcome) {
  await tx.delete(orderLineTable).where(eq(orderLineTable.orderId, orderId));
  for (const [position, { product, ...line }] of now.lines.entries())
    await tx.insert(orderLineTable).values({
      ...line,
      shopId,
      orderId,
      position,
      productId: products[product % products.length] ?? 0,
      slug: "",
      nameBn: "",
      nameEn: "",
      picture: "",
      lineTotal: line.unitPrice * line.quantity,
    });
}

async function writeMoves(tx: Queryable, { shopId, ownerId }: Place, orderId: number, now: Outcome) {
  await tx.delete(orderStatusChangeTable).where(eq(orderStatusChangeTable.orderId, orderId));
  for (const key of ["delivered", "cancelled"] as const) {
    const move = now[key];
    if (!move) continue;
    const status = key === "delivered" ? orderStatuses.delivered : orderStatuses.cancel;
    const changedBy = { customer: shopper.id, shop: ownerId, nobody: null }[move.by];
    await tx
      .insert(orderStatusChangeTable)
      .values({ shopId, orderId, status, at: momentOf(move.at), changedBy, reason: move.reason });
  }
}

/** Writes what became of some orders; no trigger looks at it but those of `report_day_moved`. */
const writeAll = (place: Place, outcomes: readonly (readonly [number, Outcome, readonly Part[]])[]) =>
  inTransaction(api.db, async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`);
    for (const [orderId, outcome, parts] of outcomes) await write(tx, place, orderId, outcome, parts);
  });

const add = (numbers: readonly number[]) => numbers.reduce((sum, each) => sum + each, 0);

/** The rows that a report is made of, read whole. */
async function readRows(shopId: number) {
  const of = <Row extends { shopId: number }>(rows: Row[]) => rows.filter((row) => row.shopId === shopId);
  return {
    orders: of(await api.db.select().from(customerOrderTable)),
    lines: of(await api.db.select().from(orderLineTable)),
    changes: of(await api.db.select().from(orderStatusChangeTable)),
    products: of(await api.db.select().from(productTable)),
    visits: of(await api.db.select().from(shopVisitsTable)),
  };
}
type Rows = Awaited<ReturnType<typeof readRows>>;

const isIn = (start: string, end: string) => {
  const span = spanOf({ start, end });
  return (moment: Date) => moment >= span.from && moment < span.until;
};

function figuresOf({ orders, changes, visits }: Rows, start: string, end: string) {
  const isThen = isIn(start, end);
  const placed = orders.filter(({ orderedAt }) => isThen(orderedAt));
  const withCoupon = placed.filter(
    ({ status, couponCode }) => status !== orderStatuses.cancel && couponCode !== null,
  );
  const moved = (status: OrderStatusId) =>
    changes.filter((change) => change.status === status && isThen(change.at));
  const delivered = moved(orderStatuses.delivered);
  const totals = new Map(orders.map(({ id, grandTotal }) => [id, grandTotal]));
  return {
    orders: placed.length,
    ordered_total: add(placed.map(({ grandTotal }) => grandTotal)),
    delivered: delivered.length,
    delivered_total: add(delivered.map(({ orderId }) => totals.get(orderId) ?? 0)),
    cancelled: moved(orderStatuses.cancel).length,
    visits: add(visits.filter(({ day }) => day >= start && day <= end).map((row) => row.visits)),
    coupon_orders: withCoupon.length,
    coupon_discount: add(withCoupon.map(({ couponDiscount }) => couponDiscount)),
  };
}

function reasonsOf({ changes }: Rows, start: string, end: string) {
  const isThen = isIn(start, end);
  const counted = new Map<string, number>();
  for (const { status, at, reason, changedBy } of changes) {
    if (status !== orderStatuses.cancel || !isThen(at)) continue;
    const key = JSON.stringify({ reason, by_customer: changedBy === shopper.id });
    counted.set(key, (counted.get(key) ?? 0) + 1);
  }
  return Object.fromEntries(counted);
}

function soldOf({ orders, lines, products }: Rows, start: string, end: string) {
  const isThen = isIn(start, end);
  const kept = new Set(
    orders
      .filter(({ orderedAt, status }) => isThen(orderedAt) && status !== orderStatuses.cancel)
      .map(({ id }) => id),
  );
  const sold = products.map(({ id, status, stock }) => {
    const own = lines.filter(({ productId, orderId }) => productId === id && kept.has(orderId));
    return {
      id_product: id,
      lines: own.length,
      pieces: add(own.map(({ quantity }) => quantity)),
      total: add(own.map(({ lineTotal }) => lineTotal)),
      stock,
      isThere: status === "live" && stock > 0,
    };
  });
  const shown = ({ id_product, pieces, total, stock }: (typeof sold)[number]) => ({
    id_product,
    pieces,
    total,
    stock,
  });
  return {
    best: sold
      .filter(({ lines: own }) => own > 0)
      .sort((one, other) => other.total - one.total || one.id_product - other.id_product)
      .slice(0, business.reportProducts)
      .map(shown),
    slowest: sold
      .filter(({ isThere }) => isThere)
      .sort((one, other) => one.pieces - other.pieces || one.id_product - other.id_product)
      .slice(0, business.reportProducts)
      .map(shown),
  };
}

/** A report as it has to be, added up from whole rows one by one. */
function countAgain(rows: Rows, first: number, length: number) {
  const [start, end] = [dayOf(first), dayOf(first + length - 1)];
  return {
    figures: figuresOf(rows, start, end),
    before: figuresOf(rows, dayOf(first - length), dayOf(first - 1)),
    days: Array.from({ length }, (_, place) => {
      const day = dayOf(first + place);
      const { coupon_orders: _orders, coupon_discount: _discount, ...figures } = figuresOf(rows, day, day);
      return { day, ...figures };
    }),
    reasons: reasonsOf(rows, start, end),
    ...soldOf(rows, start, end),
  };
}

/** The night's count of the days of shops. */
const countMonths = (db: Database = api.db) => reportMonthSweep({ db, clock: api.clock, logger }).run({});

test(
  "numbers are those of a plain recount at once, whatever becomes of orders before their days are counted at night and after",
  { timeout: 240_000 },
  async () => {
    const shop = await createTestShop(api.db);
    const staff = await createStaffOf(api, shop);
    const found = await api.db.select().from(productTable).where(eq(productTable.shopId, shop.id));
    const place = { shopId: shop.id, ownerId: staff.owner.id, products: found.map(({ id }) => id) };

    const visited = [-31, -30, -14, -12, -4, -3, -1, 0, 3, 29, 30];
    const look = () =>
      api.db
        .insert(shopVisitsTable)
        .values(visited.map((day) => ({ shopId: shop.id, day: dayOf(day), visits: 40 + day })))
        .onConflictDoUpdate({
          target: [shopVisitsTable.shopId, shopVisitsTable.day],
          set: { visits: sql`${shopVisitsTable.visits} + 1` },
        });

    async function compare(): Promise<void> {
      const rows = await readRows(shop.id);
      for (const [first, length] of [
        [0, 1],
        [-3, 7],
        [-12, 12],
        [-30, 60],
        [-95, 110],
      ] as const) {
        const asked = { language: "en" as const, seller_key: shop.sellerKey };
        const days = { start: dayOf(first), end: dayOf(first + length - 1) };
        const { report } = (await staff.manager.client.sellerReports.report({ ...asked, ...days })).data;
        const withoutName = ({ name: _, ...product }: (typeof report.best)[number]) => product;
        const reasons = report.reasons.map(({ orders, ...key }) => [JSON.stringify(key), orders]);
        expect({
          figures: report.figures,
          before: report.before,
          days: report.days,
          reasons: Object.fromEntries(reasons) as Record<string, number>,
          best: report.best.map(withoutName),
          slowest: report.slowest.map(withoutName),
        }).toEqual(countAgain(rows, first, length));
        expect(report.reasons.map(({ orders }) => orders)).toEqual(
          report.reasons.map(({ orders }) => orders).sort((one, other) => other - one),
        );
      }
    }

    let round = 0;
    await fc.assert(
      fc.asyncProperty(drawnOrders, drawnZone, async (orders, zone) => {
        round += 1;
        midnight = round % 2 === 0 ? lately : longAgo;
        await api.db.execute(sql`select set_config('timezone', ${zone}, false)`);
        await look();
        const ids: number[] = [];
        for (const [number, { orderedAt }] of orders.entries()) {
          const planted = {
            number: `R-${round}-${number}`,
            total: 100,
            phone: "01712345678",
            status: 1 as const,
          };
          ids.push(
            ...(await plantOrders(api.db, shop.id, shopper.id, [planted], momentOf(orderedAt))).values(),
          );
        }
        // In days that were counted after the orders of the rounds before.
        await compare();
        const idOf = (index: number) => ids[index] ?? 0;
        await writeAll(
          place,
          orders.map(({ first }, index) => [idOf(index), first, allParts] as const),
        );
        await compare();
        await countMonths();
        await compare();

        await writeAll(
          place,
          orders.flatMap(({ changed, parts }, index) =>
            changed ? [[idOf(index), changed, parts] as const] : [],
          ),
        );
        await compare();
        await look();
        await compare();
        await countMonths();
        await compare();
        expect(await api.db.$count(reportMonthTable)).toBeGreaterThan(0);
      }),
      { numRuns: 6, endOnFailure: true },
    );
  },
);

test("what sold in a counted month is in the numbers once, from whichever day to whichever they are asked for and whichever has moved", async () => {
  midnight = longAgo;
  const shop = await createTestShop(api.db);
  const { manager } = await createStaffOf(api, shop);
  const [product] = await api.db.select().from(productTable).where(eq(productTable.shopId, shop.id));
  const place = { shopId: shop.id, ownerId: shopper.id, products: [product?.id ?? 0] };
  // The last of February, the first of March, a day of it and its last one: each with pieces that tell it from the others.
  const piecesOf = new Map([
    [-10, 1],
    [-9, 2],
    [0, 4],
    [21, 8],
  ]);
  for (const [day, quantity] of piecesOf) {
    const planted = { number: `S${day}`, total: 100, phone: "01712345678", status: 2 as const };
    const at = momentOf(day * dayMilliseconds);
    const ids = await plantOrders(api.db, shop.id, shopper.id, [planted], at);
    const line = { product: 0, unitPrice: 100, quantity, takenOut: 0, returned: 0 };
    const outcome = { status: 2 as const, itemTotal: 100, discountPart: 0 as const, hasCoupon: false };
    const written = { ...outcome, lines: [line], delivered: undefined, cancelled: undefined };
    await writeAll(place, [[ids.get(planted.number) ?? 0, written, allParts]]);
  }
  await countMonths();

  for (const moved of [undefined, -10, -9, 0, 21]) {
    await api.db.delete(reportDayMovedTable);
    if (moved !== undefined)
      await api.db
        .insert(reportDayMovedTable)
        .values({ shopId: shop.id, day: dayOf(moved), transaction: 1n });
    for (const first of [-37, -9, -8])
      for (const last of [-11, -10, 20, 21].filter((day) => day >= first)) {
        const asked = { language: "en" as const, seller_key: shop.sellerKey };
        const days = { start: dayOf(first), end: dayOf(last) };
        const { report } = (await manager.client.sellerReports.report({ ...asked, ...days })).data;
        const within = [...piecesOf].filter(([day]) => day >= first && day <= last);
        expect(
          report.best.map(({ pieces }) => pieces),
          JSON.stringify({ moved, first, last }),
        ).toEqual(within.length > 0 ? [add(within.map(([, pieces]) => pieces))] : []);
      }
  }
});

test("whatever is added, changed or taken away of what a day's numbers are made of marks the days that it counts on", async () => {
  midnight = longAgo;
  const shop = await createTestShop(api.db);
  const [product] = await api.db.select().from(productTable).where(eq(productTable.shopId, shop.id));
  const place = { shopId: shop.id, ownerId: shopper.id, products: [product?.id ?? 0] };
  const planted = { number: "M-1", total: 100, phone: "01712345678", status: 1 as const };
  const ids = await plantOrders(api.db, shop.id, shopper.id, [planted], momentOf(0));
  const line = { product: 0, unitPrice: 100, quantity: 2, takenOut: 0, returned: 0 };
  const cancelled = { at: 3 * dayMilliseconds, by: "shop" as const, reason: null };
  const outcome = { status: 3 as const, itemTotal: 100, discountPart: 0 as const, hasCoupon: false };
  const written = { ...outcome, lines: [line], delivered: undefined, cancelled };
  await writeAll(place, [[ids.get("M-1") ?? 0, written, allParts]]);

  // Each by itself: what else is written of an order in the same transaction may mark the same days.
  const ofShop = sql`where shop_id = ${shop.id}`;
  const delivered = momentOf(7 * dayMilliseconds).toISOString();
  const changes = [
    [sql`insert into shop_visits (shop_id, day, visits) values (${shop.id}, ${dayOf(5)}, 1)`, [5]],
    [sql`update shop_visits set visits = 2 ${ofShop}`, [5]],
    [sql`delete from shop_visits ${ofShop}`, [5]],
    [
      sql`insert into order_line select (jsonb_populate_record(l, '{"position": 9}')).* from order_line l ${ofShop}`,
      [0],
    ],
    [sql`update order_line set quantity = 1, line_total = 100 ${ofShop}`, [0]],
    [sql`delete from order_line ${ofShop}`, [0]],
    [
      sql`insert into customer_order select (jsonb_populate_record(o, jsonb_build_object('id', id + 1000000, 'number', 'M-2'))).*
        from customer_order o ${ofShop}`,
      [0],
    ],
    [sql`update customer_order set status = 6 ${ofShop} and number = 'M-1'`, [0, 3]],
    [sql`update customer_order set customer_id = customer_id + 1 ${ofShop} and number = 'M-1'`, [0, 3]],
    [sql`update customer_order set coupon_code = 'LESS' ${ofShop} and number = 'M-1'`, [0, 3]],
    // Its moves are still there, as they are not where they go with it.
    [sql`delete from customer_order ${ofShop} and number = 'M-1'`, [0, 3]],
    [sql`update order_status_change set reason = 'fake' ${ofShop}`, [3]],
    [sql`delete from order_status_change ${ofShop}`, [3]],
    [
      sql`insert into order_status_change (shop_id, order_id, status, at) values (${shop.id}, 1, 6, ${delivered})`,
      [7],
    ],
  ] as const;
  for (const [change, days] of changes) {
    await api.db.delete(reportDayMovedTable);
    await inTransaction(api.db, async (tx) => {
      await tx.execute(sql`set local session_replication_role = replica`);
      await tx.execute(change);
    });
    const moved = await api.db
      .select({ day: reportDayMovedTable.day })
      .from(reportDayMovedTable)
      .orderBy(reportDayMovedTable.day);
    expect(
      moved.map(({ day }) => day),
      new PgDialect().sqlToQuery(change).sql,
    ).toEqual(days.map(dayOf));
  }
});

test("shops that take too long to be counted together are counted by halves, and one that does alone holds up no other", async () => {
  midnight = longAgo;
  const planted = { number: "H-1", total: 100, phone: "01712345678", status: 1 as const };
  const shopIds: number[] = [];
  for (let place = 0; place < 3; place += 1) {
    const { id } = await createTestShop(api.db);
    await plantOrders(api.db, id, shopper.id, [planted], momentOf(0));
    shopIds.push(id);
  }
  // As long as the second shop is among those that are counted.
  const [, large = 0] = shopIds;
  const isLarge = eq(reportMonthTable.shopId, large);
  const { engine } = api.db;
  const transaction: Database["engine"]["transaction"] = (work, scope) =>
    engine.transaction(async (tx) => {
      const result = await work(tx);
      if ((await tx.$count(reportMonthTable, isLarge)) === 0) return result;
      throw Object.assign(new Error("canceling statement due to statement timeout"), { code: "57014" });
    }, scope);
  const db = Object.assign(Object.create(api.db) as Database, { engine: { ...engine, transaction } });
  const error = vi.spyOn(logger, "error");
  await countMonths(db);

  const counted = await api.db
    .select({ shopId: reportMonthTable.shopId })
    .from(reportMonthTable)
    .where(and(inArray(reportMonthTable.shopId, shopIds), eq(reportMonthTable.month, "2026-03-01")))
    .orderBy(reportMonthTable.shopId);
  expect(counted.map(({ shopId }) => shopId)).toEqual(shopIds.filter((id) => id !== large));
  const moved = await api.db.selectDistinct({ shopId: reportDayMovedTable.shopId }).from(reportDayMovedTable);
  expect(moved).toEqual([{ shopId: large }]);
  const said = expect.objectContaining({ shop: large, month: "2026-03-01" });
  expect(error).toHaveBeenCalledWith(said, expect.any(String));
});
