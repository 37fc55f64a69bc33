import { and, asc, count, desc, eq, inArray, isNotNull, lt, not, sql, type SQL } from "drizzle-orm";
import type { Queryable } from "../../database/database";
import { isLive, productRibbonTable, productTable, ribbonTable } from "../catalogue/catalogue.table";
import { shopTable } from "../shop/shop.table";

/** Every ribbon of a shop in its order, with how many products that customers can meet wear it. */
export function listRibbons(db: Queryable, shopId: number) {
  const wearing = db
    .select({ products: count() })
    .from(productRibbonTable)
    .innerJoin(
      productTable,
      and(eq(productTable.shopId, shopId), eq(productTable.id, productRibbonTable.productId), isLive),
    )
    .where(and(eq(productRibbonTable.shopId, shopId), eq(productRibbonTable.ribbonId, ribbonTable.id)));
  return db
    .select({
      id: ribbonTable.id,
      slug: ribbonTable.slug,
      nameBn: ribbonTable.nameBn,
      nameEn: ribbonTable.nameEn,
      tone: ribbonTable.tone,
      rule: ribbonTable.rule,
      ruleCount: ribbonTable.ruleCount,
      position: ribbonTable.position,
      products: sql`(${wearing})`.mapWith(Number),
    })
    .from(ribbonTable)
    .where(eq(ribbonTable.shopId, shopId))
    .orderBy(asc(ribbonTable.position), asc(ribbonTable.id));
}
export type RibbonRow = Awaited<ReturnType<typeof listRibbons>>[number];

/** A shop's theme as it is stored. */
export async function findTheme(db: Queryable, shopId: number): Promise<unknown> {
  const [shop] = await db.select({ theme: shopTable.theme }).from(shopTable).where(eq(shopTable.id, shopId));
  return shop?.theme;
}

/** @returns its id */
export async function insertRibbon(tx: Queryable, ribbon: typeof ribbonTable.$inferInsert): Promise<number> {
  const [made] = await tx.insert(ribbonTable).values(ribbon).returning({ id: ribbonTable.id });
  if (!made) throw new Error("A ribbon was not written.");
  return made.id;
}

const isRibbon = (shopId: number, id: number) => and(eq(ribbonTable.shopId, shopId), eq(ribbonTable.id, id));

export async function updateRibbon(
  tx: Queryable,
  { shopId, id }: { shopId: number; id: number },
  change: Partial<Pick<RibbonRow, "nameBn" | "nameEn" | "tone" | "rule" | "ruleCount" | "position">>,
): Promise<void> {
  await tx.update(ribbonTable).set(change).where(isRibbon(shopId, id));
}

/** Deletes a ribbon that no product wears any more; cards that are still to hear of it show none. */
export async function deleteRibbon(tx: Queryable, shopId: number, id: number): Promise<void> {
  await tx.delete(ribbonTable).where(isRibbon(shopId, id));
}

/** How many rows are deleted in one statement, so that none takes too long. */
const deletedAtOnce = 5000;

/** Takes a ribbon off all products, whyever they wear it. */
export async function takeOffAll(tx: Queryable, shopId: number, ribbonId: number): Promise<void> {
  const { productId } = productRibbonTable;
  const worn = and(eq(productRibbonTable.shopId, shopId), eq(productRibbonTable.ribbonId, ribbonId));
  const some = tx
    .select({ productId })
    .from(productRibbonTable)
    .where(worn)
    .orderBy(asc(productId))
    .limit(deletedAtOnce);
  for (let deleted = deletedAtOnce; deleted === deletedAtOnce;)
    deleted = (
      await tx
        .delete(productRibbonTable)
        .where(and(worn, inArray(productId, some)))
        .returning({ productId })
    ).length;
}

/** Which products of a shop beside a ribbon. */
export interface RibbonProductsAsked {
  shopId: number;
  ribbonId: number;
  /** Only those that wear it. */
  isWearing: boolean;
  /** Only these; left out, all that customers can meet. */
  ids?: readonly number[] | undefined;
  /** Only those that are older. */
  before?: number | undefined;
}

/** Products newest first, so many at most, each with why it wears the ribbon. */
export function listRibbonProducts(
  db: Queryable,
  { shopId, ribbonId, isWearing, ids, before }: RibbonProductsAsked,
  most: number,
) {
  return db
    .select({
      id: productTable.id,
      name: { bn: productTable.nameBn, en: productTable.nameEn },
      picture: productTable.picture,
      status: productTable.status,
      isByHand: sql<boolean>`coalesce(${productRibbonTable.isByHand}, false)`,
      isByRule: sql<boolean>`coalesce(${productRibbonTable.isByRule}, false)`,
    })
    .from(productTable)
    .leftJoin(
      productRibbonTable,
      and(
        eq(productRibbonTable.shopId, shopId),
        eq(productRibbonTable.ribbonId, ribbonId),
        eq(productRibbonTable.productId, productTable.id),
      ),
    )
    .where(
      and(
        eq(productTable.shopId, shopId),
        isWearing ? sql`${productRibbonTable.productId} is not null` : undefined,
        isWearing || ids ? sql`${productTable.status} <> 'bin'` : isLive,
        ids && inArray(productTable.id, [...ids]),
        before === undefined ? undefined : lt(productTable.id, before),
      ),
    )
    .orderBy(desc(productTable.id))
    .limit(most);
}
export type RibbonProductRow = Awaited<ReturnType<typeof listRibbonProducts>>[number];

