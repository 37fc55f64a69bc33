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
  /**
   * What the role of a shop's members may see of it in the console (docs/decisions/028): the `shop`'s rows, by a policy; `all`
   * of them; or `none`.
   */
  inTheConsole: "shop" | "all" | "none";
  /** Pages for everybody show it, so that a change of it is told by the trigger `tell_change` (docs/decisions/009). */
  tellsChanges: boolean;
}

const catalogue: TableRules = { behindTheWall: "own", inTheConsole: "shop", tellsChanges: true };
const shoppers: TableRules = { behindTheWall: "own", inTheConsole: "none", tellsChanges: false };
/** Shoppers' own, and their shop's, too. */
const orders: TableRules = { ...shoppers, inTheConsole: "shop" };
const places: TableRules = { behindTheWall: "all", inTheConsole: "all", tellsChanges: false };
const platformPages: TableRules = { behindTheWall: "all", inTheConsole: "all", tellsChanges: true };
const shopPages: TableRules = { behindTheWall: "none", inTheConsole: "shop", tellsChanges: true };
const people: TableRules = { behindTheWall: "none", inTheConsole: "shop", tellsChanges: false };
const unseen: TableRules = { behindTheWall: "none", inTheConsole: "none", tellsChanges: false };

const tables: Record<string, TableRules> = {
  area: places,
  api_key: people,
  authenticator: unseen,
  audit_event: orders,
  cash_closing: people,
  cash_day_sum: people,
  cash_entry: people,
  banner: shopPages,
  bill_key: unseen,
  home_section: shopPages,
  shop_announcement: shopPages,
  shop_day_off: shopPages,
  shop_domain: shopPages,
  shop_hours: shopPages,
  business_category: platformPages,
  cart: shoppers,
  cart_left_out: shoppers,
  cart_line: shoppers,
  category: catalogue,
  city: places,
  complaint: orders,
  complaint_message: orders,
  rating: { ...orders, tellsChanges: true },
  contact_message: unseen,
  courier: orders,
  courier_account: people,
  courier_booking: orders,
  courier_statement: people,
  courier_statement_row: people,
  settled_parcel: people,
  parcel: orders,
  coupon: catalogue,
  coupon_use: orders,
  coupon_version: people,
  customer: orders,
  customer_address: shoppers,
  customer_order: orders,
  delivery_area: catalogue,
  delivery_suburb: catalogue,
  division: places,
  extra_page: shopPages,
  factor_reset: unseen,
  finder_text: unseen,
  former_shop_name: unseen,
  global_attribute: catalogue,
  hand_over: unseen,
  idempotency_key: orders,
  job: unseen,
  one_time_code: unseen,
  order_line: orders,
  order_note: people,
  order_alert_device: people,
  order_alert_text: people,
  order_undo: people,
  order_status_change: orders,
  passkey: unseen,
  platform_day: unseen,
  platform_role: unseen,
  push_key: unseen,
  platform_setting: { ...unseen, tellsChanges: true },
  site_content: { ...unseen, tellsChanges: true },
  product: catalogue,
  product_attribute_value: catalogue,
  product_combination: catalogue,
  product_draft: people,
  bulk_edit: people,
  bulk_edit_row: people,
  goods_import: people,
  goods_import_picture: people,
  goods_import_product: people,
  product_picture: catalogue,
  product_ribbon: catalogue,
  ribbon: catalogue,
  rate_limit: unseen,
  report_day_moved: people,
  report_month: people,
  refused_phone: people,
  recovery_code: unseen,
  search_miss: people,
  search_synonym: shopPages,
  search_word: unseen,
  service_count: unseen,
  size_guide: shopPages,
  session: unseen,
  shop: { ...platformPages, inTheConsole: "shop" },
  shop_app: shopPages,
  shop_app_version: people,
  shop_invitation: people,
  shop_member: people,
  shop_opening: people,
  shop_remark: people,
  shop_theme_draft: shopPages,
  shop_theme_version: people,
  shop_view: unseen,
  shop_closing: people,
  shop_take_out: people,
  shop_take_out_part: people,
  shop_day: unseen,
  shop_month: unseen,
  shop_area: unseen,
  shop_goods: { ...unseen, tellsChanges: true },
  shop_visits: people,
  sign_in_ticket: unseen,
  stock_alert: orders,
  stock_movement: orders,
  stock_shortage: people,
  terms_acceptance: unseen,
  test_message: unseen,
  test_shop: unseen,
  text_message_day: unseen,
  upkeep: unseen,
  uploaded_picture: unseen,
  view: unseen,
  webhook_delivery: people,
  webhook_endpoint: people,
  webhook_try: people,
  wrong_try: unseen,
};

interface FoundTable {
  name: string;
  has_policy: boolean;
  has_grant: boolean;
  has_member_policy: boolean;
  has_member_grant: boolean;
  has_staff_policy: boolean;
  has_staff_grant: boolean;
  has_rls: boolean;
  tells_changes: boolean;
  has_owner: boolean;
}

const hasPolicy = (role: string) =>
  sql.raw(`(c.relrowsecurity and exists (
  select 1 from pg_policy p where p.polrelid = c.oid and '${role}'::regrole = any (p.polroles)
))`);
const hasGrant = (role: string) =>
  sql.raw(`(has_any_column_privilege('${role}', c.oid, 'select, insert, update')
  or has_table_privilege('${role}', c.oid, 'delete'))`);

let opened: OpenDatabase;
let found: FoundTable[];
beforeAll(async () => {
  opened = await openTestDatabase();
  const result = await opened.db.execute(sql`
    select c.relname as name,
      c.relrowsecurity as has_rls, ${hasPolicy("haat_shop")} as has_policy, ${hasGrant("haat_shop")} as has_grant,
      ${hasPolicy("haat_member")} as has_member_policy, ${hasGrant("haat_member")} as has_member_grant,
      ${hasPolicy("haat_staff")} as has_staff_policy, ${hasGrant("haat_staff")} as has_staff_grant,
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

test("every table has the grant and the policy for the console that its rules ask for", () => {
  const wrong = found.flatMap((table) => {
    const { name } = table;
    const { inTheConsole } = tables[name] ?? unseen;
    const isShops = inTheConsole === "shop";
    return [
      table.has_member_grant !== (inTheConsole !== "none") &&
        `${name} ${table.has_member_grant ? "has a" : "lacks its"} grant to haat_member (decision 028)`,
      table.has_member_policy !== isShops &&
        `${name} ${isShops ? "lacks its" : "has a"} policy member_wall (decision 028)`,
      table.has_staff_grant &&
        table.has_rls &&
        !table.has_staff_policy &&
        `${name} lacks its policy staff_wall (decision 028)`,
    ].filter((rule) => rule !== false);
  });
  expect(wrong).toEqual([]);
});

test("indexes that people search in keep little unsorted; nobody searches for pictures, and what it costs an order is not measured", async () => {
  const result = await opened.db.execute(sql`
    select c.relname as name from pg_class c join pg_am a on a.oid = c.relam join pg_namespace n on n.oid = c.relnamespace
    where a.amname = 'gin' and n.nspname = current_schema()
      and not coalesce(c.reloptions, '{}') @> '{gin_pending_list_limit=256}' order by c.relname`);
  const { rows } = result as unknown as { rows: { name: string }[] };
  expect(rows.map(({ name }) => name)).toEqual([
    "complaint_message_pictures",
    "customer_order_part",
    "goods_import_product_replaced_pictures",
    "product_draft_pictures",
  ]);
});
