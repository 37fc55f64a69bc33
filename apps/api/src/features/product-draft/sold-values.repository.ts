import { and, eq, inArray } from "drizzle-orm";
import type { Queryable } from "../../database/database";
import { globalAttributeTable, productAttributeValueTable } from "../catalogue/catalogue.table";

export async function insertAttribute(tx: Queryable, attribute: typeof globalAttributeTable.$inferInsert) {
  const [made] = await tx
    .insert(globalAttributeTable)
    .values(attribute)
    .returning({ id: globalAttributeTable.id });
  return made?.id;
}

export async function insertValue(tx: Queryable, value: typeof productAttributeValueTable.$inferInsert) {
  const [made] = await tx
    .insert(productAttributeValueTable)
    .values(value)
    .returning({ id: productAttributeValueTable.id });
  return made?.id;
}

export async function updateValue(
  tx: Queryable,
  shopId: number,
  id: number,
  change: Partial<typeof productAttributeValueTable.$inferInsert>,
): Promise<void> {
  await tx
    .update(productAttributeValueTable)
    .set(change)
    .where(and(eq(productAttributeValueTable.shopId, shopId), eq(productAttributeValueTable.id, id)));
}

export async function deleteValues(tx: Queryable, shopId: number, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .delete(productAttributeValueTable)
    .where(
      and(eq(productAttributeValueTable.shopId, shopId), inArray(productAttributeValueTable.id, [...ids])),
    );
}
