import { business, type OrderStatusName, orderStatuses } from "@haat/contract/shared/business-constants";
import type { ComplaintState } from "@haat/contract/shared/complaint-choices";
import { and, eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createShopper, startTestApi, type TestApi, type TestShopper } from "../../testing/test-api";
import { createPlatformPerson, createStaffOf, type TestAccount } from "../../testing/test-people";
import { wholeTaka } from "../../testing/second-calculation";
import { createTestShop, type TestShop } from "../../testing/test-shop";
import { deleteUnusedPictures } from "../account/picture.usecases";
import { uploadedPictureTable } from "../account/picture.table";
import { auditEventTable } from "../audit/audit.table";
import { customerOrderTable } from "../order/order.table";
import { shopTable } from "../shop/shop.table";
import { complaintMessageTable, complaintTable } from "./complaint.table";

let api: TestApi;
let shop: TestShop;
let staff: Awaited<ReturnType<typeof createStaffOf>>;
let support: TestAccount;
let buyer: TestShopper;
let order_id: string;
beforeAll(async () => {
  api = await startTestApi();
  support = await createPlatformPerson(api, "support");
});
afterAll(() => api.close());
beforeEach(async () => {
  shop = await createTestShop(api.db);
  staff = await createStaffOf(api, shop);
  buyer = await createShopper(api);
  order_id = await placeOrder(buyer);
  await setStatus("delivered");
});

const language = "en" as const;
const inShop = () => ({ language, seller_key: shop.sellerKey });
const once = (idempotencyKey: string = crypto.randomUUID()) => ({ context: { idempotencyKey } });

async function placeOrder(who: TestShopper): Promise<string> {
  const wish = { ...inShop(), id_product: shop.rice.id, quantity: 1, shipping_method: 2 as const };
  const asked = { ...wish, expected_total: wholeTaka(12_345) };
  return (await who.client.order.directPurchaseOrder(asked, once())).data.order_id;
}

/** As if the order had come so far. */
async function setStatus(status: OrderStatusName): Promise<void> {
  await api.db.execute(sql`update customer_order set status = ${orderStatuses[status]},
    payment_status = case when ${status === "delivered"} then 'paid' when ${status === "cancel"} then 'void' else 'cash_on_delivery' end
    where number = ${order_id}`);
}

const opening = {
  kind: "return",
  reason: "damaged",
  text: "The bag was torn.\nPlease take it back.",
} as const;
const open = (given: object = {}, key?: string, who = buyer) =>
  who.client.complaints.openComplaint({ language, order_id, ...opening, ...given }, once(key));
const openOne = async () => (await open()).data.complaint.id_complaint;
const own = async () => (await buyer.client.complaints.orderComplaints({ language, orderId: order_id })).data;
const answer = (id_complaint: number, given: { text?: string; close?: boolean } = {}, key?: string) =>
  staff.packer.client.sellerComplaints.answerComplaint(
    { ...inShop(), id_complaint, text: "Send it back, we pay.", ...given },
    once(key),
  );
const move = (id_complaint: number, to: "pass" | "close") =>
  buyer.client.complaints.moveComplaint({ language, order_id, id_complaint, to });
const write = (id_complaint: number, text: string, key?: string) =>
  buyer.client.complaints.writeComplaint({ language, order_id, id_complaint, text }, once(key));
const passed = (state: ComplaintState) =>
  support.client.adminComplaints
    .complaints({ language, state })
    .then(({ data }) => data.complaints.filter((each) => each.order_id === order_id));
const messagesTo = (phone: string) => api.messages.filter(({ to }) => to === phone).map(({ text }) => text);

/** A picture that somebody has uploaded. */
async function upload(who: TestShopper): Promise<string> {
  const pixel = Buffer.from(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
    "base64",
  );
  const picture = new File([pixel], "torn.png", { type: "image/png" });
  return (await who.client.account.pictureUpload({ language, picture })).data.picture;
}

