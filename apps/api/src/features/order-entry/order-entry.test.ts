import { randomUUID } from "node:crypto";
import { and, eq, sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { inTransaction } from "../../database/transaction";
import { wholeTaka } from "../../testing/second-calculation";
import { wrongStocks } from "../../testing/table-contents";
import { createShopper, startTestApi, type TestApi } from "../../testing/test-api";
import { createStaffOf } from "../../testing/test-people";
import { createTestShop, places, type TestShop } from "../../testing/test-shop";
import { auditEventTable } from "../audit/audit.table";
import { customerTable } from "../account/account.table";
import { productTable } from "../catalogue/catalogue.table";
import { customerOrderTable } from "../order/order.table";
import { shopTable } from "../shop/shop.table";

let api: TestApi;
let shop: TestShop;
let staff: Awaited<ReturnType<typeof createStaffOf>>;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  shop = await createTestShop(api.db, { offersPickUp: true });
  staff = await createStaffOf(api, shop);
  await later();
  api.messages.length = 0;
});
afterEach(async () => {
  expect(await wrongStocks(api.db)).toEqual([]);
});

const language = "en" as const;
const inShop = () => ({ language, seller_key: shop.sellerKey });
const calls = () => staff.packer.client.orderEntry;
const once = (idempotencyKey: string = randomUUID()) => ({ context: { idempotencyKey } });
const later = async () => {
  api.clock.advance(11);
  await api.jobs.runDue();
};
const refused = (code: string, context: object = {}) => expect.objectContaining({ code, ...context });
const onFields = (...fields: [field: string, code: string][]) =>
  expect.objectContaining({
    data: expect.objectContaining({
      errors: fields.map(([field, code]) => expect.objectContaining({ field, code })),
    }),
  });

let told = 0;
const newPhone = () => `0177${String((told += 1)).padStart(7, "0")}`;

/** Two bags of rice for somebody in Dhanmondi, told by phone. */
const wish = (given: Record<string, unknown> = {}) => ({
  ...inShop(),
  lines: [{ id_product: shop.rice.id, id_combination: null, quantity: 2 }],
  recipient: "Rahima Begum",
  phone: newPhone(),
  id_city: places.dhaka.cityId,
  id_area: places.dhaka.areaId,
  address: "House 7, Road 4",
  source: "phone" as const,
  expected_total: wholeTaka(24_690 + 6000),
  ...given,
});
const enter = (given: Record<string, unknown> = {}, key?: string) =>
  calls().enterOrder(wish(given), once(key));
const stock = async () =>
  (await api.db.select().from(productTable).where(eq(productTable.id, shop.rice.id)))[0]?.stock;
const ordersOfShop = () => api.db.$count(customerOrderTable, eq(customerOrderTable.shopId, shop.id));

