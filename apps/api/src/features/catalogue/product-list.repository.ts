import type { MeasureUnit } from "@haat/contract/shared/measure";
import { and, eq, inArray, sql, type GetColumnData } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import type { Queryable } from "../../database/database";
import { isLive, productAttributeValueTable, productCombinationTable, productTable } from "./catalogue.table";

type PackColumns = [price: number, amount: number | null, unit: MeasureUnit | null, stock: 0 | 1];

/**
 * The packs of a product's combinations that customers see: what each costs, how much of which unit it holds, and whether
 * there is one of it. Nothing where none says what it holds.
 */
const packs = sql<PackColumns[] | null>`case when "product"."has_attributes" then (
  select case when count(coalesce(k.measure_unit, "product"."measure_unit")) > 0 then
    json_agg(distinct jsonb_build_array(k.price, coalesce(k.measure_amount, "product"."measure_amount"),
      coalesce(k.measure_unit, "product"."measure_unit"), least(k.stock, 1))) end
  from ${productCombinationTable} k where k.shop_id = "product"."shop_id" and k.product_id = "product"."id"
    and not k.hidden) end`;

/** The colours of those, in the order in which they are chosen. */
const swatches = sql<string[] | null>`case when "product"."has_attributes" then array(
  select v.swatch from ${productAttributeValueTable} v
  where v.shop_id = "product"."shop_id" and v.product_id = "product"."id" and v.swatch is not null
    and exists (select from ${productCombinationTable} k where k.shop_id = v.shop_id and k.product_id = v.product_id
      and v.id = any (k.value_ids) and not k.hidden)
  order by v.position, v.id) end`;

/** What a product's card shows; `id_ribbon` is looked up among the shop's ribbons. */
export const cardColumns = {
  id: productTable.id,
  slug: productTable.slug,
  nameBn: productTable.nameBn,
  nameEn: productTable.nameEn,
  picture: productTable.picture,
  price: productTable.price,
  maxPrice: productTable.maxPrice,
  oldPrice: productTable.oldPrice,
  measureAmount: productTable.measureAmount,
  measureUnit: productTable.measureUnit,
  packs: packs.as("packs"),
  swatches: swatches.as("swatches"),
  stock: productTable.stock,
  lowLimit: productTable.lowLimit,
  hasAttributes: productTable.hasAttributes,
  cardRibbonId: productTable.cardRibbonId,
};

/** A row of a list, as a card needs it. */
export type CardRow = {
  [Column in Exclude<keyof typeof cardColumns, "packs" | "swatches">]: GetColumnData<
    (typeof cardColumns)[Column]
  >;
} & {
  /** Of each kind of pack of its combinations what the columns say; null where none says how much it holds. */
  packs: PackColumns[] | null;
  /** CSS colours; null where it is not chosen by anything. */
  swatches: string[] | null;
};

/** A description's first line where another one follows it, and it is short enough for a card. */
const leadOf = (description: AnyPgColumn) =>
  sql<string>`coalesce(substring(${description} from '^([^\n]{1,90})\n'), '')`;

/** The same in a list, with the line below its name. */
export const listColumns = {
  ...cardColumns,
  categoryId: productTable.categoryId,
  leadBn: leadOf(productTable.descriptionBn).as("lead_bn"),
  leadEn: leadOf(productTable.descriptionEn).as("lead_en"),
};

export type ListRow = CardRow & { categoryId: number; leadBn: string; leadEn: string };

/** The cards of some products, in the order of their ids here; one that is gone meanwhile is left out. */
export async function readCards(db: Queryable, shopId: number, ids: number[]): Promise<ListRow[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select(listColumns)
    .from(productTable)
    .where(and(eq(productTable.shopId, shopId), inArray(productTable.id, ids), isLive));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
