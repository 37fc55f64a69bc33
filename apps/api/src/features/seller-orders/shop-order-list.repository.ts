import { business, orderStatuses, type OrderStatusId } from "@haat/contract/shared/business-constants";
import type { DeskLane } from "@haat/contract/shared/order-choices";
import { and, asc, desc, eq, gte, inArray, isNotNull, isNull, lt, sql, type SQL } from "drizzle-orm";
import type { Queryable } from "../../database/database";
import { customerOrderTable, isReturnedOrder, orderLineTable } from "../order/order.table";

/** What a card of an order shows. */
export const cardColumns = {
  id: customerOrderTable.id,
  number: customerOrderTable.number,
  customerId: customerOrderTable.customerId,
  status: customerOrderTable.status,
  isReturned: isReturnedOrder,
  paymentStatus: customerOrderTable.paymentStatus,
  shippingMethod: customerOrderTable.shippingMethod,
  grandTotal: customerOrderTable.grandTotal,
  pieces: customerOrderTable.itemCount,
  recipientName: customerOrderTable.recipientName,
  recipientPhone: customerOrderTable.recipientPhone,
  place: { bn: customerOrderTable.placeBn, en: customerOrderTable.placeEn },
  address: { bn: customerOrderTable.deliveryAddressBn, en: customerOrderTable.deliveryAddressEn },
  orderedAt: customerOrderTable.orderedAt,
  packedAt: customerOrderTable.packedAt,
  packedBy: customerOrderTable.packedBy,
};

const lanes: Record<DeskLane, SQL | undefined> = {
  accept: eq(customerOrderTable.status, orderStatuses.pending),
  pack: and(eq(customerOrderTable.status, orderStatuses.accept), isNull(customerOrderTable.packedAt)),
  hand_over: and(eq(customerOrderTable.status, orderStatuses.accept), isNotNull(customerOrderTable.packedAt)),
  on_the_way: eq(customerOrderTable.status, orderStatuses.shipped),
  pick_up: eq(customerOrderTable.status, orderStatuses.in_store),
};

/** That an order is older or newer than another one of the shop, by its number; than one that is none no order is. */
function beside(shopId: number, number: string, way: "older" | "newer") {
  const other = sql`(select o.ordered_at, o.id from customer_order o where o.shop_id = ${shopId} and o.number = ${number})`;
  const own = sql`(${customerOrderTable.orderedAt}, ${customerOrderTable.id})`;
  return way === "older" ? sql`${own} < ${other}` : sql`${own} > ${other}`;
}

/** Orders in a lane of the desk, the oldest first, so many at most. */
export function listLane(
  db: Queryable,
  { shopId, lane, after }: { shopId: number; lane: DeskLane; after: string | undefined },
  most: number,
) {
  return db
    .select(cardColumns)
    .from(customerOrderTable)
    .where(
      and(
        eq(customerOrderTable.shopId, shopId),
        lanes[lane],
        after === undefined ? undefined : beside(shopId, after, "newer"),
      ),
    )
    .orderBy(asc(customerOrderTable.orderedAt), asc(customerOrderTable.id))
    .limit(most);
}
export type CardRow = Awaited<ReturnType<typeof listLane>>[number];

const counted = (shopId: number, which: SQL | undefined) =>
  sql<number>`(select count(*) from (select from ${customerOrderTable}
    where ${eq(customerOrderTable.shopId, shopId)} and ${which} limit ${business.ordersCountedUpTo}) as found)`.mapWith(
    Number,
  );

/** How many orders each lane has, counted no further than a page tells. */
export async function countLanes(db: Queryable, shopId: number): Promise<Record<DeskLane, number>> {
  const [counts] = await db
    .select({
      accept: counted(shopId, lanes.accept),
      pack: counted(shopId, lanes.pack),
      hand_over: counted(shopId, lanes.hand_over),
      on_the_way: counted(shopId, lanes.on_the_way),
      pick_up: counted(shopId, lanes.pick_up),
    })
    .from(sql`(select 1) as once`);
  return counts ?? { accept: 0, pack: 0, hand_over: 0, on_the_way: 0, pick_up: 0 };
}

