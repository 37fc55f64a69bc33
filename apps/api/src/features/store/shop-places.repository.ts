import { and, asc, count, desc, eq, or, sql } from "drizzle-orm";
import type { Queryable } from "../../database/database";
import { areaTable, cityTable } from "../address/address.table";
import { isApproved, shopTable } from "../shop/shop.table";
import { shopAreaTable } from "./finder-text.table";

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
    .innerJoin(shopAreaTable, eq(shopAreaTable.areaId, areaTable.id))
    .innerJoin(shopTable, and(eq(shopTable.id, shopAreaTable.shopId), isApproved))
    .where(begins(areaTable, texts))
    .groupBy(areaTable.id, cityTable.id)
    .orderBy(desc(count()), asc(areaTable.id))
    .limit(most);
}
