import { and, asc, eq, inArray, ne, or, sql } from "drizzle-orm";
import type { Queryable } from "../../database/database";
import {
  categoryTable,
  productCombinationTable,
  productTable,
  ribbonTable,
} from "../catalogue/catalogue.table";

export function listCategories(db: Queryable, shopId: number) {
  const { id, slug, nameBn, nameEn, position } = categoryTable;
  return db
    .select({ id, slug, nameBn, nameEn })
    .from(categoryTable)
    .where(eq(categoryTable.shopId, shopId))
    .orderBy(asc(position), asc(id));
}

export function listRibbons(db: Queryable, shopId: number) {
  const { id, slug, nameBn, nameEn, position } = ribbonTable;
  return db
    .select({ id, slug, nameBn, nameEn })
    .from(ribbonTable)
    .where(eq(ribbonTable.shopId, shopId))
    .orderBy(asc(position), asc(id));
}

/** The products of a shop that have some slugs, also those in the bin. */
export async function findIdsBySlug(
  db: Queryable,
  shopId: number,
  slugs: readonly string[],
): Promise<Map<string, number>> {
  if (slugs.length === 0) return new Map();
  const { id, slug } = productTable;
  const rows = await db
    .select({ id, slug })
    .from(productTable)
    .where(and(eq(productTable.shopId, shopId), inArray(slug, [...slugs])));
  return new Map(rows.map((row) => [row.slug, row.id]));
}

/** The names of a shop's products, of all outside of the bin, that are one of some names in small letters. */
export async function findTakenNames(
  db: Queryable,
  shopId: number,
  names: readonly string[],
): Promise<string[]> {
  if (names.length === 0) return [];
  const { nameBn, nameEn, status } = productTable;
  const asked = [...names];
  const rows = await db
    .select({ nameBn, nameEn })
    .from(productTable)
    .where(
      and(
        eq(productTable.shopId, shopId),
        ne(status, "bin"),
        or(inArray(sql`lower(${nameBn})`, asked), inArray(sql`lower(${nameEn})`, asked)),
      ),
    );
  return rows.flatMap((row) => [row.nameBn, row.nameEn]);
}

/** The products of a shop outside of the bin in the order in which they came, each with how many rows it takes in a file. */
export function listSizes(db: Queryable, shopId: number) {
  return db
    .select({
      id: productTable.id,
      rows: sql`1 + (select count(*) from ${productCombinationTable} k where k.shop_id = ${shopId} and k.product_id = "product"."id"
        and "product"."has_attributes")`.mapWith(Number),
    })
    .from(productTable)
    .where(and(eq(productTable.shopId, shopId), ne(productTable.status, "bin")))
    .orderBy(asc(productTable.id));
}
