import { and, asc, eq, sql } from "drizzle-orm";
import type { Queryable } from "../../database/database";
import {
  globalAttributeTable,
  productAttributeValueTable,
  productCombinationTable,
  productPictureTable,
  productRibbonTable,
  productTable,
} from "../catalogue/catalogue.table";

/** A product's own row; with `isHeld` nobody sells or changes it until the transaction ends. */
export async function findSoldProduct(db: Queryable, shopId: number, id: number, isHeld = false) {
  const found = db
    .select({
      id: productTable.id,
      slug: productTable.slug,
      nameBn: productTable.nameBn,
      nameEn: productTable.nameEn,
      descriptionBn: productTable.descriptionBn,
      descriptionEn: productTable.descriptionEn,
      categoryId: productTable.categoryId,
      price: productTable.price,
      oldPrice: productTable.oldPrice,
      stock: productTable.stock,
      hasAttributes: productTable.hasAttributes,
      homeCityOnly: productTable.homeCityOnly,
      cardRibbonId: productTable.cardRibbonId,
    })
    .from(productTable)
    .where(and(eq(productTable.shopId, shopId), eq(productTable.id, id)));
  const [product] = await (isHeld ? found.for("no key update") : found);
  return product;
}
export type SoldProduct = NonNullable<Awaited<ReturnType<typeof findSoldProduct>>>;

export async function listPictures(db: Queryable, shopId: number, productId: number): Promise<string[]> {
  const rows = await db
    .select({ picture: productPictureTable.picture })
    .from(productPictureTable)
    .where(and(eq(productPictureTable.shopId, shopId), eq(productPictureTable.productId, productId)))
    .orderBy(asc(productPictureTable.position));
  return rows.map(({ picture }) => picture);
}

export async function listRibbonIds(db: Queryable, shopId: number, productId: number): Promise<number[]> {
  const rows = await db
    .select({ id: productRibbonTable.ribbonId })
    .from(productRibbonTable)
    .where(and(eq(productRibbonTable.shopId, shopId), eq(productRibbonTable.productId, productId)))
    .orderBy(asc(productRibbonTable.ribbonId));
  return rows.map(({ id }) => id);
}

/** The values of a product, attribute by attribute in the shop's order. */
export function listValues(db: Queryable, shopId: number, productId: number) {
  return db
    .select({
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
      and(eq(productAttributeValueTable.shopId, shopId), eq(productAttributeValueTable.productId, productId)),
    )
    .orderBy(
      asc(globalAttributeTable.position),
      asc(globalAttributeTable.id),
      asc(productAttributeValueTable.position),
      asc(productAttributeValueTable.id),
    );
}
export type SoldValue = Awaited<ReturnType<typeof listValues>>[number];

export function listSoldCombinations(db: Queryable, shopId: number, productId: number) {
  return db
    .select({
      id: productCombinationTable.id,
      valueIds: productCombinationTable.valueIds,
      price: productCombinationTable.price,
      oldPrice: productCombinationTable.oldPrice,
      stock: productCombinationTable.stock,
      picture: productCombinationTable.picture,
      hidden: productCombinationTable.hidden,
    })
    .from(productCombinationTable)
    .where(and(eq(productCombinationTable.shopId, shopId), eq(productCombinationTable.productId, productId)))
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
