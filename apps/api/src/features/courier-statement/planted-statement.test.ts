import { randomUUID } from "node:crypto";
import { dayInBangladesh } from "@haat/contract/shared/bangladesh-day";
import type { StatementRow } from "@haat/contract/seller/courier-statements.contract";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  csvText,
  plantStatement,
  type Expected,
  type PlantedStatement,
} from "../../testing/planted-statement";
import { plantCourier, plantOrders } from "../../testing/planted-orders";
import { rowsOf, tableContents } from "../../testing/table-contents";
import { startTestApi, type TestApi } from "../../testing/test-api";
import { createStaffOf } from "../../testing/test-people";
import { createTestShop, type TestShop } from "../../testing/test-shop";

let api: TestApi;
let shop: TestShop;
let staff: Awaited<ReturnType<typeof createStaffOf>>;
let planted: PlantedStatement;
let courier: number;
beforeAll(async () => {
  api = await startTestApi();
  shop = await createTestShop(api.db);
  staff = await createStaffOf(api, shop);
  courier = await plantCourier(api.db, shop.id, "Pathao");
  const other = await plantCourier(api.db, shop.id, "Rider");
  const day = dayInBangladesh(new Date(api.clock.now().getTime() - 2 * 86_400_000));
  planted = plantStatement("PLNT", { own: courier, other }, "Pathao", day);
  await plantOrders(api.db, shop.id, staff.manager.id, planted.orders, api.clock.now());
});
afterAll(() => api.close());

const inShop = () => ({ language: "en" as const, seller_key: shop.sellerKey });
const key = (idempotencyKey: string = randomUUID()) => ({ context: { idempotencyKey } });
const calls = (client = staff.manager.client) => client.courierStatements;
const fileOf = (text: string, name = "statement.csv") => new File([text], name, { type: "text/csv" });
const upload = async (table: File, given: object = {}) =>
  (await calls().uploadStatement({ ...inShop(), courier: String(courier), table, ...given })).data;
const read = async (id_statement: number, asked: object = {}) =>
  (await calls().courierStatement({ ...inShop(), id_statement, ...asked })).data;

async function allRows(id_statement: number): Promise<StatementRow[]> {
  const { last_page } = await read(id_statement, { view: "all" });
  const pages: StatementRow[] = [];
  for (let page = 1; page <= last_page; page += 1)
    pages.push(...(await read(id_statement, { view: "all", page })).rows);
  return pages;
}

/** What the ledger has of the courier, by kind. */
async function ledgerSums() {
  const sums = await rowsOf<{ kind: string; amount: string }>(
    api.db,
    sql`select kind, sum(amount) as amount from cash_entry where shop_id = ${shop.id} and courier = 'Pathao' group by kind`,
  );
  const of = (kind: string) => Number(sums.find((each) => each.kind === kind)?.amount ?? 0);
  return { collected: of("collected"), handedIn: of("handed_in"), fee: of("fee") };
}

const statusesNow = () =>
  rowsOf(
    api.db,
    sql`select id, status, payment_status, grand_total from customer_order where shop_id = ${shop.id} order by id`,
  );