/** How many orders have each status, counted likewise. */
export async function countStatuses(db: Queryable, shopId: number) {
  const of = (status: OrderStatusId) => counted(shopId, eq(customerOrderTable.status, status));
  const [counts] = await db
    .select({
      pending: of(orderStatuses.pending),
      accept: of(orderStatuses.accept),
      cancel: of(orderStatuses.cancel),
      in_store: of(orderStatuses.in_store),
      shipped: of(orderStatuses.shipped),
      delivered: of(orderStatuses.delivered),
    })
    .from(sql`(select 1) as once`);
  return counts ?? { pending: 0, accept: 0, cancel: 0, in_store: 0, shipped: 0, delivered: 0 };
}

/** The number of the order that came last. */
export async function findNewest(db: Queryable, shopId: number): Promise<string | undefined> {
  const [newest] = await db
    .select({ number: customerOrderTable.number })
    .from(customerOrderTable)
    .where(eq(customerOrderTable.shopId, shopId))
    .orderBy(desc(customerOrderTable.orderedAt), desc(customerOrderTable.id))
    .limit(1);
  return newest?.number;
}

/** How many orders came behind one, counted as far as the others; without one, all of them. */
export async function countNewer(db: Queryable, shopId: number, since: string | undefined): Promise<number> {
  const [found] = await db
    .select({ newer: counted(shopId, since === undefined ? sql`true` : beside(shopId, since, "newer")) })
    .from(sql`(select 1) as once`);
  return found?.newer ?? 0;
}

/** Which of a shop's orders; `from` and `until` are moments, the last one excluded. */
export interface OrdersAsked {
  shopId: number;
  status: OrderStatusId | undefined;
  from: Date | undefined;
  until: Date | undefined;
  /** Only those that are older than this one. */
  before: string | undefined;
}

/** Orders, the newest first, so many at most. @param ids only these; left out, all of them */
export function listOrders(db: Queryable, asked: OrdersAsked, most: number, ids?: readonly number[]) {
  const { shopId, status, from, until, before } = asked;
  return db
    .select(cardColumns)
    .from(customerOrderTable)
    .where(
      and(
        eq(customerOrderTable.shopId, shopId),
        status && eq(customerOrderTable.status, status),
        from && gte(customerOrderTable.orderedAt, from),
        until && lt(customerOrderTable.orderedAt, until),
        before === undefined || ids ? undefined : beside(shopId, before, "older"),
        ids && inArray(customerOrderTable.id, [...ids]),
      ),
    )
    .orderBy(desc(customerOrderTable.orderedAt), desc(customerOrderTable.id))
    .limit(most);
}

/** What is looked for among orders: patterns for `like`, and products. */
export interface Sought {
  part: string;
  phonePart: string;
  products: readonly number[];
}

/** Ids of the orders that a search finds, the newest first (the function `haat_orders_found`). */
export async function findOrders(
  db: Queryable,
  { shopId, status, from, until, before }: OrdersAsked,
  { part, phonePart, products }: Sought,
  most: number,
): Promise<number[]> {
  const [oldest] =
    before === undefined
      ? []
      : await db
          .select({ at: customerOrderTable.orderedAt, id: customerOrderTable.id })
          .from(customerOrderTable)
          .where(and(eq(customerOrderTable.shopId, shopId), eq(customerOrderTable.number, before)));
  const moment = (date: Date | undefined) => date?.toISOString() ?? null;
  const found = await db.select({ id: sql`found.id`.mapWith(Number) }).from(
    sql`haat_orders_found(${part}, ${phonePart}, ${`{${products.join(",")}}`}::int[], ${status ?? null}::int,
      ${moment(from)}::timestamptz, ${moment(until)}::timestamptz, ${moment(oldest?.at)}::timestamptz,
      ${oldest?.id ?? null}::int, ${most}::int) as found (id)`,
  );
  return found.map(({ id }) => id);
}

/** The pictures of orders' goods, in the order of their lines. */
export function listPictures(db: Queryable, shopId: number, orderIds: readonly number[]) {
  return db
    .select({ orderId: orderLineTable.orderId, picture: orderLineTable.picture })
    .from(orderLineTable)
    .where(and(eq(orderLineTable.shopId, shopId), inArray(orderLineTable.orderId, [...orderIds])))
    .orderBy(asc(orderLineTable.orderId), asc(orderLineTable.position));
}
