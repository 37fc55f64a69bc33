import { and, eq, inArray } from "drizzle-orm";
import type { Queryable } from "../../src/database/database";
import { productTable } from "../../src/features/catalogue/catalogue.table";
import { sizeGuideTable } from "../../src/features/size-guide/size-guide.table";
import type { ShopContent } from "../content/shop-content";

/** Inserts a shop's size guides, and has its products show them. */
export async function insertSizeGuides(
  tx: Queryable,
  shopId: number,
  { sizeGuides = [], products }: ShopContent,
): Promise<void> {
  for (const { key, name, how, columns, rows } of sizeGuides) {
    const [made] = await tx
      .insert(sizeGuideTable)
      .values({
        shopId,
        nameBn: name.bn,
        nameEn: name.en,
        howBn: how.bn,
        howEn: how.en,
        columns: columns.map(({ bn, en, unit }) => ({ name_bn: bn, name_en: en, unit })),
        rows: rows.map(([size, ...cells]) => ({ size, cells })),
      })
      .returning({ id: sizeGuideTable.id });
    const shown = products.filter(({ sizeGuide }) => sizeGuide === key).map(({ slug }) => slug);
    await tx
      .update(productTable)
      .set({ sizeGuideId: made?.id })
      .where(and(eq(productTable.shopId, shopId), inArray(productTable.slug, shown)));
  }
}
