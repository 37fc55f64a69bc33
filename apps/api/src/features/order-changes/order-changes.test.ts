import { randomUUID } from "node:crypto";
import type { OrderStatusName } from "@haat/contract/shared/business-constants";
import { orderStatuses } from "@haat/contract/shared/business-constants";
import { and, asc, eq, sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { inTransaction } from "../../database/transaction";
import { rowsOf, wrongStocks } from "../../testing/table-contents";
import { createShopper, startTestApi, type TestApi, type TestShopper } from "../../testing/test-api";
import { createStaffOf } from "../../testing/test-people";
import { createCoupon, createTestShop, type TestShop } from "../../testing/test-shop";
import { auditEventTable } from "../audit/audit.table";
import { cashEntryTable } from "../cash/cash.table";
import { productTable } from "../catalogue/catalogue.table";
import { customerOrderTable, orderLineTable, stockMovementTable } from "../order/order.table";
import { moveOrder } from "../order/order-status.usecases";

let api: TestApi;
let shop: TestShop;
let shopper: TestShopper;
let staff: Awaited<ReturnType<typeof createStaffOf>>;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  shop = await createTestShop(api.db);
  staff = await createStaffOf(api, shop);
  shopper = await createShopper(api);
});
afterEach(async () => {
  expect(await wrongStocks(api.db)).toEqual([]);
});

const language = "en" as const;
const inShop = () => ({ language, seller_key: shop.sellerKey });
const key = (idempotencyKey: string = randomUUID()) => ({ context: { idempotencyKey } });
const calls = () => staff.packer.client.sellerOrderChanges;
const refused = (code: string) => expect.objectContaining({ code });
const onField = (field: string, code: string) =>
  expect.objectContaining({
    data: expect.objectContaining({ errors: [expect.objectContaining({ field, code })] }),
  });

/** Three bags of rice and two packs of tea, to be picked up: 37,035 + 10,000 poisha. */
async function placeOrder(code?: string): Promise<string> {
  const toShop = { language, seller_key: shop.sellerKey };
  await shopper.client.cart.addToCart({ ...toShop, id_product: shop.rice.id, quantity: 3 });
  api.clock.advance(1);
  await shopper.client.cart.addToCart({ ...toShop, id_product: shop.tea.id, quantity: 2 });
  const wanted = { ...toShop, shipping_method: 2 as const, ...(code && { code }) };
  const ask = (expected_total: number) =>
    shopper.client.order.cartPurchaseOrder({ ...wanted, expected_total }, key());
  const refusal = await ask(1).catch((error: unknown) => error as { data: { context: unknown } });
  const total = /"grand_total":(\d+)/.exec(JSON.stringify(refusal))?.[1];
  return (await ask(Number(total ?? 47_000))).data.order_id;
}

async function bringTo(number: string, ...ways: OrderStatusName[]): Promise<void> {
  for (const to of ways)
    await inTransaction(api.db, (tx) =>
      moveOrder(
        tx,
        shop.id,
        number,
        { to, mover: "seller", accountId: staff.owner.id, note: "" },
        { language, now: api.clock.now() },
      ),
    );
}

