import { randomUUID } from "node:crypto";
import { and, eq } from "drizzle-orm";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { ApiClient } from "@haat/contract/shared/client";
import { readCodes } from "../../testing/qr-reading";
import { wholeTaka } from "../../testing/second-calculation";
import { createShopper, startTestApi, type TestApi } from "../../testing/test-api";
import { createStaffOf } from "../../testing/test-people";
import { createTestShop, type TestShop } from "../../testing/test-shop";
import { auditEventTable } from "../audit/audit.table";
import { couponTable, couponUseTable, couponVersionTable } from "../coupon/coupon.table";

let api: TestApi;
let shop: TestShop;
let staff: Awaited<ReturnType<typeof createStaffOf>>;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  shop = await createTestShop(api.db);
  staff = await createStaffOf(api, shop);
});

const language = "en" as const;
const inShop = () => ({ language, seller_key: shop.sellerKey });
const calls = () => staff.manager.client.sellerCoupons;
const refused = (code: string) => expect.objectContaining({ code });
const onField = (field: string, code: string) =>
  expect.objectContaining({
    data: expect.objectContaining({ errors: [expect.objectContaining({ field, code })] }),
  });
const ten = { kind: "percent" as const, percent: 10, is_public: false };
const make = async (given: object = {}, idempotencyKey: string = randomUUID()) =>
  (
    await calls().createCoupon(
      { ...inShop(), code: "EID26", ...ten, ...given },
      { context: { idempotencyKey } },
    )
  ).data.coupon;
const view = async (state: "running" | "planned" | "ended" | "paused") =>
  (await calls().coupons({ ...inShop(), view: state })).data;
const show = async (id_coupon: number) => (await calls().coupon({ ...inShop(), id_coupon })).data;
const trail = async () =>
  (await api.db.select().from(auditEventTable).where(eq(auditEventTable.shopId, shop.id)))
    .map(({ action }) => action)
    .filter((action) => action.startsWith("coupon_"));
const dayAfter = (days: number) =>
  new Date(api.clock.now().getTime() + days * 86_400_000 + 6 * 3_600_000).toISOString().slice(0, 10);

/** A customer who has put rice, of ৳123.45, into the cart and the coupon with it. */
async function shopperWith(code: string) {
  const { client } = await createShopper(api);
  await client.cart.addToCart({ ...inShop(), id_product: shop.rice.id, quantity: 1 });
  await client.cart.applyCartCoupon({ ...inShop(), code });
  return client;
}
const order = async (client: ApiClient, expected_total: number) =>
  (
    await client.order.cartPurchaseOrder(
      { ...inShop(), shipping_method: 2, expected_total },
      { context: { idempotencyKey: randomUUID() } },
    )
  ).data.order_id;
const cartOf = async (client: ApiClient) =>
  (await client.cart.showCart({ language, sellerKey: shop.sellerKey })).data;

describe("a coupon of a shop", () => {
  test("is made once however often it is sent, and is good at once by its code in capitals", async () => {
    const key = randomUUID();
    const made = await make({ code: "eid২৬", min_item_total: 10_000, max_discount: 100_00 }, key);
    expect(made).toMatchObject({ code: "EID26", state: "running", used: 0, cost: 0, version: 1 });
    expect(await make({ code: "eid২৬", min_item_total: 10_000, max_discount: 100_00 }, key)).toEqual(made);
    expect((await view("running")).counts).toEqual({ running: 1, planned: 0, ended: 0, paused: 0 });
    expect((await cartOf(await shopperWith("EID26"))).totals.coupon_discount).toBe(1235);
    expect(await trail()).toEqual(["coupon_create"]);
  });

  test("is refused where its fields make no sense, each by its field", async () => {
    const wrong: [object, string, string][] = [
      [{ code: "a b" }, "code", "coupon_code_shape"],
      [{ code: "ঈদ" }, "code", "coupon_code_shape"],
      [{ code: "  " }, "code", "coupon_code_required"],
      [{ percent: 101 }, "percent", "coupon_percent_invalid"],
      [{ percent: null }, "percent", "coupon_percent_invalid"],
      [{ amount: 100 }, "percent", "coupon_percent_invalid"],
      [{ kind: "fixed", percent: null }, "amount", "coupon_amount_invalid"],
      [{ kind: "fixed", percent: null, amount: 150 }, "amount", "coupon_amount_invalid"],
      [{ kind: "fixed", percent: null, amount: 100, max_discount: 100 }, "max_discount", "coupon_cap_fixed"],
      [{ starts_on: "2026-02-31" }, "starts_on", "date_invalid"],
      [{ starts_on: dayAfter(3), ends_on: dayAfter(2) }, "ends_on", "coupon_days_turned"],
      [{ ends_on: dayAfter(-1) }, "ends_on", "date_past"],
      [{ total_uses: 0 }, "total_uses", "coupon_uses_invalid"],
      [{ title_bn: "x".repeat(61) }, "title_bn", "coupon_title_long"],
    ];
    for (const [given, field, code] of wrong) await expect(make(given)).rejects.toEqual(onField(field, code));
    await make();
    await expect(make()).rejects.toEqual(onField("code", "coupon_code_taken"));
    expect(await trail()).toEqual(["coupon_create"]);
  });

  test("is good for whole days of Bangladesh, and stands where it belongs", async () => {
    const today = dayAfter(0);
    const { starts_on, ends_on } = await make({ starts_on: today, ends_on: today });
    expect([starts_on, ends_on]).toEqual([today, today]);
    const [row] = await api.db.select().from(couponTable).where(eq(couponTable.shopId, shop.id));
    expect(row?.startsAt).toEqual(new Date(`${today}T00:00:00+06:00`));
    expect(row?.endsAt).toEqual(new Date(`${today}T23:59:59.999+06:00`));
    await make({ code: "LATER", starts_on: dayAfter(2) });
    expect((await view("planned")).coupons.map(({ code }) => code)).toEqual(["LATER"]);
  });

  test("gets a code that is free and easily read", async () => {
    const { code } = (await calls().couponCode(inShop())).data;
    expect(code).toMatch(/^[A-Z0-9]{5,9}$/);
    expect((await make({ code })).code).toBe(code);
  });

  test("has a QR code that a phone reads as its short link", async () => {
    const { id_coupon, short_link } = await make();
    expect(short_link).toMatch(new RegExp(`/s/${shop.sellerKey}/c/EID26$`));
    const file = await calls().couponQr({ ...inShop(), id_coupon, format: "png" });
    expect(file.name).toBe("eid26-qr.png");
    const drawn = sharp(Buffer.from(await file.arrayBuffer()));
    expect(await readCodes(await drawn.resize(600).png().toBuffer())).toEqual([short_link]);
  });
});

