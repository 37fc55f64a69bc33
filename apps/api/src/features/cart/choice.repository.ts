import { and, eq, sql } from "drizzle-orm";
import type { Queryable } from "../../database/database";
import { preparedOnce } from "../../database/prepared";
import { isLive, productCombinationTable, productTable } from "../catalogue/catalogue.table";

/** A product of a shop as it is put in a cart; nothing where it is not on sale. */
export async function findSellable(db: Queryable, shopId: number, productId: number) {
  const [product] = await sellableQuery(db).execute({ shopId, productId });
  return product;
}

const sellableQuery = preparedOnce((db, name) =>
  db
    .select({
      id: productTable.id,
      slug: productTable.slug,
      name: { bn: productTable.nameBn, en: productTable.nameEn },
      picture: productTable.picture,
      hasAttributes: productTable.hasAttributes,
      homeCityOnly: productTable.homeCityOnly,
      price: productTable.price,
      stock: productTable.stock,
    })
    .from(productTable)
    .where(
      and(
        eq(productTable.shopId, sql.placeholder("shopId")),
        eq(productTable.id, sql.placeholder("productId")),
        isLive,
      ),
    )
    .prepare(name),
);

/** The combination of a product that has just these values; `valueIds` ascending. */
export async function findCombination(db: Queryable, shopId: number, productId: number, valueIds: number[]) {
  const [combination] = await combinationQuery(db).execute({ shopId, productId, valueIds });
  return combination;
}

const combinationQuery = preparedOnce((db, name) =>
  db
    .select({
      id: productCombinationTable.id,
      picture: productCombinationTable.picture,
      price: productCombinationTable.price,
      stock: productCombinationTable.stock,
    })
    .from(productCombinationTable)
    .where(
      and(
        eq(productCombinationTable.shopId, sql.placeholder("shopId")),
        eq(productCombinationTable.productId, sql.placeholder("productId")),
        sql`${productCombinationTable.valueIds} = ${sql.placeholder("valueIds")}::int[]`,
        eq(productCombinationTable.hidden, false),
      ),
    )
    .prepare(name),
);
