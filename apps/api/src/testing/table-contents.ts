import { sql } from "drizzle-orm";
import type { Database } from "../database/database";

/** Rows of a raw query; both drivers answer with them in `rows`. */
export async function rowsOf<Row>(
  db: Pick<Database, "execute">,
  query: ReturnType<typeof sql>,
): Promise<Row[]> {
  const answer = (await db.execute(query)) as unknown as { rows: Row[] };
  return answer.rows;
}

async function tableNames(db: Database): Promise<string[]> {
  const tables = await rowsOf<{ name: string }>(
    db,
    sql`select tablename as name from pg_tables where schemaname = 'public' order by 1`,
  );
  return tables.map(({ name }) => name);
}

interface TableContent {
  name: string;
  content: string;
}
const contentQueries = new WeakMap<Database, Promise<() => Promise<TableContent[]>>>();

/**
 * Every table with its number of rows and a digest of all of them, to see that nothing at all has changed. The tables are
 * those that the database has when it is first asked about: to plan for all of them takes several times as long as to read
 * them, so the query stays prepared.
 */
export async function tableContents(db: Database): Promise<Record<string, string>> {
  let query = contentQueries.get(db);
  if (!query) {
    query = prepareContents(db);
    contentQueries.set(db, query);
  }
  const rows = await (await query)();
  return Object.fromEntries(rows.map(({ name, content }) => [name, content]));
}

async function prepareContents(db: Database): Promise<() => Promise<TableContent[]>> {
  const digests = (await tableNames(db)).map(
    (name) => sql`select ${sql.raw(`'${name}'`)} as name,
      count(*) || ' ' || coalesce(md5(string_agg(each::text, '|' order by each::text)), '') as content
      from ${sql.identifier(name)} each`,
  );
  if (digests.length === 0) return () => Promise.resolve([]);
  const { name, content } = { name: sql<string>`name`, content: sql<string>`content` };
  const query = db
    .select({ name, content })
    .from(sql`(${sql.join(digests, sql` union all `)}) contents`)
    .prepare("table_contents");
  return () => query.execute();
}

/**
 * Products whose stock is not what the ledger says, or whose combinations that customers see do not add up to it: there
 * must be none.
 * @returns their ids
 */
export async function wrongStocks(db: Database): Promise<number[]> {
  const rows = await rowsOf<{ id: number }>(
    db,
    sql`select p.id from product p
      where p.stock <> (select coalesce(sum(m.change), 0) from stock_movement m
          left join product_combination k on k.shop_id = m.shop_id and k.id = m.combination_id
          where m.shop_id = p.shop_id and m.product_id = p.id and not coalesce(k.hidden, false))
        or (p.has_attributes and p.stock <> (select sum(c.stock) from product_combination c
          where c.shop_id = p.shop_id and c.product_id = p.id and not c.hidden))`,
  );
  return rows.map(({ id }) => id);
}

/** Every row of every table. */
export type AllRows = Record<string, Record<string, unknown>[]>;

export async function allRows(db: Database): Promise<AllRows> {
  const all: AllRows = {};
  for (const name of await tableNames(db)) {
    const rows = await rowsOf<{ row: Record<string, unknown> }>(
      db,
      sql`select to_jsonb(each) as row from ${sql.identifier(name)} each`,
    );
    all[name] = rows.map(({ row }) => row);
  }
  return all;
}

/** Everything that the migrations make but rows: columns, constraints, indexes, triggers, functions, policies, grants. */
export async function schemaOf(db: Database): Promise<string[]> {
  // In one row: thousands of them take longer to read than to find.
  const [found] = await rowsOf<{ lines: string }>(
    db,
    sql`select string_agg(line, chr(30) order by line) as lines from (
      select 'extension ' || extname as line from pg_extension
      union all select concat_ws(' ', 'column', table_name, column_name, data_type, udt_name, is_nullable,
          column_default, identity_generation)
        from information_schema.columns where table_schema = 'public'
      union all select concat_ws(' ', 'constraint', conrelid::regclass, conname, pg_get_constraintdef(oid))
        from pg_constraint where connamespace = 'public'::regnamespace and contype <> 'n'
      union all select indexdef from pg_indexes where schemaname = 'public'
      union all select pg_get_triggerdef(oid) from pg_trigger where not tgisinternal
      union all select pg_get_functiondef(p.oid) from pg_proc p where pronamespace = 'public'::regnamespace
        and not exists (select from pg_depend d
          where d.classid = 'pg_proc'::regclass and d.objid = p.oid and d.deptype = 'e')
      union all select concat_ws(' ', 'policy', tablename, policyname, roles, cmd, qual, with_check)
        from pg_policies
      union all select concat_ws(' ', 'table', relname, relrowsecurity)
        from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'
      union all select concat_ws(' ', 'grant', relname, privilege_type)
        from pg_class cross join aclexplode(relacl) join pg_roles r on r.oid = grantee
        where relnamespace = 'public'::regnamespace and rolname = 'haat_shop'
      union all select concat_ws(' ', 'grant', relname, attname, privilege_type)
        from pg_attribute join pg_class c on c.oid = attrelid cross join aclexplode(attacl)
          join pg_roles r on r.oid = grantee
        where relnamespace = 'public'::regnamespace and rolname = 'haat_shop'
      ) parts`,
  );
  return found?.lines.split("\u001e") ?? [];
}
