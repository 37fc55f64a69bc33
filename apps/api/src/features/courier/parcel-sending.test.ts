import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { inTransaction } from "../../database/transaction";
import { reviveJob } from "../../jobs/job.repository";
import { jobTable } from "../../jobs/job.table";
import { CourierUnreached, type BookingAnswer } from "../../outside/courier";
import {
  saveAddress,
  createShopper,
  startTestApi,
  type TestApi,
  type TestShopper,
} from "../../testing/test-api";
import { plantCourier, plantOrders } from "../../testing/planted-orders";
import { createStaffOf, proveForGood } from "../../testing/test-people";
import { createTestShop, type TestShop } from "../../testing/test-shop";
import { auditEventTable } from "../audit/audit.table";
import { cashEntryTable } from "../cash/cash.table";
import { moveOrder } from "../order/order-status.usecases";
import { customerOrderTable } from "../order/order.table";
import { courierAccountTable, courierBookingTable } from "./booking.table";
import { sealAccountsAnew } from "./courier-account.usecases";

let api: TestApi;
let shop: TestShop;
let staff: Awaited<ReturnType<typeof createStaffOf>>;
let buyer: TestShopper;
let order_id: string;
/** The orders of the test that runs. */
const placedNow = new Set<string>();
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  api.courier.answer = undefined;
  api.courier.news = undefined;
  api.courier.asked.length = 0;
  placedNow.clear();
  shop = await createTestShop(api.db);
  staff = await createStaffOf(api, shop);
  buyer = await createShopper(api);
  order_id = await placeOrder(shop);
});

const once = (idempotencyKey: string = crypto.randomUUID()) => ({ context: { idempotencyKey } });
const refused = (code: string) => expect.objectContaining({ code });

/** An order that the shop has accepted and packed. */
async function placeOrder({ sellerKey, rice }: TestShop): Promise<string> {
  const address_unique_id = await saveAddress(buyer.client, { address: 'House "5", Road 3' });
  const asked = { language: "en" as const, seller_key: sellerKey, id_product: rice.id, quantity: 2 };
  const placed = await buyer.client.order.directPurchaseOrder(
    { ...asked, address_unique_id, expected_total: 30_600 },
    once(),
  );
  const number = placed.data.order_id;
  await standsAs(number, 2);
  placedNow.add(number);
  return number;
}

const standsAs = (number: string, status: 1 | 2 | 3 | 5) =>
  api.db
    .update(customerOrderTable)
    .set({
      status,
      packedAt: status === 2 ? api.clock.now() : null,
      packedBy: status === 2 ? staff.packer.id : null,
      ...(status === 3 && { paymentStatus: "void" as const }),
    })
    .where(eq(customerOrderTable.number, number));

const inShop = () => ({ language: "en" as const, seller_key: shop.sellerKey });
const calls = () => staff.packer.client.parcelSending;
const key = "shops-key-4711";
const setAccount = (given: object = {}) =>
  staff.owner.client.parcelSending.saveAccount({
    ...inShop(),
    courier: "steadfast",
    key,
    secret: "shops-secret-0815",
    ...given,
  });
const send = (given: object = {}, idempotencyKey?: string) =>
  calls().sendParcel(
    {
      ...inShop(),
      order_id,
      courier: "steadfast",
      pieces: 2,
      weight_grams: 800,
      note: "Ring twice",
      version: 0,
      ...given,
    },
    once(idempotencyKey),
  );
/** What a courier was asked about the shop's orders: what other tests left behind may be tried again meanwhile. */
const asked = () => api.courier.asked.filter(({ consignment }) => placedNow.has(consignment.number));
const orderNow = async () =>
  (await staff.packer.client.sellerCouriers.parcel({ ...inShop(), order_id })).data.order;
const stateNow = async () => (await orderNow()).sending?.state;
const trail = async (action: string) =>
  (await api.db.select().from(auditEventTable).where(eq(auditEventTable.shopId, shop.id))).filter(
    (row) => row.action === action,
  );
const buyersOrder = async () =>
  (await buyer.client.order.purchaseOrderDetails({ language: "en", orderId: order_id })).data.orders[0];

