import { orderStatuses } from "@haat/contract/shared/business-constants";
import type { CourierKind } from "@haat/contract/shared/courier-choices";
import { and, asc, eq, gt, gte, lt, ne, or, sql, type SQL } from "drizzle-orm";
import type { Queryable } from "../../database/database";
import { isOneOf, type ShopRow } from "../../database/shop-rows";
import { orderColumns } from "../order/order.repository";
import { customerOrderTable } from "../order/order.table";
import { shopTable } from "../shop/shop.table";
import { courierBookingTable } from "./booking.table";
import { courierTable, parcelTable } from "./courier.table";

/** What is in parcels. */
export { listLinesOf } from "../order-papers/order-paper.repository";
export { listOrderLines } from "../order/order.repository";

/** The couriers that a shop has written something of, its own ones by name. */
export const listCouriers = (db: Queryable, shopId: number) =>
  db
    .select()
    .from(courierTable)
    .where(eq(courierTable.shopId, shopId))
    .orderBy(asc(courierTable.name), asc(courierTable.id));
export type CourierRow = typeof courierTable.$inferSelect;

/** Keeps two people from adding couriers of a shop at once. */
export async function holdCouriers(tx: Queryable, shopId: number): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('couriers'), ${shopId})`);
}

export async function insertCourier(
  tx: Queryable,
  row: typeof courierTable.$inferInsert,
): Promise<CourierRow> {
  const [made] = await tx.insert(courierTable).values(row).returning();
  if (!made) throw new Error("A courier was not inserted.");
  return made;
}

export async function updateCourier(
  tx: Queryable,
  { shopId, id }: Pick<CourierRow, "shopId" | "id">,
  change: Partial<Pick<CourierRow, "name" | "phone" | "link" | "isActive" | "version">>,
): Promise<CourierRow> {
  const [changed] = await tx
    .update(courierTable)
    .set(change)
    .where(and(eq(courierTable.shopId, shopId), eq(courierTable.id, id)))
    .returning();
  if (!changed) throw new Error("A courier was not changed.");
  return changed;
}

const orderQuery = (db: Queryable, shopId: number, number: string) =>
  db
    .select(orderColumns)
    .from(customerOrderTable)
    .innerJoin(shopTable, eq(shopTable.id, customerOrderTable.shopId))
    .where(and(eq(customerOrderTable.shopId, shopId), eq(customerOrderTable.number, number)));

/** An order of a shop by its number, which nobody moves and whose parcel nobody else writes until the transaction ends. */
export async function holdOrder(tx: Queryable, shopId: number, number: string) {
  const [order] = await orderQuery(tx, shopId, number).for("update", { of: customerOrderTable });
  return order;
}

/** An order of a shop by its number. */
export async function findOrder(db: Queryable, shopId: number, number: string) {
  const [order] = await orderQuery(db, shopId, number);
  return order;
}

const courierOfParcel = and(
  eq(courierTable.shopId, parcelTable.shopId),
  eq(courierTable.id, parcelTable.courierId),
);

/** The parcel of an order with its courier. */
export async function findParcel(db: Queryable, shopId: number, orderId: number) {
  const [found] = await db
    .select({ parcel: parcelTable, courier: courierTable })
    .from(parcelTable)
    .innerJoin(courierTable, courierOfParcel)
    .where(and(eq(parcelTable.shopId, shopId), eq(parcelTable.orderId, orderId)));
  return found;
}
export type ParcelRow = typeof parcelTable.$inferSelect;
export type FoundParcel = NonNullable<Awaited<ReturnType<typeof findParcel>>>;

/** What the customer sees of a courier, and of what it brings: only these columns are theirs to read. */
const customersCourier = { name: courierTable.name, phone: courierTable.phone, link: courierTable.link };
const customersParcel = { trackingCode: parcelTable.trackingCode, state: parcelTable.state };

/** What the customer sees of the parcels of some orders. */
export function listBroughtParcels(db: Queryable, orders: readonly ShopRow[]) {
  return db
    .select({
      shopId: parcelTable.shopId,
      orderId: parcelTable.orderId,
      courier: customersCourier,
      parcel: customersParcel,
    })
    .from(parcelTable)
    .innerJoin(courierTable, courierOfParcel)
    .where(isOneOf([parcelTable.shopId, parcelTable.orderId], orders));
}

/** The same of one order, and whether it is being sent, which the platform's people do not read. */
export async function findCustomersParcel(db: Queryable, shopId: number, orderId: number) {
  const [found] = await db
    .select({
      courier: customersCourier,
      parcel: customersParcel,
      sending: courierBookingTable.state,
    })
    .from(sql`(select 1) as once`)
    .leftJoin(parcelTable, and(eq(parcelTable.shopId, shopId), eq(parcelTable.orderId, orderId)))
    .leftJoin(courierTable, courierOfParcel)
    .leftJoin(
      courierBookingTable,
      and(eq(courierBookingTable.shopId, shopId), eq(courierBookingTable.orderId, orderId)),
    );
  return found;
}

export async function insertParcel(tx: Queryable, row: typeof parcelTable.$inferInsert): Promise<void> {
  await tx.insert(parcelTable).values(row);
}

export async function updateParcel(
  tx: Queryable,
  { shopId, orderId }: Pick<ParcelRow, "shopId" | "orderId">,
  change: Partial<Omit<ParcelRow, "shopId" | "orderId" | "ownNumber" | "handedBy">>,
): Promise<void> {
  await tx
    .update(parcelTable)
    .set(change)
    .where(and(eq(parcelTable.shopId, shopId), eq(parcelTable.orderId, orderId)));
}

/** Which consignments: handed over within a day, to one courier where it is named. */
export interface ConsignmentsWithin {
  from: Date;
  /** Excluded. */
  until: Date;
  courierId: number | undefined;
}

const orderOfParcel = and(
  eq(customerOrderTable.shopId, parcelTable.shopId),
  eq(customerOrderTable.id, parcelTable.orderId),
);

const isWithin = (shopId: number, { from, until, courierId }: ConsignmentsWithin) =>
  and(
    eq(parcelTable.shopId, shopId),
    gte(parcelTable.handedAt, from),
    lt(parcelTable.handedAt, until),
    courierId === undefined ? undefined : eq(parcelTable.courierId, courierId),
  );

/** Couriers bring nothing of an order that is cancelled. */
const isBrought = ne(customerOrderTable.status, orderStatuses.cancel);

function consignmentsQuery(db: Queryable, condition: SQL | undefined, most: number) {
  return db
    .select({ ...orderColumns, parcel: parcelTable, courier: courierTable })
    .from(parcelTable)
    .innerJoin(courierTable, courierOfParcel)
    .innerJoin(customerOrderTable, orderOfParcel)
    .innerJoin(shopTable, eq(shopTable.id, customerOrderTable.shopId))
    .where(condition)
    .orderBy(asc(parcelTable.handedAt), asc(parcelTable.orderId))
    .limit(most);
}

/** What was handed over, oldest first, of cancelled orders too. */
export const listConsignments = (
  db: Queryable,
  shopId: number,
  { most, ...within }: ConsignmentsWithin & { most: number },
) => consignmentsQuery(db, isWithin(shopId, within), most);

/** What a courier is to bring, oldest first. @param after only those behind this one */
export const listBrought = (
  db: Queryable,
  shopId: number,
  {
    most,
    after,
    ...within
  }: ConsignmentsWithin & { most: number; after: Pick<ParcelRow, "handedAt" | "orderId"> | undefined },
) =>
  consignmentsQuery(
    db,
    and(
      isWithin(shopId, within),
      isBrought,
      after &&
        or(
          gt(parcelTable.handedAt, after.handedAt),
          and(eq(parcelTable.handedAt, after.handedAt), gt(parcelTable.orderId, after.orderId)),
        ),
    ),
    most,
  );

/** How many parcels each courier is to bring, and what it is to collect for them, in poisha. */
export function sumConsignments(db: Queryable, shopId: number, within: ConsignmentsWithin) {
  return db
    .select({
      courierId: parcelTable.courierId,
      parcels: sql`count(*)`.mapWith(Number),
      cash: sql`sum(${parcelTable.cashToCollect})`.mapWith(Number),
    })
    .from(parcelTable)
    .innerJoin(customerOrderTable, orderOfParcel)
    .where(and(isWithin(shopId, within), isBrought))
    .groupBy(parcelTable.courierId)
    .orderBy(asc(parcelTable.courierId));
}

/** How a known courier's row is found. */
export const isOfKind = (kind: CourierKind) => (row: CourierRow) => row.kind === kind;
