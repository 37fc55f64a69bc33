import { sql } from "drizzle-orm";
import { globalAttributeTable, productAttributeValueTable } from "./catalogue.table";

/**
 * The names of a combination's values in the order of the shop's attributes, for queries of `product_combination`; its columns
 * are named in whole, as drizzle names no table where nothing is joined.
 */
export const combinationNames = sql<{ bn: string; en: string }[]>`(
  select coalesce(json_agg(json_build_object('bn', v.name_bn, 'en', v.name_en) order by g.position, g.id), '[]')
  from ${productAttributeValueTable} v
  join ${globalAttributeTable} g on g.shop_id = v.shop_id and g.id = v.global_attribute_id
  where v.shop_id = "product_combination"."shop_id" and v.id = any("product_combination"."value_ids"))`;
