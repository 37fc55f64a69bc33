import { and, eq, inArray } from "drizzle-orm";
import type { Queryable } from "../../database/database";
import { insertMany, updateMany } from "../../database/many-rows";
import { globalAttributeTable, productAttributeValueTable } from "../catalogue/catalogue.table";

export async function insertAttribute(tx: Queryable, attribute: typeof globalAttributeTable.$inferInsert) {
  const [made] = await tx
    .insert(globalAttributeTable)
    .values(attribute)
    .returning({ id: globalAttributeTable.id });
  return made?.id;
}

/** @returns the id of each value, with its product, its attribute and its place in it */
export const insertValues = (
  tx: Queryable,
  values: readonly (typeof productAttributeValueTable.$inferInsert)[],
) => insertMany(tx, productAttributeValueTable, values, ["id", "productId", "globalAttributeId", "position"]);

/** Writes values, all with the columns of the first one. */
export const updateValues = (
  tx: Queryable,
  values: readonly (Partial<typeof productAttributeValueTable.$inferSelect> & {
    shopId: number;
    id: number;
  })[],
) => updateMany(tx, productAttributeValueTable, ["shopId", "id"], values);

export async function deleteValues(tx: Queryable, shopId: number, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .delete(productAttributeValueTable)
    .where(
      and(eq(productAttributeValueTable.shopId, shopId), inArray(productAttributeValueTable.id, [...ids])),
    );
}