const orderRow = async (number: string) => {
  const [row] = await api.db
    .select()
    .from(customerOrderTable)
    .where(and(eq(customerOrderTable.shopId, shop.id), eq(customerOrderTable.number, number)));
  if (!row) throw new Error("The order is gone.");
  return row;
};
const lineRows = async (number: string) => {
  const { id } = await orderRow(number);
  return api.db
    .select({
      quantity: orderLineTable.quantity,
      takenOut: orderLineTable.takenOut,
      returned: orderLineTable.returned,
      lineTotal: orderLineTable.lineTotal,
    })
    .from(orderLineTable)
    .where(and(eq(orderLineTable.shopId, shop.id), eq(orderLineTable.orderId, id)))
    .orderBy(asc(orderLineTable.position));
};
const stockOf = async (id: number) => {
  const [row] = await api.db
    .select({ stock: productTable.stock })
    .from(productTable)
    .where(eq(productTable.id, id));
  return row?.stock;
};
const movementsOf = async (number: string) => {
  const { id } = await orderRow(number);
  const rows = await api.db
    .select({ change: stockMovementTable.change, reason: stockMovementTable.reason })
    .from(stockMovementTable)
    .where(and(eq(stockMovementTable.shopId, shop.id), eq(stockMovementTable.orderId, id)))
    .orderBy(asc(stockMovementTable.id));
  return rows.map(({ change, reason }) => `${reason} ${change}`);
};
const entriesOf = async (number: string) => {
  const { id } = await orderRow(number);
  const rows = await api.db
    .select()
    .from(cashEntryTable)
    .where(and(eq(cashEntryTable.shopId, shop.id), eq(cashEntryTable.orderId, id)))
    .orderBy(asc(cashEntryTable.id));
  return rows.map(({ kind, holder, amount, note }) => ({ kind, holder, amount, note }));
};
const trailOf = (number: string) =>
  api.db
    .select({ action: auditEventTable.action, before: auditEventTable.before, after: auditEventTable.after })
    .from(auditEventTable)
    .where(and(eq(auditEventTable.shopId, shop.id), eq(auditEventTable.subject, number)));
const messageJobs = () => rowsOf(api.db, sql`select id from job where queue = 'text message'`);
const details = async (orderId: string) =>
  (await shopper.client.order.purchaseOrderDetails({ language, orderId })).data.orders[0];