describe("a customer with an order that something is wrong with", () => {
  test("says so with pictures, is answered, writes more, and closes it", async () => {
    const pictures = [await upload(buyer), await upload(buyer)];
    const { data } = await open({ pictures });
    const { id_complaint } = data.complaint;
    expect(data.complaint).toMatchObject({
      state: "open",
      may_write: true,
      may_pass: false,
      may_close: true,
    });
    const { data: list } = await staff.packer.client.sellerComplaints.complaints({
      ...inShop(),
      state: "open",
    });
    expect(list).toMatchObject({ counts: { open: 1, answered: 0, closed: 0 }, last_page: 1 });
    expect(list.complaints).toMatchObject([
      { id_complaint, order_id, name: "Rahim Uddin", reason: "damaged" },
    ]);
    const { data: read } = await staff.packer.client.sellerComplaints.complaint({
      ...inShop(),
      id_complaint,
    });
    expect(read.complaint.messages).toMatchObject([{ author: "customer", text: opening.text, pictures }]);
    const { data: seen } = await staff.packer.client.sellerOrders.order({ ...inShop(), order_id });
    expect(seen.order.complaints).toEqual([{ id_complaint, kind: data.complaint.kind, state: "open" }]);
    await answer(id_complaint);
    await api.jobs.runDue();
    expect(messagesTo(buyer.phone).at(-1)).toContain(`answered you about ${order_id}`);
    expect((await own()).complaints).toMatchObject([{ state: "answered", may_pass: true }]);
    await write(id_complaint, "Thank you, it is on its way.");
    const after = (await move(id_complaint, "close")).data.complaint;
    expect(after).toMatchObject({
      state: "closed",
      closed_by: "customer",
      may_write: false,
      may_close: false,
    });
    expect(after.messages.map(({ author }) => author)).toEqual(["customer", "shop", "customer"]);
    // Closing it once more changes nothing.
    expect((await move(id_complaint, "close")).data.complaint.closed_at).toBe(after.closed_at);
    await expect(write(id_complaint, "Still there?")).rejects.toMatchObject({
      code: "complaint_move_refused",
    });
    await expect(answer(id_complaint)).rejects.toMatchObject({ code: "complaint_move_refused" });
  });

  test("is told what can be asked for: a return of what was delivered, a complaint from when it was taken", async () => {
    expect((await own()).kinds).toEqual(["return", "problem"]);
    await setStatus("pending");
    expect((await own()).kinds).toEqual([]);
    await expect(open()).rejects.toMatchObject({ code: "complaint_impossible", status: 409 });
    await setStatus("shipped");
    expect((await own()).kinds).toEqual(["problem"]);
    await expect(open()).rejects.toMatchObject({ code: "complaint_impossible" });
    const id = (await open({ kind: "problem", reason: "late" })).data.complaint.id_complaint;
    expect((await own()).kinds).toEqual([]);
    await move(id, "close");
    await api.db
      .update(customerOrderTable)
      .set({
        orderedAt: new Date(api.clock.now().getTime() - (business.complaintDays * 24 * 3600 + 1) * 1000),
      })
      .where(eq(customerOrderTable.number, order_id));
    await expect(open({ kind: "problem" })).rejects.toMatchObject({ code: "complaint_impossible" });
  });

  test("has one complaint however often and at once it is sent, and one open at a time", async () => {
    const sent = await Promise.all([open({}, "same"), open({}, "same"), open({}, "same")]);
    expect(new Set(sent.map(({ data }) => data.complaint.id_complaint)).size).toBe(1);
    const others = await Promise.allSettled([open(), open(), open()]);
    for (const other of others) expect(other).toMatchObject({ reason: { code: "complaint_impossible" } });
    const id = sent[0]?.data.complaint.id_complaint ?? 0;
    await Promise.all([write(id, "Twice", "w"), write(id, "Twice", "w")]);
    expect((await own()).complaints[0]?.messages).toHaveLength(2);
    expect(await api.db.$count(complaintTable, eq(complaintTable.shopId, shop.id))).toBe(1);
  });

  test("may complain so often of an order, and no more", async () => {
    for (let each = 0; each < business.complaintsPerOrder; each += 1) await move(await openOne(), "close");
    await expect(open()).rejects.toMatchObject({ code: "too_many_complaints", status: 422 });
    expect((await own()).kinds).toEqual([]);
  });

  test("sends no picture of somebody else's, none that is not there, and not too many", async () => {
    const stranger = await createShopper(api);
    const theirs = await upload(stranger);
    for (const pictures of [[theirs], ["uploads/none"], Array.from({ length: 5 }, () => theirs)])
      await expect(open({ pictures })).rejects.toMatchObject({ code: "invalid_input" });
    await expect(open({ text: "  " })).rejects.toMatchObject({ code: "invalid_input" });
    await expect(open({ text: "x".repeat(1001) })).rejects.toMatchObject({ code: "invalid_input" });
    expect((await own()).complaints).toEqual([]);
  });

  test("keeps the pictures that were sent when unused ones are deleted", async () => {
    const [sent, unused] = [await upload(buyer), await upload(buyer)];
    await open({ pictures: [sent] });
    api.clock.advance(2 * 24 * 3600);
    const files = { put: async () => undefined, get: async () => undefined, delete: async () => undefined };
    await deleteUnusedPictures({ db: api.db, files, clock: api.clock }, 50);
    const left = await api.db
      .select()
      .from(uploadedPictureTable)
      .where(eq(uploadedPictureTable.customerId, buyer.id));
    expect(left.map(({ key }) => key)).toEqual([sent]);
    expect(unused).not.toBe(sent);
  });

  test("goes on where the shop is suspended by now", async () => {
    await api.db.update(shopTable).set({ status: "suspended" }).where(eq(shopTable.id, shop.id));
    const id = await openOne();
    await answer(id);
    expect((await move(id, "pass")).data.complaint.passed_at).not.toBeNull();
  });
});

