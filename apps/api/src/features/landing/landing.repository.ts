import { and, asc, count, desc, eq, inArray, lt, or, sql } from "drizzle-orm";
import type { Queryable } from "../../database/database";
import { areaTable, cityTable } from "../address/address.table";
import { isInArea } from "../store/store-finder.repository";
import { isApproved } from "../store/store.repository";
import { shopTable } from "../store/store.table";
import { contactMessageTable } from "./contact.table";

export async function saveContactMessage(
  db: Queryable,
  message: typeof contactMessageTable.$inferInsert,
): Promise<void> {
  await db.insert(contactMessageTable).values(message);
}

/** Deletes messages from before a time, so many at most. @returns how many it deleted */
export async function deleteContactMessagesBefore(
  db: Queryable,
  before: Date,
  most: number,
): Promise<number> {
  const old = db
    .select({ id: contactMessageTable.id })
    .from(contactMessageTable)
    .where(lt(contactMessageTable.createdAt, before))
    .limit(most);
  const deleted = await db
    .delete(contactMessageTable)
    .where(inArray(contactMessageTable.id, old))
    .returning({ id: contactMessageTable.id });
  return deleted.length;
}

const cityColumns = { cityId: cityTable.id, cityName: { bn: cityTable.nameBn, en: cityTable.nameEn } };

/** A name that begins with one of the texts in lower case, in either language; every name where a text is empty. */
const begins = (table: typeof cityTable | typeof areaTable, texts: readonly string[]) =>
  or(
    ...texts.flatMap((text) => [
      sql`starts_with(lower(${table.nameBn}), ${text})`,
      sql`starts_with(lower(${table.nameEn}), ${text})`,
    ]),
  );

/** Cities with open shops, those with most first. */
export function findCitiesWithShops(db: Queryable, texts: readonly string[], most: number) {
  return db
    .select({ ...cityColumns, storeCount: count() })
    .from(cityTable)
    .innerJoin(shopTable, and(eq(shopTable.homeCityId, cityTable.id), isApproved))
    .where(begins(cityTable, texts))
    .groupBy(cityTable.id)
    .orderBy(desc(count()), asc(cityTable.id))
    .limit(most);
}

/** Areas that the address of an open shop names, those with most shops first. */
export function findAreasWithShops(db: Queryable, texts: readonly string[], most: number) {
  return db
    .select({
      ...cityColumns,
      areaId: areaTable.id,
      areaName: { bn: areaTable.nameBn, en: areaTable.nameEn },
      storeCount: count(),
    })
    .from(areaTable)
    .innerJoin(cityTable, eq(cityTable.id, areaTable.cityId))
    .innerJoin(shopTable, and(eq(shopTable.homeCityId, cityTable.id), isApproved, isInArea))
    .where(begins(areaTable, texts))
    .groupBy(areaTable.id, cityTable.id)
    .orderBy(desc(count()), asc(areaTable.id))
    .limit(most);
}
