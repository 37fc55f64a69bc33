import { and, eq } from "drizzle-orm";
import type { Queryable } from "../../database/database";
import { isLive, productCombinationTable, productTable } from "../catalogue/catalogue.table";

/** A product of a shop as it is put in a cart; nothing where it is not on sale. */
export async function findSellable(db: Queryable, shopId: number, productId: number) {
  const [product] = await db
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
    .where(and(eq(productTable.shopId, shopId), eq(productTable.id, productId), isLive));
  return product;
}

/** The combination of a product that has just these values; `valueIds` ascending. */
export async function findCombination(db: Queryable, shopId: number, productId: number, valueIds: number[]) {
  const [combination] = await db
    .select({
      id: productCombinationTable.id,
      picture: productCombinationTable.picture,
      price: productCombinationTable.price,
      stock: productCombinationTable.stock,
    })
    .from(productCombinationTable)
    .where(
      and(
        eq(productCombinationTable.shopId, shopId),
        eq(productCombinationTable.productId, productId),
        eq(productCombinationTable.valueIds, valueIds),
        eq(productCombinationTable.hidden, false),
      ),
    );
  return combination;
}
