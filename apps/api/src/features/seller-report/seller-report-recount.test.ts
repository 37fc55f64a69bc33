import { business, orderStatuses, type OrderStatusId } from "@haat/contract/shared/business-constants";
import { dayInBangladesh } from "@haat/contract/shared/bangladesh-day";
import { and, eq, sql } from "drizzle-orm";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Queryable } from "../../database/database";
import { inTransaction } from "../../database/transaction";
import { plantOrders } from "../../testing/planted-orders";
import { createShopper, startTestApi, type TestApi, type TestShopper } from "../../testing/test-api";
import { createStaffOf } from "../../testing/test-people";
import { createTestShop } from "../../testing/test-shop";
import { productTable } from "../catalogue/catalogue.table";
import { customerOrderTable, orderLineTable, orderStatusChangeTable } from "../order/order.table";
import { spanOf } from "./seller-report.usecases";
import { shopVisitsTable } from "./shop-visits.table";

let api: TestApi;
let shopper: TestShopper;
beforeAll(async () => {
  api = await startTestApi();
  shopper = await createShopper(api);
});
afterAll(() => api.close());

const dayMilliseconds = 86_400_000;
const midnight = Date.parse("2026-03-10T00:00:00+06:00");
const dayOf = (daysLater: number) => dayInBangladesh(new Date(midnight + daysLater * dayMilliseconds));

/** A moment of these days, often the last one before a midnight in Bangladesh or the first one after it. */
const momentWithin = (firstDay: number, lastDay: number) =>
  fc
    .tuple(
      fc.integer({ min: firstDay, max: lastDay }),
      fc.oneof(fc.constantFrom(-1, 0, 1), fc.integer({ min: 0, max: dayMilliseconds - 1 })),
    )
    .map(([day, milliseconds]) => new Date(midnight + day * dayMilliseconds + milliseconds));

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

const drawnOrders = fc.array(
  fc.record({
    // Some long before they are delivered, and some after: a clock may have been wrong.
    orderedAt: fc.oneof(momentWithin(-10, 10), momentWithin(-90, -40)),
    first: drawnOutcome,
    changed: fc.option(drawnOutcome, { nil: undefined }),
  }),
  { minLength: 5, maxLength: 40 },
);

interface Place {
  shopId: number;
  ownerId: number;
  products: readonly number[];
}

/** Makes an order what it has become, past all that an order goes through. */
async function write(tx: Queryable, { shopId, ownerId, products }: Place, orderId: number, now: Outcome) {
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

  await tx.delete(orderStatusChangeTable).where(eq(orderStatusChangeTable.orderId, orderId));
  for (const key of ["delivered", "cancelled"] as const) {
    const move = now[key];
    if (!move) continue;
    const status = key === "delivered" ? orderStatuses.delivered : orderStatuses.cancel;
    const changedBy = { customer: shopper.id, shop: ownerId, nobody: null }[move.by];
    await tx
      .insert(orderStatusChangeTable)
      .values({ shopId, orderId, status, at: move.at, changedBy, reason: move.reason });
  }
}

/** Writes what became of some orders; no trigger looks at it. */
const writeAll = (place: Place, outcomes: readonly (readonly [number, Outcome])[]) =>
  inTransaction(api.db, async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`);
    for (const [orderId, outcome] of outcomes) await write(tx, place, orderId, outcome);
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

test(
  "numbers are those of a plain recount, whatever becomes of the orders",
  { timeout: 120_000 },
  async () => {
    const shop = await createTestShop(api.db);
    const staff = await createStaffOf(api, shop);
    const found = await api.db.select().from(productTable).where(eq(productTable.shopId, shop.id));
    const place = { shopId: shop.id, ownerId: staff.owner.id, products: found.map(({ id }) => id) };

    const visited = [-31, -30, -14, -12, -4, -3, -1, 0, 3, 29, 30];
    await api.db
      .insert(shopVisitsTable)
      .values(visited.map((day) => ({ shopId: shop.id, day: dayOf(day), visits: 40 + day })));

    async function compare(): Promise<void> {
      const rows = await readRows(shop.id);
      for (const [first, length] of [
        [0, 1],
        [-3, 7],
        [-12, 12],
        [-30, 60],
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
      fc.asyncProperty(drawnOrders, async (orders) => {
        round += 1;
        const ids: number[] = [];
        for (const [number, { orderedAt }] of orders.entries()) {
          const planted = {
            number: `R-${round}-${number}`,
            total: 100,
            phone: "01712345678",
            status: 1 as const,
          };
          ids.push(...(await plantOrders(api.db, shop.id, shopper.id, [planted], orderedAt)).values());
        }
        const idOf = (index: number) => ids[index] ?? 0;
        await writeAll(
          place,
          orders.map(({ first }, index) => [idOf(index), first] as const),
        );
        await compare();

        await writeAll(
          place,
          orders.flatMap(({ changed }, index) => (changed ? [[idOf(index), changed] as const] : [])),
        );
        await compare();
      }),
      { numRuns: 5, endOnFailure: true },
    );
  },
);
