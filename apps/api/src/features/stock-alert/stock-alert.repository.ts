import { and, count, desc, eq, isNull, sql } from "drizzle-orm";
import { business } from "@haat/contract/shared/business-constants";
import type { Language } from "@haat/contract/shared/languages";
import type { Queryable } from "../../database/database";
import {
  globalAttributeTable,
  isLive,
  productAttributeValueTable,
  productCombinationTable,
  productTable,
} from "../catalogue/catalogue.table";
import { shopTable } from "../shop/shop.table";
import { stockAlertTable } from "./stock-alert.table";

/** What somebody waits for: a product in any choice, or one combination of it. */
export interface AwaitedChoice {
  shopId: number;
  productId: number;
  combinationId: number | null;
}

/** A product that is on sale, for who would wait for it; its stock cannot rise until the transaction ends. */
export async function holdProduct(tx: Queryable, shopId: number, productId: number) {
  const [product] = await tx
    .select({
      id: productTable.id,
      name: { bn: productTable.nameBn, en: productTable.nameEn },
      hasAttributes: productTable.hasAttributes,
      stock: productTable.stock,
    })
    .from(productTable)
    .where(and(eq(productTable.shopId, shopId), eq(productTable.id, productId), isLive))
    .for("share");
  return product;
}

/** The combination with just these values (ascending), held likewise. */
export async function holdCombination(tx: Queryable, shopId: number, productId: number, valueIds: number[]) {
  const [combination] = await tx
    .select({ id: productCombinationTable.id, stock: productCombinationTable.stock })
    .from(productCombinationTable)
    .where(
      and(
        eq(productCombinationTable.shopId, shopId),
        eq(productCombinationTable.productId, productId),
        eq(productCombinationTable.valueIds, valueIds),
        eq(productCombinationTable.hidden, false),
      ),
    )
    .for("share");
  return combination;
}