describe("a shop's account at a courier", () => {
  test("is typed in by who may change the shop, kept sealed, and never told again", async () => {
    const { courier } = (await setAccount()).data;
    expect(courier.sending).toEqual({ asks: ["key", "secret"], set_at: api.clock.now().toISOString() });
    const { couriers } = (await staff.packer.client.sellerCouriers.couriers(inShop())).data;
    expect(couriers.map(({ kind, sending }) => [kind, sending?.set_at !== undefined])).toEqual([
      ["pathao", false],
      ["steadfast", true],
      ["redx", false],
    ]);
    const [kept] = await api.db
      .select()
      .from(courierAccountTable)
      .where(eq(courierAccountTable.shopId, shop.id));
    const [written] = await trail("courier_account_save");
    for (const text of [
      JSON.stringify(couriers),
      JSON.stringify(kept),
      JSON.stringify(written),
      api.log.join(),
    ])
      for (const hidden of [key, "shops-secret-0815"]) expect(text).not.toContain(hidden);
    expect(written?.after).toEqual({ courier: "Steadfast" });
    await expect(
      calls().saveAccount({ ...inShop(), courier: "steadfast", key, secret: "s" }),
    ).rejects.toEqual(refused("forbidden"));
  });

  test("needs all that its courier asks for, in signs that a header can bear", async () => {
    const wrong = (field: string, code: string) =>
      expect.objectContaining({
        data: expect.objectContaining({ errors: [expect.objectContaining({ field, code })] }),
      });
    await expect(setAccount({ secret: " " })).rejects.toEqual(wrong("secret", "account_part_required"));
    await expect(setAccount({ key: "চাবি" })).rejects.toEqual(wrong("key", "account_part_shape"));
    await expect(setAccount({ key: "a\nb" })).rejects.toEqual(wrong("key", "account_part_shape"));
    await expect(setAccount({ courier: "redx" })).rejects.toEqual(refused("courier_not_reached"));
  });

  test("is replaced, and removed once; then nothing is sent by it", async () => {
    await setAccount();
    await setAccount({ key: "another-key" });
    await send();
    await api.jobs.runDue();
    expect(asked().map(({ account }) => account)).toEqual([
      { key: "another-key", secret: "shops-secret-0815" },
    ]);
    for (let times = 0; times < 2; times += 1) {
      const which = { ...inShop(), courier: "steadfast" as const };
      const { courier } = (await staff.owner.client.parcelSending.removeAccount(which)).data;
      expect(courier.sending?.set_at).toBeNull();
    }
    expect(await trail("courier_account_remove")).toHaveLength(1);
    order_id = await placeOrder(shop);
    await expect(send()).rejects.toEqual(refused("courier_not_reached"));
  });

  test("asks for a proof of the last half hour before it changes", async () => {
    await api.db.execute(
      sql`update session set phone_proved_at = null where customer_id = ${staff.owner.id}`,
    );
    await expect(setAccount()).rejects.toEqual(refused("phone_proof_needed"));
    await proveForGood(api, staff.owner);
    expect((await setAccount()).data.courier.sending?.set_at).not.toBeNull();
  });

  test("outlives a change of the server's secrets", async () => {
    await setAccount();
    const [old] = api.config.secrets;
    const secrets = ["a newer secret of the server, long enough", old] as const;
    expect(await sealAccountsAnew({ db: api.db, config: { ...api.config, secrets } })).toBeGreaterThan(0);
    expect(await sealAccountsAnew({ db: api.db, config: { ...api.config, secrets } })).toBe(0);
    const back = { ...api.config, secrets: [old, secrets[0]] as const };
    expect(await sealAccountsAnew({ db: api.db, config: back })).toBeGreaterThan(0);
    await send();
    await api.jobs.runDue();
    expect(await stateNow()).toBe("booked");
  });
});

