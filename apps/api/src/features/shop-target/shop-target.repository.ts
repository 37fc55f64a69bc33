import { and, asc, eq, inArray, sql } from "drizzle-orm";
import type { Queryable } from "../../database/database";
import { categoryTable, isLive, productTable, ribbonTable } from "../catalogue/catalogue.table";
import { couponTable } from "../coupon/coupon.table";
import { extraPageTable } from "../shop/shop.table";

/** Where something can lead in a shop, each in its own order: categories, ribbons, pages and coupons. */
export async function listPlaces(db: Queryable, shopId: number) {
  const categories = db
    .select({ id: categoryTable.id, bn: categoryTable.nameBn, en: categoryTable.nameEn })
    .from(categoryTable)
    .where(eq(categoryTable.shopId, shopId))
    .orderBy(asc(categoryTable.position), asc(categoryTable.id));
  const ribbons = db
    .select({ id: ribbonTable.id, bn: ribbonTable.nameBn, en: ribbonTable.nameEn })
    .from(ribbonTable)
    .where(eq(ribbonTable.shopId, shopId))
    .orderBy(asc(ribbonTable.position), asc(ribbonTable.id));
  const pages = db
    .select({ id: extraPageTable.id, bn: extraPageTable.titleBn, en: extraPageTable.titleEn })
    .from(extraPageTable)
    .where(eq(extraPageTable.shopId, shopId))
    .orderBy(asc(extraPageTable.position), asc(extraPageTable.id));
  const coupons = db
    .select({ id: couponTable.id, bn: couponTable.code, en: couponTable.code })
    .from(couponTable)
    .where(eq(couponTable.shopId, shopId))
    .orderBy(asc(couponTable.code));
  return { category: await categories, ribbon: await ribbons, page: await pages, coupon: await coupons };
}

/** Those of some products that customers can meet, in the order of their ids here. */
export async function listProducts(db: Queryable, shopId: number, ids: readonly number[]) {
  if (ids.length === 0) return [];
  const rows = await db
    .select({ id: productTable.id, bn: productTable.nameBn, en: productTable.nameEn })
    .from(productTable)
    .where(and(eq(productTable.shopId, shopId), inArray(productTable.id, [...ids]), isLive));
  return ids.flatMap((id) => rows.find((row) => row.id === id) ?? []);
}

const tables = {
  product: productTable,
  category: categoryTable,
  ribbon: ribbonTable,
  page: extraPageTable,
  coupon: couponTable,
};

/** Whether a shop has what something is to lead to. */
export async function hasTarget(
  db: Queryable,
  shopId: number,
  kind: keyof typeof tables,
  id: number,
): Promise<boolean> {
  const table = tables[kind];
  const found = await db
    .select({ one: sql`1` })
    .from(table)
    .where(and(eq(table.shopId, shopId), eq(table.id, id)));
  return found.length > 0;
}
