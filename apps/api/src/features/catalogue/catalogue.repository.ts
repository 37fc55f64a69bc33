import { and, asc, count, desc, eq, inArray, sql } from "drizzle-orm";
import type { Queryable } from "../../database/database";
import { preparedOnce } from "../../database/prepared";
import { hasSlugOrNumber, readSlugOrNumber, slugsOwnFirst } from "../../database/slug-or-number";
import {
  categoryTable,
  globalAttributeTable,
  isLive,
  productAttributeValueTable,
  productCombinationTable,
  productRibbonTable,
  productTable,
  ribbonTable,
} from "./catalogue.table";
import { cardColumns, listColumns } from "./product-list.repository";
import { picturesOfProduct } from "./product-pictures.table";

/** A shop's categories in its order, with how many products each has. */
export function listCategories(db: Queryable, shopId: number) {
  return db
    .select({
      id: categoryTable.id,
      slug: categoryTable.slug,
      name: { bn: categoryTable.nameBn, en: categoryTable.nameEn },
      picture: categoryTable.picture,
      // Each by itself in an index: joined, all products would be put in order first.
      productCount: sql`(select count(*) from product p
        where p.shop_id = category.shop_id and p.category_id = category.id and p.status = 'live')`.mapWith(
        Number,
      ),
    })
    .from(categoryTable)
    .where(eq(categoryTable.shopId, shopId))
    .orderBy(asc(categoryTable.position), asc(categoryTable.id));
}
export type CategoryRow = Awaited<ReturnType<typeof listCategories>>[number];

export function listRibbons(db: Queryable, shopId: number) {
  return db
    .select({
      id: ribbonTable.id,
      slug: ribbonTable.slug,
      name: { bn: ribbonTable.nameBn, en: ribbonTable.nameEn },
      tone: ribbonTable.tone,
    })
    .from(ribbonTable)
    .where(eq(ribbonTable.shopId, shopId))
    .orderBy(asc(ribbonTable.position), asc(ribbonTable.id));
}
export type RibbonRow = Awaited<ReturnType<typeof listRibbons>>[number];

/** The slugs of a shop's products that are on sale, in the order they came; one read of an index. */
export function listSlugs(db: Queryable, shopId: number, page: { limit: number; offset: number }) {
  return db
    .select({ slug: productTable.slug })
    .from(productTable)
    .where(and(eq(productTable.shopId, shopId), isLive))
    .orderBy(asc(productTable.id))
    .limit(page.limit)
    .offset(page.offset);
}

export async function countProducts(db: Queryable, shopId: number): Promise<number> {
  const [found] = await db
    .select({ products: count() })
    .from(productTable)
    .where(and(eq(productTable.shopId, shopId), isLive));
  return found?.products ?? 0;
}

/** The first products of every ribbon of a shop, in-stock and new ones first, with how many there are. */
export function listProductsByRibbon(db: Queryable, shopId: number, perRibbon: number) {
  const ranked = db
    .select({
      ...listColumns,
      ribbonId: productRibbonTable.ribbonId,
      total: sql`count(*) over (partition by ${productRibbonTable.ribbonId})`.mapWith(Number).as("total"),
      place: sql`row_number() over (
          partition by ${productRibbonTable.ribbonId}
          order by ${productTable.stock} > 0 desc, ${productTable.publishedAt} desc, ${productTable.id} desc)`
        .mapWith(Number)
        .as("place"),
    })
    .from(productRibbonTable)
    .innerJoin(
      productTable,
      and(
        eq(productTable.shopId, productRibbonTable.shopId),
        eq(productTable.id, productRibbonTable.productId),
        isLive,
      ),
    )
    .where(eq(productRibbonTable.shopId, shopId))
    .as("ranked");
  return db
    .select()
    .from(ranked)
    .where(sql`${ranked.place} <= ${perRibbon}`)
    .orderBy(asc(ranked.place));
}

/**
 * The first products of some categories, in-stock and new ones first.
 * @param categories their ids
 */
export function listProductsByCategory(
  db: Queryable,
  shopId: number,
  { categories, perCategory }: { categories: readonly number[]; perCategory: number },
) {
  const first = db
    .select({ ...listColumns, categoryId: productTable.categoryId })
    .from(productTable)
    .where(and(eq(productTable.shopId, shopId), eq(productTable.categoryId, categoryTable.id), isLive))
    .orderBy(desc(sql`${productTable.stock} > 0`), desc(productTable.publishedAt), desc(productTable.id))
    .limit(perCategory)
    .as("first");
  return db
    .select()
    .from(categoryTable)
    .crossJoinLateral(first)
    .where(and(eq(categoryTable.shopId, shopId), inArray(categoryTable.id, [...categories])));
}