describe("nobody else", () => {
  test("reads or writes about a complaint: no other customer, no other shop, no platform before it was passed", async () => {
    const id_complaint = await openOne();
    const stranger = await createShopper(api);
    const calls = stranger.client.complaints;
    await expect(calls.orderComplaints({ language, orderId: order_id })).rejects.toMatchObject({
      code: "order_not_found",
    });
    await expect(open({}, undefined, stranger)).rejects.toMatchObject({ code: "order_not_found" });
    await expect(
      calls.moveComplaint({ language, order_id, id_complaint, to: "close" }),
    ).rejects.toMatchObject({ code: "order_not_found" });
    const neighbour = await createTestShop(api.db);
    const others = await createStaffOf(api, neighbour);
    const there = { language, seller_key: neighbour.sellerKey, id_complaint };
    await expect(others.owner.client.sellerComplaints.complaint(there)).rejects.toMatchObject({
      code: "complaint_not_found",
    });
    await expect(
      others.owner.client.sellerComplaints.answerComplaint({ ...there, text: "Ours?" }, once()),
    ).rejects.toMatchObject({ code: "complaint_not_found" });
    await expect(
      support.client.adminComplaints.complaint({ ...inShop(), id_complaint }),
    ).rejects.toMatchObject({ code: "complaint_not_found" });
    expect(await passed("open")).toEqual([]);
    // Of another order of the customer's own it is none either.
    const second = await placeOrder(buyer);
    await expect(
      buyer.client.complaints.moveComplaint({ language, order_id: second, id_complaint, to: "close" }),
    ).rejects.toMatchObject({ code: "complaint_not_found" });
    expect(await api.db.$count(complaintMessageTable, eq(complaintMessageTable.shopId, shop.id))).toBe(1);
  });
});

