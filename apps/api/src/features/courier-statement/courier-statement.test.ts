import { randomUUID } from "node:crypto";
import { dayInBangladesh } from "@haat/contract/shared/bangladesh-day";
import { business } from "@haat/contract/shared/business-constants";
import { strings } from "@haat/i18n/strings";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import writeWorkbook from "write-excel-file/node";
import { sqlStateOf } from "../../database/database-failure";
import { inTransaction } from "../../database/transaction";
import { csvText } from "../../testing/planted-statement";
import { plantCourier, plantOrders, type PlantedOrder } from "../../testing/planted-orders";
import { rowsOf, tableContents } from "../../testing/table-contents";
import { startTestApi, type TestApi } from "../../testing/test-api";
import { createStaffOf } from "../../testing/test-people";
import { createTestShop, type TestShop } from "../../testing/test-shop";
import { moveOrder } from "../order/order-status.usecases";
import { endOldStatements } from "./statement-ending.usecases";
import { takeBackCollected } from "../cash/cash-collection.usecases";

let api: TestApi;
let shop: TestShop;
let staff: Awaited<ReturnType<typeof createStaffOf>>;
let courier: number;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  shop = await createTestShop(api.db);
  staff = await createStaffOf(api, shop);
  courier = await plantCourier(api.db, shop.id, "Pathao");
});

const language = "en" as const;
const inShop = () => ({ language, seller_key: shop.sellerKey });
const key = (idempotencyKey: string = randomUUID()) => ({ context: { idempotencyKey } });
const calls = (client = staff.manager.client) => client.courierStatements;
const cash = () => staff.manager.client.sellerCash;
const refused = (code: string) => expect.objectContaining({ code });
const onField = (field: string, code: string) =>
  expect.objectContaining({
    data: expect.objectContaining({ errors: [expect.objectContaining({ field, code })] }),
  });
const fileOf = (parts: BlobPart[], name = "statement.csv") => new File(parts, name);
const upload = async (table: File, given: object = {}) =>
  (await calls().uploadStatement({ ...inShop(), courier: String(courier), table, ...given })).data;
const read = async (id_statement: number, asked: object = {}) =>
  (await calls().courierStatement({ ...inShop(), id_statement, view: "all", ...asked })).data;
const look = async (table: File, given: object = {}) => read((await upload(table, given)).id_statement);
const settle = async (id_statement: number, rows?: number[], client = staff.manager.client) => {
  const { statement, ready } = await read(id_statement);
  return (
    await calls(client).settleStatement(
      {
        ...inShop(),
        id_statement,
        version: statement.version,
        rows: rows ?? ready.map(({ position }) => position),
      },
      key(),
    )
  ).data;
};

let planted = 0;
/** Orders of 1,000 taka, delivered, whose cash Pathao has, where nothing else is said. */
async function plant(...given: Partial<PlantedOrder>[]): Promise<string[]> {
  const orders = given.map((each): PlantedOrder => {
    planted += 1;
    const number = `ABCD-${String(planted).padStart(5, "K")}`;
    const total = each.total ?? 100_000;
    return {
      number,
      total,
      phone: `017${String(40_000_000 + planted)}`,
      status: 6,
      deliveredAt: api.clock.now(),
      parcel: { courierId: courier, code: `CODE${planted}` },
      collected: { courier: "Pathao", amount: total },
      ...each,
    };
  });
  await plantOrders(api.db, shop.id, staff.manager.id, orders, api.clock.now());
  return orders.map(({ number }) => number);
}
const headings = ["Invoice", "Collected Amount", "Delivery Fee"];
const simple = (...rows: string[][]) => csvText([headings, ...rows]);
const kindsOf = ({ rows }: Awaited<ReturnType<typeof read>>) => rows.map(({ kind }) => kind);
const owed = async () => (await cash().cash(inShop())).data.owed;

