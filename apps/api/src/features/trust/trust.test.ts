import { business } from "@haat/contract/shared/business-constants";
import { displayPhone } from "@haat/contract/shared/phone";
import type { CancelReason, OrderStage } from "@haat/contract/shared/order-choices";
import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import {
  createShopper,
  saveAddress,
  startTestApi,
  type TestApi,
  type TestShopper,
} from "../../testing/test-api";
import { createStaffOf } from "../../testing/test-people";
import { wholeTaka } from "../../testing/second-calculation";
import { createTestShop, type TestShop } from "../../testing/test-shop";
import { auditEventTable } from "../audit/audit.table";
import { productTable } from "../catalogue/catalogue.table";
import { customerOrderTable } from "../order/order.table";
import { shopTable } from "../shop/shop.table";
import { refusedPhoneTable } from "./trust.table";

let api: TestApi;
let shop: TestShop;
let staff: Awaited<ReturnType<typeof createStaffOf>>;
let buyer: TestShopper;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  shop = await createTestShop(api.db);
  staff = await createStaffOf(api, shop);
  buyer = await createShopper(api);
});

const language = "en" as const;
const inShop = () => ({ language, seller_key: shop.sellerKey });
const once = () => ({ context: { idempotencyKey: crypto.randomUUID() } });
const trust = () => staff.manager.client.sellerTrust;
const setTrust = (given: { mostOpenOrders?: number | null; codeFrom?: number | null }) =>
  api.db.update(shopTable).set(given).where(eq(shopTable.id, shop.id));

/** One piece of rice, picked up; with an address it is brought to its phone. */
function buy(who: TestShopper, given: { address?: string; key?: string; in?: TestShop } = {}) {
  const at = given.in ?? shop;
  const wish = { language, seller_key: at.sellerKey, id_product: at.rice.id, quantity: 1 };
  const how = given.address
    ? { address_unique_id: given.address, expected_total: wholeTaka(12_345 + 6000) }
    : { shipping_method: 2 as const, expected_total: wholeTaka(12_345) };
  const key = given.key ? { context: { idempotencyKey: given.key } } : once();
  return who.client.order.directPurchaseOrder({ ...wish, ...how }, key);
}
const buyOne = async (who: TestShopper, given: Parameters<typeof buy>[1] = {}) =>
  (await buy(who, given)).data.order_id;

const ordersOf = (who: TestShopper) =>
  api.db.$count(
    customerOrderTable,
    and(eq(customerOrderTable.shopId, shop.id), eq(customerOrderTable.customerId, who.id)),
  );
const stock = async () =>
  (await api.db.select().from(productTable).where(eq(productTable.id, shop.rice.id)))[0]?.stock;

/** Moves an order of the shop through stages. */
async function move(order_id: string, stages: OrderStage[], reason?: CancelReason): Promise<void> {
  let from: OrderStage = "pending";
  for (const to of stages) {
    if (to === "pending") continue;
    const why = to === "cancel" ? { reason: reason ?? ("refused" as const) } : {};
    await staff.packer.client.sellerOrders.moveOrder({ ...inShop(), order_id, from, to, ...why });
    from = to;
  }
}
const orderOf = async (order_id: string) =>
  (await staff.packer.client.sellerOrders.order({ ...inShop(), order_id })).data.order;

const trailOf = (action: "trust_save" | "phone_refuse" | "phone_allow") =>
  api.db
    .select()
    .from(auditEventTable)
    .where(and(eq(auditEventTable.shopId, shop.id), eq(auditEventTable.action, action)));