describe("a parcel that is sent", () => {
  beforeEach(async () => void (await setAccount()));

  test("is booked behind the scenes, and its number stands on the parcel and at the customer's", async () => {
    const { order } = (await send()).data;
    expect([order.sending?.state, order.parcel, order.can_send]).toEqual(["waiting", null, false]);
    expect((await buyersOrder())?.courier).toBeNull();
    await api.jobs.runDue();
    const [told] = asked();
    expect(told).toMatchObject({
      kind: "steadfast",
      account: { key, secret: "shops-secret-0815" },
      consignment: {
        number: order_id,
        name: "Rahim Uddin",
        phone: "+8801712345678",
        cash: 30_600,
        pieces: 2,
        items: 2,
        weightGrams: 800,
        note: "Ring twice",
      },
    });
    expect(told?.consignment.address).toContain('House "5"');
    const { parcel, sending } = await orderNow();
    expect(sending).toMatchObject({ state: "booked", message: "" });
    expect(parcel).toMatchObject({
      courier: { kind: "steadfast" },
      own_number: order_id,
      tracking_code: expect.stringMatching(/^DEMO[0-9A-F]{8}$/),
      pieces: 2,
      weight_grams: 800,
      note: "Ring twice",
      cash_to_collect: 30_600,
      fee: 6000,
      state: "handed_over",
      version: 1,
    });
    expect((await buyersOrder())?.courier).toMatchObject({
      name: "Steadfast",
      tracking_code: parcel?.tracking_code,
      tracking_link: parcel?.tracking_link,
    });
    expect(await trail("parcel_send")).toHaveLength(1);
    expect(await trail("parcel_booked")).toHaveLength(1);
  });

  test("leaves order and cash where they are, whatever the courier says", async () => {
    await send();
    await api.jobs.runDue();
    const [order] = await api.db
      .select()
      .from(customerOrderTable)
      .where(eq(customerOrderTable.number, order_id));
    expect(order).toMatchObject({ status: 2, paymentStatus: "cash_on_delivery" });
    expect(await api.db.select().from(cashEntryTable).where(eq(cashEntryTable.shopId, shop.id))).toEqual([]);
  });

  test("gives its number to a parcel that was handed over without one", async () => {
    const by = staff.packer.client.sellerCouriers;
    const handed = { courier: "pathao", tracking_code: "", pieces: 3, weight_grams: 1500, note: "Glass" };
    await by.saveParcel({ ...inShop(), order_id, ...handed, version: 0 });
    await calls().sendParcel({ ...inShop(), order_id, courier: "steadfast", version: 0 }, once());
    await api.jobs.runDue();
    expect(asked()[0]?.consignment).toMatchObject({ pieces: 3, weightGrams: 1500, note: "Glass" });
    expect((await orderNow()).parcel).toMatchObject({
      courier: { kind: "steadfast" },
      pieces: 3,
      version: 2,
    });
  });

  test("is sent once, however often and by how many it is pressed", async () => {
    await Promise.all([send({}, "one key"), send({}, "one key"), send(), send()]);
    await api.jobs.runDue();
    await send();
    await api.jobs.runDue();
    expect(asked()).toHaveLength(1);
    expect(await trail("parcel_send")).toHaveLength(1);
    await expect(send({ note: "Other" }, "one key")).rejects.toEqual(refused("idempotency_key_reused"));
  });

  test("is asked for by one job alone, whoever else looks", async () => {
    await send();
    await Promise.all([api.jobs.runDue(), api.jobs.runDue()]);
    expect(asked()).toHaveLength(1);
  });

  test("is what is due when it is sent, not when it was wanted", async () => {
    await send();
    await api.db
      .update(customerOrderTable)
      .set({ itemTotal: 12_300, rounding: 0, vatIncluded: 0, grandTotal: 18_300, orderedTotal: 30_600 })
      .where(eq(customerOrderTable.number, order_id));
    await api.jobs.runDue();
    expect(asked()[0]?.consignment.cash).toBe(18_300);
    expect((await orderNow()).parcel?.cash_to_collect).toBe(18_300);
  });

  test("is not sent where it was cancelled before the courier was asked", async () => {
    await send();
    await buyer.client.order.customerOrderUpdate({ order_id, confirmed: true });
    await api.jobs.runDue();
    expect(asked()).toEqual([]);
    expect(await orderNow()).toMatchObject({ status: "cancel", parcel: null, sending: null });
  });

  test("is of an order that is accepted, is brought, and is not over", async () => {
    await standsAs(order_id, 1);
    await expect(send()).rejects.toEqual(refused("parcel_not_ready"));
    await standsAs(order_id, 5);
    expect((await send()).data.order.sending?.state).toBe("waiting");
    order_id = await placeOrder(shop);
    await standsAs(order_id, 3);
    await expect(send()).rejects.toEqual(refused("parcel_not_ready"));
    await expect(send({ order_id: "AXY2-NNNNN" })).rejects.toEqual(refused("order_not_found"));
  });

  test("that a courier has already is sent to none", async () => {
    const by = staff.packer.client.sellerCouriers;
    const handed = { courier: "steadfast", tracking_code: "TYPED1", pieces: 1, weight_grams: null, note: "" };
    await by.saveParcel({ ...inShop(), order_id, ...handed, version: 0 });
    await expect(send()).rejects.toEqual(refused("parcel_sent"));
    expect((await orderNow()).can_send).toBe(false);
  });

  test("of another shop does not exist", async () => {
    const other = await createTestShop(api.db);
    await expect(send({ order_id: await placeOrder(other) })).rejects.toEqual(refused("order_not_found"));
  });
});

