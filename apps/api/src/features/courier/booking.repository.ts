import { orderStatuses, shippingMethods } from "@haat/contract/shared/business-constants";
import type { KnownCourier } from "@haat/contract/shared/courier-choices";
import { and, asc, desc, eq, inArray, isNotNull, isNull, lte, ne, notInArray, or, sql } from "drizzle-orm";
import type { Queryable } from "../../database/database";
import { orderColumns } from "../order/order.repository";
import { customerOrderTable } from "../order/order.table";
import { shopTable } from "../shop/shop.table";
import { courierBookingTable as bookingTable } from "./booking.table";
import { courierTable, parcelTable } from "./courier.table";

const courierOfBooking = and(
  eq(courierTable.shopId, bookingTable.shopId),
  eq(courierTable.id, bookingTable.courierId),
);

/** How far the sending of an order's parcel is, with its courier. */
export async function findBooking(db: Queryable, shopId: number, orderId: number) {
  const [found] = await db
    .select({ booking: bookingTable, courier: courierTable })
    .from(bookingTable)
    .innerJoin(courierTable, courierOfBooking)
    .where(and(eq(bookingTable.shopId, shopId), eq(bookingTable.orderId, orderId)));
  return found;
}
export type BookingRow = typeof bookingTable.$inferSelect;
export type FoundBooking = NonNullable<Awaited<ReturnType<typeof findBooking>>>;

/** Writes down that a parcel is to be sent, in the place of an earlier sending of it. */
export async function putBooking(
  tx: Queryable,
  { shopId, orderId, ...values }: typeof bookingTable.$inferInsert,
): Promise<void> {
  await tx
    .insert(bookingTable)
    .values({ shopId, orderId, ...values })
    .onConflictDoUpdate({ target: [bookingTable.shopId, bookingTable.orderId], set: values });
}

type WhichBooking = Pick<BookingRow, "shopId" | "orderId">;

const isOf = ({ shopId, orderId }: WhichBooking) =>
  and(eq(bookingTable.shopId, shopId), eq(bookingTable.orderId, orderId));

export async function updateBooking(
  tx: Queryable,
  which: WhichBooking,
  change: Partial<Omit<BookingRow, "shopId" | "orderId">>,
): Promise<void> {
  await tx.update(bookingTable).set(change).where(isOf(which));
}

export async function deleteBooking(tx: Queryable, which: WhichBooking): Promise<void> {
  await tx.delete(bookingTable).where(isOf(which));
}

/** An order of a shop, which nobody moves until the transaction ends. */
export async function holdOrderById(tx: Queryable, { shopId, orderId }: WhichBooking) {
  const [order] = await tx
    .select({
      ...orderColumns,
      place: { bn: customerOrderTable.placeBn, en: customerOrderTable.placeEn },
    })
    .from(customerOrderTable)
    .innerJoin(shopTable, eq(shopTable.id, customerOrderTable.shopId))
    .where(and(eq(customerOrderTable.shopId, shopId), eq(customerOrderTable.id, orderId)))
    .for("update", { of: customerOrderTable });
  return order;
}

/** How many parcels couriers are asked about at once, and which couriers are let alone. */
interface ToFollow {
  most: number;
  without: readonly KnownCourier[];
}

/**
 * What couriers are to be asked about: couriers take turns, with each one its shops, and of a shop first what was asked about
 * longest ago. So nobody's many parcels keep others' from being asked about.
 */
