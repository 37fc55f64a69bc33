import { sql } from "drizzle-orm";
import type { Database } from "../platform/database";

/** Rows of a raw query; both drivers answer with them in `rows`. */
export async function rowsOf<Row>(db: Database, query: ReturnType<typeof sql>): Promise<Row[]> {
  const answer = (await db.execute(query)) as unknown as { rows: Row[] };
  return answer.rows;
}

/** Every table with its number of rows and a digest of all of them, to see that nothing at all has changed. */
export async function tableContents(db: Database): Promise<Record<string, string>> {
  const tables = await rowsOf<{ name: string }>(
    db,
    sql`select table_name as name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
  );
  const contents: Record<string, string> = {};
  for (const { name } of tables) {
    const [row] = await rowsOf<{ content: string }>(
      db,
      sql`select count(*) || ' ' || coalesce(md5(string_agg(each::text, '|' order by each::text)), '') as content
        from ${sql.identifier(name)} each`,
    );
    contents[name] = row?.content ?? "";
  }
  return contents;
}

/**
 * Products whose stock is not what the ledger says, or whose combinations do not add up to it: there must be none.
 * @returns their ids
 */
export async function wrongStocks(db: Database): Promise<number[]> {
  const rows = await rowsOf<{ id: number }>(
    db,
    sql`select p.id from product p
      where p.stock <> (select coalesce(sum(m.change), 0) from stock_movement m
          where m.shop_id = p.shop_id and m.product_id = p.id)
        or (p.has_attributes and p.stock <> (select sum(c.stock) from product_combination c
          where c.shop_id = p.shop_id and c.product_id = p.id))`,
  );
  return rows.map(({ id }) => id);
}