describe("how a phone stands in a shop", () => {
  test("counts what was taken and what came back here, and nothing of other shops", async () => {
    const address = await saveAddress(buyer.client, { contact_number: "01790000001" });
    await move(await buyOne(buyer, { address }), ["accept", "shipped", "delivered"]);
    await move(await buyOne(buyer, { address }), ["accept", "shipped", "cancel"], "refused");
    await move(await buyOne(buyer), ["accept", "in_store", "delivered"]);
    // Neither what was lost nor what the shop took back before it left says anything of the customer.
    await move(await buyOne(buyer, { address }), ["accept", "shipped", "cancel"], "lost");
    await move(await buyOne(buyer, { address }), ["cancel"], "no_stock");
    const neighbour = await createTestShop(api.db);
    await buyOne(buyer, { in: neighbour, address });
    const order_id = await buyOne(buyer, { address });
    const standing = { taken: 2, returned: 1, is_refused: false };
    expect(await orderOf(order_id)).toMatchObject({ standing, refusal: null });
    const { data } = await staff.packer.client.sellerOrders.desk({ ...inShop(), lane: "accept" });
    expect(data.orders.map((card) => [card.order_id, card.standing])).toEqual([[order_id, standing]]);
  });

  test("somebody else's order to the same number counts, a stranger's does not", async () => {
    const other = await createShopper(api);
    const phone = { contact_number: "01790000002" };
    const [mine, theirs] = [await saveAddress(buyer.client, phone), await saveAddress(other.client, phone)];
    await move(await buyOne(other, { address: theirs }), ["accept", "shipped", "cancel"], "returned");
    expect((await orderOf(await buyOne(buyer, { address: mine }))).standing).toEqual({
      taken: 0,
      returned: 1,
      is_refused: false,
    });
    const stranger = await createShopper(api);
    expect((await orderOf(await buyOne(stranger))).standing).toMatchObject({ taken: 0, returned: 0 });
  });
});

