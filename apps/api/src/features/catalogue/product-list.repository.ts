import { and, eq, inArray, type GetColumnData } from "drizzle-orm";
import type { Queryable } from "../../database/database";
import { isLive, productTable } from "./catalogue.table";

/** What a product's card shows; `id_ribbon` is looked up among the shop's ribbons. */
export const cardColumns = {
  id: productTable.id,
  slug: productTable.slug,
  nameBn: productTable.nameBn,
  nameEn: productTable.nameEn,
  picture: productTable.picture,
  price: productTable.price,
  maxPrice: productTable.maxPrice,
  oldPrice: productTable.oldPrice,
  stock: productTable.stock,
  lowLimit: productTable.lowLimit,
  hasAttributes: productTable.hasAttributes,
  cardRibbonId: productTable.cardRibbonId,
};

/** A row of a list, as a card needs it. */
export type CardRow = { [Column in keyof typeof cardColumns]: GetColumnData<(typeof cardColumns)[Column]> };

/** The cards of some products, in the order of their ids here; one that is gone meanwhile is left out. */
export async function readCards(db: Queryable, shopId: number, ids: number[]): Promise<CardRow[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select(cardColumns)
    .from(productTable)
    .where(and(eq(productTable.shopId, shopId), inArray(productTable.id, ids), isLive));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
