import { and, eq, sql } from "drizzle-orm";
import type { Queryable } from "../../database/database";
import { preparedOnce } from "../../database/prepared";
import { cityTable } from "../address/address.table";
import { shopColumns } from "./shop-columns.table";
import { businessCategoryTable, isApproved, shopTable } from "./shop.table";

const approvedShopQuery = (column: "sellerKey" | "slug") =>
  preparedOnce((db, name) =>
    db
      .select(shopColumns)
      .from(shopTable)
      .innerJoin(cityTable, eq(cityTable.id, shopTable.homeCityId))
      .innerJoin(businessCategoryTable, eq(businessCategoryTable.id, shopTable.businessCategoryId))
      .where(and(eq(shopTable[column], sql.placeholder("value")), isApproved))
      .prepare(name),
  );
const shopByKey = approvedShopQuery("sellerKey");
const shopBySlug = approvedShopQuery("slug");

export async function findShopByKey(db: Queryable, sellerKey: string) {
  const [shop] = await shopByKey(db).execute({ value: sellerKey });
  return shop;
}

export async function findShopBySlug(db: Queryable, slug: string) {
  const [shop] = await shopBySlug(db).execute({ value: slug });
  return shop;
}

/** The shop by the first part of its order numbers; also one that is closed by now, for the sake of its old orders. */
export async function findShopIdByOrderPrefix(db: Queryable, orderPrefix: string) {
  const [shop] = await db
    .select({ id: shopTable.id })
    .from(shopTable)
    .where(eq(shopTable.orderPrefix, orderPrefix));
  return shop?.id;
}

/** An approved shop, its texts in both languages, its amounts in poisha. */
export type ShopRow = NonNullable<Awaited<ReturnType<typeof findShopByKey>>>;
