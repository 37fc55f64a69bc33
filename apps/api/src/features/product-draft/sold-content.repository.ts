import { and, asc, eq, inArray, sql } from "drizzle-orm";
import type { Queryable } from "../../database/database";
import {
  globalAttributeTable,
  productAttributeValueTable,
  productCombinationTable,
  productPictureTable,
  productRibbonTable,
  productTable,
} from "../catalogue/catalogue.table";

/** Products' own rows, each by its id; with `isHeld` nobody sells or changes them until the transaction ends. */
export function findSoldProducts(db: Queryable, shopId: number, ids: readonly number[], isHeld = false) {
  const found = db
    .select({
      id: productTable.id,
      slug: productTable.slug,
      status: productTable.status,
      nameBn: productTable.nameBn,
      nameEn: productTable.nameEn,
      descriptionBn: productTable.descriptionBn,
      descriptionEn: productTable.descriptionEn,
      categoryId: productTable.categoryId,
      price: productTable.price,
      oldPrice: productTable.oldPrice,
      measureAmount: productTable.measureAmount,
      measureUnit: productTable.measureUnit,
      facts: productTable.facts,
      stock: productTable.stock,
      hasAttributes: productTable.hasAttributes,
      homeCityOnly: productTable.homeCityOnly,
      sizeGuideId: productTable.sizeGuideId,
    })
    .from(productTable)
    .where(and(eq(productTable.shopId, shopId), inArray(productTable.id, [...ids])))
    .orderBy(asc(productTable.id));
  return isHeld ? found.for("no key update") : found;
}
export type SoldProduct = Awaited<ReturnType<typeof findSoldProducts>>[number];

/** The pictures of products, in their order. */
export function listPictures(db: Queryable, shopId: number, productIds: readonly number[]) {
  return db
    .select({ productId: productPictureTable.productId, picture: productPictureTable.picture })
    .from(productPictureTable)
    .where(
      and(eq(productPictureTable.shopId, shopId), inArray(productPictureTable.productId, [...productIds])),
    )
    .orderBy(asc(productPictureTable.productId), asc(productPictureTable.position));
}

/** The ribbons that were put on products by hand, by their ids. */
export function listRibbonIds(db: Queryable, shopId: number, productIds: readonly number[]) {
  return db
    .select({ productId: productRibbonTable.productId, id: productRibbonTable.ribbonId })
    .from(productRibbonTable)
    .where(
      and(
        eq(productRibbonTable.shopId, shopId),
        inArray(productRibbonTable.productId, [...productIds]),
        productRibbonTable.isByHand,
      ),
    )
    .orderBy(asc(productRibbonTable.productId), asc(productRibbonTable.ribbonId));
}

/** The values of products, attribute by attribute in the shop's order. */
export function listValues(db: Queryable, shopId: number, productIds: readonly number[]) {
  return db
    .select({
      productId: productAttributeValueTable.productId,
      id: productAttributeValueTable.id,
      nameBn: productAttributeValueTable.nameBn,
      nameEn: productAttributeValueTable.nameEn,
      swatch: productAttributeValueTable.swatch,
      attributeId: globalAttributeTable.id,
      attributeBn: globalAttributeTable.nameBn,
      attributeEn: globalAttributeTable.nameEn,
    })
    .from(productAttributeValueTable)
    .innerJoin(
      globalAttributeTable,
      and(
        eq(globalAttributeTable.shopId, productAttributeValueTable.shopId),
        eq(globalAttributeTable.id, productAttributeValueTable.globalAttributeId),
      ),
    )
    .where(
      and(
        eq(productAttributeValueTable.shopId, shopId),
        inArray(productAttributeValueTable.productId, [...productIds]),
      ),
    )
    .orderBy(
      asc(globalAttributeTable.position),
      asc(globalAttributeTable.id),
      asc(productAttributeValueTable.position),
      asc(productAttributeValueTable.id),
    );
}
export type SoldValue = Awaited<ReturnType<typeof listValues>>[number];

export function listSoldCombinations(db: Queryable, shopId: number, productIds: readonly number[]) {
  return db
    .select({
      productId: productCombinationTable.productId,
      id: productCombinationTable.id,
      valueIds: productCombinationTable.valueIds,
      price: productCombinationTable.price,
      oldPrice: productCombinationTable.oldPrice,
      measureAmount: productCombinationTable.measureAmount,
      measureUnit: productCombinationTable.measureUnit,
      stock: productCombinationTable.stock,
      picture: productCombinationTable.picture,
      hidden: productCombinationTable.hidden,
    })
    .from(productCombinationTable)
    .where(
      and(
        eq(productCombinationTable.shopId, shopId),
        inArray(productCombinationTable.productId, [...productIds]),
      ),
    )
    .orderBy(asc(productCombinationTable.position), asc(productCombinationTable.id));
}
export type SoldCombination = Awaited<ReturnType<typeof listSoldCombinations>>[number];

/** What a shop's products are chosen by, in its order. */
export function listAttributes(db: Queryable, shopId: number) {
  return db
    .select({
      id: globalAttributeTable.id,
      nameBn: globalAttributeTable.nameBn,
      nameEn: globalAttributeTable.nameEn,
      position: globalAttributeTable.position,
    })
    .from(globalAttributeTable)
    .where(eq(globalAttributeTable.shopId, shopId))
    .orderBy(asc(globalAttributeTable.position), asc(globalAttributeTable.id));
}

/** Those of some combinations that somebody has in a cart, or ordered. */
export async function listUsedCombinations(
  db: Queryable,
  shopId: number,
  ids: readonly number[],
): Promise<Set<number>> {
  if (ids.length === 0) return new Set();
  const { rows } = (await db.execute(
    sql`select id from haat_used_combinations(${shopId}::int, ${`{${ids.join(",")}}`}::int[]) as used (id)`,
  )) as unknown as { rows: { id: number }[] };
  return new Set(rows.map(({ id }) => id));
}