const asked = { slug: sql.placeholder("slug"), id: sql.placeholder("id") };

const productQuery = preparedOnce((db, name) =>
  db
    .select({
      ...cardColumns,
      descriptionBn: productTable.descriptionBn,
      descriptionEn: productTable.descriptionEn,
      facts: productTable.facts,
      categoryId: productTable.categoryId,
      homeCityOnly: productTable.homeCityOnly,
      sizeGuideId: productTable.sizeGuideId,
      ratingCount: productTable.ratingCount,
      ratingSum: productTable.ratingSum,
      pictures: picturesOfProduct,
      ribbonIds: sql<number[]>`array(
        select ${productRibbonTable.ribbonId} from ${productRibbonTable}
        where ${productRibbonTable.shopId} = ${productTable.shopId}
          and ${productRibbonTable.productId} = ${productTable.id})`,
    })
    .from(productTable)
    .where(
      and(eq(productTable.shopId, sql.placeholder("shopId")), isLive, hasSlugOrNumber(productTable, asked)),
    )
    .orderBy(slugsOwnFirst(productTable, asked))
    .limit(1)
    .prepare(name),
);

export async function hasProduct(db: Queryable, shopId: number, id: number): Promise<boolean> {
  const found = await db
    .select({ id: productTable.id })
    .from(productTable)
    .where(and(eq(productTable.shopId, shopId), eq(productTable.id, id), isLive));
  return found.length > 0;
}

/** One product by its slug or its number. */
export async function findProduct(db: Queryable, shopId: number, slugOrId: string) {
  const [product] = await productQuery(db).execute({ shopId, ...readSlugOrNumber(slugOrId) });
  return product;
}

/** A value of which customers see a combination. */
const isOffered = sql`exists (select from ${productCombinationTable}
  where ${productCombinationTable.shopId} = ${productAttributeValueTable.shopId}
    and ${productCombinationTable.productId} = ${productAttributeValueTable.productId}
    and ${productAttributeValueTable.id} = any (${productCombinationTable.valueIds})
    and not ${productCombinationTable.hidden})`;

const valuesQuery = preparedOnce((db, name) =>
  db
    .select({
      id: productAttributeValueTable.id,
      name: { bn: productAttributeValueTable.nameBn, en: productAttributeValueTable.nameEn },
      swatch: productAttributeValueTable.swatch,
      attributeId: globalAttributeTable.id,
      attributeName: { bn: globalAttributeTable.nameBn, en: globalAttributeTable.nameEn },
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
        eq(productAttributeValueTable.shopId, sql.placeholder("shopId")),
        eq(productAttributeValueTable.productId, sql.placeholder("productId")),
        isOffered,
      ),
    )
    .orderBy(
      asc(globalAttributeTable.position),
      asc(globalAttributeTable.id),
      asc(productAttributeValueTable.position),
      asc(productAttributeValueTable.id),
    )
    .prepare(name),
);

/** The values of a product, attribute by attribute in the shop's order. */
export function listAttributeValues(db: Queryable, shopId: number, productId: number) {
  return valuesQuery(db).execute({ shopId, productId });
}

const combinationsQuery = preparedOnce((db, name) =>
  db
    .select({
      id: productCombinationTable.id,
      valueIds: productCombinationTable.valueIds,
      price: productCombinationTable.price,
      oldPrice: productCombinationTable.oldPrice,
      measureAmount: productCombinationTable.measureAmount,
      measureUnit: productCombinationTable.measureUnit,
      stock: productCombinationTable.stock,
      picture: productCombinationTable.picture,
    })
    .from(productCombinationTable)
    .where(
      and(
        eq(productCombinationTable.shopId, sql.placeholder("shopId")),
        eq(productCombinationTable.productId, sql.placeholder("productId")),
        eq(productCombinationTable.hidden, false),
      ),
    )
    .orderBy(asc(productCombinationTable.position), asc(productCombinationTable.id))
    .prepare(name),
);

export function listCombinations(db: Queryable, shopId: number, productId: number) {
  return combinationsQuery(db).execute({ shopId, productId });
}
