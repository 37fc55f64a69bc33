import type { Language } from "@haat/contract/shared/languages";
import { and, asc, eq } from "drizzle-orm";
import type { Queryable } from "../../database/database";
import { customerTable } from "../account/account.table";
import { orderAlertDeviceTable, orderAlertTextTable } from "./order-alert.table";

/** Somebody of a shop's staff. */
export interface Member {
  shopId: number;
  accountId: number;
}

const devicesOf = ({ shopId, accountId }: Member) =>
  and(eq(orderAlertDeviceTable.shopId, shopId), eq(orderAlertDeviceTable.accountId, accountId));
const textOf = ({ shopId, accountId }: Member) =>
  and(eq(orderAlertTextTable.shopId, shopId), eq(orderAlertTextTable.accountId, accountId));

/** The browsers in which somebody hears of a shop's new orders, the first one first. */
export function listDevices(tx: Queryable, member: Member) {
  return tx
    .select()
    .from(orderAlertDeviceTable)
    .where(devicesOf(member))
    .orderBy(asc(orderAlertDeviceTable.addedAt), asc(orderAlertDeviceTable.id));
}

/** Keeps a browser; one that is known by its address is now who says so. */
export async function keepDevice(
  tx: Queryable,
  row: typeof orderAlertDeviceTable.$inferInsert,
): Promise<void> {
  const { shopId: _, endpoint: __, ...rest } = row;
  await tx
    .insert(orderAlertDeviceTable)
    .values(row)
    .onConflictDoUpdate({
      target: [orderAlertDeviceTable.shopId, orderAlertDeviceTable.endpoint],
      set: rest,
    });
}

/** @returns whether it was there */
export async function deleteDevice(tx: Queryable, member: Member, id: string): Promise<boolean> {
  const gone = await tx
    .delete(orderAlertDeviceTable)
    .where(and(devicesOf(member), eq(orderAlertDeviceTable.id, id)))
    .returning({ id: orderAlertDeviceTable.id });
  return gone.length > 0;
}

/** Whether somebody gets text messages of a shop's waiting orders. */
export async function wantsTexts(tx: Queryable, member: Member): Promise<boolean> {
  const rows = await tx
    .select({ shopId: orderAlertTextTable.shopId })
    .from(orderAlertTextTable)
    .where(textOf(member));
  return rows.length > 0;
}

/** @param now orders that are there already are not told */
export async function keepTexts(
  tx: Queryable,
  member: Member,
  language: Language,
  now: Date,
): Promise<boolean> {
  const kept = await tx
    .insert(orderAlertTextTable)
    .values({ ...member, language, toldUpTo: now })
    .onConflictDoNothing()
    .returning({ shopId: orderAlertTextTable.shopId });
  return kept.length > 0;
}

/** @returns whether they had any */
export async function endTexts(tx: Queryable, member: Member): Promise<boolean> {
  const gone = await tx
    .delete(orderAlertTextTable)
    .where(textOf(member))
    .returning({ shopId: orderAlertTextTable.shopId });
  return gone.length > 0;
}

/** Takes from everybody of a shop what tells them of its orders. */
export async function deleteAlertsOfShop(tx: Queryable, shopId: number): Promise<void> {
  await tx.delete(orderAlertDeviceTable).where(eq(orderAlertDeviceTable.shopId, shopId));
  await tx.delete(orderAlertTextTable).where(eq(orderAlertTextTable.shopId, shopId));
}

/** Where an account's text messages go, as E.164. */
export async function phoneOf(db: Queryable, accountId: number): Promise<string> {
  const [row] = await db
    .select({ phone: customerTable.phone })
    .from(customerTable)
    .where(eq(customerTable.id, accountId));
  return row?.phone ?? "";
}
