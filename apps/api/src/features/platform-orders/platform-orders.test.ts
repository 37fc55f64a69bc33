import { randomUUID } from "node:crypto";
import { business } from "@haat/contract/shared/business-constants";
import { displayPhone } from "@haat/contract/shared/phone";
import { desc, eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { inTransaction } from "../../database/transaction";
import { cutAt } from "../../testing/cut-database";
import { createShopper, startTestApi, type TestApi, type TestShopper } from "../../testing/test-api";
import { createPlatformPerson, createStaffOf, type TestAccount } from "../../testing/test-people";
import { createTestShop, type TestShop } from "../../testing/test-shop";
import { auditEventTable } from "../audit/audit.table";
import { moveOrder } from "../order/order-status.usecases";
import { shopTable } from "../shop/shop.table";
import { findOrdersAnywhere } from "./platform-orders.usecases";

let api: TestApi;
let shop: TestShop;
let other: TestShop;
let shopper: TestShopper;
let staff: Awaited<ReturnType<typeof createStaffOf>>;
let support: TestAccount;
beforeAll(async () => {
  api = await startTestApi();
  shop = await createTestShop(api.db);
  other = await createTestShop(api.db);
  staff = await createStaffOf(api, shop);
  shopper = await createShopper(api);
  support = await createPlatformPerson(api, "support");
});
afterAll(() => api.close());

const language = "en" as const;
const reason = "She asks where it is";

async function order(of: TestShop, buyer = shopper): Promise<string> {
  const goods = { id_product: of.rice.id, quantity: 2, shipping_method: 2 as const };
  const quoted = await buyer.client.order.directPurchaseQuote({
    language,
    sellerKey: of.sellerKey,
    ...goods,
  });
  const expected_total = quoted.data.totals.grand_total;
  const wanted = { language, seller_key: of.sellerKey, ...goods, expected_total };
  const key = { context: { idempotencyKey: randomUUID() } };
  return (await buyer.client.order.directPurchaseOrder(wanted, key)).data.order_id;
}

const find = async (search: string, of = support) =>
  (await of.client.adminOrders.findOrders({ language, search, reason })).data;
const trailOf = (subject: string) =>
  api.db
    .select()
    .from(auditEventTable)
    .where(eq(auditEventTable.subject, subject))
    .orderBy(desc(auditEventTable.id));

test("an order of any shop is found by its number in any case, with what whoever answers has to know", async () => {
  const number = await order(shop);
  api.clock.advance(60);
  await inTransaction(api.db, (tx) =>
    moveOrder(
      tx,
      shop.id,
      number,
      { to: "accept", note: "", mover: "seller", accountId: staff.owner.id },
      { language, now: api.clock.now() },
    ),
  );
  const { orders, has_more } = await find(` ${number.toLowerCase()} `);
  expect(has_more).toBe(false);
  expect(orders).toMatchObject([
    {
      order_id: number,
      seller_key: shop.sellerKey,
      status: "accept",
      pieces: 2,
      mobile: displayPhone(shopper.phone),
      courier: null,
      timeline: [{ status: "pending" }, { status: "accept" }],
    },
  ]);
  expect(orders[0]?.cash_due).toBe(orders[0]?.grand_total);
  expect(JSON.stringify(orders)).not.toContain(shop.rice.slug);
});

test("orders of every shop are found by the recipient's phone in either script, the newest first", async () => {
  const buyer = await createShopper(api);
  const first = await order(shop, buyer);
  api.clock.advance(60);
  const second = await order(other, buyer);
  await order(shop);
  const national = displayPhone(buyer.phone);
  const inBengali = [...national].map((digit) => "০১২৩৪৫৬৭৮৯"[Number(digit)]).join("");
  for (const typed of [national, inBengali, buyer.phone]) {
    const { orders } = await find(typed);
    expect(orders.map(({ order_id }) => order_id)).toEqual([second, first]);
  }
});

test("so many of them are shown, and that there are more is said", async () => {
  const buyer = await createShopper(api);
  await order(shop, buyer);
  await api.db.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`);
    await tx.execute(sql`insert into customer_order select (jsonb_populate_record(o, jsonb_build_object(
      'id', 900000 + n, 'number', o.number || n))).* from customer_order o, generate_series(1, ${business.foundOrdersMost}) n
      where o.customer_id = ${buyer.id}`);
  });
  const { orders, has_more } = await find(displayPhone(buyer.phone));
  expect([orders.length, has_more]).toEqual([business.foundOrdersMost, true]);
});

test("it costs as many statements however many are found, and each is told its own courier and moves", async () => {
  const buyer = await createShopper(api);
  const { db, seen, close } = cutAt(api.db, Infinity);
  onTestFinished(close);
  const services = { db, clock: api.clock };
  const actor = { kind: "staff" as const, accountId: support.id, device: undefined, requestId: undefined };
  const asked = { language, search: { phone: buyer.phone }, reason };
  const statements = async () => {
    const before = seen();
    const { orders } = await findOrdersAnywhere(services, { scope: { staffId: support.id }, actor }, asked);
    return { orders, asked: seen() - before };
  };
  const first = await order(shop, buyer);
  const few = await statements();
  api.clock.advance(60);
  const second = await order(other, buyer);
  await api.db.execute(sql`with brings as (
      insert into courier (shop_id, kind, name) values (${other.id}, 'own', 'Karim') returning shop_id, id
    ) insert into parcel
      (shop_id, order_id, courier_id, own_number, tracking_code, pieces, cash_to_collect, state, state_at, handed_at, handed_by)
    select b.shop_id, o.id, b.id, '1', 'K-7', 2, 0, 'handed_over', now(), now(), ${staff.owner.id} from brings b join customer_order o on o.shop_id = b.shop_id and o.number = ${second}`);
  const many = await statements();
  expect(
    many.orders.map(({ order_id, courier, timeline }) => [order_id, courier?.tracking_code, timeline.length]),
  ).toEqual([
    [second, "K-7", 1],
    [first, undefined, 1],
  ]);
  expect(many.asked).toBe(few.asked);
});

test("the owner of each shop reads in its trail that it was looked at, and why; a phone is written nowhere", async () => {
  const buyer = await createShopper(api);
  const mine = await order(shop, buyer);
  const theirs = await order(other, buyer);
  await find(displayPhone(buyer.phone));
  for (const [number, shopId] of [
    [mine, shop.id],
    [theirs, other.id],
  ] as const)
    expect((await trailOf(number))[0]).toMatchObject({
      action: "order_find",
      actor: "staff",
      shopId,
      after: { reason },
    });
  const read = await staff.owner.client.sellerMembers.shopAudit({
    language,
    seller_key: shop.sellerKey,
  });
  expect(JSON.stringify(read.data)).toContain(mine);
  const whole = await api.db.select().from(auditEventTable).where(eq(auditEventTable.action, "order_find"));
  expect(JSON.stringify(whole)).not.toContain(displayPhone(buyer.phone));
});

test("what is not found is looked for in the trail, too, and what is neither number nor phone is refused", async () => {
  expect(await find("ZZZZ-99999")).toEqual({ orders: [], has_more: false });
  expect((await trailOf("ZZZZ-99999"))[0]).toMatchObject({ action: "order_find", shopId: null });
  for (const typed of ["", "rahim", "0171", "%", "ZZZZ-", `${"9".repeat(101)}`])
    await expect(find(typed)).rejects.toMatchObject({ status: 422 });
  await expect(
    support.client.adminOrders.findOrders({ language, search: "ZZZZ-99999", reason: " " }),
  ).rejects.toMatchObject({ status: 422 });
});

test("an order of a shop that is suspended is found as well; nobody else finds any", async () => {
  const number = await order(other);
  await api.db.update(shopTable).set({ status: "suspended" }).where(eq(shopTable.id, other.id));
  expect((await find(number)).orders).toHaveLength(1);
  await expect(find(number, staff.owner)).rejects.toMatchObject({ code: "forbidden" });
  const asMember = { shopId: shop.id, memberId: staff.owner.id };
  const asked = sql`select * from haat_orders_by_number(${number})`;
  await expect(inTransaction(api.db, (tx) => tx.execute(asked), asMember)).rejects.toThrow();
});