describe("an order that a shop writes down", () => {
  test("is accepted from the start, takes its pieces, and the customer is told once for its key", async () => {
    const phone = newPhone();
    const key = randomUUID();
    const first = await enter({ phone, note: "Calls at ten" }, key);
    const again = await calls().enterOrder(wish({ phone, note: "Calls at ten" }), once(key));
    expect(again.data).toEqual(first.data);
    const { order_id } = first.data;
    const { order } = (await staff.packer.client.sellerOrders.order({ ...inShop(), order_id })).data;
    expect(order).toMatchObject({
      stage: "accept",
      next: "packed",
      name: "Rahima Begum",
      source: "phone",
      cash_due: wholeTaka(30_690),
      address: "House 7, Road 4, Dhanmondi, Dhaka",
      history: [
        { stage: "pending", by: { kind: "member" } },
        { stage: "accept", note: "Calls at ten" },
      ],
    });
    expect([await stock(), await ordersOfShop()]).toEqual([18, 1]);
    await later();
    expect(api.messages.map(({ to, text }) => [to, text.includes(order_id)])).toEqual([
      [`+88${phone}`, true],
    ]);
    const [row] = await api.db
      .select()
      .from(auditEventTable)
      .where(and(eq(auditEventTable.shopId, shop.id), eq(auditEventTable.action, "order_enter")));
    expect(row).toMatchObject({ subject: order_id, customerId: staff.packer.id });
    expect(JSON.stringify(row)).not.toContain(phone);
  });

  test("is nobody's account's where the phone has none, and nobody is told where that is not wanted", async () => {
    const { order_id } = (await enter({ tells: false })).data;
    await later();
    expect(api.messages).toEqual([]);
    const [row] = await api.db
      .select()
      .from(customerOrderTable)
      .where(eq(customerOrderTable.number, order_id));
    expect(row).toMatchObject({ customerId: null, enteredBy: staff.packer.id, source: "phone" });
  });

  test("is the customer's own where an account has the phone: they see it, who wrote it, and can cancel it", async () => {
    const shopper = await createShopper(api);
    const { order_id } = (await enter({ phone: `0${shopper.phone.slice(-10)}` })).data;
    const seen = await shopper.client.order.purchaseOrderDetails({ language, orderId: order_id });
    expect(seen.data.orders[0]).toMatchObject({ order_id, is_entered_by_shop: true, can_cancel: true });
    await shopper.client.order.customerOrderUpdate({ order_id, confirmed: true, reason: "" }, once());
    expect(await stock()).toBe(20);
    const stranger = await createShopper(api);
    await expect(stranger.client.order.purchaseOrderDetails({ language, orderId: order_id })).rejects.toEqual(
      refused("order_not_found"),
    );
  });

  test("goes its way like every other: packed, on the way, refused, with its pieces back", async () => {
    const { order_id } = (await enter()).data;
    const orders = staff.packer.client.sellerOrders;
    await orders.moveOrder({ ...inShop(), order_id, from: "accept", to: "packed" });
    await orders.moveOrder({ ...inShop(), order_id, from: "packed", to: "shipped" });
    const pieces = [{ position: 0, back: 2, written_off: 0 }];
    await orders.moveOrder({
      ...inShop(),
      order_id,
      from: "shipped",
      to: "cancel",
      reason: "refused",
      pieces,
    });
    await orders.undoMove({ ...inShop(), order_id, to: "cancel" });
    await orders.moveOrder({ ...inShop(), order_id, from: "shipped", to: "delivered" });
    expect(await stock()).toBe(18);
    const { order } = (await orders.order({ ...inShop(), order_id })).data;
    expect([order.stage, order.payment_status]).toEqual(["delivered", "paid"]);
  });

  test("takes one combination, and is picked up without an address", async () => {
    const { mRed } = shop.combinations;
    const { goods } = (await calls().orderGoods({ ...inShop(), search: "shirt" })).data;
    const good = goods.find(({ id_combination }) => id_combination === mRed.id);
    expect(good).toMatchObject({ id_product: shop.shirt.id, available: mRed.stock, unit_price: mRed.price });
    const lines = [{ id_product: shop.shirt.id, id_combination: mRed.id, quantity: 1 }];
    const quoted = (await calls().quoteOrder({ ...inShop(), lines, shipping_method: 2 })).data;
    expect(quoted.lines).toMatchObject([{ choice: good?.choice, quantity: 1, line_total: mRed.price }]);
    const { order_id, grand_total } = (
      await enter({
        lines,
        shipping_method: 2,
        id_city: undefined,
        id_area: undefined,
        address: "",
        source: "counter",
        expected_total: quoted.totals.grand_total,
      })
    ).data;
    expect(grand_total).toBe(wholeTaka(mRed.price));
    const { order } = (await staff.packer.client.sellerOrders.order({ ...inShop(), order_id })).data;
    expect(order).toMatchObject({ is_pick_up: true, lines: [{ choice: good?.choice }] });
  });

  test("in an area that the list lacks bears the name that was told", async () => {
    const given = { id_area: undefined, area_name: "Notun Bazar" };
    const { order_id } = (await enter(given)).data;
    const { order } = (await staff.packer.client.sellerOrders.order({ ...inShop(), order_id })).data;
    expect(order.address).toBe("House 7, Road 4, Notun Bazar, Dhaka");
  });
});

