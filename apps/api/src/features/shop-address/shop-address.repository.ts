import { and, eq, ne } from "drizzle-orm";
import type { Queryable } from "../../database/database";
import { isLive, productTable } from "../catalogue/catalogue.table";
import { isOpenedShop, shopTable } from "../shop/shop.table";
import { formerShopNameTable } from "./former-shop-name.table";

const columns = {
  id: shopTable.id,
  slug: shopTable.slug,
  title: { bn: shopTable.titleBn, en: shopTable.titleEn },
  status: shopTable.status,
};

/** A shop that was opened once, by the key that its short link bears. */
export async function findShopOfLink(db: Queryable, sellerKey: string) {
  const [shop] = await db
    .select(columns)
    .from(shopTable)
    .where(and(eq(shopTable.sellerKey, sellerKey), isOpenedShop));
  return shop;
}

/** A product of a shop that customers can meet now. */
export async function findLiveProduct(db: Queryable, shopId: number, id: number) {
  const [product] = await db
    .select({ slug: productTable.slug })
    .from(productTable)
    .where(and(eq(productTable.shopId, shopId), eq(productTable.id, id), isLive));
  return product;
}

/** A shop that was opened once, by the name that it has. */
export async function findOpenedShop(db: Queryable, slug: string) {
  const [shop] = await db
    .select(columns)
    .from(shopTable)
    .where(and(eq(shopTable.slug, slug), isOpenedShop));
  return shop;
}

/** A shop by a name that it had before. */
export async function findShopByFormerName(db: Queryable, slug: string) {
  const [shop] = await db
    .select(columns)
    .from(formerShopNameTable)
    .innerJoin(shopTable, eq(shopTable.id, formerShopNameTable.shopId))
    .where(and(eq(formerShopNameTable.slug, slug), isOpenedShop, ne(shopTable.slug, slug)));
  return shop;
}
