import { wholeTaka } from "../../testing/second-calculation";
import type { CancelReason } from "@haat/contract/shared/order-choices";
import { and, asc, eq, sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { orderStatuses, type OrderStatusName } from "@haat/contract/shared/business-constants";
import { cutAt } from "../../testing/cut-database";
import { rowsOf, tableContents, wrongStocks } from "../../testing/table-contents";
import {
  createShopper,
  putTogether,
  startTestApi,
  type TestApi,
  type TestShopper,
} from "../../testing/test-api";
import { createCoupon, createTestShop, type TestShop } from "../../testing/test-shop";
import { inTransaction } from "../../database/transaction";
import { productCombinationTable, productTable } from "../catalogue/catalogue.table";
import { couponTable, couponUseTable } from "../coupon/coupon.table";
import { moveOrder } from "./order-status.usecases";
import { customerOrderTable, orderStatusChangeTable, stockMovementTable } from "./order.table";

let api: TestApi;
let shop: TestShop;
let shopper: TestShopper;
beforeAll(async () => {
  api = await startTestApi();
  shop = await createTestShop(api.db);
  shopper = await createShopper(api);
});
afterAll(() => api.close());
afterEach(async () => {
  expect(await wrongStocks(api.db)).toEqual([]);
});

const statuses = Object.keys(orderStatuses) as OrderStatusName[];
let keys = 0;
const newKey = () => ({ context: { idempotencyKey: `key ${(keys += 1)}` } });

/** One bag of rice, to be picked up. */
async function placeOrder(who = shopper, of = shop): Promise<string> {
  await api.db.update(productTable).set({ stock: 20 }).where(eq(productTable.id, of.rice.id));
  await rowsOf(
    api.db,
    sql`update stock_movement set change = 20 - coalesce((select sum(m.change) from stock_movement m
      where m.product_id = ${of.rice.id} and m.reason <> 'initial'), 0)
      where product_id = ${of.rice.id} and reason = 'initial'`,
  );
  const placed = await who.client.order.directPurchaseOrder(
    {
      language: "en",
      seller_key: of.sellerKey,
      shipping_method: 2,
      id_product: of.rice.id,
      quantity: 1,
      expected_total: wholeTaka(12_345),
    },
    newKey(),
  );
  return placed.data.order_id;
}

const moveBySeller = (number: string, to: OrderStatusName, reason?: CancelReason) =>
  inTransaction(api.db, (tx) =>
    moveOrder(
      tx,
      shop.id,
      number,
      { to, mover: "seller", accountId: shopper.id, note: "", reason },
      { language: "en", now: api.clock.now() },
    ),
  );

/** Sends an order out, from where it comes to nothing for a reason. */
async function loseOnTheWay(number: string, reason: CancelReason): Promise<void> {
  for (const step of ["accept", "shipped"] as const) await moveBySeller(number, step);
  await moveBySeller(number, "cancel", reason);
}

/** Brings an order to a status by the shortest way. */
async function bringTo(number: string, status: OrderStatusName): Promise<void> {
  const ways: Record<OrderStatusName, OrderStatusName[]> = {
    pending: [],
    accept: ["accept"],
    cancel: ["cancel"],
    in_store: ["accept", "in_store"],
    shipped: ["accept", "shipped"],
    delivered: ["accept", "shipped", "delivered"],
  };
  for (const step of ways[status]) await moveBySeller(number, step);
}

const details = async (orderId: string) =>
  (await shopper.client.order.purchaseOrderDetails({ language: "en", orderId })).data.orders[0];
describe("an order that came back", () => {
  test.each([
    ["refused", true],
    ["returned", true],
    ["lost", false],
    ["other", false],
  ] as const)(
    "is told apart from a cancelled one, in lists and by itself: %s",
    async (reason, is_returned) => {
      const order_id = await placeOrder();
      const found = { order_id, status: "cancel", is_returned };
      const of = { language: "en" as const, page: 1, filter: order_id };
      expect(await details(order_id)).toMatchObject({ status: "pending", is_returned: false });
      await loseOnTheWay(order_id, reason);
      expect(await details(order_id)).toMatchObject(found);
      const { order } = shopper.client;
      expect((await order.customerOrderList(of)).data.orders).toMatchObject([found]);
      const inShop = { ...of, sellerKey: shop.sellerKey, status: 3 as const };
      expect((await order.purchaseOrderByStatus(inShop)).data.orders).toMatchObject([found]);
      const invoiced = await shopper.client.invoice.invoiceDetails({ language: "en", orderId: order_id });
      expect(invoiced.data.invoice).toMatchObject([{ status: "cancel", is_returned }]);
    },
  );

  test.each([
    ["refused", "ফেরত গেছে", "Returned"],
    ["lost", "বাতিল", "Cancelled"],
  ] as const)("is called so by what it refuses, too: %s", async (reason, said, from) => {
    const order_id = await placeOrder();
    await loseOnTheWay(order_id, reason);
    for (const confirmed of [true, false])
      await expect(cancel(order_id, { confirmed })).rejects.toMatchObject({
        code: "order_not_cancellable",
        message: `অর্ডারটি আর বাতিল করা যাবে না। এখন এর অবস্থা: ${said}।`,
      });
    await expect(moveBySeller(order_id, "delivered")).rejects.toMatchObject({
      code: "order_move_refused",
      context: { from, to: "Delivered" },
    });
  });
});

const cancel = (order_id: string, more: object = {}, who = shopper) =>
  who.client.order.customerOrderUpdate({ order_id, confirmed: true, ...more });

describe("a customer cancels an order", () => {
  test("and its stock, its combination's stock and its coupon come back, with the ledger's rows and who did it", async () => {
    const own = await createTestShop(api.db);
    const coupon = await createCoupon(api.db, own.id, { code: "ONCE", usesPerCustomer: 1, totalUses: 1 });
    const toShop = { language: "en" as const, seller_key: own.sellerKey };
    const { m, red } = own.values;
    const fill = async () => {
      await shopper.client.cart.addToCart({ ...toShop, id_product: own.rice.id, quantity: 3 });
      await shopper.client.cart.addToCart({
        ...toShop,
        id_product: own.shirt.id,
        id_product_attribute: [m, red],
      });
    };
    const place = () =>
      shopper.client.order.cartPurchaseOrder(
        { ...toShop, shipping_method: 2, code: "ONCE", expected_total: wholeTaka(127_035 - 12_704) },
        newKey(),
      );
    await fill();
    const { order_id } = (await place()).data;
    expect(await details(order_id)).toMatchObject({ can_cancel: true, payment_status: "cash_on_delivery" });
    api.clock.advance(60);
    const cancelled = await cancel(order_id, { reason: " Ordered by mistake " });
    expect(cancelled.message).toBe(`আপনার অর্ডার ${order_id} বাতিল করা হয়েছে।`);
    expect(cancelled.data.orders[0]).toMatchObject({
      order_id,
      status: "cancel",
      id_status: 3,
      can_cancel: false,
      payment_status: "void",
      coupon_code: "ONCE",
      timeline: [{ status: "pending" }, { status: "cancel", at: api.clock.now().toISOString() }],
    });
    const stocks = await api.db
      .select({ stock: productTable.stock, sold: productTable.soldCount })
      .from(productTable)
      .where(eq(productTable.shopId, own.id))
      .orderBy(asc(productTable.id));
    expect(stocks.map(({ stock }) => stock)).toEqual([20, 3, 0, 12]);
    expect(stocks.every(({ sold }) => sold === 0)).toBe(true);
    const [combination] = await api.db
      .select({ stock: productCombinationTable.stock })
      .from(productCombinationTable)
      .where(eq(productCombinationTable.id, own.combinations.mRed.id));
    expect(combination?.stock).toBe(5);
    const ledger = await api.db
      .select({ change: stockMovementTable.change })
      .from(stockMovementTable)
      .where(and(eq(stockMovementTable.shopId, own.id), eq(stockMovementTable.reason, "cancel")));
    expect(ledger.map(({ change }) => change).sort()).toEqual([1, 3]);
    expect(await api.db.select().from(couponUseTable).where(eq(couponUseTable.shopId, own.id))).toEqual([]);
    const [counted] = await api.db.select().from(couponTable).where(eq(couponTable.id, coupon.id));
    expect(counted?.usedCount).toBe(0);
    const [made] = await api.db
      .select()
      .from(orderStatusChangeTable)
      .where(and(eq(orderStatusChangeTable.shopId, own.id), eq(orderStatusChangeTable.status, 3)));
    expect(made).toMatchObject({ changedBy: shopper.id, note: "Ordered by mistake" });
    await fill();
    expect((await place()).data.order_id).not.toBe(order_id);
  });

  test("only after the question was answered, and is asked it in both languages", async () => {
    const order_id = await placeOrder();
    const before = await tableContents(api.db);
    for (const [language, question] of [
      ["en", `Do you really want to cancel the order ${order_id}?`],
      ["bn", `আপনি কি সত্যিই ${order_id} অর্ডারটি বাতিল করতে চান?`],
    ] as const) {
      const { client } = { client: api.createClient({ ...shopper.headers, "accept-language": language }) };
      for (const confirmed of [undefined, false]) {
        await expect(
          client.order.customerOrderUpdate({ order_id, ...(confirmed !== undefined && { confirmed }) }),
        ).rejects.toMatchObject({ code: "confirmation_required", status: 422, message: question });
      }
    }
    expect(await tableContents(api.db)).toEqual(before);
  });

  test.each(statuses)("that is %s: only while it is pending or accepted", async (status) => {
    const order_id = await placeOrder();
    await bringTo(order_id, status);
    const mayCancel = status === "pending" || status === "accept";
    expect((await details(order_id))?.can_cancel).toBe(mayCancel);
    if (mayCancel) {
      expect((await cancel(order_id)).data.orders[0]?.status).toBe("cancel");
      return;
    }
    const before = await tableContents(api.db);
    for (const confirmed of [true, false]) {
      await expect(cancel(order_id, { confirmed })).rejects.toMatchObject({
        code: "order_not_cancellable",
        status: 409,
      });
    }
    expect(await tableContents(api.db)).toEqual(before);
  });

  test("that is not theirs, or is none: told that there is no such order", async () => {
    const order_id = await placeOrder();
    const other = await createShopper(api);
    const before = await tableContents(api.db);
    for (const confirmed of [true, false]) {
      for (const number of [order_id, `${order_id.slice(0, 5)}ZZZZZ`, "nonsense"]) {
        await expect(cancel(number, { confirmed }, other)).rejects.toMatchObject({
          code: "order_not_found",
          status: 404,
        });
      }
    }
    await expect(cancel(order_id, { id_status: 6 })).rejects.toMatchObject({ code: "invalid_input" });
    expect(await tableContents(api.db)).toEqual(before);
  });

  test("with a key, and the same request again is the same answer, told as a replay", async () => {
    const order_id = await placeOrder();
    const send = (key: string, body: object) =>
      api.fetch(
        new Request("http://api.test/api/v1/customer_order_update", {
          method: "PUT",
          headers: { ...shopper.headers, "content-type": "application/json", "idempotency-key": key },
          body: JSON.stringify({ order_id, confirmed: true, ...body }),
        }),
      );
    const first = await send("cancel once", {});
    const again = await send("cancel once", {});
    expect([first.status, first.headers.get("idempotent-replayed")]).toEqual([200, null]);
    expect([again.status, again.headers.get("idempotent-replayed")]).toEqual([200, "true"]);
    expect(await again.json()).toEqual(await first.json());
    expect((await send("cancel once", { reason: "another" })).status).toBe(422);
    expect((await send("cancel twice", {})).status).toBe(409);
  });

  test("ten times at once, and it is cancelled once", async () => {
    const order_id = await placeOrder();
    const results = await Promise.allSettled(Array.from({ length: 10 }, () => cancel(order_id)));
    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    const refusals = results.flatMap((each) => (each.status === "rejected" ? [each.reason.code] : []));
    expect(new Set(refusals)).toEqual(new Set(["order_not_cancellable"]));
  });

  test("while the seller ships it: one of the two happens, whichever comes first", async () => {
    for (let round = 0; round < 10; round += 1) {
      const order_id = await placeOrder();
      await moveBySeller(order_id, "accept");
      const [cancelled, shipped] = await Promise.allSettled([
        cancel(order_id),
        moveBySeller(order_id, "shipped"),
      ]);
      const order = await details(order_id);
      expect([cancelled.status, shipped.status].sort()).toEqual(["fulfilled", "rejected"]);
      expect(order?.status).toBe(cancelled.status === "fulfilled" ? "cancel" : "shipped");
      expect(order?.timeline).toHaveLength(3);
    }
  });
});

describe("a seller moves an order", () => {
  const allowed = new Set([
    "pending accept",
    "pending cancel",
    "accept cancel",
    "accept in_store",
    "accept shipped",
    "in_store cancel",
    "in_store delivered",
    "shipped cancel",
    "shipped delivered",
  ]);
  const pairs = statuses.flatMap((from) => statuses.map((to) => [from, to] as const));

  test.each(pairs)("from %s to %s, if that is a move there is", async (from, to) => {
    const number = await placeOrder();
    await bringTo(number, from);
    const before = await tableContents(api.db);
    if (!allowed.has(`${from} ${to}`)) {
      await expect(moveBySeller(number, to)).rejects.toMatchObject({ code: "order_move_refused" });
      expect(await tableContents(api.db)).toEqual(before);
      return;
    }
    await moveBySeller(number, to);
    const order = await details(number);
    expect(order?.status).toBe(to);
    expect(order?.timeline.at(-1)?.status).toBe(to);
    const paid = { delivered: "paid", cancel: "void" } as Record<string, string>;
    expect(order?.payment_status).toBe(paid[to] ?? "cash_on_delivery");
  });
});

test("a cancellation that is cut off at any of its statements leaves nothing behind, and can be tried again", async () => {
  const own = await createTestShop(api.db);
  await createCoupon(api.db, own.id, { code: "CUT" });
  const toShop = { language: "en" as const, seller_key: own.sellerKey };
  const { s, red } = own.values;
  const placed = await shopper.client.order.directPurchaseOrder(
    {
      ...toShop,
      shipping_method: 2,
      code: "CUT",
      expected_total: 72_000,
      id_product: own.shirt.id,
      id_product_attribute: [s, red],
      quantity: 1,
    },
    newKey(),
  );
  const { order_id } = placed.data;
  const before = await tableContents(api.db);
  let cuts = 0;
  for (let statement = 1; ; statement += 1) {
    const cut = cutAt(api.db, statement);
    const attempt = putTogether(cut.db)
      .createClient(shopper.headers)
      .order.customerOrderUpdate({ order_id, confirmed: true }, { context: { idempotencyKey: "cut" } })
      .catch(() => undefined);
    const done = await attempt;
    await cut.close();
    const [row] = await api.db
      .select({ status: customerOrderTable.status })
      .from(customerOrderTable)
      .where(and(eq(customerOrderTable.shopId, own.id), eq(customerOrderTable.number, order_id)));
    if (done || row?.status === orderStatuses.cancel) break;
    cuts += 1;
    expect(await tableContents(api.db), `after a cut at statement ${statement}`).toEqual(before);
  }
  expect(cuts).toBeGreaterThan(14);
  expect((await details(order_id))?.status).toBe("cancel");
});
