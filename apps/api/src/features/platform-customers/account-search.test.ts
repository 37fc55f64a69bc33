import { business } from "@haat/contract/shared/business-constants";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Database } from "../../database/database";
import { inTransaction } from "../../database/transaction";
import { writeMany } from "../../testing/many-rows";
import { startTestApi, type TestApi } from "../../testing/test-api";
import { rowsOf } from "../../testing/table-contents";
import { createAccount, createPlatformPerson, type TestAccount } from "../../testing/test-people";
import { countCustomers, listCustomers } from "./platform-customers.repository";

let api: TestApi;
let support: TestAccount;
let sought: TestAccount;
beforeAll(async () => {
  api = await startTestApi();
  support = await createPlatformPerson(api, "support");
  sought = await createAccount(api, { firstName: "রহিমা", lastName: "Zubayda" });
  await writeMany(
    api.db,
    100_000,
    (first, last) => sql`insert into customer (phone, first_name, last_name)
      select '+88013' || lpad(number::text, 8, '0'), 'Name' || number, 'Khatun'
      from generate_series(${first}::int, ${last}::int) number`,
  );
  await api.db.execute(sql`analyze customer`);
});
afterAll(() => api.close());

/** How often the table was read from its beginning to its end, and how often an index was looked in. */
async function reads(db: Pick<Database, "execute">, index: string) {
  const [found] = await rowsOf<{ whole: number; looked: number }>(
    db,
    sql`select pg_stat_get_xact_numscans('customer'::regclass)::integer as whole,
      pg_stat_get_xact_numscans(${index}::regclass)::integer as looked`,
  );
  if (!found) throw new Error("PostgreSQL counts no reads.");
  return found;
}

test.each([
  ["a part of a phone", "customer_phone_part", { digits: "09999", words: [] }, 11],
  ["a whole phone", "customer_phone_unique", { digits: "01300099990", words: [] }, 1],
  ["a word of a name", "customer_name_part", { words: ["zubay"] }, 1],
  ["two words of a name", "customer_name_part", { words: ["khat", "name9998"] }, 11],
])("among 100,000 accounts %s is looked up in its index", async (_what, index, search, total) => {
  await inTransaction(
    api.db,
    async (tx) => {
      const before = await reads(tx, index);
      const found = await listCustomers(tx, search, { limit: 50, offset: 0 });
      expect(found).toHaveLength(total);
      expect(await countCustomers(tx, search)).toBe(total);
      const after = await reads(tx, index);
      expect(after).toEqual({ whole: before.whole, looked: before.looked + 2 });
    },
    { staffId: support.id },
  );
});

test("all accounts are counted no further than their list has pages", async () => {
  const staff = { staffId: support.id };
  const counted = await inTransaction(api.db, (tx) => countCustomers(tx, { words: [] }), staff);
  expect(counted).toBe(business.officeCountedUpTo);
});

test("who is not of the platform's people finds nobody by the functions of the search", async () => {
  const query = sql`select haat_find_accounts('%0%', '{%a%}', 1000)`;
  const foundBy = async ({ id }: TestAccount) =>
    (await inTransaction(api.db, (tx) => rowsOf(tx, query), { staffId: id })).length;
  expect(await foundBy(sought)).toBe(0);
  expect(await foundBy(support)).toBe(1000);
});
