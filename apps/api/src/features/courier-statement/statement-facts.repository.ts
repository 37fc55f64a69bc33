import { orderStatuses } from "@haat/contract/shared/business-constants";
import { and, asc, eq, exists, gte, inArray, lt, notExists, sql, type SQL } from "drizzle-orm";
import { union } from "drizzle-orm/pg-core";
import type { Queryable } from "../../database/database";
import { cashEntryTable } from "../cash/cash.table";
import { courierBookingTable } from "../courier/booking.table";
import { parcelTable } from "../courier/courier.table";
import { customerOrderTable, orderStatusChangeTable } from "../order/order.table";
import { settledParcelTable } from "./courier-statement.table";
import type { OrderFacts } from "./statement-verdicts";

/** Whose cash is asked for: a courier's of a shop, as the ledger calls it. */
export interface HeldBy {
  shopId: number;
  courier: string;
}

/** What rows of a file name. */
export interface NamedKeys {
  /** Orders' numbers. */
  numbers: readonly string[];
  /** Couriers' numbers of parcels. */
  codes: readonly string[];
  /** In E.164. */
  phones: readonly string[];
}

const heldOf = (courier: string) =>
  sql<number>`(select coalesce(sum(e.amount), 0) from ${cashEntryTable} e
    where e.shop_id = ${customerOrderTable.shopId} and e.order_id = ${customerOrderTable.id}
      and e.kind = 'collected' and e.holder = 'courier' and e.courier = ${courier})`.mapWith(Number);

function factsQuery(db: Queryable, { courier }: HeldBy) {
  return db
    .select({
      orderId: customerOrderTable.id,
      number: customerOrderTable.number,
      status: customerOrderTable.status,
      phone: customerOrderTable.recipientPhone,
      courierId: parcelTable.courierId,
      trackingCode: sql<string>`coalesce(${parcelTable.trackingCode}, '')`,
      consignment: sql<string>`coalesce(${courierBookingTable.consignment}, '')`,
      cashToCollect: parcelTable.cashToCollect,
      held: heldOf(courier),
      settledBy: settledParcelTable.statementId,
    })
    .from(customerOrderTable)
    .leftJoin(
      parcelTable,
      and(eq(parcelTable.shopId, customerOrderTable.shopId), eq(parcelTable.orderId, customerOrderTable.id)),
    )
    .leftJoin(
      courierBookingTable,
      and(
        eq(courierBookingTable.shopId, customerOrderTable.shopId),
        eq(courierBookingTable.orderId, customerOrderTable.id),
      ),
    )
    .leftJoin(
      settledParcelTable,
      and(
        eq(settledParcelTable.shopId, customerOrderTable.shopId),
        eq(settledParcelTable.orderId, customerOrderTable.id),
      ),
    )
    .$dynamic();
}

/** So many keys are asked for at once. */
const keysAtOnce = 1000;

function* chunks<Item>(items: readonly Item[]): Generator<Item[]> {
  for (let start = 0; start < items.length; start += keysAtOnce) yield items.slice(start, start + keysAtOnce);
}

/** What the book says of orders. */
export async function listFacts(
  db: Queryable,
  heldBy: HeldBy,
  orderIds: readonly number[],
): Promise<OrderFacts[]> {
  const facts: OrderFacts[] = [];
  for (const ids of chunks(orderIds))
    facts.push(
      ...(await factsQuery(db, heldBy).where(
        and(eq(customerOrderTable.shopId, heldBy.shopId), inArray(customerOrderTable.id, ids)),
      )),
    );
  return facts;
}

