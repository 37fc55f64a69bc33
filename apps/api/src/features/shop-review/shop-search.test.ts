import { business } from "@haat/contract/shared/business-constants";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Queryable } from "../../database/database";
import { inTransaction } from "../../database/transaction";
import { writeMany } from "../../testing/many-rows";
import { rowsOf } from "../../testing/table-contents";
import { startTestApi, type TestApi } from "../../testing/test-api";
import { createAccount, createPlatformPerson, type TestAccount } from "../../testing/test-people";
import { createTestShop } from "../../testing/test-shop";
import { countShops, listShops } from "./review.repository";

let api: TestApi;
let support: TestAccount;
beforeAll(async () => {
  api = await startTestApi();
  support = await createPlatformPerson(api, "support");
  const { id } = await createTestShop(api.db);
  await writeMany(
    api.db,
    8000,
    (
      first,
      last,
    ) => sql`insert into shop (seller_key, slug, order_prefix, title_bn, title_en, status, business_category_id,
        theme, phone, home_city_id, delivery_fee_inside, delivery_fee_outside)
      select 'many' || number, 'bazaar-' || number,
        translate(lpad(to_hex(number), 4, '0'), '0123456789abcdef', '23456789ABCDEFGH'),
        'দোকান ' || number, 'Bazaar ' || number, 'approved', business_category_id, theme, '+88018' || lpad(number::text, 8, '0'),
        home_city_id, delivery_fee_inside, delivery_fee_outside
      from shop, generate_series(${first}::int, ${last}::int) number where id = ${id}`,
  );
  await api.db.execute(
    sql`update shop set title_en = 'Zubayda', phone = '+8801755443322' where slug = 'bazaar-7131'`,
  );
  // What is new waits beside the index of parts until then, and is read whole.
  await api.db.execute(sql`vacuum analyze shop`);
});
afterAll(() => api.close());

const asStaff = <Result>(work: (tx: Queryable) => Promise<Result>) =>
  inTransaction(api.db, work, { staffId: support.id });

/** How many shops were read, one by one or by an index. */
async function shopsRead(db: Queryable): Promise<number> {
  const [found] = await rowsOf<{ read: number }>(
    db,
    sql`select (seq_tup_read + coalesce(idx_tup_fetch, 0))::int as read from pg_stat_xact_user_tables where relname = 'shop'`,
  );
  return found?.read ?? 0;
}

test.each([
  ["a word of a name", ["zubay"], 1],
  ["two words, in either language", ["দোকান", "zubayda"], 1],
  ["a part of a phone", ["5544332"], 1],
  ["a word that all have", ["bazaar"], 50],
])("among 8,000 shops %s is found without reading all of them", async (_what, words, listed) => {
  await asStaff(async (tx) => {
    const before = await shopsRead(tx);
    expect(await listShops(tx, { words }, { limit: 50, offset: 0 })).toHaveLength(listed);
    const read = (await shopsRead(tx)) - before;
    expect(read).toBeGreaterThan(0);
    expect(read).toBeLessThan(150);
  });
});

test("pages of a search go on where the one before ended, and are counted no further than a list has pages", async () => {
  const search = { status: "approved", words: ["bazaar"] } as const;
  const slugsOf = async (offset: number) =>
    (await asStaff((tx) => listShops(tx, { ...search, words: [...search.words] }, { limit: 3, offset }))).map(
      ({ slug }) => slug,
    );
  expect(await slugsOf(0)).toEqual(["bazaar-8000", "bazaar-7999", "bazaar-7998"]);
  expect(await slugsOf(3)).toEqual(["bazaar-7997", "bazaar-7996", "bazaar-7995"]);
  const counted = (status: "approved" | "sent") =>
    asStaff((tx) => countShops(tx, { status, words: ["bazaar"] }));
  expect(await counted("approved")).toBe(business.officeCountedUpTo);
  expect(await counted("sent")).toBe(0);
});

test("signs that stand for others in a pattern stand for themselves", async () => {
  const found = (word: string) => asStaff((tx) => countShops(tx, { words: [word] }));
  for (const word of ["%", "_", "\\", "'", "' or true --"]) expect(await found(word)).toBe(0);
});

test("who is not of the platform's people finds no shop by the function of the search", async () => {
  const { id } = await createAccount(api, {});
  const found = await inTransaction(
    api.db,
    (tx) => rowsOf(tx, sql`select haat_find_shops('{%bazaar%}', null, 10)`),
    { staffId: id },
  );
  expect(found).toEqual([]);
});