export function listToFollow(db: Queryable, now: Date, { most, without }: ToFollow) {
  const { shopId, orderId, lookAt, lookedAt } = bookingTable;
  const due = db
    .select({
      shopId,
      orderId,
      lookAt,
      kind: courierTable.kind,
      ofShop: sql<number>`row_number() over (
        partition by ${courierTable.kind}, ${shopId} order by ${lookedAt} nulls first, ${lookAt}, ${orderId})`.as(
        "of_shop",
      ),
    })
    .from(bookingTable)
    .innerJoin(courierTable, courierOfBooking)
    .where(
      and(lte(lookAt, now), without.length > 0 ? notInArray(courierTable.kind, [...without]) : undefined),
    )
    .as("due");
  const turns = db
    .select({
      shopId: due.shopId,
      orderId: due.orderId,
      turn: sql<number>`row_number() over (
        partition by ${due.kind} order by ${due.ofShop}, ${due.lookAt}, ${due.shopId})`.as("turn"),
    })
    .from(due)
    .as("turns");
  return db
    .select({
      booking: bookingTable,
      kind: courierTable.kind,
      number: customerOrderTable.number,
      tracking: parcelTable.trackingCode,
    })
    .from(turns)
    .innerJoin(bookingTable, and(eq(shopId, turns.shopId), eq(orderId, turns.orderId)))
    .innerJoin(courierTable, courierOfBooking)
    .innerJoin(
      customerOrderTable,
      and(eq(customerOrderTable.shopId, shopId), eq(customerOrderTable.id, orderId)),
    )
    .innerJoin(parcelTable, and(eq(parcelTable.shopId, shopId), eq(parcelTable.orderId, orderId)))
    .orderBy(asc(turns.turn), asc(courierTable.kind))
    .limit(most);
}

/** What was wanted sent and is not booked, newest first, so many at most. */
export function listUnsettled(db: Queryable, shopId: number, most: number) {
  return db
    .select({
      number: customerOrderTable.number,
      name: customerOrderTable.recipientName,
      booking: bookingTable,
      courier: courierTable,
    })
    .from(bookingTable)
    .innerJoin(courierTable, courierOfBooking)
    .innerJoin(
      customerOrderTable,
      and(
        eq(customerOrderTable.shopId, bookingTable.shopId),
        eq(customerOrderTable.id, bookingTable.orderId),
      ),
    )
    .where(and(eq(bookingTable.shopId, shopId), ne(bookingTable.state, "booked")))
    .orderBy(desc(bookingTable.stateAt), desc(bookingTable.orderId))
    .limit(most);
}

/**
 * Orders that wait to be handed over, and those that were without a number; oldest first, so many at most. What was wanted sent
 * is not among them.
 */
export function listSendable(db: Queryable, shopId: number, most: number) {
  const isWaiting = and(
    isNull(parcelTable.orderId),
    eq(customerOrderTable.status, orderStatuses.accept),
    isNotNull(customerOrderTable.packedAt),
  );
  const isWithoutNumber = and(eq(parcelTable.state, "handed_over"), eq(parcelTable.trackingCode, ""));
  return db
    .select({ ...orderColumns, courier: courierTable.name })
    .from(customerOrderTable)
    .innerJoin(shopTable, eq(shopTable.id, customerOrderTable.shopId))
    .leftJoin(
      parcelTable,
      and(eq(parcelTable.shopId, customerOrderTable.shopId), eq(parcelTable.orderId, customerOrderTable.id)),
    )
    .leftJoin(
      courierTable,
      and(eq(courierTable.shopId, parcelTable.shopId), eq(courierTable.id, parcelTable.courierId)),
    )
    .leftJoin(
      bookingTable,
      and(
        eq(bookingTable.shopId, customerOrderTable.shopId),
        eq(bookingTable.orderId, customerOrderTable.id),
      ),
    )
    .where(
      and(
        eq(customerOrderTable.shopId, shopId),
        inArray(customerOrderTable.status, [orderStatuses.accept, orderStatuses.shipped]),
        eq(customerOrderTable.shippingMethod, shippingMethods.homeDelivery),
        isNull(bookingTable.orderId),
        or(isWaiting, isWithoutNumber),
      ),
    )
    .orderBy(asc(customerOrderTable.orderedAt), asc(customerOrderTable.id))
    .limit(most);
}