test("a statement of 500 rows with every kind of difference is what it was planted to be, and is settled to the poisha", async () => {
  // What an earlier statement of the courier settled.
  const before = planted.earlier.map(({ order, collected }) => [order, String(collected / 100)]);
  const { id_statement: earlierId } = await upload(
    fileOf(csvText([["Invoice", "Collected Amount"], ...before]), "earlier.csv"),
  );
  const first = await read(earlierId);
  expect(first.ready).toHaveLength(15);
  await calls().settleStatement(
    {
      ...inShop(),
      id_statement: earlierId,
      version: first.statement.version,
      rows: first.ready.map(({ position }) => position),
    },
    key(),
  );
  const [orders, ledger] = [await statusesNow(), await ledgerSums()];
  expect(ledger.handedIn).toBe(planted.earlier.reduce((sum, { collected }) => sum + collected, 0));

  // Looked at: nothing of the book is another.
  const file = fileOf(`\ufeff${csvText(planted.sheet)}`);
  const { id_statement, state } = await upload(file);
  expect(state).toBe("checked");
  expect([await statusesNow(), await ledgerSums()]).toEqual([orders, ledger]);

  // Row by row what it was planted to be: 0 deviations.
  const rows = await allRows(id_statement);
  const told = rows.filter(({ row }) => row !== null);
  expect(planted.expected).toHaveLength(500);
  const deviations = planted.expected.flatMap((expected: Expected, place) => {
    const row = told[place];
    const found = { kind: row?.kind, match: row?.match ?? null, order: row?.order_id ?? "" };
    const { kind, match, order } = expected;
    return JSON.stringify(found) === JSON.stringify({ kind, match, order }) ? [] : [{ place, expected, row }];
  });
  expect(deviations).toEqual([]);
  expect(told).toHaveLength(500);
  const missing = rows.filter(({ row }) => row === null);
  expect(missing.map(({ order_id }) => order_id).sort()).toEqual([...planted.missing].sort());
  expect(missing.every(({ kind }) => kind === "missing")).toBe(true);
  const { statement, ready } = await read(id_statement);
  const kinds = new Set([...planted.expected.map(({ kind }) => kind), "missing"]);
  expect([kinds.size, Object.values(statement.kinds).every((count) => count > 0)]).toEqual([13, true]);
  const settled = planted.expected.filter(({ settles }) => settles !== null);
  expect(ready.map(({ settles }) => settles)).toEqual(settled.map(({ settles }) => settles));

  // The same file again is the same statement, and changes nothing.
  const contents = await tableContents(api.db);
  expect(await upload(fileOf(`\ufeff${csvText(planted.sheet)}`, "again.csv"))).toEqual({
    id_statement,
    state,
  });
  expect(await tableContents(api.db)).toEqual(contents);

  // Two people confirm at once: it is settled once.
  const asked = {
    ...inShop(),
    id_statement,
    version: statement.version,
    rows: ready.map(({ position }) => position),
  };
  const same = key();
  const all = await Promise.allSettled([
    calls().settleStatement(asked, same),
    calls(staff.owner.client).settleStatement(asked, key()),
    calls().settleStatement(asked, same),
  ]);
  const done = all.filter((each) => each.status === "fulfilled");
  expect(done.length).toBeGreaterThanOrEqual(1);
  for (const each of all)
    if (each.status === "rejected") expect(each.reason).toMatchObject({ code: "statement_moved" });
  const collected = settled.reduce((sum, { settles }) => sum + (settles ?? 0), 0);
  const charged = settled.reduce((sum, { fee }) => sum + fee, 0);
  const handedIn = Math.floor((collected - charged) / 100) * 100;
  expect(await ledgerSums()).toEqual({
    collected: ledger.collected,
    handedIn: ledger.handedIn + handedIn,
    fee: collected - handedIn,
  });
  expect(await statusesNow()).toEqual(orders);
  const after = await read(id_statement);
  expect(after.statement).toMatchObject({
    state: "settled",
    settled: { parcels: settled.length, collected, handed_in: handedIn, fee: collected - handedIn },
  });
  const marks = await rowsOf<{ count: number }>(
    api.db,
    sql`select count(*)::int as count from settled_parcel where shop_id = ${shop.id} and statement_id = ${id_statement}`,
  );
  expect(marks).toEqual([{ count: settled.length }]);

  // Once more, by the same key, by another one, and as the same file: nothing is changed twice.
  const end = await tableContents(api.db);
  await expect(calls().settleStatement(asked, key())).rejects.toMatchObject({ code: "statement_moved" });
  const late = { ...asked, version: after.statement.version };
  await expect(calls().settleStatement(late, key())).rejects.toMatchObject({ code: "statement_moved" });
  expect(await upload(file)).toEqual({ id_statement, state: "settled" });
  expect(await tableContents(api.db)).toEqual(end);

  // Held against the book once more it says the same of what is left.
  await calls().checkStatement({ ...inShop(), id_statement });
  const again = await allRows(id_statement);
  expect(again.map(({ position, kind, order_id }) => [position, kind, order_id])).toEqual(
    rows.map(({ position, kind, order_id }) => [position, kind, order_id]),
  );
  expect(again.filter((row) => row.settled !== null)).toHaveLength(settled.length);
});