describe("a courier that does not take a parcel", () => {
  beforeEach(async () => void (await setAccount()));
  const answers = (answer: BookingAnswer) => void (api.courier.answer = () => Promise.resolve(answer));

  test("says why in its own words; all is kept, and sent again when somebody says so", async () => {
    answers({ is: "refused", message: "Phone number is not valid." });
    await send();
    await api.jobs.runDue();
    const { sending, parcel, can_send } = await orderNow();
    expect([parcel, can_send]).toEqual([null, true]);
    expect(sending).toMatchObject({
      state: "refused",
      message: "Phone number is not valid.",
      pieces: 2,
      weight_grams: 800,
      note: "Ring twice",
      version: 1,
    });
    expect((await buyersOrder())?.can_cancel).toBe(true);
    await api.jobs.runDue();
    expect(asked()).toHaveLength(1);
    await expect(send({ version: 0 })).rejects.toEqual(refused("review_conflict"));
    api.courier.answer = undefined;
    await calls().sendParcel({ ...inShop(), order_id, courier: "steadfast", version: 1 }, once());
    await api.jobs.runDue();
    expect(await orderNow()).toMatchObject({ sending: { state: "booked" }, parcel: { note: "Ring twice" } });
  });

  test("or does not know the account, is told apart; so is an account that was removed meanwhile", async () => {
    answers({ is: "account_refused", message: "Invalid API key." });
    await send();
    await api.jobs.runDue();
    expect((await orderNow()).sending).toMatchObject({
      state: "account_refused",
      message: "Invalid API key.",
    });
    await send({ version: 1 });
    await staff.owner.client.parcelSending.removeAccount({ ...inShop(), courier: "steadfast" });
    await api.jobs.runDue();
    expect(await stateNow()).toBe("account_refused");
    expect(asked()).toHaveLength(1);
  });

  test("can be forgotten, once; the parcel is then handed over by hand", async () => {
    answers({ is: "refused", message: "" });
    await send();
    const stop = (version: number) => calls().stopSending({ ...inShop(), order_id, version });
    await api.jobs.runDue();
    await expect(stop(7)).rejects.toEqual(refused("review_conflict"));
    for (let times = 0; times < 2; times += 1) expect((await stop(1)).data.order.sending).toBeNull();
    expect(await trail("parcel_send_stop")).toHaveLength(1);
    await send();
    expect((await stop(1)).data.order.sending).toBeNull();
    await api.jobs.runDue();
    expect(asked()).toHaveLength(1);
  });

  test("is left when a number is typed in by hand", async () => {
    answers({ is: "refused", message: "" });
    await send();
    const typed = {
      courier: "redx",
      tracking_code: "R1",
      pieces: 1,
      weight_grams: null,
      note: "",
      version: 0,
    };
    const save = () => staff.packer.client.sellerCouriers.saveParcel({ ...inShop(), order_id, ...typed });
    await expect(save()).rejects.toEqual(refused("parcel_being_sent"));
    await api.jobs.runDue();
    expect((await save()).data.order).toMatchObject({ sending: null, parcel: { tracking_code: "R1" } });
  });
});

describe("a courier that is not reached", () => {
  beforeEach(async () => void (await setAccount()));

  test("is tried again by itself, later each time, then lies with the dead jobs; nothing is lost", async () => {
    api.courier.answer = () => Promise.reject(new CourierUnreached("Down."));
    await send();
    for (let times = 1; times <= 11; times += 1) {
      await api.jobs.runDue();
      expect(asked()).toHaveLength(times);
      expect((await orderNow()).sending).toMatchObject({ state: "waiting", tries: times });
      api.clock.advance(3600);
    }
    await api.jobs.runDue();
    expect((await orderNow()).sending).toMatchObject({ state: "unreached", tries: 12, note: "Ring twice" });
    const dead = await api.db.select().from(jobTable).where(eq(jobTable.queue, "parcel for a courier"));
    expect(dead.filter(({ deadAt }) => deadAt)).toMatchObject([{ lastError: "Down." }]);
    api.courier.answer = undefined;
    await send({ version: 1 });
    await api.jobs.runDue();
    expect(await stateNow()).toBe("booked");
  });

  test("is asked again when somebody revives the job", async () => {
    api.courier.answer = () => Promise.reject(new CourierUnreached("Down."));
    await send();
    await api.db
      .update(courierBookingTable)
      .set({ tries: 11 })
      .where(eq(courierBookingTable.shopId, shop.id));
    await api.jobs.runDue();
    expect(await stateNow()).toBe("unreached");
    api.courier.answer = undefined;
    api.clock.advance(3600);
    await api.jobs.runDue();
    expect(await stateNow()).toBe("unreached");
    const jobs = await api.db.select().from(jobTable).where(eq(jobTable.queue, "parcel for a courier"));
    for (const { id } of jobs.filter(({ uniqueKey }) => uniqueKey?.startsWith(`${shop.id}/`)))
      await reviveJob(api.db, id, api.clock.now());
    await api.jobs.runDue();
    expect(await stateNow()).toBe("booked");
  });

  test("is tried as often for a parcel that was stopped and is sent again", async () => {
    api.courier.answer = () => Promise.reject(new CourierUnreached("Down."));
    await send();
    for (let times = 1; times <= 11; times += 1) {
      await api.jobs.runDue();
      api.clock.advance(3600);
    }
    await calls().stopSending({ ...inShop(), order_id, version: 1 });
    await send();
    await api.jobs.runDue();
    expect((await orderNow()).sending).toMatchObject({ state: "waiting", tries: 1 });
    api.courier.answer = undefined;
    api.clock.advance(3600);
    await api.jobs.runDue();
    expect(await stateNow()).toBe("booked");
  });

  test("keeps no order from moving, and no customer from cancelling", async () => {
    api.courier.answer = () => Promise.reject(new CourierUnreached("Down."));
    await send();
    await api.jobs.runDue();
    await staff.packer.client.sellerOrders.moveOrder({
      ...inShop(),
      order_id,
      from: "packed",
      to: "shipped",
    });
    expect((await orderNow()).status).toBe("shipped");
  });
});