describe("a statement in any of the ways in which couriers send one", () => {
  test.each([
    ["UTF-8", (text: string) => Buffer.from(text)],
    ["UTF-8 with its mark", (text: string) => Buffer.from(`\ufeff${text}`)],
    ["UTF-16", (text: string) => Buffer.from(`\ufeff${text}`, "utf16le")],
    ["UTF-16 of the other order", (text: string) => Buffer.from(`\ufeff${text}`, "utf16le").swap16()],
  ])("is read: %s", async (_, write) => {
    const [number = ""] = await plant({});
    const { rows, statement } = await look(fileOf([write(simple([number, "৳১,০০০.০০", "৬০"]))]));
    expect(rows).toMatchObject([
      { kind: "fits", order_id: number, collected: 100_000, fee: 6000, paid: 94_000, held: 100_000 },
    ]);
    expect(statement).toMatchObject({
      state: "checked",
      rows: 1,
      open: 0,
      said: { collected: 100_000, fee: 6000, paid: 94_000 },
    });
  });

  test.each([";", "\t"])("is read with %j between its cells", async (delimiter) => {
    const [number = ""] = await plant({});
    const text = csvText([headings, [number, "1,000", "60"]], delimiter);
    expect(kindsOf(await look(fileOf([text])))).toEqual(["fits"]);
  });

  test("is read with headings and digits in Bengali, below what the courier writes above them", async () => {
    const [number = ""] = await plant({});
    const { rows } = await look(
      fileOf([
        csvText([
          ["পাঠাও কুরিয়ার", ""],
          ["", ""],
          ["অর্ডার নম্বর", "আদায়", "ডেলিভারি চার্জ", "সিওডি চার্জ", "প্রদেয়", "তারিখ"],
          [number, "১,০০০", "৬০", "১০", "৯৩০", "০২/০৩/২০২৬"],
          ["মোট", "১,০০০", "", "", "", ""],
        ]),
      ]),
    );
    expect(rows.filter(({ row }) => row !== null)).toMatchObject([
      { row: 4, kind: "fits", collected: 100_000, fee: 7000, paid: 93_000, day: "2026-03-02" },
    ]);
  });

  test("is read from a workbook, with its dates and its numbers", async () => {
    const [number = "", other = ""] = await plant(
      {},
      { parcel: { courierId: courier, code: "91234567890" } },
    );
    const cells = [
      ["Merchant Order ID", "Consignment ID", "Collected Amount", "Total Fee", "COD Fee", "Date"],
      [number, null, 1000, 75.5, 10, new Date("2026-03-02T00:00:00Z")],
      [null, 91_234_567_890, 1000, 75.5, 10, new Date("2026-03-03T00:00:00Z")],
    ];
    const book = await writeWorkbook(
      cells.map((row) =>
        row.map((value) =>
          value instanceof Date
            ? { value, type: Date, format: "yyyy-mm-dd" }
            : value === null
              ? null
              : { value },
        ),
      ),
      { sheet: "A" },
    ).toBuffer();
    const { rows, statement } = await look(fileOf([new Uint8Array(book)], "pay.xlsx"));
    expect(statement).toMatchObject({
      format: "xlsx",
      file_name: "pay.xlsx",
      period: { start: "2026-03-02", end: "2026-03-03" },
    });
    expect(rows).toMatchObject([
      { kind: "fits", match: "number", order_id: number, fee: 7550, day: "2026-03-02" },
      { kind: "fits", match: "tracking", order_id: other, fee: 7550, day: "2026-03-03" },
    ]);
  });

  test("asks for its columns where their names do not tell them, and is read by those that are chosen", async () => {
    const [number = ""] = await plant({});
    const text = csvText([
      ["Kolom A", "Kolom B", "Kolom C"],
      [number, "1000", "x"],
    ]);
    const { id_statement, state } = await upload(fileOf([text]));
    expect(state).toBe("columns");
    const { columns, chosen } = (await calls().statementColumns({ ...inShop(), id_statement })).data;
    expect([columns.map(({ title, sample }) => [title, sample]), chosen]).toEqual([
      [
        ["Kolom A", number],
        ["Kolom B", "1000"],
        ["Kolom C", "x"],
      ],
      {},
    ]);
    const choose = (chosenNow: object) =>
      calls().readStatement({ ...inShop(), id_statement, columns: chosenNow });
    await expect(choose({ collected: 1 })).rejects.toEqual(
      onField("columns.own_number", "statement_key_column"),
    );
    await expect(choose({ own_number: 0 })).rejects.toEqual(
      onField("columns.collected", "statement_cash_column"),
    );
    await expect(choose({ own_number: 1, collected: 1 })).rejects.toEqual(
      onField("columns.collected", "statement_column_twice"),
    );
    await choose({ own_number: 0, collected: 1 });
    expect(kindsOf(await read(id_statement))).toEqual(["fits"]);
    // Wrongly chosen ones can be chosen anew until something is settled.
    await choose({ own_number: 0, collected: 2 });
    expect(kindsOf(await read(id_statement))).toContain("unreadable");
    await choose({ own_number: 0, collected: 1 });
    await settle(id_statement);
    await expect(choose({ own_number: 0, collected: 1 })).rejects.toEqual(refused("statement_final"));
    expect((await calls().statementColumns({ ...inShop(), id_statement })).data.columns).toEqual([]);
  });

  test("is refused where it is none, broken, too long or too large, and changes nothing", async () => {
    const before = await tableContents(api.db);
    const refusedWith = async (code: string, ...parts: BlobPart[]) =>
      expect(upload(fileOf(parts))).rejects.toEqual(onField("table", code));
    await refusedWith("import_file_required", "");
    await refusedWith("import_rows_none", simple());
    await refusedWith("import_file_format", Buffer.from([0x25, 0x50, 0x44, 0x46, 1, 2, 3]));
    await refusedWith("import_file_format", Buffer.from([0x50, 0x4b, 0x03, 0x04, 1, 2, 3]));
    await refusedWith("import_file_broken", 'Invoice,Collected\n"ABCD-22222,1');
    const row = ["ABCD-22222", "1", "1"];
    const many = Array.from({ length: business.statementRowsMost + 1 }, () => row);
    await refusedWith("statement_rows_many", simple(...many));
    await refusedWith("import_file_large", new Uint8Array(business.importTableMaxBytes + 1));
    const given = { ...inShop(), table: fileOf([simple(row)]) };
    await expect(calls().uploadStatement({ ...given, courier: "999999" })).rejects.toEqual(
      onField("courier", "courier_unknown"),
    );
    await expect(
      calls().uploadStatement({ ...given, courier: String(courier), start: "2026-03-02", end: "2026-03-01" }),
    ).rejects.toEqual(onField("end", "date_order"));
    expect(await tableContents(api.db)).toEqual(before);
  });

  test("is read where shares of an amount have more places than poisha, and where the courier rounds what it charges", async () => {
    const [shared = "", rounded = "", off = ""] = await plant({}, {}, {});
    const text = csvText([
      ["Invoice", "Collected Amount", "Delivery Fee", "COD Fee", "Payout"],
      [shared, "1000", "60", "11.555", "928.445"],
      [rounded, "1000", "60", "11", "928.55"],
      [off, "1000", "60", "10", "929"],
    ]);
    const { rows } = await look(fileOf([text]));
    expect(rows.filter(({ row }) => row !== null)).toMatchObject([
      { kind: "fits", fee: 7155, paid: 92_845 },
      { kind: "fits", fee: 7145, paid: 92_855 },
      { kind: "unreadable" },
    ]);
  });

  test("is read where a letter of two halves stands where a cell or the file's name is cut", async () => {
    const [number = ""] = await plant({});
    const long = `${"x".repeat(199)}\u{1f69a}`;
    const name = `${"n".repeat(119)}\u{1f69a}`;
    const { rows, statement } = await look(fileOf([simple([number, "1000", "60", long])], name));
    expect([rows[0]?.kind, statement.file_name]).toEqual(["fits", "n".repeat(119)]);
  });

  test("says of each row that cannot be read what is wrong with it", async () => {
    const { rows } = await look(
      fileOf([
        csvText([
          ["Invoice", "Phone", "Collected Amount", "Fee", "Paid"],
          ["", "", "100", "", ""],
          ["A1", "", "", "", ""],
          ["A2", "", "many", "", ""],
          ["A3", "", "100", "10", "95"],
          ["1.2E+10", "", "100", "", ""],
          ["A5", "", "-100", "", ""],
        ]),
      ]),
    );
    const { fields } = strings.en.api;
    expect(rows.map(({ kind, flaw }) => [kind, flaw])).toEqual(
      [
        fields.statement_row_key,
        fields.statement_row_cash,
        fields.statement_row_cash,
        fields.statement_row_sums,
        fields.cell_shortened,
        fields.statement_row_cash,
      ].map((flaw) => ["unreadable", flaw]),
    );
  });
});

