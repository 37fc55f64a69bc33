import { sql, type SQL } from "drizzle-orm";

/** The tables whose rows lead somewhere in their shop (`target_kind`, `target_id`). */
type Leading = "banner" | "home_section" | "shop_announcement";

/**
 * Path inside the shop of what a row leads to, such as `all-products/rice`; blank where it leads nowhere, or to what customers
 * cannot meet any more. A part of the statement that reads the row; the names are whole, as drizzle names no table where
 * nothing is joined.
 */
export function targetPath(table: Leading): SQL<string> {
  const { shop, kind, id } = columnsOf(table);
  return sql<string>`coalesce(case ${kind}
    when 'product' then (select 'product-details/' || p.slug from product p
      where p.shop_id = ${shop} and p.id = ${id} and p.status = 'live')
    when 'category' then (select 'all-products/' || c.slug from category c where c.shop_id = ${shop} and c.id = ${id})
    when 'ribbon' then (select 'ribbons-products/' || r.id from ribbon r where r.shop_id = ${shop} and r.id = ${id})
    when 'page' then (select e.slug from extra_page e where e.shop_id = ${shop} and e.id = ${id})
    when 'coupon' then (select 'coupon/' || c.code from coupon c
      where c.shop_id = ${shop} and c.id = ${id} and not c.is_paused)
  end, '')`;
}

/** What it leads to is called, in both languages; nothing where it is gone. */
export function targetName(table: Leading): SQL<{ bn: string; en: string } | null> {
  const { shop, kind, id } = columnsOf(table);
  const named = (of: string, bn = "name_bn", en = "name_en") =>
    sql`(select json_build_object('bn', ${sql.raw(bn)}, 'en', ${sql.raw(en)}) from ${sql.raw(of)} t
      where t.shop_id = ${shop} and t.id = ${id})`;
  return sql<{ bn: string; en: string } | null>`case ${kind}
    when 'product' then ${named("product")}
    when 'category' then ${named("category")}
    when 'ribbon' then ${named("ribbon")}
    when 'page' then ${named("extra_page", "title_bn", "title_en")}
    when 'coupon' then ${named("coupon", "code", "code")}
  end`;
}

const columnsOf = (table: Leading) => ({
  shop: sql.raw(`"${table}"."shop_id"`),
  kind: sql.raw(`"${table}"."target_kind"`),
  id: sql.raw(`"${table}"."target_id"`),
});