describe("a courier that does not answer", () => {
  beforeEach(async () => void (await setAccount()));
  const silent = () => void (api.courier.answer = () => Promise.reject(new Error("No answer.")));

  test("may have the parcel: it is never sent again by itself, and nobody cancels meanwhile", async () => {
    silent();
    await send();
    await api.jobs.runDue();
    expect((await orderNow()).sending).toMatchObject({ state: "unknown", message: "" });
    api.clock.advance(24 * 3600);
    await api.jobs.runDue();
    expect(asked()).toHaveLength(1);
    expect((await buyersOrder())?.can_cancel).toBe(false);
    await expect(buyer.client.order.customerOrderUpdate({ order_id, confirmed: true })).rejects.toEqual(
      refused("order_not_cancellable"),
    );
    await expect(calls().stopSending({ ...inShop(), order_id, version: 1 })).rejects.toEqual(
      refused("parcel_sent"),
    );
  });

  test("has it: its number is typed in, as if it had been told", async () => {
    silent();
    await send();
    await api.jobs.runDue();
    const typed = { courier: "steadfast", tracking_code: "FOUND1", pieces: 2, weight_grams: 800, note: "" };
    const saved = await staff.packer.client.sellerCouriers.saveParcel({
      ...inShop(),
      order_id,
      ...typed,
      version: 0,
    });
    expect(saved.data.order).toMatchObject({ sending: null, parcel: { tracking_code: "FOUND1" } });
    expect((await buyersOrder())?.courier?.tracking_code).toBe("FOUND1");
    await expect(send()).rejects.toEqual(refused("parcel_sent"));
  });

  test("has it, and the order is delivered meanwhile: what it was told to collect stays with the number", async () => {
    silent();
    await send();
    await api.jobs.runDue();
    for (const to of ["shipped", "delivered"] as const)
      await inTransaction(api.db, (tx) =>
        moveOrder(
          tx,
          shop.id,
          order_id,
          { to, note: "", mover: "seller", accountId: staff.owner.id },
          { language: "en", now: api.clock.now() },
        ),
      );
    const typed = { tracking_code: "FOUND2", pieces: 2, weight_grams: 800, note: "", version: 0 };
    const given = { ...inShop(), order_id, courier: "steadfast", ...typed };
    const saved = await staff.packer.client.sellerCouriers.saveParcel(given);
    expect(saved.data.order).toMatchObject({
      status: "delivered",
      cash_due: 0,
      parcel: { tracking_code: "FOUND2", cash_to_collect: 30_600 },
    });
  });

  test("is forgotten where the order is over; until then it is not", async () => {
    silent();
    await send();
    await api.jobs.runDue();
    expect((await orderNow()).can_stop).toBe(false);
    await standsAs(order_id, 3);
    expect((await orderNow()).can_stop).toBe(true);
    const { data } = await calls().stopSending({ ...inShop(), order_id, version: 1 });
    expect(data.order).toMatchObject({ sending: null, parcel: null, can_stop: false });
    expect((await calls().sendable(inShop())).data.unsettled).toEqual([]);
  });

  test("has it not: it is sent again once, though two say so", async () => {
    silent();
    await send();
    await api.jobs.runDue();
    api.courier.answer = undefined;
    await Promise.all([send({ version: 1 }), send({ version: 1 })]);
    await api.jobs.runDue();
    expect(asked().map(({ consignment }) => consignment.number)).toEqual([order_id, order_id]);
    expect(await stateNow()).toBe("booked");
  });

  test("and says no to a second asking may have the parcel all the same: its words are shown, and nobody cancels", async () => {
    silent();
    await send();
    await api.jobs.runDue();
    api.courier.answer = () => Promise.resolve({ is: "refused", message: "Invoice must be unique." });
    await send({ version: 1 });
    await api.jobs.runDue();
    expect((await orderNow()).sending).toMatchObject({
      state: "unknown",
      message: "Invoice must be unique.",
      version: 2,
    });
    expect((await buyersOrder())?.can_cancel).toBe(false);
    api.courier.answer = () => Promise.reject(new CourierUnreached("Down."));
    await send({ version: 2 });
    await api.jobs.runDue();
    await expect(calls().stopSending({ ...inShop(), order_id, version: 3 })).rejects.toEqual(
      refused("parcel_sent"),
    );
    await staff.owner.client.parcelSending.removeAccount({ ...inShop(), courier: "steadfast" });
    api.clock.advance(60);
    await api.jobs.runDue();
    expect(await stateNow()).toBe("unknown");
  });

  test("is not known, either, where the process died while it asked, or before it could write the answer down", async () => {
    await send();
    // As a process leaves it that dies between asking and writing down.
    await api.db
      .update(courierBookingTable)
      .set({ state: "sending", asked: 1, cashTold: 30_600 })
      .where(eq(courierBookingTable.shopId, shop.id));
    await api.jobs.runDue();
    expect(await stateNow()).toBe("unknown");
    expect(asked()).toEqual([]);
    await expect(send({ version: 0 })).rejects.toEqual(refused("review_conflict"));
  });

  test("answers after all, late: what it took is the parcel, and is not sent again", async () => {
    let answer: (said: BookingAnswer) => void = () => undefined;
    let begin: () => void = () => undefined;
    const begun = new Promise<void>((resolve) => (begin = resolve));
    api.courier.answer = () =>
      new Promise((resolve) => {
        answer = resolve;
        begin();
      });
    await send();
    const running = api.jobs.runDue();
    await begun;
    expect(await stateNow()).toBe("sending");
    await expect(calls().stopSending({ ...inShop(), order_id, version: 1 })).rejects.toEqual(
      refused("parcel_being_sent"),
    );
    expect((await buyersOrder())?.can_cancel).toBe(false);
    // Whoever asks is taken for dead, and somebody says "again".
    api.clock.advance(61);
    await api.jobs.runDue();
    expect(await stateNow()).toBe("unknown");
    await send({ version: 1 });
    answer({ is: "booked", trackingCode: "LATE1", consignment: "77", fee: null });
    await running;
    await api.jobs.runDue();
    expect(await orderNow()).toMatchObject({
      parcel: { tracking_code: "LATE1" },
      sending: { state: "booked", consignment: "77" },
    });
    expect(asked()).toHaveLength(1);
  });

  describe("late, while it is asked once more,", () => {
    type Say = (said: BookingAnswer) => void;
    const taken = (trackingCode: string): BookingAnswer => {
      return { is: "booked", trackingCode, consignment: "", fee: null };
    };
    /** Has a courier asked, which says nothing until it is told to. */
    async function ask(version: number) {
      let say: Say = () => undefined;
      let begin: () => void = () => undefined;
      const begun = new Promise<void>((resolve) => (begin = resolve));
      api.courier.answer = () =>
        new Promise((resolve) => {
          say = resolve;
          begin();
        });
      await send({ version });
      const running = api.jobs.runDue();
      await begun;
      return async (answer: BookingAnswer) => {
        say(answer);
        await running;
      };
    }
    /** Who asked first is taken for dead. */
    async function goUnknown() {
      api.clock.advance(61);
      await api.jobs.runDue();
      expect(await stateNow()).toBe("unknown");
    }

    test("says that it took it: that is the parcel, and what it takes once more stands beside it", async () => {
      const first = await ask(0);
      await goUnknown();
      const second = await ask(1);
      expect(await stateNow()).toBe("sending");
      await first(taken("LATE1"));
      expect(await orderNow()).toMatchObject({
        parcel: { tracking_code: "LATE1", twins: [] },
        sending: { state: "booked" },
      });
      await second(taken("TWIN2"));
      expect(await orderNow()).toMatchObject({
        parcel: { tracking_code: "LATE1", twins: [{ courier: "Steadfast", tracking_code: "TWIN2" }] },
        sending: { state: "booked" },
      });
      expect(await trail("parcel_booked")).toHaveLength(1);
      const [twice] = await trail("parcel_booked_twice");
      expect(twice?.after).toEqual({ courier: "Steadfast", tracking: "TWIN2" });
    });

    test("says so behind the second answer: nothing of either is lost, and the same number is no second one", async () => {
      const first = await ask(0);
      await goUnknown();
      const second = await ask(1);
      await second(taken("KEPT1"));
      await first(taken("KEPT1"));
      expect((await orderNow()).parcel).toMatchObject({ tracking_code: "KEPT1", twins: [] });
      expect(await trail("parcel_booked_twice")).toEqual([]);
    });

    test("or once a number was typed in, says that there are two", async () => {
      const first = await ask(0);
      await goUnknown();
      await staff.packer.client.sellerCouriers.saveParcel({
        ...inShop(),
        order_id,
        courier: "steadfast",
        tracking_code: "TYPED1",
        pieces: 1,
        weight_grams: "",
        note: "",
        version: 0,
      });
      await first(taken("LATE1"));
      expect((await orderNow()).parcel).toMatchObject({
        tracking_code: "TYPED1",
        twins: [{ courier: "Steadfast", tracking_code: "LATE1" }],
      });
    });

    test("or says no to the first asking, changes nothing of the second", async () => {
      const first = await ask(0);
      await goUnknown();
      const second = await ask(1);
      await first({ is: "refused", message: "No" });
      expect((await orderNow()).sending).toMatchObject({ state: "sending", message: "" });
      await second(taken("TAKEN1"));
      expect((await orderNow()).parcel).toMatchObject({ tracking_code: "TAKEN1" });
    });
  });

  test("and takes long to say nothing is let alone, longer each time: the parcels behind wait, and are not unknown", async () => {
    const numbers = [order_id, await placeOrder(shop), await placeOrder(shop)];
    const slowly = () => {
      api.clock.advance(10);
      return Promise.reject(new Error("No answer."));
    };
    const stateOf = (place: number) => {
      order_id = numbers[place] ?? "";
      return stateNow();
    };
    const later = async (seconds: number) => {
      api.clock.advance(seconds);
      await api.jobs.runDue();
    };
    api.courier.answer = slowly;
    for (const number of numbers) await send({ order_id: number });
    await api.jobs.runDue();
    expect(asked().map(({ consignment }) => consignment.number)).toEqual(numbers.slice(0, 1));
    await later(3);
    expect(await stateOf(1)).toBe("waiting");
    await later(1);
    expect([await stateOf(1), await stateOf(2)]).toEqual(["unknown", "waiting"]);
    api.courier.answer = undefined;
    await later(7);
    expect(await stateOf(2)).toBe("waiting");
    await later(1);
    expect(await stateOf(2)).toBe("booked");

    const [first = "", second = ""] = [await placeOrder(shop), await placeOrder(shop)];
    api.courier.answer = slowly;
    await send({ order_id: first });
    await send({ order_id: second });
    await api.jobs.runDue();
    api.courier.answer = undefined;
    await later(4);
    order_id = second;
    expect(await stateNow()).toBe("booked");
  });

  test("says in no log who was to get what", async () => {
    silent();
    await send();
    await api.jobs.runDue();
    const log = api.log.join("\n");
    expect(log).toContain("a courier's answer is missing");
    for (const hidden of [key, "01712345678", "8801712345678", "House", "Rahim"])
      expect(log).not.toContain(hidden);
  });
});

