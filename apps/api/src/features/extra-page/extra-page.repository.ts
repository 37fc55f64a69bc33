import { and, asc, eq } from "drizzle-orm";
import type { Queryable } from "../../database/database";
import { extraPageTable } from "../shop/shop.table";

const titleColumns = {
  id: extraPageTable.id,
  slug: extraPageTable.slug,
  title: { bn: extraPageTable.titleBn, en: extraPageTable.titleEn },
};
const columns = {
  ...titleColumns,
  format: extraPageTable.format,
  body: { bn: extraPageTable.bodyBn, en: extraPageTable.bodyEn },
};

/** The titles of a shop's pages in its order. */
export function listExtraPages(db: Queryable, shopId: number) {
  return db
    .select({ ...titleColumns, inHeader: extraPageTable.inHeader, inFooter: extraPageTable.inFooter })
    .from(extraPageTable)
    .where(eq(extraPageTable.shopId, shopId))
    .orderBy(asc(extraPageTable.position), asc(extraPageTable.id));
}

/** One page of a shop by its id or its slug. */
export async function findExtraPage(
  db: Queryable,
  shopId: number,
  wanted: { id: number } | { slug: string },
) {
  const isWanted = "id" in wanted ? eq(extraPageTable.id, wanted.id) : eq(extraPageTable.slug, wanted.slug);
  const [page] = await db
    .select(columns)
    .from(extraPageTable)
    .where(and(eq(extraPageTable.shopId, shopId), isWanted));
  return page;
}
