import type { Database } from "@haat/api/database/database";
import { shopTable } from "@haat/api/features/shop/shop.table";
import { testShopTable } from "@haat/api/features/test-shop/test-shop.table";
import { eq } from "drizzle-orm";

/** Gives a shop of the demo a test shop, without goods. @returns its name in addresses */
export async function openTestShop(database: Database, slug: string): Promise<string> {
  const [model] = await database.select().from(shopTable).where(eq(shopTable.slug, slug));
  if (!model) throw new Error(`There is no shop ${slug}.`);
  const { id: testsShopId, ...looks } = model;
  const names = { slug: `test-${slug}`, sellerKey: `test${slug}`, orderPrefix: "TSTS" };
  const [made] = await database
    .insert(shopTable)
    .values({ ...looks, ...names, testsShopId, status: "test" })
    .returning();
  if (!made) throw new Error("No test shop was made.");
  await database.insert(testShopTable).values({ shopId: made.id, code: "246810", filledAt: made.createdAt });
  return made.slug;
}