describe("a phone that a shop refuses", () => {
  test("orders nothing more, by that number or by the account, and hears no more than that", async () => {
    const phone = "01790000003";
    const address = await saveAddress(buyer.client, { contact_number: phone });
    const order_id = await buyOne(buyer, { address });
    const { data } = await trust().refusePhone({ ...inShop(), order_id, reason: "Never at home" });
    expect(data.refusal).toMatchObject({ phone: "+8801790000003", reason: "Never at home" });
    const pieces = await stock();
    for (const given of [{ address }, {}]) {
      const refused = await buy(buyer, given).catch((error: unknown) => error);
      expect(refused).toMatchObject({ code: "order_not_taken", status: 409 });
      expect(JSON.stringify(refused)).not.toContain("Never at home");
    }
    const friend = await createShopper(api);
    const theirs = await saveAddress(friend.client, { contact_number: phone });
    await expect(buy(friend, { address: theirs })).rejects.toMatchObject({ code: "order_not_taken" });
    await expect(buyOne(friend)).resolves.toBeTruthy();
    expect([await stock(), await ordersOf(buyer)]).toEqual([(pieces ?? 0) - 1, 1]);
    // The one under way goes on, and another shop takes orders as before.
    await move(order_id, ["accept", "shipped", "delivered"]);
    const neighbour = await createTestShop(api.db);
    await expect(buyOne(buyer, { in: neighbour, address })).resolves.toBeTruthy();
    expect(await orderOf(order_id)).toMatchObject({
      standing: { is_refused: true },
      refusal: { reason: "Never at home", by: `${staff.manager.firstName} ${staff.manager.lastName}` },
    });
  });

  test("is none where its customer has deleted the account: every such order would be refused with it", async () => {
    const order_id = await buyOne(buyer);
    await api.db
      .update(customerOrderTable)
      .set({ recipientPhone: "" })
      .where(eq(customerOrderTable.number, order_id));
    await expect(trust().refusePhone({ ...inShop(), order_id, reason: "" })).rejects.toMatchObject({
      code: "order_not_found",
    });
  });

  test("keeps what is in the cart, and can order as soon as it is allowed again", async () => {
    await buyer.client.cart.addToCart({ ...inShop(), id_product: shop.rice.id });
    const { data } = await trust().refusePhone({ ...inShop(), phone: buyer.nationalPhone, reason: "" });
    const order = () =>
      buyer.client.order.cartPurchaseOrder(
        { ...inShop(), shipping_method: 2, expected_total: wholeTaka(12_345) },
        { context: { idempotencyKey: "the same" } },
      );
    await expect(order()).rejects.toMatchObject({ code: "order_not_taken" });
    const cart = await buyer.client.cart.showCart({ language, sellerKey: shop.sellerKey });
    expect(cart.data.items).toHaveLength(1);
    const { id_refusal } = data.refusal;
    await trust().allowPhone({ ...inShop(), id_refusal });
    await trust().allowPhone({ ...inShop(), id_refusal });
    await expect(order()).resolves.toMatchObject({ success: true });
    expect(await trailOf("phone_allow")).toHaveLength(1);
  });

  test("is written down once with a masked number, however often it is refused", async () => {
    const refuse = (reason: string) => trust().refusePhone({ ...inShop(), phone: "০১৭৯০০০০০০৪", reason });
    await Promise.all([refuse("Fake"), refuse("Fake"), refuse("Fake")]);
    const after = await refuse("Fake orders");
    const { data } = await trust().trust(inShop());
    expect(data.refused).toEqual([after.data.refusal]);
    expect(after.data.refusal).toMatchObject({ phone: "+8801790000004", reason: "Fake orders" });
    const trail = await trailOf("phone_refuse");
    expect(trail.map(({ subject, before, after: now }) => [subject, before, now])).toEqual([
      ["…004", null, { reason: "Fake" }],
      ["…004", { reason: "Fake" }, { reason: "Fake orders" }],
    ]);
    expect(JSON.stringify([trail, api.log])).not.toContain("1790000004");
  });

  test("has to be named in one way, as a number that can be one, and as an order of this shop", async () => {
    const neighbour = await createTestShop(api.db);
    const order_id = await buyOne(buyer, { in: neighbour });
    const refuse = (given: object) => trust().refusePhone({ ...inShop(), reason: "", ...given });
    await expect(refuse({ order_id })).rejects.toMatchObject({ code: "order_not_found" });
    await expect(refuse({})).rejects.toMatchObject({ code: "invalid_input" });
    await expect(refuse({ phone: "0181" })).rejects.toMatchObject({ code: "invalid_input" });
    await expect(refuse({ phone: "01790000005", order_id })).rejects.toMatchObject({ code: "invalid_input" });
    await expect(refuse({ phone: "01790000005", reason: "x".repeat(301) })).rejects.toMatchObject({
      code: "invalid_input",
    });
    expect(await api.db.$count(refusedPhoneTable, eq(refusedPhoneTable.shopId, shop.id))).toBe(0);
  });

  test("is the business of who may change the shop: a packer only sees it on orders", async () => {
    await expect(staff.packer.client.sellerTrust.trust(inShop())).rejects.toMatchObject({ status: 403 });
    const given = { ...inShop(), phone: "01790000006", reason: "" };
    await expect(staff.packer.client.sellerTrust.refusePhone(given)).rejects.toMatchObject({ status: 403 });
  });

  test("is listed by pages, the last refused first", async () => {
    const rows = Array.from({ length: business.refusedPhonesPerPage + 1 }, (_, place) => ({
      shopId: shop.id,
      phone: `+88017911${String(place).padStart(5, "0")}`,
      refusedBy: staff.owner.id,
      refusedAt: api.clock.now(),
    }));
    await api.db.insert(refusedPhoneTable).values(rows);
    const first = (await trust().trust(inShop())).data;
    expect(first.refused).toHaveLength(business.refusedPhonesPerPage);
    const rest = (await trust().trust({ ...inShop(), before: first.next_before ?? 0 })).data;
    expect(rest.refused.map(({ phone }) => displayPhone(phone))).toEqual(["01791100000"]);
    expect(rest.next_before).toBeNull();
  });
});

