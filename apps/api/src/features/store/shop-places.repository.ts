import { and, asc, count, desc, eq } from "drizzle-orm";
import type { Queryable } from "../../database/database";
import { areaTable, cityTable } from "../address/address.table";
import { isApproved, shopTable } from "../shop/shop.table";
import { shopAreaTable } from "./finder-text.table";

const cityColumns = { cityId: cityTable.id, cityName: { bn: cityTable.nameBn, en: cityTable.nameEn } };

/** Cities with open shops, those with most first. Shops are counted before names are joined, from an index alone. */
export function listCitiesWithShops(db: Queryable) {
  const counted = db
    .select({ cityId: shopTable.homeCityId, storeCount: count().as("store_count") })
    .from(shopTable)
    .where(isApproved)
    .groupBy(shopTable.homeCityId)
    .as("counted");
  return db
    .select({ ...cityColumns, storeCount: counted.storeCount })
    .from(counted)
    .innerJoin(cityTable, eq(cityTable.id, counted.cityId))
    .orderBy(desc(counted.storeCount), asc(cityTable.id));
}

/** Areas that the address of an open shop names, those with most shops first. */
export function listAreasWithShops(db: Queryable) {
  const counted = db
    .select({ areaId: shopAreaTable.areaId, storeCount: count().as("store_count") })
    .from(shopAreaTable)
    .innerJoin(shopTable, and(eq(shopTable.id, shopAreaTable.shopId), isApproved))
    .groupBy(shopAreaTable.areaId)
    .as("counted");
  return db
    .select({
      ...cityColumns,
      areaId: areaTable.id,
      areaName: { bn: areaTable.nameBn, en: areaTable.nameEn },
      storeCount: counted.storeCount,
    })
    .from(counted)
    .innerJoin(areaTable, eq(areaTable.id, counted.areaId))
    .innerJoin(cityTable, eq(cityTable.id, areaTable.cityId))
    .orderBy(desc(counted.storeCount), asc(areaTable.id));
}
