import type { GoodsTableView } from "@haat/contract/seller/bulk-edit.contract";
import { and, asc, desc, eq, inArray, sql, type SQL } from "drizzle-orm";
import type { Queryable } from "../../database/database";
import { combinationNames, productCombinationTable, productTable } from "../catalogue/catalogue.table";
import { isInView } from "./goods-list.repository";

/** What is sold by itself: a product without attributes, or a combination that customers see. */
const combinationOf = and(
  eq(productCombinationTable.shopId, productTable.shopId),
  eq(productCombinationTable.productId, productTable.id),
  eq(productCombinationTable.hidden, false),
  productTable.hasAttributes,
);
const isSold = sql`${productTable.hasAttributes} = (${productCombinationTable.id} is not null)`;

const columns = {
  productId: productTable.id,
  combinationId: productCombinationTable.id,
  name: { bn: productTable.nameBn, en: productTable.nameEn },
  values: combinationNames,
  picture: sql<string>`coalesce(${productCombinationTable.picture}, ${productTable.picture})`,
  price: sql`coalesce(${productCombinationTable.price}, ${productTable.price})`.mapWith(Number),
  oldPrice: sql<number | null>`case when ${productCombinationTable.id} is null then ${productTable.oldPrice}
    else ${productCombinationTable.oldPrice} end`.mapWith((value: unknown) =>
    value === null ? null : Number(value),
  ),
  stock: sql`coalesce(${productCombinationTable.stock}, ${productTable.stock})`.mapWith(Number),
};

/** Which of what a shop sells. */
export interface UnitsAsked {
  shopId: number;
  view: GoodsTableView;
  categoryId?: number | undefined;
  /** Only of this product. */
  productId?: number | undefined;
  /** Only of these products. */
  ids?: readonly number[] | undefined;
  /** Only what comes behind: a product, and one of its combinations or 0. */
  after?: { productId: number; combinationId: number } | undefined;
}

/** What a shop sells, newest products first, combinations in the order in which they were made; so many at most. */
export function listUnits(db: Queryable, asked: UnitsAsked, most: number) {
  const { shopId, view, categoryId, productId, ids, after } = asked;
  return unitsWhere(
    db,
    and(
      eq(productTable.shopId, shopId),
      isInView(view, new Date(0)),
      categoryId === undefined ? undefined : eq(productTable.categoryId, categoryId),
      productId === undefined ? undefined : eq(productTable.id, productId),
      ids && inArray(productTable.id, [...ids]),
      after &&
        sql`(${productTable.id} < ${after.productId} or ${productTable.id} = ${after.productId}
          and coalesce(${productCombinationTable.id}, 0) > ${after.combinationId})`,
    ),
  ).limit(most);
}
export type UnitRow = Awaited<ReturnType<typeof listUnits>>[number];

/** All that is sold of some products, which are outside of the bin. */
export function findUnits(db: Queryable, shopId: number, productIds: readonly number[]) {
  const isThere = sql`${productTable.status} <> 'bin'`;
  return unitsWhere(
    db,
    and(eq(productTable.shopId, shopId), inArray(productTable.id, [...productIds]), isThere),
  );
}

function unitsWhere(db: Queryable, where: SQL | undefined) {
  return db
    .select(columns)
    .from(productTable)
    .leftJoin(productCombinationTable, combinationOf)
    .where(and(where, isSold))
    .orderBy(desc(productTable.id), asc(productCombinationTable.id));
}