describe("a statement of a courier", () => {
  test("settles what is ticked and leaves the rest, which can be settled later", async () => {
    const [one = "", other = "", late = ""] = await plant(
      {},
      {},
      { status: 5, deliveredAt: undefined, collected: undefined },
    );
    const { id_statement } = await upload(
      fileOf([simple([one, "1000", "60"], [other, "900", "60"], [late, "1000", "60"])]),
    );
    const before = await read(id_statement);
    expect(kindsOf(before)).toEqual(["fits", "less", "not_delivered"]);
    expect(before).toMatchObject({ owed: 200_000, ready_settles: 190_000, is_short: false });
    const done = await settle(id_statement, [1]);
    expect(done).toMatchObject({ parcels: 1, handed_in: 94_000, fee: 6000 });
    expect(await owed()).toMatchObject([{ name: "Pathao", amount: 100_000 }]);
    const { entries } = (await cash().cashEntries({ ...inShop(), kind: "handed_in" })).data;
    expect(entries).toMatchObject([
      { amount: 94_000, holder: { name: "Pathao" }, note: expect.stringContaining("statement.csv") },
    ]);

    // The order that was not delivered was moved by nobody; once it is, its row fits.
    const [row] = await rowsOf<{ status: number }>(
      api.db,
      sql`select status from customer_order where shop_id = ${shop.id} and number = ${late}`,
    );
    expect(row?.status).toBe(5);
    const collected = {
      amount: 100_000,
      holder: "courier" as const,
      courier: "pathao",
      difference_reason: "",
    };
    const move = {
      to: "delivered",
      mover: "seller",
      accountId: staff.owner.id,
      note: "",
      collected,
    } as const;
    await inTransaction(api.db, (tx) =>
      moveOrder(tx, shop.id, late, move, { language, now: api.clock.now() }),
    );
    await calls().checkStatement({ ...inShop(), id_statement });
    expect(kindsOf(await read(id_statement))).toEqual(["fits", "less", "fits"]);
    await settle(id_statement, [2, 3]);
    const end = await read(id_statement);
    expect(end.statement).toMatchObject({
      settled: { parcels: 3, collected: 290_000, handed_in: 272_000, fee: 18_000 },
      open: 0,
    });
    // What it paid less stays with the courier.
    expect(await owed()).toMatchObject([{ name: "Pathao", amount: 10_000 }]);
    expect(end.ready).toEqual([]);
  });

  test("finds its orders missing in the days that are asked for, that its rows name, or on which these were delivered", async () => {
    const before = (days: number) => new Date(api.clock.now().getTime() - days * 86_400_000);
    const [first = "", second = "", third = ""] = await plant(
      { deliveredAt: before(1) },
      { deliveredAt: before(1) },
      { deliveredAt: before(5) },
    );
    const missingIn = async (text: string, given: object = {}) =>
      (await look(fileOf([text]), given)).rows.flatMap(({ row, order_id }) =>
        row === null ? [order_id] : [],
      );
    expect(await missingIn(simple([first, "1000", "0"]))).toEqual([second]);
    const start = dayInBangladesh(before(6));
    expect((await missingIn(simple([first, "1000", "1"]), { start })).sort()).toEqual([second, third].sort());
    const end = dayInBangladesh(before(3));
    expect(await missingIn(simple([first, "1000", "2"]), { start, end })).toEqual([third]);
    const dated = (day: string) =>
      csvText([
        ["Invoice", "Collected", "Date"],
        [first, "1000", day],
      ]);
    expect(await missingIn(dated(dayInBangladesh(before(5))))).toEqual([third]);
    expect(await missingIn(simple(["NONE-22222", "1000", "0"]))).toEqual([]);
  });

  test("never settles more than its courier has by the book, nor charges that nothing is left for", async () => {
    const [one = "", other = "", back = ""] = await plant(
      {},
      {},
      { status: 3, deliveredAt: undefined, collected: undefined },
    );
    const held = (await owed())[0];
    await cash().handInCash(
      { ...inShop(), holder: "courier", courier: "Pathao", amount: 150_000, fee: 0, was: held?.amount ?? 0 },
      key(),
    );
    const { id_statement } = await upload(
      fileOf([simple([one, "1000", "60"], [other, "1000", "60"], [back, "0", "120"])]),
    );
    expect(await read(id_statement)).toMatchObject({ owed: 50_000, ready_settles: 200_000, is_short: true });
    await expect(settle(id_statement)).rejects.toEqual(refused("cash_too_much"));
    await expect(settle(id_statement, [3])).rejects.toEqual(refused("statement_fees_more"));
    expect((await read(id_statement)).statement).toMatchObject({ state: "checked", settled: { parcels: 0 } });
  });

  test("is refused where the book has changed since it was looked at", async () => {
    const [number = ""] = await plant({});
    const { id_statement } = await upload(fileOf([simple([number, "1000", "60"])]));
    const [entry] = (await cash().cashEntries({ ...inShop(), kind: "collected" })).data.entries;
    await cash().correctCash(
      { ...inShop(), id_entry: entry?.id_entry ?? 0, was: 100_000, amount: 90_000, reason: "Mistyped" },
      key(),
    );
    await expect(settle(id_statement)).rejects.toEqual(refused("statement_moved"));
    await expect(settle(id_statement, [7])).rejects.toEqual(refused("statement_moved"));
    await calls().checkStatement({ ...inShop(), id_statement });
    expect(kindsOf(await read(id_statement))).toEqual(["more"]);
    // Of what the book does not say nothing is settled.
    expect(await settle(id_statement)).toMatchObject({ handed_in: 84_000, fee: 6000 });
  });

  test("keeps what it has settled: it is not taken back, nor put right to less, in the ledger or past it", async () => {
    const [number = ""] = await plant({});
    const { id_statement } = await upload(fileOf([simple([number, "900", "0"])]));
    await settle(id_statement);
    const [entry] = (await cash().cashEntries({ ...inShop(), kind: "collected" })).data.entries;
    const { settled } = (await cash().orderCash({ ...inShop(), order_id: number })).data.cash;
    expect(settled).toEqual({
      id_statement,
      file_name: "statement.csv",
      amount: 90_000,
      at: api.clock.now().toISOString(),
    });
    const correct = (was: number, amount: number) =>
      cash().correctCash({ ...inShop(), id_entry: entry?.id_entry ?? 0, was, amount, reason: "x" }, key());
    const told = await correct(100_000, 80_000).catch((error: unknown) => error);
    expect(told).toMatchObject({ code: "cash_settled" });
    expect(String(told)).toContain("statement.csv");
    const [order] = await rowsOf<{ id: number }>(
      api.db,
      sql`select id from customer_order where shop_id = ${shop.id} and number = ${number}`,
    );
    const taken = { accountId: staff.owner.id, now: api.clock.now(), note: "Undone" };
    await expect(
      inTransaction(api.db, (tx) => takeBackCollected(tx, shop.id, order?.id ?? 0, taken)),
    ).rejects.toMatchObject({ code: "cash_settled" });
    const past = inTransaction(api.db, (tx) =>
      rowsOf(
        tx,
        sql`insert into cash_entry (shop_id, kind, holder, courier, order_id, amount, note, corrects, at)
          values (${shop.id}, 'collected', 'courier', 'Pathao', ${order?.id ?? 0}, -20000, 'x', ${entry?.id_entry ?? 0}, now()),
            (${shop.id}, 'difference', null, '', ${order?.id ?? 0}, 20000, 'x', null, now())`,
      ),
    );
    expect(sqlStateOf(await past.catch((error: unknown) => error))).toBe("23514");
    // Down to what was settled it can be put right: what the courier paid less was not collected.
    await correct(100_000, 90_000);
    expect(await owed()).toEqual([]);
  });

  test("hands in no more than there is by a correction of what it handed in", async () => {
    const [number = ""] = await plant({});
    await settle((await upload(fileOf([simple([number, "900", "0"])]))).id_statement);
    const [entry] = (await cash().cashEntries({ ...inShop(), kind: "handed_in" })).data.entries;
    const correct = (amount: number) =>
      cash().correctCash(
        { ...inShop(), id_entry: entry?.id_entry ?? 0, was: 90_000, amount, reason: "Counted again" },
        key(),
      );
    await expect(correct(100_100)).rejects.toEqual(refused("cash_too_much"));
    await correct(100_000);
    expect(await owed()).toEqual([]);
  });

  test("has differences that are cleared with a note, stay cleared, and are had as a file", async () => {
    const [less = ""] = await plant({});
    const { id_statement } = await upload(fileOf([simple([less, "900", "60"], ["=1+1", "500", "60"])]));
    const clear = (position: number, note: string) =>
      calls().clearStatementRow({ ...inShop(), id_statement, position, note });
    const noted = (await clear(2, "Another shop's")).data.row;
    expect(noted).toMatchObject({ kind: "unknown", cleared: { note: "Another shop's" } });
    await calls().checkStatement({ ...inShop(), id_statement });
    expect((await read(id_statement)).statement).toMatchObject({ open: 1, cleared: 1 });
    expect((await read(id_statement, { view: "open" })).rows).toHaveLength(1);
    expect((await read(id_statement, { view: "cleared" })).rows).toMatchObject([{ position: 2 }]);
    const file = (await calls().statementFile({ ...inShop(), id_statement })) as File;
    const text = await file.text();
    expect(text.split("\r\n")).toHaveLength(4);
    expect(text).toContain(`2,Less,${less},Delivered,${less},,,900.00,1000.00,60.00,840.00`);
    expect(text).toContain("'=1+1");
    expect(text).toContain("Another shop's");
    // Cleared rows are not settled; without its note one is to be looked at again.
    await clear(1, "Paid on 5 March");
    expect((await read(id_statement)).ready).toEqual([]);
    await clear(1, "");
    expect((await read(id_statement)).ready).toMatchObject([{ position: 1, settles: 90_000 }]);
    await settle(id_statement);
    await expect(clear(1, "x")).rejects.toEqual(refused("statement_final"));
    await expect(clear(77, "x")).rejects.toEqual(refused("statement_not_found"));
  });

  test("says in its file of an order that came back that it did, as its page does", async () => {
    const [back = ""] = await plant({ status: 3, deliveredAt: undefined, collected: undefined });
    await api.db.execute(
      sql`insert into order_status_change (shop_id, order_id, status, at, reason)
        select shop_id, id, 3, ordered_at, 'refused' from customer_order where shop_id = ${shop.id} and number = ${back}`,
    );
    const { id_statement } = await upload(fileOf([simple([back, "500", "60"])]));
    expect((await read(id_statement)).rows).toMatchObject([{ status: "cancel", is_returned: true }]);
    const file = (await calls().statementFile({ ...inShop(), id_statement })) as File;
    expect(await file.text()).toContain(`${back},${strings.en.orderDesk.stages.returned},`);
  });

  test("is thrown away as long as nothing of it is settled, and can be brought again then", async () => {
    const [number = ""] = await plant({});
    const file = fileOf([simple([number, "1000", "60"])]);
    const { id_statement } = await upload(file);
    const away = (id: number) => calls().throwStatementAway({ ...inShop(), id_statement: id });
    await away(id_statement);
    expect((await away(id_statement)).data.statement.state).toBe("thrown_away");
    expect((await read(id_statement)).rows).toEqual([]);
    await expect(calls().checkStatement({ ...inShop(), id_statement })).rejects.toEqual(
      refused("statement_final"),
    );
    const again = await upload(file);
    expect(again.id_statement).not.toBe(id_statement);
    await settle(again.id_statement);
    await expect(away(again.id_statement)).rejects.toEqual(refused("statement_final"));
    const { statements } = (await calls().courierStatements(inShop())).data;
    expect(statements.map(({ state }) => state)).toEqual(["settled", "thrown_away"]);
    const first = (await calls().courierStatements({ ...inShop(), before: again.id_statement })).data;
    expect(first.statements).toMatchObject([{ id_statement }]);
  });

  test("brought twice at once is one, and two of them settle an order once", async () => {
    const [number = ""] = await plant({});
    const file = fileOf([simple([number, "1000", "60"])]);
    const both = await Promise.all([upload(file), upload(file)]);
    expect(new Set(both.map(({ id_statement }) => id_statement)).size).toBe(1);
    const other = await upload(fileOf([simple([number, "1000", "61"])]));
    const all = await Promise.allSettled([
      settle(both[0]?.id_statement ?? 0),
      settle(other.id_statement, undefined, staff.owner.client),
    ]);
    expect(all.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    expect(all.find(({ status }) => status === "rejected")).toMatchObject({
      reason: refused("statement_moved"),
    });
    expect(await owed()).toEqual([]);
  });

  test("keeps its days when it is looked at once more: what is missing stays missing", async () => {
    const [one = "", other = ""] = await plant({}, {});
    const { id_statement } = await upload(fileOf([simple([one, "1000", "60"])]));
    const before = await read(id_statement);
    expect(before.rows.flatMap(({ row, order_id }) => (row === null ? [order_id] : []))).toEqual([other]);
    await settle(id_statement, [1]);
    await calls().checkStatement({ ...inShop(), id_statement });
    const after = await read(id_statement);
    expect(after.statement.period).toEqual(before.statement.period);
    expect(after.statement).toMatchObject({ open: 1, kinds: { missing: 1 } });
  });

  test("of which a day is asked for that its rows are not of is looked at all the same", async () => {
    const [number = ""] = await plant({});
    const start = dayInBangladesh(new Date(api.clock.now().getTime() + 2 * 86_400_000));
    const dated = csvText([
      ["Invoice", "Collected", "Date"],
      [number, "1000", dayInBangladesh(api.clock.now())],
    ]);
    const { statement } = await look(fileOf([dated]), { start });
    expect(statement.period).toEqual({ start, end: start });
  });

  test("has its differences cleared as they were: read by other columns they are to be looked at again", async () => {
    const rows = [
      ["Kolom A", "Kolom B", "Kolom C"],
      ["", "", "150"],
      ["NONE-22222", "100", "100"],
      ["NONE-33333", "200", "300"],
    ];
    const { id_statement } = await upload(fileOf([csvText(rows)]));
    const choose = (collected: number) =>
      calls().readStatement({ ...inShop(), id_statement, columns: { own_number: 0, collected } });
    const clear = (position: number, note: string) =>
      calls().clearStatementRow({ ...inShop(), id_statement, position, note });
    const notes = async () => (await read(id_statement)).rows.map(({ row, cleared }) => [row, cleared?.note]);
    await choose(1);
    await clear(1, "Three");
    await clear(2, "Four");
    expect(await notes()).toEqual([
      [3, "Three"],
      [4, "Four"],
    ]);
    // Now the second row of the file counts, too; of the fourth the amount is another.
    await choose(2);
    expect(await notes()).toEqual([
      [2, undefined],
      [3, "Three"],
      [4, undefined],
    ]);
  });

  test("is about no order by phone where it names another one, and about none where its numbers are of two", async () => {
    const [one = "", other = ""] = await plant(
      { phone: "01744444444" },
      { parcel: { courierId: courier, code: "CODEB" } },
    );
    const text = csvText([
      ["Invoice", "Tracking Code", "Phone", "Collected"],
      ["WXYZ-22222", "", "01744444444", "1000"],
      ["", "", "01744444444", "1000"],
      [one, "CODEB", "", "1000"],
      ["", "codeb", "", "1000"],
    ]);
    expect((await look(fileOf([text]))).rows.map(({ kind, order_id }) => [kind, order_id])).toEqual([
      ["unknown", ""],
      ["fits", one],
      ["unclear", ""],
      ["fits", other],
    ]);
  });

  test("is thrown away after its time where nothing of it is settled", async () => {
    const [number = ""] = await plant({});
    const { id_statement } = await upload(fileOf([simple([number, "1000", "60"])]));
    const kept = await upload(fileOf([simple([number, "1000", "61"])]));
    await settle(kept.id_statement);
    const { ends_at } = (await read(id_statement)).statement;
    expect((await read(kept.id_statement)).statement.ends_at).toBeNull();
    const left = (new Date(ends_at ?? 0).getTime() - api.clock.now().getTime()) / 1000;
    expect(left).toBe(business.statementOpenDays * 24 * 3600);
    const endNow = () => endOldStatements({ db: api.db, clock: api.clock }, 100);
    api.clock.advance(left - 1);
    await endNow();
    expect((await read(id_statement)).statement.state).toBe("checked");
    api.clock.advance(2);
    await endNow();
    const { statement, rows } = await read(id_statement);
    expect([statement.state, statement.ends_at, rows]).toEqual(["thrown_away", null, []]);
    expect((await read(kept.id_statement)).statement.state).toBe("settled");
    const trail = await rowsOf<{ subject: string }>(
      api.db,
      sql`select subject from audit_event where shop_id = ${shop.id} and action = 'statement_end'`,
    );
    expect(trail).toEqual([{ subject: String(id_statement) }]);
    const [{ sheet } = { sheet: "" }] = await rowsOf<{ sheet: string | null }>(
      api.db,
      sql`select sheet::text as sheet from courier_statement where shop_id = ${shop.id} and id = ${id_statement}`,
    );
    expect(sheet).toBeNull();
  });

  test("is found by what the ledger calls its courier, however many had cash since", async () => {
    const [number = ""] = await plant({ collected: { courier: "PATHAO", amount: 100_000 } });
    await plant(
      ...Array.from({ length: 21 }, (_, place) => ({
        collected: { courier: `Rider ${place}`, amount: 100_000 },
      })),
    );
    expect(kindsOf(await look(fileOf([simple([number, "1000", "60"])])))[0]).toBe("fits");
  });

  test("is found by what the ledger calls a known courier that the shop calls otherwise", async () => {
    await api.db.execute(sql`update courier set name = 'Pathao North' where shop_id = ${shop.id}`);
    const [number = ""] = await plant({});
    expect(kindsOf(await look(fileOf([simple([number, "1000", "60"])])))).toEqual(["fits"]);
  });

  test("is found by the number that its courier booked a parcel under, beside the one it is followed by", async () => {
    const [number = ""] = await plant({});
    await api.db.execute(sql`
      insert into courier_booking (shop_id, order_id, courier_id, state, state_at, pieces, language, consignment, wanted_at, wanted_by)
      select shop_id, id, ${courier}, 'booked', now(), 1, 'en', '1424107', now(), ${staff.manager.id} from customer_order
      where shop_id = ${shop.id} and number = ${number}`);
    const text = csvText([
      ["Consignment ID", "Collected"],
      ["1424107", "1000"],
    ]);
    expect((await look(fileOf([text]))).rows).toMatchObject([
      { kind: "fits", match: "tracking", order_id: number },
    ]);
  });

  test("is the owner's and managers', leaves a trail, and is not there for another shop", async () => {
    const [number = ""] = await plant({});
    const file = fileOf([
      csvText([
        ["Invoice", "Phone", "Collected"],
        [number, "01712345678", "1000"],
      ]),
    ]);
    const given = { ...inShop(), courier: String(courier), table: file };
    await expect(calls(staff.packer.client).uploadStatement(given)).rejects.toEqual(refused("forbidden"));
    const { id_statement } = await upload(file);
    await settle(id_statement);
    const trail = await rowsOf<{ action: string; text: string }>(
      api.db,
      sql`select action, after::text as text from audit_event where shop_id = ${shop.id} and action like 'statement%' order by id`,
    );
    expect(trail.map(({ action }) => action)).toEqual(["statement_check", "statement_settle"]);
    expect(trail.map(({ text }) => text).join()).not.toContain("1712345678");

    const elsewhere = await createTestShop(api.db);
    const them = await createStaffOf(api, elsewhere);
    const theirs = calls(them.owner.client);
    const asked = { language, seller_key: elsewhere.sellerKey, id_statement };
    await expect(theirs.courierStatement(asked)).rejects.toEqual(refused("statement_not_found"));
    await expect(theirs.statementRow({ ...asked, position: 1 })).rejects.toEqual(
      refused("statement_not_found"),
    );
    await expect(theirs.checkStatement(asked)).rejects.toEqual(refused("statement_not_found"));
    await expect(theirs.settleStatement({ ...asked, version: 1, rows: [1] }, key())).rejects.toEqual(
      refused("statement_not_found"),
    );
    // Nor are their orders found in it.
    const others = await theirs.uploadStatement({
      language,
      seller_key: elsewhere.sellerKey,
      courier: "pathao",
      table: file,
    });
    const found = await theirs.courierStatement({ ...asked, id_statement: others.data.id_statement });
    expect(kindsOf(found.data)).toEqual(["unknown"]);
  });
});
