import { and, asc, count, eq, gte, lt, sql } from "drizzle-orm";
import type { Queryable } from "../../database/database";
import { shopDayOffTable, shopHoursTable } from "./shop-hours.table";

/** A shop's hours by weekday. */
export function listHours(db: Queryable, shopId: number) {
  return db
    .select({
      weekday: shopHoursTable.weekday,
      opensAt: shopHoursTable.opensAt,
      closesAt: shopHoursTable.closesAt,
    })
    .from(shopHoursTable)
    .where(eq(shopHoursTable.shopId, shopId))
    .orderBy(asc(shopHoursTable.weekday));
}
export type HoursRow = Awaited<ReturnType<typeof listHours>>[number];

/** Its days off from a day on, that one too. */
export function listDaysOff(db: Queryable, shopId: number, from: string) {
  return db
    .select({ day: shopDayOffTable.day, noteBn: shopDayOffTable.noteBn, noteEn: shopDayOffTable.noteEn })
    .from(shopDayOffTable)
    .where(and(eq(shopDayOffTable.shopId, shopId), gte(shopDayOffTable.day, from)))
    .orderBy(asc(shopDayOffTable.day));
}
export type DayOffRow = Awaited<ReturnType<typeof listDaysOff>>[number];

export async function countDaysOff(db: Queryable, shopId: number, from: string): Promise<number> {
  const [row] = await db
    .select({ days: count() })
    .from(shopDayOffTable)
    .where(and(eq(shopDayOffTable.shopId, shopId), gte(shopDayOffTable.day, from)));
  return row?.days ?? 0;
}

/** Writes a shop's hours in place of those it had. */
export async function replaceHours(tx: Queryable, shopId: number, rows: readonly HoursRow[]): Promise<void> {
  await tx.delete(shopHoursTable).where(eq(shopHoursTable.shopId, shopId));
  if (rows.length > 0) await tx.insert(shopHoursTable).values(rows.map((row) => ({ shopId, ...row })));
}

/** Adds days off; one that is there already gets the note. */
export async function saveDaysOff(tx: Queryable, shopId: number, rows: readonly DayOffRow[]): Promise<void> {
  await tx
    .insert(shopDayOffTable)
    .values(rows.map((row) => ({ shopId, ...row })))
    .onConflictDoUpdate({
      target: [shopDayOffTable.shopId, shopDayOffTable.day],
      set: { noteBn: sql`excluded.note_bn`, noteEn: sql`excluded.note_en` },
    });
}

/** Forgets the days off before a day. */
export async function deleteDaysBefore(tx: Queryable, shopId: number, day: string): Promise<void> {
  await tx
    .delete(shopDayOffTable)
    .where(and(eq(shopDayOffTable.shopId, shopId), lt(shopDayOffTable.day, day)));
}

/** @returns whether there was such a day */
export async function deleteDayOff(tx: Queryable, shopId: number, day: string): Promise<boolean> {
  const gone = await tx
    .delete(shopDayOffTable)
    .where(and(eq(shopDayOffTable.shopId, shopId), eq(shopDayOffTable.day, day)))
    .returning({ day: shopDayOffTable.day });
  return gone.length > 0;
}