/** The orders of a shop that somebody names; by phone those that a courier has or had the parcel of. */
export async function findNamed(
  db: Queryable,
  shopId: number,
  courierId: number,
  { numbers, codes, phones }: NamedKeys,
): Promise<number[]> {
  const found = new Set<number>();
  const keep = (rows: readonly { id: number }[]) => rows.forEach(({ id }) => found.add(id));
  const ofShop = eq(customerOrderTable.shopId, shopId);
  const orderOfParcel = and(
    eq(customerOrderTable.shopId, parcelTable.shopId),
    eq(customerOrderTable.id, parcelTable.orderId),
  );
  const orders = (condition: SQL | undefined) =>
    db.select({ id: customerOrderTable.id }).from(customerOrderTable).where(and(ofShop, condition));
  const parcels = (condition: SQL | undefined) =>
    db
      .select({ id: parcelTable.orderId })
      .from(parcelTable)
      .where(and(eq(parcelTable.shopId, shopId), condition));
  for (const some of chunks(numbers))
    keep(
      await union(
        orders(inArray(customerOrderTable.number, some)),
        parcels(inArray(parcelTable.ownNumber, some)),
      ),
    );
  for (const some of chunks(codes)) {
    keep(await parcels(inArray(parcelTable.trackingCode, some)));
    keep(
      await db
        .select({ id: courierBookingTable.orderId })
        .from(courierBookingTable)
        .where(and(eq(courierBookingTable.shopId, shopId), inArray(courierBookingTable.consignment, some))),
    );
  }
  for (const some of chunks(phones))
    keep(
      await db
        .select({ id: customerOrderTable.id })
        .from(customerOrderTable)
        .innerJoin(parcelTable, orderOfParcel)
        .where(
          and(ofShop, inArray(customerOrderTable.recipientPhone, some), eq(parcelTable.courierId, courierId)),
        ),
    );
  return [...found];
}

/** Keeps orders from being moved until the transaction ends, in the order of their ids. */
export async function holdOrders(tx: Queryable, shopId: number, orderIds: readonly number[]): Promise<void> {
  const sorted = [...orderIds].sort((one, other) => one - other);
  for (const ids of chunks(sorted))
    await tx
      .select({ id: customerOrderTable.id })
      .from(customerOrderTable)
      .where(and(eq(customerOrderTable.shopId, shopId), inArray(customerOrderTable.id, ids)))
      .orderBy(asc(customerOrderTable.id))
      .for("update");
}

/** Delivered orders of which a courier has cash that no statement has settled, by when they were delivered. @param until excluded */
export async function listHeld(
  db: Queryable,
  heldBy: HeldBy,
  { from, until, most }: { from: Date; until: Date; most: number },
): Promise<OrderFacts[]> {
  const { shopId, courier } = heldBy;
  const collected = db
    .select({ one: sql`1` })
    .from(cashEntryTable)
    .where(
      and(
        eq(cashEntryTable.shopId, shopId),
        eq(cashEntryTable.orderId, orderStatusChangeTable.orderId),
        eq(cashEntryTable.holder, "courier"),
        eq(cashEntryTable.courier, courier),
      ),
    );
  const settled = db
    .select({ one: sql`1` })
    .from(settledParcelTable)
    .where(
      and(
        eq(settledParcelTable.shopId, shopId),
        eq(settledParcelTable.orderId, orderStatusChangeTable.orderId),
      ),
    );
  const delivered = await db
    .select({ id: orderStatusChangeTable.orderId })
    .from(orderStatusChangeTable)
    .where(
      and(
        eq(orderStatusChangeTable.shopId, shopId),
        eq(orderStatusChangeTable.status, orderStatuses.delivered),
        gte(orderStatusChangeTable.at, from),
        lt(orderStatusChangeTable.at, until),
        exists(collected),
        notExists(settled),
      ),
    )
    .orderBy(asc(orderStatusChangeTable.at), asc(orderStatusChangeTable.orderId))
    .limit(most);
  const facts = await listFacts(
    db,
    heldBy,
    delivered.map(({ id }) => id),
  );
  return facts.filter(({ held, status }) => held > 0 && status === orderStatuses.delivered);
}

/** The first and last moment at which any of some orders was delivered; nothing where none was. */
export async function deliveredWithin(db: Queryable, shopId: number, orderIds: readonly number[]) {
  const moments: Date[] = [];
  for (const ids of chunks(orderIds)) {
    const [found] = await db
      .select({
        first: sql<string | null>`min(${orderStatusChangeTable.at})`,
        last: sql<string | null>`max(${orderStatusChangeTable.at})`,
      })
      .from(orderStatusChangeTable)
      .where(
        and(
          eq(orderStatusChangeTable.shopId, shopId),
          eq(orderStatusChangeTable.status, orderStatuses.delivered),
          inArray(orderStatusChangeTable.orderId, ids),
        ),
      );
    if (found?.first && found.last) moments.push(new Date(found.first), new Date(found.last));
  }
  const times = moments.map((moment) => moment.getTime());
  return times.length > 0
    ? { first: new Date(Math.min(...times)), last: new Date(Math.max(...times)) }
    : undefined;
}