/** For how many things of a shop a number waits already; those who ask for the same number take turns. */
export async function countAlerts(tx: Queryable, shopId: number, phone: string): Promise<number> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`stock alerts of ${phone}`}, 0))`);
  const [found] = await tx
    .select({ alerts: count() })
    .from(stockAlertTable)
    .where(
      and(
        eq(stockAlertTable.shopId, shopId),
        eq(stockAlertTable.phone, phone),
        isNull(stockAlertTable.toldAt),
      ),
    );
  return found?.alerts ?? 0;
}

/** Lets a number wait. One that waits already keeps its place and is told in the language of now. */
export async function saveAlert(
  tx: Queryable,
  alert: AwaitedChoice & { phone: string; language: Language; createdAt: Date },
): Promise<void> {
  const { shopId, productId, combinationId, phone } = stockAlertTable;
  await tx
    .insert(stockAlertTable)
    .values(alert)
    .onConflictDoUpdate({
      target: [shopId, productId, combinationId, phone],
      set: {
        language: sql`excluded.language`,
        createdAt: sql`case when ${stockAlertTable.toldAt} is null then ${stockAlertTable.createdAt} else excluded.created_at end`,
        toldAt: null,
        tries: 0,
        retryAt: null,
      },
    });
}

/** The names of a combination's values in the order of the shop's attributes. */
const choiceNames = sql<{ bn: string; en: string }[]>`(
  select coalesce(json_agg(json_build_object('bn', v.name_bn, 'en', v.name_en) order by g.position, g.id), '[]')
  from ${productAttributeValueTable} v
  join ${globalAttributeTable} g on g.shop_id = v.shop_id and g.id = v.global_attribute_id
  where v.shop_id = ${productCombinationTable.shopId} and v.id = any(${productCombinationTable.valueIds}))`;

/** What is awaited, in words and for a link. */
export const choiceColumns = {
  productId: productTable.id,
  slug: productTable.slug,
  name: { bn: productTable.nameBn, en: productTable.nameEn },
  picture: sql<string>`coalesce(${productCombinationTable.picture}, ${productTable.picture})`,
  valueIds: sql<number[]>`coalesce(${productCombinationTable.valueIds}, '{}')`.mapWith(
    productCombinationTable.valueIds,
  ),
  choice: choiceNames,
};

export const isItsProduct = and(
  eq(productTable.shopId, stockAlertTable.shopId),
  eq(productTable.id, stockAlertTable.productId),
);
export const isItsCombination = and(
  eq(productCombinationTable.shopId, stockAlertTable.shopId),
  eq(productCombinationTable.id, stockAlertTable.combinationId),
);

/** What a number waits for in a shop, the newest first; of what is not on sale just now nothing is told. */
export function listAlerts(db: Queryable, shopId: number, phone: string) {
  return db
    .select({ id: stockAlertTable.id, createdAt: stockAlertTable.createdAt, ...choiceColumns })
    .from(stockAlertTable)
    .innerJoin(productTable, isItsProduct)
    .leftJoin(productCombinationTable, isItsCombination)
    .where(
      and(
        eq(stockAlertTable.shopId, shopId),
        eq(stockAlertTable.phone, phone),
        isNull(stockAlertTable.toldAt),
        isLive,
      ),
    )
    .orderBy(desc(stockAlertTable.createdAt), desc(stockAlertTable.id))
    .limit(business.stockAlertsPerPhone);
}
export type AlertRow = Awaited<ReturnType<typeof listAlerts>>[number];

/**
 * What a number waits for in all shops, the newest first, each with its shop; as much as it may wait for in as many shops. The
 * words of what is awaited are in the catalogue (`describeChoices`).
 */
export function listAlertsOfAllShops(db: Queryable, phone: string) {
  return db
    .select({
      id: stockAlertTable.id,
      createdAt: stockAlertTable.createdAt,
      shopId: stockAlertTable.shopId,
      productId: stockAlertTable.productId,
      combinationId: stockAlertTable.combinationId,
      shop: {
        slug: shopTable.slug,
        bn: shopTable.titleBn,
        en: shopTable.titleEn,
        status: shopTable.status,
      },
    })
    .from(stockAlertTable)
    .innerJoin(shopTable, eq(shopTable.id, stockAlertTable.shopId))
    .where(and(eq(stockAlertTable.phone, phone), isNull(stockAlertTable.toldAt)))
    .orderBy(desc(stockAlertTable.createdAt), desc(stockAlertTable.id))
    .limit(business.stockAlertsPerPhone ** 2);
}

/**
 * What products and combinations of any shops are called: the catalogue, which everybody may read.
 * @returns in the same order; nothing in the place of what is there no longer, or not on sale
 */
export async function describeChoices(db: Queryable, awaited: readonly AwaitedChoice[]) {
  if (awaited.length === 0) return [];
  const ids = (name: keyof AwaitedChoice) => sql.param(awaited.map((choice) => choice[name]));
  const found = await db
    .select({ place: sql`awaited.place`.mapWith(Number), ...choiceColumns })
    .from(productTable)
    .innerJoin(
      sql`unnest(${ids("shopId")}::int[], ${ids("productId")}::int[], ${ids("combinationId")}::int[])
        with ordinality as awaited (shop_id, product_id, combination_id, place)`,
      and(eq(productTable.shopId, sql`awaited.shop_id`), eq(productTable.id, sql`awaited.product_id`)),
    )
    .leftJoin(
      productCombinationTable,
      and(
        eq(productCombinationTable.shopId, productTable.shopId),
        eq(productCombinationTable.id, sql`awaited.combination_id`),
      ),
    )
    .where(isLive);
  const byPlace = new Map(found.map(({ place, ...choice }) => [place, choice]));
  return awaited.map((_, at) => byPlace.get(at + 1));
}

/**
 * @param shopId without one: in any shop
 * @returns whether there was such an alert of this number
 */
export async function deleteAlert(
  tx: Queryable,
  shopId: number | undefined,
  phone: string,
  id: string,
): Promise<boolean> {
  const deleted = await tx
    .delete(stockAlertTable)
    .where(
      and(
        shopId === undefined ? undefined : eq(stockAlertTable.shopId, shopId),
        eq(stockAlertTable.phone, phone),
        eq(sql`${stockAlertTable.id}::text`, id),
        isNull(stockAlertTable.toldAt),
      ),
    )
    .returning({ id: stockAlertTable.id });
  return deleted.length > 0;
}

/** Nobody waits for a shop's goods any more. */
export async function deleteAlertsOfShop(tx: Queryable, shopId: number): Promise<void> {
  await tx.delete(stockAlertTable).where(eq(stockAlertTable.shopId, shopId));
}
