import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestDatabase } from "../testing/test-database";
import type { OpenDatabase } from "./database";

/** What holds for a table of the database. */
interface TableRules {
  /**
   * What the role of shoppers' transactions may see of it (docs/decisions/010): its `own` rows, by a policy; `all` of them,
   * since they are everybody's; or `none`, without a grant.
   */
  behindTheWall: "own" | "all" | "none";
  /** Pages for everybody show it, so that a change of it is told by the trigger `tell_change` (docs/decisions/009). */
  tellsChanges: boolean;
}

const catalogue: TableRules = { behindTheWall: "own", tellsChanges: true };
const shoppers: TableRules = { behindTheWall: "own", tellsChanges: false };
const places: TableRules = { behindTheWall: "all", tellsChanges: false };
const platformPages: TableRules = { behindTheWall: "all", tellsChanges: true };
const shopPages: TableRules = { behindTheWall: "none", tellsChanges: true };
const unseen: TableRules = { behindTheWall: "none", tellsChanges: false };

const tables: Record<string, TableRules> = {
  area: places,
  audit_event: shoppers,
  banner: shopPages,
  business_category: platformPages,
  cart: shoppers,
  cart_left_out: shoppers,
  cart_line: shoppers,
  category: catalogue,
  city: places,
  contact_message: unseen,
  coupon: catalogue,
  coupon_use: shoppers,
  customer: shoppers,
  customer_address: shoppers,
  customer_order: shoppers,
  delivery_area: catalogue,
  delivery_suburb: catalogue,
  division: places,
  extra_page: shopPages,
  global_attribute: catalogue,
  hand_over: unseen,
  idempotency_key: shoppers,
  job: unseen,
  one_time_code: unseen,
  order_line: shoppers,
  order_status_change: shoppers,
  platform_setting: unseen,
  product: catalogue,
  product_attribute_value: catalogue,
  product_combination: catalogue,
  product_picture: catalogue,
  product_ribbon: catalogue,
  ribbon: catalogue,
  rate_limit: unseen,
  search_word: unseen,
  session: unseen,
  shop: platformPages,
  sign_in_ticket: unseen,
  stock_alert: shoppers,
  stock_movement: shoppers,
  text_message_day: unseen,
  uploaded_picture: unseen,
  view: unseen,
  wrong_try: unseen,
};

interface FoundTable {
  name: string;
  has_policy: boolean;
  has_grant: boolean;
  tells_changes: boolean;
  has_owner: boolean;
}

let opened: OpenDatabase;
let found: FoundTable[];
beforeAll(async () => {
  opened = await openTestDatabase();
  const result = await opened.db.execute(sql`
    select c.relname as name,
      c.relrowsecurity and exists (select 1 from pg_policy p where p.polrelid = c.oid) as has_policy,
      has_any_column_privilege('haat_shop', c.oid, 'select, insert, update')
        or has_table_privilege('haat_shop', c.oid, 'delete') as has_grant,
      exists (select 1 from pg_trigger t where t.tgrelid = c.oid and t.tgname = 'tell_change') as tells_changes,
      exists (
        select 1 from pg_attribute a
        where a.attrelid = c.oid and a.attname in ('shop_id', 'customer_id', 'guest_key_hash')
      ) as has_owner
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'r' and n.nspname = current_schema()
    order by c.relname`);
  // node-postgres and PGlite both answer with `rows`, which drizzle's common type does not know.
  found = (result as unknown as { rows: FoundTable[] }).rows;
});
afterAll(() => opened.close());

test("every table has its rules here, and every rule its table", () => {
  const names = found.map(({ name }) => name);
  const withoutRules = names.filter((name) => !(name in tables));
  expect(
    withoutRules.map(
      (name) =>
        `${name}: say here what shoppers' transactions may see of it and whether it tells its changes`,
    ),
  ).toEqual([]);
  expect(Object.keys(tables).filter((name) => !names.includes(name))).toEqual([]);
});

test("every table has the grant, the policy and the trigger that its rules ask for", () => {
  const wrong = found.flatMap(({ name, has_policy, has_grant, tells_changes, has_owner }) => {
    const { behindTheWall, tellsChanges } = tables[name] ?? unseen;
    return [
      has_grant && behindTheWall === "none" && `${name} has a grant to haat_shop and should have none`,
      !has_grant && behindTheWall !== "none" && `${name} lacks its grant to haat_shop (decision 010)`,
      !has_policy && behindTheWall === "own" && `${name} lacks its policy tenant_wall (decision 010)`,
      has_owner && has_grant && !has_policy && `${name} has an owner's column and no policy tenant_wall`,
      tellsChanges && !tells_changes && `${name} lacks its trigger tell_change (decision 009)`,
      tells_changes && !tellsChanges && `${name} has a trigger tell_change and tells nobody anything`,
    ].filter((rule) => rule !== false);
  });
  expect(wrong).toEqual([]);
});