describe("how many orders a phone may have under way", () => {
  test("is limited in a new shop, and those that are over count no more", async () => {
    await setTrust({ mostOpenOrders: business.openOrdersUsual });
    const placed = [];
    for (let each = 0; each < business.openOrdersUsual; each += 1) placed.push(await buyOne(buyer));
    await expect(buy(buyer)).rejects.toMatchObject({
      code: "too_many_open_orders",
      status: 409,
      data: { context: { most: business.openOrdersUsual } },
    });
    await move(placed[0] ?? "", ["accept", "in_store", "delivered"]);
    await move(placed[1] ?? "", ["cancel"], "asked");
    await buyOne(buyer);
    await buyOne(buyer);
    await expect(buy(buyer)).rejects.toMatchObject({ code: "too_many_open_orders" });
  });

  test("holds for orders that come at once, from the cart and beside it", async () => {
    await setTrust({ mostOpenOrders: 2 });
    await buyer.client.cart.addToCart({ ...inShop(), id_product: shop.tea.id });
    const pieces = await stock();
    const fromCart = buyer.client.order.cartPurchaseOrder(
      { ...inShop(), shipping_method: 2, expected_total: 5000 },
      once(),
    );
    const all = await Promise.allSettled([fromCart, ...Array.from({ length: 7 }, () => buy(buyer))]);
    const refused = all.filter((each) => each.status === "rejected");
    expect(refused).toHaveLength(6);
    for (const { reason } of refused) expect(reason).toMatchObject({ code: "too_many_open_orders" });
    expect(await ordersOf(buyer)).toBe(2);
    const [cart] = all;
    expect(await stock()).toBe((pieces ?? 0) - (cart?.status === "fulfilled" ? 1 : 2));
  });

  test("holds for many accounts that order to one number at once, and leaves its owner's own orders alone", async () => {
    await setTrust({ mostOpenOrders: 2 });
    const to = { contact_number: buyer.nationalPhone };
    const ring = [];
    for (let each = 0; each < 4; each += 1) {
      const who = await createShopper(api);
      ring.push({ who, address: await saveAddress(who.client, to) });
    }
    const all = await Promise.allSettled(ring.map(({ who, address }) => buy(who, { address })));
    expect(all.filter(({ status }) => status === "fulfilled")).toHaveLength(2);
    const own = await saveAddress(buyer.client, to);
    await buyOne(buyer, { address: own });
    await buyOne(buyer);
    await expect(buy(buyer, { address: own })).rejects.toMatchObject({ code: "too_many_open_orders" });
  });

  test("counts a repeated order once: the same key has the same answer at the limit", async () => {
    await setTrust({ mostOpenOrders: 1 });
    const answers = await Promise.all([1, 2, 3].map(() => buyOne(buyer, { key: "pressed thrice" })));
    expect(new Set(answers).size).toBe(1);
    expect(await ordersOf(buyer)).toBe(1);
  });

  test("is the shop's own to set, within bounds, and written down once", async () => {
    const save = (given: { most_open_orders: number | null; code_from: number | null }) =>
      trust().saveTrust({ ...inShop(), ...given });
    await save({ most_open_orders: 3, code_from: 500_000 });
    await save({ most_open_orders: 3, code_from: 500_000 });
    expect((await trust().trust(inShop())).data.trust).toEqual({ most_open_orders: 3, code_from: 500_000 });
    expect((await trailOf("trust_save")).map(({ before, after }) => [before, after])).toEqual([
      [
        { open_orders: null, code_from: null },
        { open_orders: 3, code_from: 500_000 },
      ],
    ]);
    for (const wrong of [
      { most_open_orders: 0, code_from: null },
      { most_open_orders: 101, code_from: null },
      { most_open_orders: null, code_from: 150 },
      { most_open_orders: null, code_from: 0 },
    ])
      await expect(save(wrong)).rejects.toMatchObject({ code: "invalid_input" });
    await save({ most_open_orders: null, code_from: null });
    expect((await trust().trust(inShop())).data.trust).toEqual({ most_open_orders: null, code_from: null });
  });
});