describe("a complaint that is not settled", () => {
  test("goes to the platform when its shop has not answered in 72 hours, once, and both are told", async () => {
    const id_complaint = await openOne();
    await api.jobs.runDue();
    expect(messagesTo(shop.phone).at(-1)).toContain("৭২ ঘণ্টায় উত্তর দিন");
    api.clock.advance(business.complaintWaitSeconds - 1);
    await api.jobs.runDue();
    expect(await passed("open")).toEqual([]);
    api.clock.advance(1);
    await api.jobs.runDue();
    await api.jobs.runDue();
    const waiting = await passed("open");
    expect(waiting).toMatchObject([{ id_complaint, shop: { seller_key: shop.sellerKey } }]);
    expect(messagesTo(buyer.phone).filter((text) => text.includes("did not answer"))).toHaveLength(1);
    expect(messagesTo(shop.phone).at(-1)).toContain("এখন হাট দেখছে");
  });

  test("stays with its shop while that answers in time, and waits anew from what is written then", async () => {
    const id = await openOne();
    api.clock.advance(business.complaintWaitSeconds - 60);
    await answer(id);
    api.clock.advance(3600);
    await write(id, "That is no answer.");
    await api.jobs.runDue();
    api.clock.advance(business.complaintWaitSeconds - 60);
    await api.jobs.runDue();
    expect(await passed("open")).toEqual([]);
    api.clock.advance(60);
    await api.jobs.runDue();
    expect(await passed("open")).toHaveLength(1);
  });

  test("is passed by its customer once the shop has answered or closed it, not before", async () => {
    const id = await openOne();
    await expect(move(id, "pass")).rejects.toMatchObject({ code: "complaint_move_refused", status: 409 });
    await answer(id, { close: true });
    const [closed] = (await own()).complaints;
    expect(closed).toMatchObject({ state: "closed", closed_by: "shop", may_pass: true });
    const after = (await move(id, "pass")).data.complaint;
    expect(after).toMatchObject({ state: "open", closed_by: null, may_pass: false });
    expect((await move(id, "pass")).data.complaint.passed_at).toBe(after.passed_at);
    // The shop may still answer, but no longer says that it is over.
    await expect(answer(id, { close: true })).rejects.toMatchObject({ code: "complaint_move_refused" });
    await answer(id);
    expect(await passed("answered")).toHaveLength(1);
  });

  test("is answered by the platform once, of two people by the first, and closed for both", async () => {
    const id_complaint = await openOne();
    await answer(id_complaint);
    await move(id_complaint, "pass");
    const admin = await createPlatformPerson(api, "admin");
    const say = (person: TestAccount, text: string, given: { read?: number; close?: boolean } = {}) =>
      person.client.adminComplaints.answerComplaint({ ...inShop(), id_complaint, read: 2, text, ...given });
    const both = await Promise.allSettled([say(support, "We ask the shop."), say(admin, "We ask them.")]);
    expect(both.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    const [refused] = both.filter((each) => each.status === "rejected");
    expect(refused?.reason).toMatchObject({ code: "review_conflict" });
    await say(support, "The shop takes it back.", { read: 3, close: true });
    const again = await say(support, "The shop takes it back.", { read: 3, close: true });
    expect(again.data.complaint).toMatchObject({ state: "closed", closed_by: "platform" });
    expect(again.data.complaint.messages).toHaveLength(4);
    await expect(answer(id_complaint)).rejects.toMatchObject({ code: "complaint_move_refused" });
    await api.jobs.runDue();
    expect(messagesTo(buyer.phone).at(-1)).toContain("Haat answered you");
  });

  test("is answered once by its shop however often that is sent, and every word stands in the trail without being it", async () => {
    const id = await openOne();
    await Promise.all([answer(id, {}, "a"), answer(id, {}, "a")]);
    expect((await own()).complaints[0]?.messages).toHaveLength(2);
    const trail = await api.db
      .select()
      .from(auditEventTable)
      .where(and(eq(auditEventTable.shopId, shop.id), eq(auditEventTable.subject, order_id)));
    expect(trail.map(({ action }) => action).sort()).toEqual(["complaint_answer", "complaint_open"]);
    expect(JSON.stringify([trail, api.log])).not.toContain("torn");
  });
});
