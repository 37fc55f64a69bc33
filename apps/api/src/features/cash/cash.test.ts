import { randomUUID } from "node:crypto";
import { formatMoney } from "@haat/i18n/money";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { sqlStateOf } from "../../database/database-failure";
import { inTransaction } from "../../database/transaction";
import { rowsOf } from "../../testing/table-contents";
import { createShopper, startTestApi, type TestApi, type TestShopper } from "../../testing/test-api";
import { createStaffOf } from "../../testing/test-people";
import { wholeTaka } from "../../testing/second-calculation";
import { createTestShop, type TestShop } from "../../testing/test-shop";
import { moveOrder } from "../order/order-status.usecases";
import { takeBackCollected } from "./cash-collection.usecases";

let api: TestApi;
let shop: TestShop;
let shopper: TestShopper;
let staff: Awaited<ReturnType<typeof createStaffOf>>;
beforeAll(async () => {
  api = await startTestApi();
  shopper = await createShopper(api);
});
afterAll(() => api.close());
beforeEach(async () => {
  shop = await createTestShop(api.db);
  staff = await createStaffOf(api, shop);
});

const language = "en" as const;
const inShop = () => ({ language, seller_key: shop.sellerKey });
const key = (idempotencyKey: string = randomUUID()) => ({ context: { idempotencyKey } });
const cash = () => staff.manager.client.sellerCash;
const refused = (code: string) => expect.objectContaining({ code });
const onField = (field: string, code: string) =>
  expect.objectContaining({
    data: expect.objectContaining({ errors: [expect.objectContaining({ field, code })] }),
  });
const rice = wholeTaka(12_345);

/** A bag of rice is ordered, sent, delivered and paid for: 123 taka. */
async function deliver(collected: object = { holder: "till" }): Promise<string> {
  const placed = await shopper.client.order.directPurchaseOrder(
    {
      ...inShop(),
      shipping_method: 2,
      id_product: shop.rice.id,
      quantity: 1,
      expected_total: rice,
    },
    key(),
  );
  const { order_id } = placed.data;
  for (const to of ["accept", "shipped"] as const)
    await inTransaction(api.db, (tx) =>
      moveOrder(
        tx,
        shop.id,
        order_id,
        { to, mover: "seller", accountId: staff.owner.id, note: "" },
        { language, now: api.clock.now() },
      ),
    );
  await staff.packer.client.sellerOrderChanges.deliverOrder(
    { ...inShop(), order_id, from: "shipped", amount: rice, holder: "till", ...collected },
    key(),
  );
  return order_id;
}
const seen = async () => (await cash().cash(inShop())).data;
const entries = async (asked: object = {}) => (await cash().cashEntries({ ...inShop(), ...asked })).data;
const courier = { holder: "courier" as const, courier: "Pathao" };
const trail = (action: string) =>
  rowsOf<{ subject: string | null; after: object }>(
    api.db,
    sql`select subject, after from audit_event where shop_id = ${shop.id} and action = ${action} order by id`,
  );