describe("other rules for a coupon", () => {
  const change = (coupon: { id_coupon: number; version: number }, given: object) =>
    calls().changeCoupon({ ...inShop(), ...ten, ...given, ...coupon });

  test("leave what was ordered as it was; a cart that holds it has the new ones, and uses are counted on", async () => {
    const { id_coupon, version } = await make({ total_uses: 5 });
    const before = await shopperWith("EID26");
    const number = await order(before, wholeTaka(12_345 - 1235));
    const waiting = await shopperWith("EID26");
    const changed = (await change({ id_coupon, version }, { percent: 20, total_uses: 5 })).data.coupon;
    expect(changed).toMatchObject({ version: 2, used: 1, cost: 1235, percent: 20 });

    expect((await cartOf(waiting)).totals.coupon_discount).toBe(2469);
    await order(waiting, wholeTaka(12_345 - 2469));
    const { data } = await before.order.purchaseOrderDetails({ language, orderId: number });
    expect(data.orders[0]?.totals.coupon_discount).toBe(1235);
    const { coupon, versions } = await show(id_coupon);
    expect(coupon).toMatchObject({ used: 2, cost: 1235 + 2469 });
    expect(versions).toMatchObject([{ version: 1, percent: 10, used: 1, cost: 1235 }]);
  });

  test("of rules that nobody has used keep none", async () => {
    const { id_coupon, version } = await make();
    await change({ id_coupon, version }, { percent: 15 });
    expect((await show(id_coupon)).versions).toEqual([]);
  });

  test("of two people are the first one's; the same again changes nothing", async () => {
    const { id_coupon, version } = await make();
    const read = { id_coupon, version };
    await change(read, { percent: 15 });
    await change(read, { percent: 15 });
    await expect(change(read, { percent: 20 })).rejects.toEqual(refused("review_conflict"));
    expect(await trail()).toEqual(["coupon_create", "coupon_change"]);
    // At the very same time, too.
    const both = await Promise.allSettled([
      change({ id_coupon, version: 2 }, { percent: 30 }),
      change({ id_coupon, version: 2 }, { percent: 40 }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  });

  test("cannot allow fewer uses than there were", async () => {
    const { id_coupon, version } = await make();
    await order(await shopperWith("EID26"), wholeTaka(12_345 - 1235));
    await order(await shopperWith("EID26"), wholeTaka(12_345 - 1235));
    await expect(change({ id_coupon, version }, { total_uses: 1 })).rejects.toEqual(
      onField("total_uses", "coupon_uses_below"),
    );
    expect((await change({ id_coupon, version }, { total_uses: 2 })).data.coupon.state).toBe("ended");
    expect((await view("ended")).coupons).toHaveLength(1);
  });

  test("that come between a total and its order refuse the order, which uses nothing", async () => {
    const { id_coupon, version } = await make();
    const client = await shopperWith("EID26");
    await change({ id_coupon, version }, { percent: 20 });
    await expect(order(client, wholeTaka(12_345 - 1235))).rejects.toEqual(refused("cart_changed"));
    expect((await show(id_coupon)).coupon.used).toBe(0);
  });

  test("never meet an order half: every use bears the rules that its order was placed by", async () => {
    const { id_coupon } = await make();
    const buyers = await Promise.all(Array.from({ length: 4 }, () => shopperWith("EID26")));
    const placing = buyers.map((client) => order(client, wholeTaka(12_345 - 1235)));
    const { version } = (await show(id_coupon)).coupon;
    await Promise.allSettled([...placing, change({ id_coupon, version }, { percent: 20 })]);
    const { coupon, versions } = await show(id_coupon);
    const uses = await api.db.select().from(couponUseTable).where(eq(couponUseTable.shopId, shop.id));
    expect(uses.every((use) => use.version === 1)).toBe(true);
    expect(coupon).toMatchObject({ used: uses.length, cost: uses.length * 1235 });
    expect(versions.map(({ used }) => used)).toEqual(
      uses.length > 0 && coupon.version === 2 ? [uses.length] : [],
    );
  });
});

describe("what a coupon cost", () => {
  test("leaves out what was cancelled, which gives the use back, and is never another shop's", async () => {
    const { id_coupon } = await make();
    const client = await shopperWith("EID26");
    const number = await order(client, wholeTaka(12_345 - 1235));
    await order(await shopperWith("EID26"), wholeTaka(12_345 - 1235));
    expect((await show(id_coupon)).coupon).toMatchObject({ used: 2, cost: 2470 });
    await client.order.customerOrderUpdate({ order_id: number, confirmed: true });
    expect((await show(id_coupon)).coupon).toMatchObject({ used: 1, cost: 1235 });

    const other = await createTestShop(api.db);
    const { manager } = await createStaffOf(api, other);
    const asked = { language, seller_key: other.sellerKey };
    expect((await manager.client.sellerCoupons.coupons(asked)).data.coupons).toEqual([]);
    const foreign = { ...asked, id_coupon };
    await expect(manager.client.sellerCoupons.coupon(foreign)).rejects.toEqual(refused("not_found"));
    await expect(manager.client.sellerCoupons.removeCoupon(foreign)).rejects.toEqual(refused("not_found"));
    await expect(manager.client.sellerCoupons.pauseCoupon({ ...foreign, is_paused: true })).rejects.toEqual(
      refused("not_found"),
    );
    await expect(
      manager.client.sellerCoupons.changeCoupon({ ...foreign, ...ten, version: 1 }),
    ).rejects.toEqual(refused("not_found"));
    await expect(staff.packer.client.sellerCoupons.coupons(inShop())).rejects.toEqual(refused("forbidden"));
  });
});

describe("a paused coupon", () => {
  test("takes nothing off, says so in the carts that hold it, and goes on where it was", async () => {
    const { id_coupon } = await make({ is_public: true });
    const client = await shopperWith("EID26");
    const pause = (is_paused: boolean) => calls().pauseCoupon({ ...inShop(), id_coupon, is_paused });
    await pause(true);
    await pause(true);
    expect(await cartOf(client)).toMatchObject({
      kept_coupon: "EID26",
      coupon: null,
      coupon_refusal: { code: "coupon_paused" },
    });
    await expect(order(client, wholeTaka(12_345 - 1235))).rejects.toEqual(refused("coupon_paused"));
    const shown = { language, sellerKey: shop.sellerKey };
    expect((await client.cart.shopCoupons(shown)).data.coupons).toEqual([]);
    expect((await view("paused")).coupons).toHaveLength(1);
    await pause(false);
    expect((await client.cart.shopCoupons(shown)).data.coupons).toHaveLength(1);
    expect((await cartOf(client)).totals.coupon_discount).toBe(1235);
    expect(await trail()).toEqual(["coupon_create", "coupon_pause", "coupon_resume"]);
  });
});

describe("a coupon that is to go", () => {
  test("is removed where no order has used it, and stays where one has", async () => {
    const unused = await make({ code: "UNUSED" });
    await calls().removeCoupon({ ...inShop(), id_coupon: unused.id_coupon });
    await expect(calls().removeCoupon({ ...inShop(), id_coupon: unused.id_coupon })).rejects.toEqual(
      refused("not_found"),
    );
    const { id_coupon } = await make();
    await order(await shopperWith("EID26"), wholeTaka(12_345 - 1235));
    await expect(calls().removeCoupon({ ...inShop(), id_coupon })).rejects.toEqual(refused("coupon_used"));
    expect(await trail()).toEqual(["coupon_create", "coupon_remove", "coupon_create"]);
  });
});

describe("the rules that the database keeps", () => {
  test("stay for what was used, whoever changes them", async () => {
    const { id_coupon } = await make();
    await order(await shopperWith("EID26"), wholeTaka(12_345 - 1235));
    const own = and(eq(couponTable.shopId, shop.id), eq(couponTable.id, id_coupon));
    await api.db.update(couponTable).set({ percent: 50 }).where(own);
    const kept = await api.db
      .select({ version: couponVersionTable.version, percent: couponVersionTable.percent })
      .from(couponVersionTable)
      .where(eq(couponVersionTable.shopId, shop.id));
    expect(kept).toEqual([{ version: 1, percent: 10 }]);
  });
});