describe("an order is not written down, and nothing is changed,", () => {
  afterEach(async () => {
    expect([await stock(), await ordersOfShop()]).toEqual([20, 0]);
  });

  test("where its total is another one than the page showed", async () => {
    await expect(enter({ expected_total: 100 })).rejects.toEqual(refused("cart_changed"));
  });

  test("where it lacks an address, a name or goods, each said at its field", async () => {
    await expect(enter({ id_city: undefined, id_area: undefined, address: " " })).rejects.toEqual(
      onFields(["id_city", "city_required"], ["area_name", "area_required"], ["address", "address_required"]),
    );
    await expect(enter({ recipient: "", phone: "017" })).rejects.toEqual(
      onFields(["recipient", "recipient_required"], ["phone", "phone_length"]),
    );
    await expect(enter({ lines: [] })).rejects.toEqual(onFields(["lines", "goods_required"]));
    await expect(enter({ id_city: places.gazipur.cityId })).rejects.toEqual(
      onFields(["id_area", "area_not_in_city"]),
    );
  });

  test("where pieces are missing, or a product is another shop's, hidden, or named without its combination", async () => {
    const line = (id_product: number, quantity = 1, id_combination: number | null = null) => ({
      lines: [{ id_product, id_combination, quantity }],
    });
    await expect(
      enter({ ...line(shop.tea.id, 4), expected_total: wholeTaka(20_000 + 6000) }),
    ).rejects.toEqual(refused("stock_short"));
    const other = await createTestShop(api.db);
    for (const lines of [
      line(other.rice.id),
      line(shop.shirt.id),
      line(shop.rice.id, 1, shop.combinations.sRed.id),
    ])
      await expect(enter(lines)).rejects.toEqual(refused("product_not_found"));
    await api.db.update(productTable).set({ status: "hidden" }).where(eq(productTable.id, shop.tea.id));
    await expect(enter({ ...line(shop.tea.id), expected_total: wholeTaka(5000 + 6000) })).rejects.toEqual(
      refused("out_of_stock"),
    );
  });

  test("where the shop is paused, or refuses the number or the account it belongs to", async () => {
    const shopper = await createShopper(api);
    const phone = `0${shopper.phone.slice(-10)}`;
    await staff.owner.client.sellerTrust.refusePhone({ ...inShop(), phone, reason: "Never opens" });
    await expect(enter({ phone })).rejects.toEqual(refused("phone_is_refused"));
    await api.db.update(shopTable).set({ status: "paused" }).where(eq(shopTable.id, shop.id));
    await expect(enter()).rejects.toEqual(refused("shop_not_selling"));
  });

  test("by another shop's people, or without a key", async () => {
    const other = await createTestShop(api.db);
    const strangers = await createStaffOf(api, other);
    await expect(strangers.owner.client.orderEntry.enterOrder(wish(), once())).rejects.toEqual(
      refused("shop_not_found"),
    );
    await expect(calls().enterOrder(wish())).rejects.toEqual(refused("idempotency_key_required"));
  });
});

test("of two at once for the last pieces one is written down", async () => {
  const lines = [{ id_product: shop.tea.id, id_combination: null, quantity: 2 }];
  const given = { lines, expected_total: wholeTaka(10_000 + 6000) };
  const both = await Promise.allSettled([enter(given), enter(given)]);
  expect(both.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
  expect(await ordersOfShop()).toBe(1);
});

test("customers' limits do not hold for it, and theirs count it", async () => {
  await api.db
    .update(shopTable)
    .set({ mostOpenOrders: 1, codeFrom: 100, leastOrder: 900_000 })
    .where(eq(shopTable.id, shop.id));
  const phone = newPhone();
  await enter({ phone });
  await enter({ phone });
  expect(await ordersOfShop()).toBe(2);
});

test("the wall lets nobody write one down under another name, nor customers at all; accounts stay unseen", async () => {
  const scope = { shopId: shop.id, memberId: staff.packer.id };
  const copy = (by: number) => sql`
    insert into customer_order (shop_id, number, entered_by, source, status, payment_method, payment_status, shipping_method,
      item_total, coupon_discount, delivery_fee, grand_total, vat_included, vat_percent, item_count, recipient_name,
      recipient_phone, shop_title_bn, shop_title_en, shop_phone, shop_address_bn, shop_address_en, delivery_time_bn,
      delivery_time_en, ordered_at)
    select ${shop.id}::int, 'COPY-22222', ${by}::int, 'phone', 2, 0, 'cash_on_delivery', 2, 0, 0, 0, 0, 0, 0, 1, 'A',
      '+8801700000000', 'a', 'a', 'a', 'a', 'a', 'a', 'a', now()`;
  await expect(inTransaction(api.db, (tx) => tx.execute(copy(staff.owner.id)), scope)).rejects.toThrow();
  const shopper = await createShopper(api);
  await expect(
    inTransaction(api.db, (tx) => tx.execute(copy(shopper.id)), { shopId: shop.id, customerId: shopper.id }),
  ).rejects.toThrow();
  const [seen] = await inTransaction(
    api.db,
    (tx) => tx.select({ id: customerTable.id }).from(customerTable).where(eq(customerTable.id, shopper.id)),
    scope,
  );
  expect(seen).toBeUndefined();
});
