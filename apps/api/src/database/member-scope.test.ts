import { and, eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { shopMemberTable } from "../features/member/member.table";
import { platformRoleTable } from "../features/platform-staff/platform-role.table";
import { shopTable } from "../features/shop/shop.table";
import { rowsOf, tableContents } from "../testing/table-contents";
import { putTogether, saveAddress, startTestApi, type TestApi } from "../testing/test-api";
import {
  addMember,
  createAccount,
  createPlatformPerson,
  createStaffOf,
  type TestAccount,
} from "../testing/test-people";
import { wholeTaka } from "../testing/second-calculation";
import { createTestShop, type TestShop } from "../testing/test-shop";
import { withoutFilters } from "../testing/unfiltered-database";
import type { OpenDatabase } from "./database";
import { sqlStateOf } from "./database-failure";
import type { TenantScope } from "./tenant-scope";
import { inTransaction } from "./transaction";

let api: TestApi;
let unfiltered: OpenDatabase;
let shop: TestShop;
let other: TestShop;
let staff: Awaited<ReturnType<typeof createStaffOf>>;
let packer: TestAccount;
/** Every table that a member may see rows of, by the column that says whose they are. */
let tables: { name: string; column: string }[];
beforeAll(async () => {
  api = await startTestApi();
  unfiltered = withoutFilters(api.db);
  shop = await createTestShop(api.db);
  other = await createTestShop(api.db);
  staff = await createStaffOf(api, shop);
  const others = await createStaffOf(api, other);
  for (const each of [shop, other]) await buyIn(each, others.owner);
  tables = (
    await rowsOf<{ name: string }>(
      api.db,
      sql`select c.relname as name from pg_class c join pg_policy p on p.polrelid = c.oid
        where p.polname = 'member_wall' and c.relname <> 'customer' order by 1`,
    )
  ).map(({ name }) => ({ name, column: name === "shop" ? "id" : "shop_id" }));
});
afterAll(async () => {
  await unfiltered.close();
  await api.close();
});
beforeEach(async () => {
  packer = await createAccount(api);
  await addMember(api, shop, packer, "packer");
});

async function buyIn(each: TestShop, { shopper }: TestAccount): Promise<void> {
  await saveAddress(shopper.client);
  const toShop = { language: "en" as const, seller_key: each.sellerKey };
  await shopper.client.cart.addToCart({ ...toShop, id_product: each.rice.id });
  await shopper.client.order.cartPurchaseOrder(
    { ...toShop, shipping_method: 2, expected_total: wholeTaka(12_345) },
    { context: { idempotencyKey: `order ${each.id}` } },
  );
}

/** What PostgreSQL refuses something with, also where it does only when the transaction ends. */
const stateOf = (work: Promise<unknown>) =>
  work.then(
    () => "done",
    (error: unknown) => sqlStateOf(error),
  );
const [isTaken, isAgainstRules, isForbidden] = ["23505", "23514", "42501"];

/** How many rows of each table a scope shows, by the shop they are of. */
async function seenIn(scope: TenantScope): Promise<Record<string, number[]>> {
  const seen: Record<string, number[]> = {};
  for (const { name, column } of tables) {
    const query = sql`select distinct ${sql.identifier(column)} as shop from ${sql.identifier(name)} order by 1`;
    const answer = await inTransaction(api.db, (tx) => tx.execute(query), scope);
    seen[name] = (answer as unknown as { rows: { shop: number }[] }).rows.map((row) => row.shop);
  }
  return seen;
}

const scopeOf = (account: TestAccount, { id: shopId }: TestShop = shop) => ({ shopId, memberId: account.id });
const nothing = () => Object.fromEntries(tables.map(({ name }) => [name, []]));

describe("the wall of the console", () => {
  test("shows a member the shop's rows and no other shop's, in every table", async () => {
    const seen = await seenIn(scopeOf(packer));
    const filled = Object.keys(seen).filter((name) => seen[name]?.length);
    expect(filled).toEqual(
      expect.arrayContaining(["customer_order", "order_line", "product", "shop", "shop_member"]),
    );
    for (const name of filled) expect([name, seen[name]]).toEqual([name, [shop.id]]);
  });

  test("shows nothing to who is no member: of another shop, of none, or no more", async () => {
    expect(await seenIn(scopeOf(packer, other))).toEqual(nothing());
    expect(await seenIn(scopeOf(await createAccount(api)))).toEqual(nothing());
    const theirs = and(eq(shopMemberTable.shopId, shop.id), eq(shopMemberTable.accountId, packer.id));
    await api.db.delete(shopMemberTable).where(theirs);
    expect(await seenIn(scopeOf(packer))).toEqual(nothing());
  });

  test("stands when the queries have lost their own conditions", async () => {
    const client = putTogether(unfiltered.db).createStraightClient(staff.owner.headers);
    const { data } = await client.sellerMembers.members({ language: "en", seller_key: shop.sellerKey });
    const own = [staff.owner.id, staff.manager.id, staff.packer.id];
    expect(data.members.map(({ id_member }) => id_member)).toEqual(expect.arrayContaining(own));
    const members = await api.db.$count(shopMemberTable, eq(shopMemberTable.shopId, shop.id));
    expect(data.members).toHaveLength(members);
  });

  test("lets a member change nothing of another shop, nor write down what another did", async () => {
    const before = await tableContents(api.db);
    const inShop = (query: ReturnType<typeof sql>) =>
      inTransaction(api.db, (tx) => tx.execute(query), scopeOf(staff.owner));
    await inShop(sql`delete from shop_member where shop_id = ${other.id}`);
    await inShop(sql`update shop_member set role = 'manager' where shop_id = ${other.id}`);
    for (const query of [
      sql`insert into shop_member (shop_id, account_id, role, since) values (${other.id}, ${staff.owner.id}, 'packer', now())`,
      sql`insert into audit_event (at, action, customer_id, shop_id, result) values (now(), 'sign_in', ${packer.id}, ${shop.id}, 'ok')`,
      sql`insert into audit_event (at, action, customer_id, shop_id, result) values (now(), 'sign_in', ${staff.owner.id}, ${other.id}, 'ok')`,
      sql`select * from session`,
      sql`select * from platform_role`,
      sql`select password_hash from customer`,
    ]) {
      expect(await stateOf(inShop(query))).toBe(isForbidden);
    }
    expect(await tableContents(api.db)).toEqual(before);
  });

  test("opens the platform to its people alone, and only while they are", async () => {
    const admin = await createPlatformPerson(api, "admin");
    await createPlatformPerson(api, "admin");
    const shops = (staffId: number) => inTransaction(api.db, (tx) => tx.$count(shopTable), { staffId });
    expect(await shops(admin.id)).toBeGreaterThan(1);
    expect(await shops(packer.id)).toBe(0);
    await api.db.delete(platformRoleTable).where(eq(platformRoleTable.accountId, admin.id));
    expect(await shops(admin.id)).toBe(0);
  });
});

describe("the database keeps", () => {
  test("one owner for each shop with members: no second one, none taken away, none left out", async () => {
    const owner = and(eq(shopMemberTable.shopId, shop.id), eq(shopMemberTable.role, "owner"));
    expect(await stateOf(addMember(api, shop, await createAccount(api), "owner"))).toBe(isTaken);
    const fresh = await createTestShop(api.db);
    for (const work of [
      () => api.db.delete(shopMemberTable).where(owner).execute(),
      () => api.db.update(shopMemberTable).set({ role: "packer" }).where(owner).execute(),
      () => addMember(api, fresh, packer, "packer"),
      () => inTransaction(api.db, (tx) => tx.delete(shopMemberTable).where(owner), scopeOf(staff.owner)),
    ]) {
      expect(await stateOf(work())).toBe(isAgainstRules);
    }
  });

  test("an admin for a platform that has had one, whoever is taken away first", async () => {
    await api.db.delete(platformRoleTable).where(eq(platformRoleTable.role, "support"));
    const [first, ...rest] = await api.db.select().from(platformRoleTable);
    for (const { accountId } of rest) {
      await api.db.delete(platformRoleTable).where(eq(platformRoleTable.accountId, accountId));
    }
    const last = eq(platformRoleTable.accountId, first?.accountId ?? 0);
    expect(await stateOf(api.db.delete(platformRoleTable).where(last).execute())).toBe(isAgainstRules);
    const second = await createPlatformPerson(api, "admin");
    const removals = [last, eq(platformRoleTable.accountId, second.id)].map((which) =>
      api.db.delete(platformRoleTable).where(which),
    );
    const results = await Promise.allSettled(removals);
    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(await api.db.$count(platformRoleTable)).toBe(1);
  });
});