describe("accepting an order without what is not there", () => {
  const less = [{ position: 0, quantity: 1 }];
  const given = (order_id: string, more: object = {}) => ({
    ...inShop(),
    order_id,
    from: "pending" as const,
    left: less,
    ...more,
  });

  test("makes lines and total anew, moves stock, tells the customer, and happens once for its key", async () => {
    const number = await placeOrder();
    const before = await messageJobs();
    const weighed = (
      await calls().orderTotalsLeft({ ...inShop(), order_id: number, why: "short", left: less })
    ).data.totals;
    expect(weighed).toMatchObject({ pieces_before: 5, pieces_after: 3, before: { grand_total: 47_000 } });
    const once = key();
    const { order } = (await calls().acceptWithLess(given(number), once)).data;
    expect(order).toEqual({
      order_id: number,
      status: "accept",
      payment_status: "cash_on_delivery",
      grand_total: 22_300,
      total_pieces: 3,
    });
    expect(weighed.after.grand_total).toBe(22_300);
    expect((await calls().acceptWithLess(given(number), once)).data.order).toEqual(order);
    expect(await lineRows(number)).toEqual([
      { quantity: 1, takenOut: 2, returned: 0, lineTotal: 12_345 },
      { quantity: 2, takenOut: 0, returned: 0, lineTotal: 10_000 },
    ]);
    expect(await orderRow(number)).toMatchObject({
      orderedTotal: 47_000,
      itemCount: 3,
      rounding: 45,
      vatIncluded: 2027,
    });
    // They are not there: stock does not get them back.
    expect(await stockOf(shop.rice.id)).toBe(17);
    expect(await movementsOf(number)).toEqual(["order -3", "order -2", "cancel 2", "damaged -2"]);
    expect(await trailOf(number)).toEqual([
      {
        action: "order_accept_less",
        before: { order_total: 47_000, order_pieces: 5 },
        after: { order_total: 22_300, order_pieces: 3 },
      },
    ]);
    expect(await messageJobs()).toHaveLength(before.length + 1);
    expect(await details(number)).toMatchObject({
      totals: { grand_total: 22_300 },
      ordered_total: 47_000,
      total_pieces: 3,
      items: [
        { quantity: 1, ordered_quantity: 3, taken_out: 2, returned: 0 },
        { quantity: 2, ordered_quantity: 2 },
      ],
    });
  });

  test("may leave a line with nothing, whose pieces go back to stock; the list shows what is left", async () => {
    const number = await placeOrder();
    const left = [{ position: 0, quantity: 0 }];
    await calls().acceptWithLess(given(number, { left, pieces: "in_hand" }), key());
    expect(await stockOf(shop.rice.id)).toBe(20);
    const listed = await shopper.client.order.purchaseOrderList({
      language,
      sellerKey: shop.sellerKey,
      page: 1,
    });
    expect(listed.data.orders[0]).toMatchObject({
      grand_total: 10_000,
      total_items: 1,
      total_pieces: 2,
      first_item: { name: "Tea Leaves" },
    });
    const invoice = (await shopper.client.invoice.invoiceDetails({ language, orderId: number })).data;
    expect(JSON.stringify(invoice)).not.toContain("Miniket");
    await shopper.client.order.customerOrderUpdate({ order_id: number, confirmed: true });
    expect([await stockOf(shop.rice.id), await stockOf(shop.tea.id)]).toEqual([20, 3]);
  });

  test("keeps the coupon by its own rules, also by those that it was given by", async () => {
    const coupon = await createCoupon(api.db, shop.id, { code: "TENTH", minItemTotal: 40_000 });
    const number = await placeOrder("TENTH");
    const before = await orderRow(number);
    expect(before.couponDiscount).toBe(4704);
    await rowsOf(
      api.db,
      sql`update coupon set percent = 50 where shop_id = ${shop.id} and id = ${coupon.id}`,
    );
    const { order } = (await calls().acceptWithLess(given(number), key())).data;
    // 10 % of 22,345 poisha; the least amount is not asked again.
    expect(await orderRow(number)).toMatchObject({ couponDiscount: 2235, grandTotal: 20_100 });
    expect(order.grand_total).toBe(20_100);
  });

  test("is refused where nothing is less, nothing is left, or there are no such pieces", async () => {
    const number = await placeOrder();
    const accept = (left: object[]) => calls().acceptWithLess(given(number, { left }), key());
    await expect(accept([])).rejects.toEqual(refused("order_nothing_taken"));
    await expect(
      accept([
        { position: 0, quantity: 0 },
        { position: 1, quantity: 0 },
      ]),
    ).rejects.toEqual(refused("order_all_taken"));
    for (const wrong of [[{ position: 0, quantity: 4 }], [{ position: 7, quantity: 1 }], [less[0], less[0]]])
      await expect(accept(wrong as object[])).rejects.toEqual(refused("order_pieces_unknown"));
    await expect(accept([{ position: 0, quantity: -1 }])).rejects.toEqual(refused("invalid_input"));
    expect(await orderRow(number)).toMatchObject({ status: orderStatuses.pending, orderedTotal: null });
  });

  test("of two at once is done by one; of another shop there is no such order", async () => {
    const number = await placeOrder();
    const results = await Promise.allSettled([
      calls().acceptWithLess(given(number), key()),
      staff.owner.client.sellerOrderChanges.acceptWithLess(given(number), key()),
    ]);
    expect(results.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    expect(results.find(({ status }) => status === "rejected")).toMatchObject({
      reason: refused("review_conflict"),
    });
    const other = await createStaffOf(api, await createTestShop(api.db));
    await expect(other.owner.client.sellerOrderChanges.acceptWithLess(given(number), key())).rejects.toEqual(
      refused("shop_not_found"),
    );
    const theirs = await createTestShop(api.db);
    const them = await createStaffOf(api, theirs);
    await expect(
      them.owner.client.sellerOrderChanges.acceptWithLess(
        { ...given(number), seller_key: theirs.sellerKey },
        key(),
      ),
    ).rejects.toEqual(refused("order_not_found"));
  });
});

describe("delivering an order", () => {
  const cash = { amount: 47_000, holder: "till" as const };
  const given = (order_id: string, more: object = {}) => ({
    ...inShop(),
    order_id,
    from: "shipped" as const,
    ...cash,
    ...more,
  });

  test("writes what was collected, and the order is paid by that", async () => {
    const number = await placeOrder();
    await bringTo(number, "accept", "shipped");
    const from = { holder: "courier", courier: "Pathao" };
    await calls().deliverOrder(given(number, from), key());
    expect(await orderRow(number)).toMatchObject({ status: orderStatuses.delivered, paymentStatus: "paid" });
    expect(await entriesOf(number)).toEqual([
      { kind: "collected", holder: "courier", amount: 47_000, note: "" },
    ]);
    expect(await trailOf(number)).toMatchObject([{ action: "order_deliver", after: { collected: 47_000 } }]);
  });

  test("needs a reason where the amount is another, which is written beside it", async () => {
    const number = await placeOrder();
    await bringTo(number, "accept", "shipped");
    await expect(calls().deliverOrder(given(number, { amount: 46_000 }), key())).rejects.toEqual(
      onField("difference_reason", "cash_reason_required"),
    );
    expect(await orderRow(number)).toMatchObject({
      status: orderStatuses.shipped,
      paymentStatus: "cash_on_delivery",
    });
    const reason = "No change";
    await calls().deliverOrder(given(number, { amount: 46_000, difference_reason: reason }), key());
    expect(await entriesOf(number)).toEqual([
      { kind: "collected", holder: "till", amount: 46_000, note: "" },
      { kind: "difference", holder: null, amount: 1000, note: reason },
    ]);
    expect((await orderRow(number)).paymentStatus).toBe("paid");
  });

  test("says who has the cash: somebody of the staff, or a courier by name", async () => {
    const number = await placeOrder();
    await bringTo(number, "accept", "shipped");
    const deliver = (more: object) => calls().deliverOrder(given(number, more), key());
    await expect(deliver({ holder: "courier" })).rejects.toEqual(onField("courier", "courier_required"));
    await expect(deliver({ holder: "member" })).rejects.toEqual(onField("holder", "cash_holder_required"));
    await expect(deliver({ holder: "member", id_account: shopper.id })).rejects.toEqual(
      onField("holder", "cash_holder_required"),
    );
    await expect(deliver({ amount: 46_950 })).rejects.toEqual(onField("amount", "cash_amount_invalid"));
    await deliver({ holder: "member", id_account: staff.packer.id });
    expect(await entriesOf(number)).toMatchObject([{ holder: "member" }]);
  });

  test("whole is heard of when it can't be taken back any more; the move before it at once", async () => {
    const number = await placeOrder();
    await bringTo(number, "accept");
    const desk = staff.packer.client.sellerOrders;
    const step = (from: "accept" | "packed", to: "packed" | "in_store") =>
      desk.moveOrder({ ...inShop(), order_id: number, from, to });
    const texts = () => api.messages.map(({ text }) => text);
    const later = async () => {
      api.clock.advance(11);
      await api.jobs.runDue();
    };
    await step("accept", "packed");
    await step("packed", "in_store");
    await later();
    api.messages.length = 0;

    const delivered = { from: "in_store", holder: "courier", courier: "Pathao" };
    await calls().deliverOrder(given(number, delivered), key());
    const undone = await desk.undoMove({ ...inShop(), order_id: number, to: "delivered" });
    expect(undone.data.order).toMatchObject({ stage: "in_store", undo: null });
    expect((await orderRow(number)).paymentStatus).toBe("cash_on_delivery");
    await later();
    expect(texts()).toEqual([]);

    await calls().deliverOrder(given(number, delivered), key());
    await later();
    expect(texts()).toEqual([expect.stringContaining("is delivered")]);
    await expect(desk.undoMove({ ...inShop(), order_id: number, to: "delivered" })).rejects.toEqual(
      refused("order_undo_late"),
    );
  });

  test("of a part makes the total anew, and what is returned goes back to stock or is written off", async () => {
    for (const [pieces, stock, movements] of [
      ["in_hand", 19, ["returned 2"]],
      ["written_off", 16, ["returned 2", "damaged -2"]],
    ] as const) {
      const number = await placeOrder();
      await bringTo(number, "accept", "shipped");
      const left = [{ position: 0, quantity: 1 }];
      const { order } = (await calls().deliverOrder(given(number, { left, pieces, amount: 22_300 }), key()))
        .data;
      expect(order).toMatchObject({ status: "delivered", payment_status: "paid", grand_total: 22_300 });
      expect(await lineRows(number)).toMatchObject([{ quantity: 1, returned: 2 }, { quantity: 2 }]);
      expect((await movementsOf(number)).slice(2)).toEqual(movements);
      expect(await stockOf(shop.rice.id)).toBe(stock);
      expect((await orderRow(number)).orderedTotal).toBe(47_000);
      expect(await trailOf(number)).toMatchObject([{ action: "order_deliver_part" }]);
      await api.db.update(productTable).set({ stock: 3 }).where(eq(productTable.id, shop.tea.id));
      await rowsOf(
        api.db,
        sql`insert into stock_movement (shop_id, product_id, change, reason, at)
        select shop_id, id, stock - ledger_stock, 'counted', now() from product where id = ${shop.tea.id}`,
      );
    }
  });

  test("is no way past the ledger for who works in the shop", async () => {
    const number = await placeOrder();
    await bringTo(number, "accept", "shipped");
    const { id } = await orderRow(number);
    const scope = { shopId: shop.id, memberId: staff.owner.id };
    const past = (statement: ReturnType<typeof sql>) =>
      inTransaction(api.db, (tx) => tx.execute(statement), scope);
    await expect(past(sql`update customer_order set status = 6 where id = ${id}`)).rejects.toThrow();
    await past(sql`update customer_order set payment_status = 'paid' where id = ${id}`);
    expect((await orderRow(number)).paymentStatus).toBe("cash_on_delivery");
    await expect(
      past(sql`update order_line set quantity = 1, line_total = unit_price where order_id = ${id}`),
    ).rejects.toThrow();
    await expect(
      past(
        sql`update customer_order set grand_total = grand_total + 100, item_total = item_total + 100 where id = ${id}`,
      ),
    ).rejects.toThrow();
    const refusedBy = (statement: ReturnType<typeof sql>) =>
      past(statement).then(
        () => "nothing",
        (error: { constraint?: string; cause?: { constraint?: string } }) =>
          error.constraint ?? error.cause?.constraint,
      );
    const dearer = sql`update customer_order set ordered_total = grand_total + 5000 where id = ${id}`;
    expect(await refusedBy(dearer)).toBe("customer_order_never_dearer");
    const entry = (kind: string, holder: string | null, amount: number) =>
      sql`insert into cash_entry (shop_id, kind, holder, order_id, amount, note, at, written_by)
        values (${shop.id}, ${kind}, ${holder}, ${id}, ${amount}, 'Why', now(), ${staff.owner.id})`;
    expect(await refusedBy(entry("collected", "till", 100))).toBe("cash_entry_settles_order");
    await calls().deliverOrder(given(number), key());
    expect(await refusedBy(entry("difference", null, -100))).toBe("cash_entry_settles_order");
    await expect(past(sql`update cash_entry set amount = 1 where order_id = ${id}`)).rejects.toThrow();
    await expect(past(sql`delete from cash_entry where order_id = ${id}`)).rejects.toThrow();
  });

  test("moves only what may be moved, from where the page said", async () => {
    const number = await placeOrder();
    await expect(calls().deliverOrder(given(number), key())).rejects.toEqual(refused("review_conflict"));
    await expect(calls().deliverOrder(given(number, { from: "pending" }), key())).rejects.toEqual(
      refused("order_move_refused"),
    );
    await bringTo(number, "cancel");
    expect(await orderRow(number)).toMatchObject({ paymentStatus: "void" });
    expect(await entriesOf(number)).toEqual([]);
  });
});