describe("the cash of a shop", () => {
  test("is where it was collected to: in the till, with staff, with couriers", async () => {
    await deliver();
    await deliver(courier);
    await deliver({ ...courier, courier: " pathao " });
    await deliver({ holder: "member", id_account: staff.packer.id });
    const { till, owed, awaited } = await seen();
    expect(till).toBe(rice);
    expect(owed).toEqual([
      { holder: "courier", id_account: 0, name: "Pathao", amount: 2 * rice },
      { holder: "member", id_account: staff.packer.id, name: expect.any(String), amount: rice },
    ]);
    expect(awaited).toEqual({ orders: 0, amount: 0 });
  });

  test("is handed in less a courier's fee, once for a key, never more than they have", async () => {
    await deliver(courier);
    const hand = (more: object = {}, given = key()) =>
      cash().handInCash(
        { ...inShop(), ...courier, amount: rice - 2000, fee: 2000, was: rice, ...more },
        given,
      );
    await expect(hand({ amount: rice })).rejects.toEqual(refused("cash_too_much"));
    await expect(hand({ was: 5 })).rejects.toEqual(refused("cash_moved"));
    await expect(hand({ amount: 0, fee: 0 })).rejects.toEqual(onField("amount", "cash_amount_invalid"));
    await expect(hand({ holder: "till" })).rejects.toEqual(onField("holder", "cash_holder_required"));
    const once = key();
    expect((await hand({}, once)).data).toEqual({ left: 0 });
    expect((await hand({}, once)).data).toEqual({ left: 0 });
    expect(await seen()).toMatchObject({ till: rice - 2000, owed: [] });
    expect((await entries()).sums).toMatchObject({ collected: rice, handed_in: rice - 2000, fee: 2000 });
    expect(await trail("cash_hand_in")).toEqual([
      { subject: "Pathao", after: { cash: rice - 2000, fee: 2000 } },
    ]);
    await deliver({ holder: "member", id_account: staff.packer.id });
    const member = { holder: "member", id_account: staff.packer.id, courier: "", amount: 100, was: rice };
    await expect(hand({ ...member, fee: 100 })).rejects.toEqual(onField("fee", "cash_amount_invalid"));
    // Of two at once the later hears that they have less by now.
    const both = await Promise.allSettled([hand({ ...member, fee: 0 }), hand({ ...member, fee: 0 })]);
    expect(both.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    expect(both.find(({ status }) => status === "rejected")).toMatchObject({ reason: refused("cash_moved") });
  });

  test("goes into the till and out of it with a reason, no more than is in it", async () => {
    const move = (given: object) =>
      cash().moveTill({ ...inShop(), move: "put_in", amount: 50_000, note: "Change", ...given }, key());
    expect((await move({})).data.entry).toMatchObject({ kind: "put_in", amount: 50_000, note: "Change" });
    await expect(move({ note: " " })).rejects.toEqual(onField("note", "reason_required"));
    await expect(move({ amount: 0 })).rejects.toEqual(onField("amount", "cash_amount_invalid"));
    await expect(move({ move: "taken_out", amount: 50_100 })).rejects.toEqual(refused("cash_too_much"));
    const { entry: taken } = (await move({ move: "taken_out", amount: 30_000, note: "To the bank" })).data;
    expect((await seen()).till).toBe(20_000);

    const correct = (amount: number) =>
      cash().correctCash(
        { ...inShop(), id_entry: taken.id_entry, was: 30_000, amount, reason: "Counted again" },
        key(),
      );
    await expect(correct(50_100)).rejects.toEqual(refused("cash_too_much"));
    await correct(50_000);
    expect((await seen()).till).toBe(0);
  });

  test("is put right by entries beside those that were wrong, and the order says why it is less", async () => {
    const number = await deliver();
    const [wrong] = (await entries({ filter: number })).entries;
    if (!wrong) throw new Error("Nothing was written.");
    const id_entry = wrong.id_entry;
    const correct = (more: object = {}) =>
      cash().correctCash(
        { ...inShop(), id_entry, was: rice, amount: rice - 300, reason: "A torn note", ...more },
        key(),
      );
    await expect(correct({ was: 7 })).rejects.toEqual(refused("cash_moved"));
    await expect(correct({ reason: "" })).rejects.toEqual(onField("reason", "reason_required"));
    await expect(correct({ amount: rice })).rejects.toEqual(onField("amount", "cash_amount_invalid"));
    expect((await correct()).data.entry).toMatchObject({ amount: -300, corrects: id_entry, is_open: false });
    const { cash: ofOrder } = (await cash().orderCash({ ...inShop(), order_id: number })).data;
    expect(ofOrder).toMatchObject({ payment_status: "paid", due: 0, grand_total: rice });
    expect(ofOrder.entries.map(({ kind, amount }) => [kind, amount])).toEqual([
      ["collected", rice],
      ["collected", -300],
      ["difference", 300],
    ]);
    expect((await seen()).till).toBe(rice - 300);
    const correction = ofOrder.entries[1]?.id_entry ?? 0;
    await expect(correct({ id_entry: correction, was: -300, amount: 0 })).rejects.toEqual(
      refused("cash_entry_final"),
    );
    await expect(correct({ id_entry: 999_999 })).rejects.toEqual(refused("not_found"));
  });

  test("typed as nothing is put right: what was not collected was, by who has it, and no more than is missing", async () => {
    const number = await deliver({ amount: 0, difference_reason: "Mistyped" });
    const ofOrder = async () => (await cash().orderCash({ ...inShop(), order_id: number })).data.cash;
    const [missed] = (await ofOrder()).entries;
    if (!missed) throw new Error("Nothing was written.");
    expect(missed).toMatchObject({ kind: "difference", amount: rice, is_open: true });
    const correct = (more: object = {}) =>
      cash().correctCash(
        { ...inShop(), id_entry: missed.id_entry, was: rice, amount: 0, reason: "It was paid", ...more },
        key(),
      );
    await expect(correct()).rejects.toEqual(onField("holder", "cash_holder_required"));
    await expect(correct({ holder: "courier" })).rejects.toEqual(onField("courier", "courier_required"));
    await expect(correct({ holder: "till", amount: rice + 100 })).rejects.toEqual(
      onField("amount", "cash_amount_invalid"),
    );
    await correct({ ...courier, amount: 300 });
    expect(await ofOrder()).toMatchObject({ payment_status: "paid", due: 0 });
    expect((await seen()).owed).toMatchObject([{ name: "Pathao", amount: rice - 300 }]);
    await correct({ was: 300, holder: "till" });
    expect((await seen()).till).toBe(300);
    await expect(correct({ was: 0, holder: "till", amount: 100 })).rejects.toEqual(
      refused("cash_entry_final"),
    );
    expect((await ofOrder()).entries.map(({ kind, amount, is_open }) => [kind, amount, is_open])).toEqual([
      ["difference", rice, false],
      ["difference", -(rice - 300), false],
      ["collected", rice - 300, true],
      ["difference", -300, false],
      ["collected", 300, true],
    ]);
  });

  test("put right to nothing by mistake comes back, but not once its delivery was taken back", async () => {
    const number = await deliver();
    const [entry] = (await entries({ filter: number })).entries;
    const id_entry = entry?.id_entry ?? 0;
    const correct = (was: number, amount: number) =>
      cash().correctCash({ ...inShop(), id_entry, was, amount, reason: "Looked again" }, key());
    await correct(rice, 0);
    await expect(correct(0, rice + 100)).rejects.toEqual(refused("cash_too_much"));
    await correct(0, rice);
    expect((await seen()).till).toBe(rice);
    await correct(rice, 0);
    const [order] = await rowsOf<{ id: number }>(
      api.db,
      sql`select id from customer_order where number = ${number}`,
    );
    const taken = { accountId: staff.owner.id, now: api.clock.now(), note: "Undone" };
    await inTransaction(api.db, (tx) => takeBackCollected(tx, shop.id, order?.id ?? 0, taken));
    await expect(correct(0, rice)).rejects.toEqual(refused("cash_entry_final"));
    expect((await seen()).till).toBe(0);
  });

  test("is listed by days of Bangladesh, kind and words, a page after the other", async () => {
    await deliver(courier);
    const day = api.clock.now().toISOString().slice(0, 10);
    api.clock.advance(24 * 3600);
    await deliver();
    const next = api.clock.now().toISOString().slice(0, 10);
    expect((await entries({ start: day, end: day })).entries).toHaveLength(1);
    expect((await entries({ start: next })).entries).toMatchObject([{ holder: { holder: "till" } }]);
    expect((await entries({ kind: "fee" })).entries).toEqual([]);
    expect((await entries({ filter: "path" })).entries).toMatchObject([{ holder: { name: "Pathao" } }]);
    const first = await entries({ per_page: 1 });
    expect(first).toMatchObject({ entries: [{ holder: { holder: "till" } }], sums: { collected: 2 * rice } });
    const second = await entries({ per_page: 1, before: first.next_before });
    expect(second).toMatchObject({ entries: [{ holder: { name: "Pathao" } }], next_before: null });
  });
});

test("what the database has added up by days is what the entries come to, in every shop", async () => {
  const added = sql`select shop_id, ((at at time zone 'UTC') + interval '6 hours')::date::text as day, kind, holder, member_id, courier,
    sum(amount)::int as amount from cash_entry group by 1, 2, 3, 4, 5, 6 order by 1, 2, 3, 4, 5, 6`;
  const kept = sql`select shop_id, day::text as day, kind, holder, member_id, courier, amount::int as amount from cash_day_sum order by 1, 2, 3, 4, 5, 6`;
  const rows = await rowsOf(api.db, added);
  expect(rows.length).toBeGreaterThan(10);
  expect(await rowsOf(api.db, kept)).toEqual(rows);
});

test("what the ledger says of an order is nobody's to ask behind the wall but its triggers'", async () => {
  const scopes = [
    { shopId: shop.id, customerId: shopper.id },
    { shopId: shop.id, memberId: staff.packer.id },
  ];
  for (const scope of scopes) {
    const asked = inTransaction(
      api.db,
      (tx) => rowsOf(tx, sql`select haat_payment_status(1, 1, 6, 0)`),
      scope,
    );
    expect(sqlStateOf(await asked.catch((error: unknown) => error))).toBe("42501");
  }
});

describe("a day's closing", () => {
  const close = (given: object, client = staff.manager.client) =>
    client.sellerCash.closeCashDay({ ...inShop(), expected: rice, counted: rice, ...given }, key());
  const day = async () => (await cash().cashDay(inShop())).data;

  test("says what there should be, and is made once a day; a difference needs its reason", async () => {
    await deliver();
    expect(await day()).toMatchObject({ opening: 0, expected: rice, closing: null, closings: [] });
    await expect(close({ expected: 100, counted: 100 })).rejects.toEqual(refused("cash_moved"));
    const short = await close({ counted: rice - 100 }).catch((error: { data: unknown }) => error.data);
    const amounts = { expected: rice, counted: rice - 100, difference: 100 };
    expect(short).toMatchObject({ errors: [{ field: "note", code: "cash_counted_less" }], context: amounts });
    const money = (amount: number) => formatMoney(amount, language);
    expect((short as { errors: { message: string }[] }).errors[0]?.message).toBe(
      `Expected ${money(rice)}, counted ${money(rice - 100)}: ${money(100)} less. Please give the reason.`,
    );
    await expect(close({ counted: rice + 100 })).rejects.toEqual(onField("note", "cash_counted_more"));
    const both = await Promise.allSettled([
      close({ counted: rice - 100, note: "One taka short" }),
      close({ counted: rice - 100, note: "One taka short" }, staff.owner.client),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    expect(both.find(({ status }) => status === "rejected")).toMatchObject({
      reason: refused("cash_day_closed"),
    });
    expect(await day()).toMatchObject({
      opening: rice - 100,
      expected: rice - 100,
      closing: { expected: rice, counted: rice - 100, note: "One taka short" },
      closings: [{}],
    });
    expect(await trail("cash_close")).toMatchObject([{ after: { expected: rice, counted: rice - 100 } }]);
  });

  test("counts what moves afterwards for the next one, by days of Bangladesh", async () => {
    await close({ expected: 0, counted: 0 });
    await deliver();
    await expect(close({})).rejects.toEqual(refused("cash_day_closed"));
    // It is 12:00 in Dhaka; eighteen hours later it is the next day there, and the day before in UTC.
    const shown = (await day()).day;
    api.clock.advance(13 * 3600);
    expect((await day()).day > shown).toBe(true);
    expect(await day()).toMatchObject({
      since: { collected: rice, collected_into_till: rice },
      closing: null,
    });
    await close({});
    expect((await day()).closings.map(({ counted }) => counted)).toEqual([rice, 0]);
  });
});

describe("the cash book", () => {
  test("is the owner's and managers'; a packer sees what is due for an order; another shop's is not there", async () => {
    const number = await deliver();
    await expect(staff.packer.client.sellerCash.cash(inShop())).rejects.toEqual(refused("forbidden"));
    const { cash: ofOrder } = (
      await staff.packer.client.sellerCash.orderCash({ ...inShop(), order_id: number.toLowerCase() })
    ).data;
    expect(ofOrder).toMatchObject({ order_id: number, due: 0, ordered_total: rice });
    expect(ofOrder.staff).toHaveLength(3);
    const other = await createTestShop(api.db);
    const them = await createStaffOf(api, other);
    const asked = { language, seller_key: other.sellerKey };
    await expect(them.owner.client.sellerCash.orderCash({ ...asked, order_id: number })).rejects.toEqual(
      refused("order_not_found"),
    );
    const [entry] = (await entries()).entries;
    await expect(
      them.owner.client.sellerCash.correctCash(
        { ...asked, id_entry: entry?.id_entry ?? 0, was: rice, amount: 0, reason: "x" },
        key(),
      ),
    ).rejects.toEqual(refused("not_found"));
    expect((await them.owner.client.sellerCash.cashEntries(asked)).data.entries).toEqual([]);
  });
});
