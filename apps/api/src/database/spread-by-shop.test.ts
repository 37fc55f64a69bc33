import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestDatabase } from "../testing/test-database";
import type { OpenDatabase } from "./database";

/**
 * Once shops are spread over several databases (docs/growing.md), a table's rows lie with their shop. These lie on all of the
 * databases: few or seldom written, and looked up by those who do not know the shop yet.
 */
const onAll = [
  "api_key",
  "area",
  "business_category",
  "city",
  "customer",
  "division",
  "former_shop_name",
  "shop",
  "shop_domain",
  "shop_invitation",
  "shop_member",
  "shop_opening",
];

/** These are the platform's own, and lie in one. */
const inOne = [
  "audit_event",
  "authenticator",
  "contact_message",
  "customer_address",
  "factor_reset",
  "hand_over",
  "job",
  "one_time_code",
  "order_alert_device",
  "order_alert_text",
  "passkey",
  "platform_day",
  "platform_role",
  "platform_setting",
  "push_key",
  "rate_limit",
  "recovery_code",
  "service_count",
  "session",
  "sign_in_ticket",
  "site_content",
  "terms_acceptance",
  "text_message_day",
  "upkeep",
  "uploaded_picture",
  "wrong_try",
];

interface FoundTable {
  name: string;
  /** Whether each row says whose it is. */
  has_shop: boolean;
  /** Definitions of unique indexes without the shop. */
  unique_without_shop: string[];
  /** Its foreign keys: of which table, and whether the shop is in it. */
  keys: { table: string; has_shop: boolean }[];
}

let opened: OpenDatabase;
let found: FoundTable[];
beforeAll(async () => {
  opened = await openTestDatabase();
  const result = await opened.db.execute(sql`
    select c.relname as name, shop.attnotnull is true as has_shop,
      array(
        select pg_get_indexdef(i.indexrelid) from pg_index i
        where i.indrelid = c.oid and i.indisunique and shop.attnum is not null and not shop.attnum = any (i.indkey)
      ) as unique_without_shop,
      (
        select coalesce(json_agg(json_build_object(
          'table', k.confrelid::regclass::text, 'has_shop', exists (
            select 1 from unnest(k.conkey, k.confkey) as pair (own, other)
            join pg_attribute o on o.attrelid = k.confrelid and o.attnum = pair.other
            where pair.own = shop.attnum and o.attname = 'shop_id'
          )
        )), '[]') from pg_constraint k where k.conrelid = c.oid and k.contype = 'f'
      ) as keys
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
      left join pg_attribute shop on shop.attrelid = c.oid and shop.attname = 'shop_id'
    where c.relkind = 'r' and n.nspname = current_schema()
    order by c.relname`);
  // node-postgres and PGlite both answer with `rows`, which drizzle's common type does not know.
  found = (result as unknown as { rows: FoundTable[] }).rows;
});
afterAll(() => opened.close());

const liesWithShop = ({ name }: { name: string }) => !onAll.includes(name) && !inOne.includes(name);

test("every table that is not named here says of each row whose shop's it is", () => {
  const names = found.map(({ name }) => name);
  expect([...onAll, ...inOne].filter((name) => !names.includes(name))).toEqual([]);
  const nobodys = found.filter((table) => liesWithShop(table) && !table.has_shop).map(({ name }) => name);
  expect(nobodys).toEqual([]);
});

test("what is unique in a shop's table is unique in the shop, which its database alone can know", () => {
  const wrong = found.filter(liesWithShop).flatMap(({ unique_without_shop }) => unique_without_shop);
  expect(wrong).toEqual([]);
});

test("a shop's rows lean on rows of the same shop, or on what lies on all databases", () => {
  const wrong = found
    .filter(liesWithShop)
    .flatMap(({ name, keys }) =>
      keys
        .filter(({ table, has_shop }) => !has_shop && !onAll.includes(table))
        .map(({ table }) => `${name} leans on ${table}`),
    );
  expect(wrong).toEqual([]);
});

test("what lies on all databases, or in one, leans on no shop's rows", () => {
  const wrong = found
    .filter((table) => !liesWithShop(table))
    .flatMap(({ name, keys }) =>
      keys
        .filter(
          ({ table }) => liesWithShop({ name: table }) || (onAll.includes(name) && !onAll.includes(table)),
        )
        .map(({ table }) => `${name} leans on ${table}`),
    );
  expect(wrong).toEqual([]);
});