/** Those of some products that the shop has outside of the bin. */
export async function listOwnProducts(tx: Queryable, shopId: number, ids: readonly number[]) {
  const rows = await tx
    .select({ id: productTable.id })
    .from(productTable)
    .where(
      and(
        eq(productTable.shopId, shopId),
        inArray(productTable.id, [...ids]),
        sql`${productTable.status} <> 'bin'`,
      ),
    );
  return rows.map(({ id }) => id);
}

/** A product that wears a ribbon, or is to wear it. */
export interface Worn {
  ribbonId: number;
  productId: number;
}

/** Puts ribbons on products by hand; what wears one already stays so. @returns how many it changed */
export async function putOn(tx: Queryable, shopId: number, worn: readonly Worn[]): Promise<number> {
  if (worn.length === 0) return 0;
  const changed = await tx
    .insert(productRibbonTable)
    .values(worn.map((each) => ({ shopId, ...each })))
    .onConflictDoUpdate({
      target: [productRibbonTable.shopId, productRibbonTable.ribbonId, productRibbonTable.productId],
      set: { isByHand: true },
      setWhere: sql`not ${productRibbonTable.isByHand}`,
    })
    .returning({ id: productRibbonTable.productId });
  return changed.length;
}

/** Takes ribbons off products by hand: what a rule chose as well stays. @returns how many it changed */
export async function takeOff(tx: Queryable, shopId: number, worn: readonly Worn[]): Promise<number> {
  if (worn.length === 0) return 0;
  const ofThem = and(
    eq(productRibbonTable.shopId, shopId),
    productRibbonTable.isByHand,
    sql`(${productRibbonTable.ribbonId}, ${productRibbonTable.productId}) in (
      select * from unnest(${sql.param(worn.map(({ ribbonId }) => ribbonId))}::int[],
        ${sql.param(worn.map(({ productId }) => productId))}::int[]))`,
  );
  const gone = await tx
    .delete(productRibbonTable)
    .where(and(ofThem, not(productRibbonTable.isByRule)))
    .returning({ id: productRibbonTable.productId });
  const kept = await tx
    .update(productRibbonTable)
    .set({ isByHand: false })
    .where(ofThem)
    .returning({ id: productRibbonTable.productId });
  return gone.length + kept.length;
}

/** The ribbons that products wear by hand. */
export function listOnByHand(tx: Queryable, shopId: number, productIds: readonly number[]): Promise<Worn[]> {
  return tx
    .select({ ribbonId: productRibbonTable.ribbonId, productId: productRibbonTable.productId })
    .from(productRibbonTable)
    .where(
      and(
        eq(productRibbonTable.shopId, shopId),
        inArray(productRibbonTable.productId, [...productIds]),
        productRibbonTable.isByHand,
      ),
    );
}

/** The products whose card wears another ribbon than the first one, in the shop's order, of those on the product, and that one. */
function wornOtherwise(shopId: number, productIds?: readonly number[]): SQL {
  const ofThese = productIds ? sql`and p.id = any(${sql.param(productIds)}::int[])` : sql``;
  // Looked up for each product: how many wear a ribbon is not known to the planner while they are given it.
  return sql`
    select p.id, first.ribbon_id from ${productTable} p
    left join lateral (
      select w.ribbon_id
      from ${productRibbonTable} w join ${ribbonTable} r on r.shop_id = w.shop_id and r.id = w.ribbon_id
      where w.shop_id = ${shopId} and w.product_id = p.id
      order by r.position, r.id limit 1
    ) first on true
    where p.shop_id = ${shopId} ${ofThese} and p.card_ribbon_id is distinct from first.ribbon_id
    order by p.id`;
}

/** The products of a shop whose card wears another ribbon than it should, by their numbers. */
export async function listWornOtherwise(db: Queryable, shopId: number): Promise<number[]> {
  const id = sql`changed.id`.mapWith(Number);
  const rows = await db
    .select({ id })
    .from(sql`(${wornOtherwise(shopId)}) as changed`)
    .orderBy(id);
  return rows.map((row) => row.id);
}

/** So many at most of the products of a shop that wear a ribbon, or whose card does; one can be among them twice. */
export async function listWearing(db: Queryable, shopId: number, most: number): Promise<number[]> {
  const { productId } = productRibbonTable;
  const wearing = await db
    .select({ id: productId })
    .from(productRibbonTable)
    .where(eq(productRibbonTable.shopId, shopId))
    .limit(most);
  const shown = await db
    .select({ id: productTable.id })
    .from(productTable)
    .where(and(eq(productTable.shopId, shopId), isNotNull(productTable.cardRibbonId)))
    .limit(most - wearing.length);
  return [...wearing, ...shown].map(({ id }) => id);
}

/** Gives the cards of some products the first ribbon, in the shop's order, of those that the product wears. */
export async function wearFirst(tx: Queryable, shopId: number, productIds: readonly number[]): Promise<void> {
  if (productIds.length === 0) return;
  // In the order in which orders lock products.
  await tx.execute(sql`
    with changed as materialized (${wornOtherwise(shopId, productIds)} for no key update of p)
    update ${productTable} set card_ribbon_id = changed.ribbon_id from changed
    where product.shop_id = ${shopId} and product.id = changed.id`);
}
