import { and, asc, desc, eq, sql } from "drizzle-orm";
import type { Queryable } from "../../database/database";
import { customerTable } from "../account/account.table";
import { customerOrderTable, orderLineTable, orderStatusChangeTable } from "../order/order.table";
import { orderNoteTable } from "./seller-orders.table";
import { cardColumns } from "./shop-order-list.repository";

/** One order of a shop by its number. */
export async function findShopOrder(db: Queryable, shopId: number, number: string) {
  const [order] = await db
    .select({
      ...cardColumns,
      itemTotal: customerOrderTable.itemTotal,
      couponDiscount: customerOrderTable.couponDiscount,
      deliveryFee: customerOrderTable.deliveryFee,
      rounding: sql`coalesce(${customerOrderTable.rounding}, 0)`.mapWith(Number),
      vatIncluded: customerOrderTable.vatIncluded,
      vatPercent: customerOrderTable.vatPercent,
      couponCode: customerOrderTable.couponCode,
      source: customerOrderTable.source,
      deliveryTime: { bn: customerOrderTable.deliveryTimeBn, en: customerOrderTable.deliveryTimeEn },
      language: customerOrderTable.language,
      shopTitle: { bn: customerOrderTable.shopTitleBn, en: customerOrderTable.shopTitleEn },
      packedProgram: customerOrderTable.packedProgram,
      packedFirst: customerTable.firstName,
      packedLast: customerTable.lastName,
    })
    .from(customerOrderTable)
    .leftJoin(customerTable, eq(customerTable.id, customerOrderTable.packedBy))
    .where(and(eq(customerOrderTable.shopId, shopId), eq(customerOrderTable.number, number)));
  return order;
}
export type ShopOrderRow = NonNullable<Awaited<ReturnType<typeof findShopOrder>>>;

export function listShopLines(db: Queryable, shopId: number, orderId: number) {
  return db
    .select({
      position: orderLineTable.position,
      productId: orderLineTable.productId,
      name: { bn: orderLineTable.nameBn, en: orderLineTable.nameEn },
      picture: orderLineTable.picture,
      attributes: orderLineTable.attributes,
      quantity: orderLineTable.quantity,
      takenOut: orderLineTable.takenOut,
      notKept: orderLineTable.returned,
      unitPrice: orderLineTable.unitPrice,
      lineTotal: orderLineTable.lineTotal,
      returned: orderLineTable.returnedPieces,
      writtenOff: orderLineTable.writtenOffPieces,
    })
    .from(orderLineTable)
    .where(and(eq(orderLineTable.shopId, shopId), eq(orderLineTable.orderId, orderId)))
    .orderBy(asc(orderLineTable.position));
}
export type ShopLineRow = Awaited<ReturnType<typeof listShopLines>>[number];

/** Every change of an order's status with who made it: behind the wall only those of the shop's staff have names. */
export function listChanges(db: Queryable, shopId: number, orderId: number) {
  return db
    .select({
      status: orderStatusChangeTable.status,
      at: orderStatusChangeTable.at,
      by: orderStatusChangeTable.changedBy,
      program: orderStatusChangeTable.program,
      firstName: customerTable.firstName,
      lastName: customerTable.lastName,
      reason: orderStatusChangeTable.reason,
      note: orderStatusChangeTable.note,
    })
    .from(orderStatusChangeTable)
    .leftJoin(customerTable, eq(customerTable.id, orderStatusChangeTable.changedBy))
    .where(and(eq(orderStatusChangeTable.shopId, shopId), eq(orderStatusChangeTable.orderId, orderId)))
    .orderBy(asc(orderStatusChangeTable.at), asc(orderStatusChangeTable.status));
}

/** What the shop's people wrote beside an order, the newest first. */
export function listNotes(db: Queryable, shopId: number, orderId: number) {
  return db
    .select({
      id: orderNoteTable.id,
      text: orderNoteTable.text,
      at: orderNoteTable.at,
      program: orderNoteTable.program,
      firstName: customerTable.firstName,
      lastName: customerTable.lastName,
    })
    .from(orderNoteTable)
    .leftJoin(customerTable, eq(customerTable.id, orderNoteTable.writtenBy))
    .where(and(eq(orderNoteTable.shopId, shopId), eq(orderNoteTable.orderId, orderId)))
    .orderBy(desc(orderNoteTable.id));
}

/** How many notes an order has. */
export function countNotes(tx: Queryable, shopId: number, orderId: number): Promise<number> {
  return tx.$count(
    orderNoteTable,
    and(eq(orderNoteTable.shopId, shopId), eq(orderNoteTable.orderId, orderId)),
  );
}

export async function insertNote(tx: Queryable, note: typeof orderNoteTable.$inferInsert): Promise<void> {
  await tx.insert(orderNoteTable).values(note);
}

/** Says whether an order's goods are packed, and who packed them. */
export async function setPacked(
  tx: Queryable,
  shopId: number,
  orderId: number,
  packed: { packedAt: Date | null; packedBy: number | null; packedProgram: string | null },
): Promise<void> {
  await tx
    .update(customerOrderTable)
    .set(packed)
    .where(and(eq(customerOrderTable.shopId, shopId), eq(customerOrderTable.id, orderId)));
}