describe("what a courier says of a parcel that it took", () => {
  const hear = async (word: string) => {
    api.courier.news = () => Promise.resolve(word);
    api.clock.advance(3600);
    await api.jobs.runDue();
    return (await orderNow()).sending?.news;
  };
  beforeEach(async () => {
    await setAccount();
    await send();
    await api.jobs.runDue();
  });

  test("is asked for every hour, and stands beside the parcel until it is there", async () => {
    const heard: { number: string; tracking: string; consignment: string }[] = [];
    api.courier.news = (_, account, parcel) => {
      expect(account).toEqual({ key, secret: "shops-secret-0815" });
      if (parcel.number === order_id) heard.push(parcel);
      return Promise.resolve("in_review");
    };
    api.clock.advance(3599);
    await api.jobs.runDue();
    expect(heard).toEqual([]);
    api.clock.advance(301);
    await api.jobs.runDue();
    const { parcel, sending } = await orderNow();
    expect(heard).toEqual([
      { number: order_id, tracking: parcel?.tracking_code, consignment: sending?.consignment },
    ]);
    expect(sending?.news).toEqual({
      state: "handed_over",
      word: "in_review",
      at: api.clock.now().toISOString(),
    });
    expect(await hear("Assigned for Delivery")).toMatchObject({ state: "on_the_way" });
    expect(await hear("delivered_approval_pending")).toMatchObject({ state: "delivered" });
    expect(await hear("cancelled")).toMatchObject({ state: "delivered" });
  });

  test("moves neither the parcel nor its order nor cash, whatever it is", async () => {
    const before = (await orderNow()).parcel;
    await hear("Delivered");
    const { parcel, status } = await orderNow();
    expect([parcel, status]).toEqual([before, "accept"]);
    const [order] = await api.db
      .select()
      .from(customerOrderTable)
      .where(eq(customerOrderTable.number, order_id));
    expect(order).toMatchObject({ status: 2, paymentStatus: "cash_on_delivery" });
    expect(await api.db.select().from(cashEntryTable).where(eq(cashEntryTable.shopId, shop.id))).toEqual([]);
    expect((await buyersOrder())?.courier).not.toHaveProperty("news");
  });

  test("is told as it was said where nobody knows what it means", async () => {
    expect(await hear("Exchange")).toMatchObject({ state: null, word: "Exchange" });
    expect(await hear("__proto__")).toMatchObject({ state: null, word: "__proto__" });
  });

  test("stays as it was where the courier is silent or the account is gone, and keeps nothing else waiting", async () => {
    await hear("hold");
    api.courier.news = () => {
      api.clock.advance(10);
      return Promise.reject(new Error("No answer."));
    };
    api.clock.advance(3600);
    await api.jobs.runDue();
    expect((await orderNow()).sending?.news).toMatchObject({ state: "held" });
    await staff.owner.client.parcelSending.removeAccount({ ...inShop(), courier: "steadfast" });
    expect(await hear("Delivered")).toMatchObject({ state: "held" });
    const [booking] = await api.db
      .select()
      .from(courierBookingTable)
      .where(eq(courierBookingTable.shopId, shop.id));
    expect(booking?.lookAt).toBeNull();
  });

  test("is asked for in turns: many parcels at a slow courier keep no other courier's waiting, nor many of one shop another's", async () => {
    const [mine] = await api.db
      .select()
      .from(courierBookingTable)
      .where(eq(courierBookingTable.shopId, shop.id));
    // Of this shop as many parcels at one courier as are asked about at once, and one at another; all waited longer.
    await api.db.update(courierBookingTable).set({ lookAt: null });
    const early = new Date(api.clock.now().getTime() - 7_200_000);
    const plant = async (name: "Pathao" | "RedX", count: number) => {
      const courierId = await plantCourier(api.db, shop.id, name);
      const codes = Array.from({ length: count }, (_, place) => `${name}${place}`);
      const orders = codes.map((code, place) => ({
        number: `${name.slice(0, 4).toUpperCase()}-${String(22_222 + place)}`,
        phone: "01712345678",
        status: 5 as const,
        total: 100_000,
        parcel: { courierId, code },
      }));
      await plantOrders(api.db, shop.id, staff.packer.id, orders, api.clock.now());
      await api.db.execute(sql`
        insert into courier_booking (shop_id, order_id, courier_id, state, state_at, pieces, language, wanted_at, wanted_by, look_at)
        select shop_id, order_id, courier_id, 'booked', now(), 1, 'en', ${api.clock.now()}, ${staff.packer.id}, ${early}
        from parcel where shop_id = ${shop.id} and courier_id = ${courierId}`);
    };
    await plant("Pathao", 25);
    await plant("RedX", 1);
    const { asks, follows } = api.courier;
    api.courier.asks = () => ["key", "secret"];
    api.courier.follows = () => true;
    for (const courier of ["pathao", "redx"] as const) await setAccount({ courier });
    await api.db
      .update(courierBookingTable)
      .set({ lookAt: api.clock.now() })
      .where(eq(courierBookingTable.orderId, mine?.orderId ?? 0));
    const heard: string[] = [];
    api.courier.news = (kind) => {
      heard.push(kind);
      if (kind !== "pathao") return Promise.resolve("pending");
      api.clock.advance(10);
      return Promise.reject(new Error("No answer."));
    };
    api.clock.advance(301);
    await api.jobs.runDue();
    expect([...new Set(heard)].sort()).toEqual(["pathao", "redx", "steadfast"]);
    // It is asked about one more parcel each round, and not about the same again.
    api.clock.advance(301);
    await api.jobs.runDue();
    const asked = await api.db
      .select()
      .from(courierBookingTable)
      .where(eq(courierBookingTable.shopId, shop.id));
    const looked = asked.filter(({ lookedAt }) => lookedAt !== null);
    expect(heard.filter((kind) => kind === "pathao")).toHaveLength(2);
    expect(looked).toHaveLength(4);
    Object.assign(api.courier, { asks, follows });
  });

  test("is not asked for any more after a month", async () => {
    api.clock.advance(30 * 24 * 3600);
    await hear("pending");
    expect(await hear("delivered")).toMatchObject({ word: "pending" });
  });
});