describe("a code before a large order", () => {
  const askCode = (who: TestShopper, key?: string) =>
    who.client.account.sendPhoneCode({ language }, key ? { context: { idempotencyKey: key } } : {});

  test("is asked for from the amount on, and not below it", async () => {
    await setTrust({ codeFrom: wholeTaka(12_345) });
    await expect(buy(buyer)).rejects.toMatchObject({ code: "order_code_needed", status: 409 });
    await setTrust({ codeFrom: wholeTaka(12_345) + 100 });
    await expect(buyOne(buyer)).resolves.toBeTruthy();
  });

  test("opens orders of this session for some minutes, once it is right", async () => {
    await setTrust({ codeFrom: 100 });
    const { otp } = (await askCode(buyer)).data;
    const prove = (given: string) => buyer.client.account.provePhone({ language, otp: given });
    const wrong = otp === "000000" ? "111111" : "000000";
    await expect(prove(wrong)).rejects.toMatchObject({ code: "otp_wrong" });
    await expect(buy(buyer)).rejects.toMatchObject({ code: "order_code_needed" });
    await prove(otp ?? "");
    // Pressed twice, as an impatient thumb does.
    await prove(otp ?? "");
    await buyOne(buyer);
    api.clock.advance(business.orderProofSeconds);
    await expect(buy(buyer)).rejects.toMatchObject({ code: "order_code_needed" });
    await expect(prove(otp ?? "")).rejects.toMatchObject({ code: "otp_used" });
    expect(api.messages.at(-1)?.text).toContain("confirms your order");
    expect(JSON.stringify(api.log)).not.toContain(otp);
  });

  test("is not good in another session, nor is a code for signing in good here", async () => {
    await setTrust({ codeFrom: 100 });
    const { otp } = (await askCode(buyer)).data;
    const other = await createShopper(api);
    await expect(other.client.account.provePhone({ language, otp: otp ?? "" })).rejects.toMatchObject({
      code: "otp_expired",
    });
    api.clock.advance(business.otpResendSeconds);
    const signIn = (await api.createClient().account.sendOtp({ phone: buyer.nationalPhone })).data;
    await expect(buyer.client.account.provePhone({ language, otp: signIn.otp ?? "" })).rejects.toMatchObject({
      code: "otp_wrong",
    });
  });

  test("is not asked of who has just signed in with one, and is of who used a password", async () => {
    await setTrust({ codeFrom: 100 });
    const guest = api.createClient();
    const phone = "01790000099";
    const sent = (await guest.account.sendOtp({ phone })).data;
    const { ticket } = (
      await guest.account.otpValidate({ phone, otp: sent.otp ?? "", request_id: sent.request_id })
    ).data;
    const password = "river-boat-monsoon-9";
    const person = { first_name: "Rahima", last_name: "Khatun", password, terms: true as const };
    const made = await guest.account.customerRegistration({ language, phone, ticket, ...person });
    const order = (token: string | null) =>
      api.createClient({ authorization: `Bearer ${token}` }).order.directPurchaseOrder(
        {
          ...inShop(),
          id_product: shop.rice.id,
          quantity: 1,
          shipping_method: 2,
          expected_total: wholeTaka(12_345),
        },
        once(),
      );
    await expect(order(made.access_token)).resolves.toMatchObject({ success: true });
    const byPassword = await guest.account.signinPassword({ language, phone, password });
    await expect(order(byPassword.access_token)).rejects.toMatchObject({ code: "order_code_needed" });
  });

  test("is sent once for a repeated call, and no sooner again than codes for signing in", async () => {
    const before = api.messages.length;
    const [one, two] = await Promise.all([askCode(buyer, "k"), askCode(buyer, "k")]);
    expect(one.data.otp).toBe(two.data.otp);
    expect(api.messages.length).toBe(before + 1);
    await expect(askCode(buyer)).rejects.toMatchObject({ code: "too_many_requests" });
    await expect(api.createClient().account.sendOtp({ phone: buyer.nationalPhone })).rejects.toMatchObject({
      code: "too_many_requests",
    });
  });
});
