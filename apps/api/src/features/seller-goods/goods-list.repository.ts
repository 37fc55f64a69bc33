import type { GoodsLack, GoodsView } from "@haat/contract/seller/seller-goods.contract";
import { business } from "@haat/contract/shared/business-constants";
import { and, desc, eq, gt, inArray, lt, sql, type SQL } from "drizzle-orm";
import type { Queryable } from "../../database/database";
import { isLive, productTable } from "../catalogue/catalogue.table";
import { awaitedBy } from "../stock-alert/stock-alert.table";
import type { StockShortage } from "../seller-stock/stock-shortage.table";

/** What the database has noted of a product on sale. The names are whole: a query of one table would cut them short. */
const isShort = (level: StockShortage["level"]) =>
  sql<boolean>`exists (select from stock_shortage s
    where s.shop_id = product.shop_id and s.product_id = product.id and s.level = ${level})`;

/** That a product stands in a view. @param binnedSince what was thrown away before is gone */
export const isInView = (view: GoodsView, binnedSince: Date): SQL | undefined =>
  ({
    live: isLive,
    low: and(isLive, isShort("low")),
    out: and(isLive, isShort("out")),
    hidden: eq(productTable.status, "hidden"),
    bin: and(eq(productTable.status, "bin"), gt(productTable.binnedAt, binnedSince)),
  })[view];

const lacks: Record<GoodsLack, SQL> = {
  picture: eq(productTable.picture, ""),
  name_en: eq(productTable.nameEn, ""),
  name_bn: eq(productTable.nameBn, ""),
};

const listed = {
  id: productTable.id,
  slug: productTable.slug,
  name: { bn: productTable.nameBn, en: productTable.nameEn },
  picture: productTable.picture,
  status: productTable.status,
  price: productTable.price,
  maxPrice: productTable.maxPrice,
  oldPrice: productTable.oldPrice,
  stock: productTable.stock,
  isLow: isShort("low"),
  awaited: awaitedBy,
  hasAttributes: productTable.hasAttributes,
  binnedAt: productTable.binnedAt,
};

/** Which of a shop's products. */
export interface GoodsAsked {
  shopId: number;
  view: GoodsView;
  lacking: GoodsLack | undefined;
  /** Only these; left out, all of them. */
  ids?: readonly number[] | undefined;
  /** Only those that are older. */
  before?: number | undefined;
  binnedSince: Date;
}

/** Products newest first, so many at most. */
export function listGoods(db: Queryable, asked: GoodsAsked, most: number) {
  const { shopId, view, lacking, ids, before, binnedSince } = asked;
  return db
    .select(listed)
    .from(productTable)
    .where(
      and(
        eq(productTable.shopId, shopId),
        isInView(view, binnedSince),
        lacking && lacks[lacking],
        ids && inArray(productTable.id, [...ids]),
        before === undefined ? undefined : lt(productTable.id, before),
      ),
    )
    .orderBy(desc(productTable.id))
    .limit(most);
}
export type GoodsRow = Awaited<ReturnType<typeof listGoods>>[number];

/** Of some products the first ones that are asked for, in the order that they are given in; few more are read than it takes. */
export async function listFirstOf(
  db: Queryable,
  asked: GoodsAsked,
  ids: readonly number[],
  most: number,
): Promise<GoodsRow[]> {
  const first: GoodsRow[] = [];
  // Most are in the view that is looked at: each part is as long as all before it.
  for (let from = 0, until = most; from < ids.length && first.length < most; from = until, until *= 2) {
    const part = ids.slice(from, until);
    const found = await listGoods(db, { ...asked, ids: part }, part.length);
    const rows = new Map(found.map((row) => [row.id, row]));
    first.push(...part.flatMap((id) => rows.get(id) ?? []));
  }
  return first.slice(0, most);
}

/** So many at most are counted: no page tells more. */
const counted = (found: SQL) =>
  sql<number>`(select count(*) from (select from ${found} limit ${business.goodsCountedUpTo}) as found)`.mapWith(
    Number,
  );

const short = (shopId: number, level: StockShortage["level"]) =>
  counted(sql`stock_shortage s where s.shop_id = ${shopId} and s.level = ${level}`);

/** How many products on sale are sold out, and of how many few are left. */
export async function countShort(
  db: Queryable,
  shopId: number,
): Promise<Record<StockShortage["level"], number>> {
  const [counts] = await db
    .select({ out: short(shopId, "out"), low: short(shopId, "low") })
    .from(sql`(select 1) as once`);
  return counts ?? { out: 0, low: 0 };
}

/** How many products each view has, counted no further than a page tells. */
export async function countGoods(
  db: Queryable,
  shopId: number,
  binnedSince: Date,
): Promise<Record<GoodsView, number>> {
  const inView = (view: GoodsView) =>
    counted(sql`${productTable} where ${eq(productTable.shopId, shopId)} and ${isInView(view, binnedSince)}`);
  const [counts] = await db
    .select({
      live: inView("live"),
      low: short(shopId, "low"),
      out: short(shopId, "out"),
      hidden: inView("hidden"),
      bin: inView("bin"),
    })
    .from(sql`(select 1) as once`);
  return counts ?? { live: 0, low: 0, out: 0, hidden: 0, bin: 0 };
}

/** A product outside of the bin with its price, kept from others' changes until the transaction ends. */
export async function lockPrice(tx: Queryable, shopId: number, id: number) {
  const [product] = await tx
    .select(listed)
    .from(productTable)
    .where(
      and(eq(productTable.shopId, shopId), eq(productTable.id, id), sql`${productTable.status} <> 'bin'`),
    )
    .for("no key update");
  return product;
}

export async function setPrice(
  tx: Queryable,
  shopId: number,
  id: number,
  { price, oldPrice }: { price: number; oldPrice: number | null },
): Promise<void> {
  await tx
    .update(productTable)
    .set({ price, maxPrice: price, oldPrice })
    .where(and(eq(productTable.shopId, shopId), eq(productTable.id, id)));
}
