import { createHash } from "node:crypto";
import { cpSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { sql, type SQL } from "drizzle-orm";
import { afterAll, expect, onTestFinished, test, vi } from "vitest";
import { applySeed } from "../../seed/apply-seed";
import { allRows, rowsOf, schemaOf, type AllRows } from "../testing/table-contents";
import { makeScratchFolder } from "../testing/scratch-folder";
import { isOnServer, openEmptyDatabase, openTestDatabase } from "../testing/test-database";
import { isWholeRun } from "../testing/whole-run";
import type { Database } from "./database";
import { migrate, migrationsFolder, takeBack } from "./migrations";

interface Journal {
  entries: { tag: string }[];
}
const journalPath = "meta/_journal.json";
const journal = JSON.parse(readFileSync(join(migrationsFolder, journalPath), "utf8")) as Journal;
const tags = journal.entries.map(({ tag }) => tag);
const newest = tags.at(-1) ?? "";
/** The newest steps; all of them in `npm run test:all`. */
const newestFirst = [...tags].reverse().slice(0, isWholeRun ? tags.length : 3);
const scratch = makeScratchFolder("haat-migrations-");

/** One copy of the folder for all tests: its journal alone says which migrations there are. */
const shortened = join(scratch, "shortened");
cpSync(migrationsFolder, shortened, { recursive: true });

/** The folder as it was when a migration was the newest, until it is asked for again. */
function folderUpTo(tag: string): string {
  const entries = journal.entries.slice(0, tags.indexOf(tag) + 1);
  writeFileSync(join(shortened, journalPath), JSON.stringify({ ...journal, entries }));
  return shortened;
}

/** A migrated database, which ends with the test. */
async function openMigrated(): Promise<Database> {
  const { db, close } = await openTestDatabase();
  onTestFinished(close);
  return db;
}

/** Values that a migration gave another name: they are the same before it and behind it. */
const renamed: Record<string, Record<string, string>> = { "shop.status": { new: "sent" } };
const asNow = (table: string, column: string, value: unknown) =>
  renamed[`${table}.${column}`]?.[String(value)] ?? value;

/** What a migration sums up anew from other rows, by another rule than before; 0105 has a test of its own. */
const summedUp = new Set(["product.price", "product.max_price", "product.old_price"]);

/** For each table that both know: number of rows and a digest of them, over the columns that both know. */
function checksums(rows: AllRows, other: AllRows): Record<string, string> {
  const common = Object.keys(rows).filter((table) => table in other);
  return Object.fromEntries(
    common.map((table) => {
      const columns = Object.keys(other[table]?.[0] ?? {}).sort();
      const lines = (rows[table] ?? []).map((row) =>
        JSON.stringify(
          columns
            .filter((column) => column in row && !summedUp.has(`${table}.${column}`))
            .map((column) => [column, asNow(table, column, row[column])]),
        ),
      );
      const digest = createHash("sha256").update(lines.sort().join("\n")).digest("hex");
      return [table, `${lines.length} ${digest}`];
    }),
  );
}

test("every migration has a way down that leaves the tables as they were before it", async () => {
  const { db, close } = await openEmptyDatabase();
  onTestFinished(close);
  const before = new Map<string, unknown>();
  for (const tag of tags) {
    before.set(tag, await schemaOf(db));
    await migrate(db, folderUpTo(tag));
  }
  for (const tag of [...tags].reverse()) {
    const to = tags[tags.indexOf(tag) - 1] ?? "none";
    expect(await takeBack(db, { to, mayLose: true })).toEqual([tag]);
    expect(await schemaOf(db), tag).toEqual(before.get(tag));
  }
});

test("filled tables go down to each migration and up again, and what both ends know is the same", async () => {
  const db = await openMigrated();
  await applySeed(db, { mediaFolder: join(scratch, "media"), now: new Date("2026-03-02T06:00:00Z") });
  await db.execute(sql`insert into idempotency_key (shop_id, owner, route, key, request_hash, created_at)
    select min(s.id), 'customer ' || min(c.id), 'order', 'a key', 'a hash', now() from shop s, customer c`);
  const full = await schemaOf(db);
  let before = await allRows(db);
  for (const tag of newestFirst.slice(1)) {
    await takeBack(db, { to: tag, mayLose: true });
    const below = await allRows(db);
    const common = checksums(before, below);
    expect(checksums(below, before), tag).toEqual(common);
    await migrate(db);
    expect(await schemaOf(db), tag).toEqual(full);
    const after = await allRows(db);
    expect(checksums(after, below), tag).toEqual(common);
    expect(Object.keys(after)).toEqual(Object.keys(before));
    before = after;
  }
});

test("products with variants cost the least of all of them below 0105, and of those that can be bought from there on", async () => {
  const db = await openMigrated();
  await applySeed(db, { mediaFolder: join(scratch, "media"), now: new Date("2026-03-02T06:00:00Z") });
  /** How many products have another price than these combinations of theirs that customers see. */
  const different = async (combinations: SQL) => {
    const [row] = await rowsOf<{ products: number }>(
      db,
      sql`select count(*)::int as products from product p join (
          select k.shop_id, k.product_id, min(k.price) as least, max(k.price) as most
          from product_combination k where not k.hidden and ${combinations} group by 1, 2
        ) s on p.shop_id = s.shop_id and p.id = s.product_id
        where p.has_attributes and (p.price, p.max_price) is distinct from (s.least, s.most)`,
    );
    return row?.products;
  };
  const all = sql`true`;
  const buyable = sql`(k.stock > 0 or not exists (select from product_combination o
    where o.shop_id = k.shop_id and o.product_id = k.product_id and not o.hidden and o.stock > 0))`;
  expect(await different(buyable)).toBe(0);
  expect(await different(all)).toBeGreaterThan(0);
  await takeBack(db, { to: "0104_held_by_index", mayLose: true });
  expect(await different(all)).toBe(0);
  await migrate(db);
  expect(await different(buyable)).toBe(0);
});

test("days that were counted before 0106 count accounts and shops behind it: with orders, without any, not those after the last", async () => {
  const db = await openMigrated();
  await applySeed(db, { mediaFolder: join(scratch, "media"), now: new Date("2026-03-02T06:00:00Z") });
  await takeBack(db, { to: "0105_prices_of_buyable", mayLose: true });
  const [there] = await rowsOf<{ accounts: number; shops: number }>(
    db,
    sql`select (select count(*)::int from customer) as accounts, (select count(*)::int from shop) as shops`,
  );
  const { accounts = 0, shops = 0 } = there ?? {};
  await db.execute(sql`update shop set created_at = '2026-03-02T06:00:00Z'`);
  await db.execute(sql`update customer set created_at = '2026-03-02T06:00:00Z'`);
  // Days begin at 18:00 UTC: the first account is of the day before the rest, the second of the last day that was counted.
  for (const [place, at] of [
    "2026-03-01T17:59:59Z",
    "2026-03-04T18:00:00Z",
    "2026-03-05T18:00:00Z",
  ].entries())
    await db.execute(sql`update customer set created_at = ${at}
      where id = (select id from customer order by id offset ${place} limit 1)`);
  await db.execute(
    sql`update shop set created_at = '2026-03-05T17:59:59Z' where id = (select max(id) from shop)`,
  );
  // On the same days, and not counted: a test shop and a customer of it.
  await db.execute(sql`insert into shop overriding system value
    select (jsonb_populate_record(s, jsonb_build_object('id', 90909, 'seller_key', 'tested', 'slug', 'test-tested',
      'order_prefix', 'TEST', 'status', 'test', 'tests_shop_id', s.id))).* from shop s order by s.id limit 1`);
  await db.execute(sql`insert into customer overriding system value
    select (jsonb_populate_record(c, jsonb_build_object('id', c.id + 1, 'phone', '+8801290909001'))).*
    from customer c order by c.id desc limit 1`);
  await db.execute(sql`insert into platform_day (day, orders, ordered_total, delivered, delivered_total, cancelled, visits)
    values ('2026-03-02', 3, 300, 2, 200, 1, 9), ('2026-03-05', 7, 700, 0, 0, 0, 5)`);
  await migrate(db);
  expect(
    await rowsOf(
      db,
      sql`select day::text, orders, visits::int, accounts, shops from platform_day order by day`,
    ),
  ).toEqual([
    { day: "2026-03-01", orders: 0, visits: 0, accounts: 1, shops: 0 },
    { day: "2026-03-02", orders: 3, visits: 9, accounts: accounts - 3, shops: shops - 1 },
    { day: "2026-03-05", orders: 7, visits: 5, accounts: 1, shops: 1 },
  ]);

  // And none is less than nothing.
  for (const column of ["accounts", "shops"])
    await expect(
      db.execute(sql`update platform_day set ${sql.identifier(column)} = -1 where day = '2026-03-02'`),
    ).rejects.toMatchObject({ cause: { constraint: "platform_day_counted" } });
});

test("days of shops that were counted before 0119 are added up by month behind it, the last day of a month in its own", async () => {
  const db = await openMigrated();
  await applySeed(db, { mediaFolder: join(scratch, "media"), now: new Date("2026-03-02T06:00:00Z") });
  await takeBack(db, { to: "0118_numbers_of_some_days", mayLose: true });
  await db.execute(sql`delete from shop_day`);
  await db.execute(sql`insert into shop_day (shop_id, day, orders, ordered_total, delivered, delivered_total, cancelled)
    select s.id, d.day::date, d.orders, d.orders * 100, 1, 50, 2
    from (select id from shop where tests_shop_id is null order by id limit 2) s,
      (values ('2026-01-31', 1), ('2026-02-01', 2), ('2026-02-28', 4), ('2026-03-01', 8)) d(day, orders)`);
  await migrate(db);
  const months = await rowsOf(
    db,
    sql`select month::text, count(*)::int as shops, min(orders) as orders, min(ordered_total)::int as ordered_total,
      min(delivered) as delivered, min(delivered_total)::int as delivered_total, min(cancelled) as cancelled
      from shop_month group by month order by month`,
  );
  const month = (day: string, orders: number, days: number) => ({
    month: day,
    shops: 2,
    orders,
    ordered_total: orders * 100,
    delivered: days,
    delivered_total: days * 50,
    cancelled: days * 2,
  });
  expect(months).toEqual([month("2026-01-01", 1, 1), month("2026-02-01", 6, 2), month("2026-03-01", 8, 1)]);
});

test("an order's coupon and a customer's idempotency key are still theirs below, in the older columns", async () => {
  const db = await openMigrated();
  await applySeed(db, { mediaFolder: join(scratch, "media"), now: new Date("2026-03-02T06:00:00Z") });
  await db.execute(sql`insert into idempotency_key (shop_id, owner, route, key, request_hash, created_at)
    select s.id, owner, 'order', 'a key', 'a hash', now()
    from (select min(id) as id from shop) s, (values ('customer 1'), ('guest x')) owners (owner)`);
  const uses = () =>
    rowsOf(
      db,
      sql`select shop_id, number, coupon_code from customer_order where coupon_use_id is not null order by 1, 2`,
    );
  const before = await uses();
  expect(before.length).toBeGreaterThan(0);
  await takeBack(db, { to: "0001", mayLose: true });
  expect(
    await rowsOf(
      db,
      sql`select o.shop_id, o.number, o.coupon_code from customer_order o
        join coupon_use u on u.shop_id = o.shop_id and u.order_id = o.id and u.coupon_id = o.coupon_id order by 1, 2`,
    ),
  ).toEqual(before);
  expect(await rowsOf(db, sql`select customer_id from idempotency_key`)).toEqual([{ customer_id: 1 }]);
  await migrate(db);
  expect(await uses()).toEqual(before);
  expect(await rowsOf(db, sql`select owner from idempotency_key`)).toEqual([{ owner: "customer 1" }]);
});

test("a way down that loses data is not taken unasked, and says what would be lost", async () => {
  const db = await openMigrated();
  const before = await schemaOf(db);
  const refused = takeBack(db, { to: "0005_catalogue", mayLose: false });
  await expect(refused).rejects.toThrow(/0006_accounts: the audit trail, .* names and last use of devices/);
  expect(await schemaOf(db)).toEqual(before);
  await expect(takeBack(db, { to: "9999", mayLose: true })).rejects.toThrow("There is no migration 9999.");
  expect(await takeBack(db, { to: newest, mayLose: false })).toEqual([]);
});

test("an older build does not take back what a newer one made", async () => {
  const db = await openMigrated();
  const folder = folderUpTo(tags.at(-2) ?? "");
  await expect(takeBack(db, { to: "none", mayLose: true, folder })).rejects.toThrow(/does not know/);
});

test.runIf(isOnServer)("a table that is in use holds up the migration, and nobody who reads it", async () => {
  const { db, close } = await openTestDatabase();
  onTestFinished(close);
  if (db.engine.kind !== "server") throw new Error("There is no server.");
  const { pool } = db.engine;
  await takeBack(db, { to: tags.at(-2) ?? "none", mayLose: true });
  const user = await pool.connect();
  await user.query("begin; select count(*) from product");
  const folder = join(scratch, "waits");
  cpSync(migrationsFolder, folder, { recursive: true });
  writeFileSync(join(folder, `${newest}.sql`), 'alter table "product" add column "waited" boolean');
  const migrating = migrate(db, folder);
  await vi.waitFor(
    async () => {
      const { rows } = await pool.query(
        "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
      );
      expect(rows).toHaveLength(1);
    },
    { timeout: 300_000 },
  );
  // It stands behind the migration in the line for the table, which the first reader has not left.
  expect((await pool.query("select count(*)::int as products from product")).rows).toEqual([{ products: 0 }]);
  await user.query("commit");
  user.release();
  await migrating;
  expect((await pool.query("select waited from product")).rows).toEqual([]);
});

test.runIf(isOnServer)(
  "an index is built before its migration while others write, also after a start that was cut off",
  async () => {
    const { db, close } = await openTestDatabase();
    onTestFinished(close);
    if (db.engine.kind !== "server") throw new Error("There is no server.");
    const { pool } = db.engine;
    await takeBack(db, { to: tags.at(-2) ?? "none", mayLose: true });
    const folder = join(scratch, "builds");
    cpSync(migrationsFolder, folder, { recursive: true });
    const build = (name: string, on: string) =>
      `-- Concurrently: for this test.\ncreate index if not exists "${name}" on ${on}`;
    writeFileSync(
      join(folder, `${newest}.sql`),
      [
        'create table "later" ("word" text)',
        build("later_by_word", '"later" ("word")'),
        build("city_by_name", '"city" ("name_en")'),
      ].join(";--> statement-breakpoint\n"),
    );
    const states = async () =>
      rowsOf<{ name: string; isValid: boolean }>(
        db,
        sql`select c.relname as name, i.indisvalid as "isValid" from pg_index i join pg_class c on c.oid = i.indexrelid
        where c.relname in ('later_by_word', 'city_by_name') order by 1`,
      );
    const until = (name: string, isValid: boolean) =>
      expect.poll(() => states()).toEqual([{ name, isValid }]);
    const user = await pool.connect();
    const write = "insert into division (name_bn, name_en) values ('x', 'x')";
    await user.query(`begin; ${write}; lock city in row exclusive mode`);
    const cutOff = migrate(db, folder).catch(String);
    await until("city_by_name", false);
    await pool.query("update city set name_en = name_en");
    await pool.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query like '%create index concurrently%' and pid <> pg_backend_pid()",
    );
    expect(await cutOff).toMatch(/create index concurrently/);
    const migrating = migrate(db, folder);
    await user.query("commit");
    user.release();
    await migrating;
    expect(await states()).toEqual([
      { name: "city_by_name", isValid: true },
      { name: "later_by_word", isValid: true },
    ]);
  },
);

afterAll(() => rmSync(scratch, { recursive: true, force: true }));