describe("several parcels at once", () => {
  beforeEach(async () => void (await setAccount()));

  test("are listed while they wait for it, and sent with one press; what cannot be is told", async () => {
    const second = await placeOrder(shop);
    const typed = await placeOrder(shop);
    const handed = {
      courier: "redx",
      tracking_code: "R77",
      pieces: 1,
      weight_grams: null,
      note: "",
      version: 0,
    };
    await staff.packer.client.sellerCouriers.saveParcel({ ...inShop(), order_id: typed, ...handed });
    const bare = await placeOrder(shop);
    await staff.packer.client.sellerCouriers.saveParcel({
      ...inShop(),
      order_id: bare,
      ...handed,
      tracking_code: "",
    });
    const before = (await calls().sendable(inShop())).data;
    expect(before.orders.map((each) => [each.order_id, each.courier, each.cash_due])).toEqual([
      [order_id, null, 30_600],
      [second, null, 30_600],
      [bare, "RedX", 30_600],
    ]);
    expect(before).toMatchObject({ is_cut: false, unsettled: [] });
    const press = (idempotencyKey: string) =>
      calls().sendParcels(
        { ...inShop(), courier: "steadfast", order_ids: [order_id, second, typed] },
        once(idempotencyKey),
      );
    const { data } = await press("many");
    expect(data.sent).toEqual([order_id, second]);
    expect(data.refused).toEqual([{ order_id: typed, message: expect.stringContaining("already") }]);
    expect((await press("many")).data.sent).toEqual([order_id, second]);
    const during = (await calls().sendable(inShop())).data;
    expect(during.orders.map((each) => each.order_id)).toEqual([bare]);
    expect(during.unsettled.map((each) => [each.order_id, each.sending.state]).sort()).toEqual(
      [
        [order_id, "waiting"],
        [second, "waiting"],
      ].sort(),
    );
    await api.jobs.runDue();
    expect(asked()).toHaveLength(2);
    expect((await calls().sendable(inShop())).data.unsettled).toEqual([]);
    expect(new Set((await trail("parcel_send")).map(({ batch }) => batch)).size).toBe(1);
  });

  test("are none, or too many, in clear words", async () => {
    const given = { ...inShop(), courier: "steadfast" };
    for (const order_ids of [[], Array.from({ length: 51 }, (_, place) => `AXY2-${10_000 + place}`)])
      await expect(calls().sendParcels({ ...given, order_ids }, once())).rejects.toEqual(
        refused("invalid_input"),
      );
  });
});
