import { randomUUID } from "node:crypto";
import type { CancelReason, OrderStage } from "@haat/contract/shared/order-choices";
import { business } from "@haat/contract/shared/business-constants";
import { strings } from "@haat/i18n/strings";
import { and, eq, sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { inTransaction } from "../../database/transaction";
import { wholeTaka } from "../../testing/second-calculation";
import { tableContents, wrongStocks } from "../../testing/table-contents";
import {
  createShopper,
  saveAddress,
  startTestApi,
  type TestApi,
  type TestShopper,
} from "../../testing/test-api";
import { createStaffOf } from "../../testing/test-people";
import { createCoupon, createTestShop, type TestShop } from "../../testing/test-shop";
import { auditEventTable } from "../audit/audit.table";
import { productCombinationTable, productTable } from "../catalogue/catalogue.table";
import { couponTable } from "../coupon/coupon.table";
import { bookReturned } from "../order/order-return.usecases";
import { customerOrderTable, orderStatusChangeTable, stockMovementTable } from "../order/order.table";
import { stockAlertTable } from "../stock-alert/stock-alert.table";

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
  await later();
  api.messages.length = 0;
});
afterEach(async () => {
  expect(await wrongStocks(api.db)).toEqual([]);
});

const language = "en" as const;
const inShop = () => ({ language, seller_key: shop.sellerKey });
const calls = () => staff.packer.client.sellerOrders;
const refused = (code: string, context: object = {}) => expect.objectContaining({ code, ...context });
const onField = (field: string, code: string) =>
  expect.objectContaining({
    data: expect.objectContaining({ errors: [expect.objectContaining({ field, code })] }),
  });
const once = (idempotencyKey: string = randomUUID()) => ({ context: { idempotencyKey } });

/** Bags of rice, brought to Dhanmondi or picked up. */
async function place({ quantity = 2, pickUp = false, code = "", who = shopper } = {}): Promise<string> {
  const total = 12_345 * quantity + (pickUp ? 0 : 6000) - (code ? 1000 : 0);
  const placed = await who.client.order.directPurchaseOrder(
    {
      ...inShop(),
      shipping_method: pickUp ? 2 : 1,
      ...(!pickUp && { address_unique_id: await saveAddress(who.client) }),
      ...(code && { code }),
      id_product: shop.rice.id,
      quantity,
      expected_total: wholeTaka(total),
    },
    once(),
  );
  return placed.data.order_id;
}
const move = (
  order_id: string,
  from: OrderStage,
  to: Exclude<OrderStage, "pending">,
  more: {
    reason?: CancelReason;
    note?: string;
    pieces?: { position: number; back?: number; written_off?: number }[];
  } = {},
  who = staff.packer,
) => who.client.sellerOrders.moveOrder({ ...inShop(), order_id, from, to, ...more });
const details = async (order_id: string) => (await calls().order({ ...inShop(), order_id })).data.order;
const undo = (order_id: string, to: OrderStage) => calls().undoMove({ ...inShop(), order_id, to });
const desk = async (lane: "accept" | "pack" | "hand_over" | "on_the_way" | "pick_up" = "accept") =>
  (await calls().desk({ ...inShop(), lane })).data;
const stockOf = async () => {
  const [rice] = await api.db
    .select({ stock: productTable.stock })
    .from(productTable)
    .where(eq(productTable.id, shop.rice.id));
  return rice?.stock;
};
const rowOf = async (order_id: string) => {
  const [row] = await api.db.select().from(customerOrderTable).where(eq(customerOrderTable.number, order_id));
  if (!row) throw new Error(`There is no order ${order_id}.`);
  return row;
};
const bring = async (order_id: string, ...stages: Exclude<OrderStage, "pending">[]) => {
  let from: OrderStage = "pending";
  for (const to of stages) {
    await move(order_id, from, to);
    from = to;
  }
};
const later = async () => {
  api.clock.advance(11);
  await api.jobs.runDue();
};
const movementsOf = async () =>
  (
    await api.db
      .select({ reason: stockMovementTable.reason, change: stockMovementTable.change })
      .from(stockMovementTable)
      .where(eq(stockMovementTable.shopId, shop.id))
      .orderBy(stockMovementTable.id)
  ).filter(({ reason }) => reason !== "initial");

describe("the desk", () => {
  test("has a lane for each thing to do, the oldest first, with what a card needs", async () => {
    const first = await place();
    api.clock.advance(60);
    const second = await place({ pickUp: true, quantity: 1 });
    const { counts, orders } = await desk();
    expect(counts).toEqual({ accept: 2, pack: 0, hand_over: 0, on_the_way: 0, pick_up: 0 });
    expect(orders.map(({ order_id }) => order_id)).toEqual([first, second]);
    expect(orders[0]).toMatchObject({
      stage: "pending",
      name: "Rahim Uddin",
      phone: "+8801712345678",
      place: "Dhanmondi, Dhaka",
      pieces: 2,
      pictures: ["rice-1"],
      cash_due: wholeTaka(12_345 * 2 + 6000),
      is_pick_up: false,
      is_late: false,
      next: "accept",
    });
    expect(orders[1]).toMatchObject({ place: "", is_pick_up: true });
    await bring(first, "accept", "packed");
    await bring(second, "accept", "packed", "in_store");
    expect((await desk()).counts).toEqual({ accept: 0, pack: 0, hand_over: 1, on_the_way: 0, pick_up: 1 });
    expect((await desk("hand_over")).orders.map(({ next }) => next)).toEqual(["shipped"]);
    expect((await desk("pick_up")).orders.map(({ next }) => next)).toEqual(["delivered"]);
  });

  test("says when nobody has answered for half an hour", async () => {
    await place();
    api.clock.advance(1799);
    expect((await desk()).orders[0]?.is_late).toBe(false);
    api.clock.advance(1);
    expect((await desk()).orders[0]?.is_late).toBe(true);
  });

  test("goes on behind a page with what is newer, and counts apart for who only looks whether there is more", async () => {
    for (let order = 0; order < 32; order += 1) {
      await api.db
        .update(productTable)
        .set({ stock: sql`${productTable.stock} + 1` })
        .where(eq(productTable.id, shop.rice.id));
      await api.db.insert(stockMovementTable).values({
        shopId: shop.id,
        productId: shop.rice.id,
        change: 1,
        reason: "received",
        at: api.clock.now(),
      });
      await place({ quantity: 1, pickUp: true });
      api.clock.advance(1);
    }
    const first = await desk();
    expect([first.orders.length, first.counts.accept]).toEqual([30, 32]);
    const { data } = await calls().desk({ ...inShop(), after: first.next_after ?? "" });
    expect([data.orders.length, data.next_after]).toEqual([2, null]);
    const { data: counted } = await calls().deskCounts(inShop());
    expect(counted).toMatchObject({
      counts: { accept: 32 },
      newest: data.orders[1]?.order_id,
      new_orders: 32,
    });
    const since = first.next_after ?? "";
    expect((await calls().deskCounts({ ...inShop(), since })).data.new_orders).toBe(2);
    expect(first.newest).toBe(counted.newest);
  });

  test("counts the goods that are short, for who may see goods and for no program", async () => {
    const { sellerGoods, sellerOrders } = staff.manager.client;
    const { out, low } = (await sellerGoods.goods(inShop())).data.counts;
    expect([out > 0, low > 0]).toEqual([true, true]);
    expect((await sellerOrders.deskCounts(inShop())).data.shortage).toEqual({ out, low });
    expect((await calls().deskCounts(inShop())).data.shortage).toBeNull();
    const asked = { ...inShop(), name: "Desk screen", scopes: ["read_orders" as const] };
    const { api_key } = (await staff.owner.client.sellerApiKeys.createApiKey(asked)).data;
    const program = api.createClient({ authorization: `Bearer ${api_key}` });
    expect((await program.sellerOrders.deskCounts(inShop())).data.shortage).toBeNull();
  });
});

describe("a move", () => {
  test("leads step by step to the door, each told to the customer some seconds later, in the customer's language", async () => {
    const order = await place();
    const steps = ["accept", "packed", "shipped", "delivered"] as const;
    const told: number[] = [];
    let from: OrderStage = "pending";
    for (const to of steps) {
      const moved = (await move(order, from, to)).data.order;
      expect(moved.stage).toBe(to);
      await api.jobs.runDue();
      told.push(api.messages.length);
      await later();
      told.push(api.messages.length);
      from = to;
    }
    expect(told).toEqual([0, 1, 1, 1, 1, 2, 2, 3]);
    expect(api.messages.map(({ to }) => to)).toEqual(Array(3).fill("+8801712345678"));
    const texts = api.messages.map(({ text }) => text);
    expect(texts[0]).toBe(`Shop ${shop.slug}: we have accepted your order ${order}.`);
    expect(texts[1]).toContain("is on its way. To pay: ৳306");
    const done = await details(order);
    expect(done).toMatchObject({
      status: "delivered",
      payment_status: "paid",
      next: null,
      cancel_reasons: [],
    });
    expect(done.history.map(({ stage, by }) => [stage, by.kind])).toEqual([
      ["pending", "customer"],
      ["accept", "member"],
      ["packed", "member"],
      ["shipped", "member"],
      ["delivered", "member"],
    ]);
    const trail = await api.db
      .select()
      .from(auditEventTable)
      .where(and(eq(auditEventTable.shopId, shop.id), eq(auditEventTable.action, "order_move")));
    expect(trail).toHaveLength(4);
    expect(trail[0]).toMatchObject({
      subject: order,
      before: { stage: "pending" },
      after: { stage: "accept" },
      role: "packer",
    });
  });

  test("of two at once is made by one, and the other hears where the order stands; sent twice it is made once", async () => {
    const order = await place();
    const both = await Promise.allSettled([
      move(order, "pending", "accept", {}, staff.owner),
      move(order, "pending", "accept", {}, staff.packer),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    expect(both.find((each) => each.status === "rejected")).toMatchObject({
      reason: { code: "order_moved", status: 409, message: expect.stringContaining("Accepted") },
    });
    const key = once();
    const asked = { ...inShop(), order_id: order, from: "accept", to: "packed" } as const;
    const first = await calls().moveOrder(asked, key);
    expect(await calls().moveOrder(asked, key)).toEqual(first);
  });

  test("goes nowhere but to the next step, and an order that is brought is none to be picked up", async () => {
    const order = await place();
    const pickedUp = await place({ pickUp: true, quantity: 1 });
    await bring(pickedUp, "accept");
    const before = await tableContents(api.db);
    for (const [of, from, to] of [
      [order, "pending", "packed"],
      [order, "pending", "shipped"],
      [order, "pending", "delivered"],
      [pickedUp, "accept", "shipped"],
      [pickedUp, "accept", "delivered"],
    ] as const)
      await expect(move(of, from, to)).rejects.toEqual(refused("order_move_refused"));
    await expect(move(order, "shipped", "delivered")).rejects.toEqual(refused("order_moved"));
    expect(await tableContents(api.db)).toEqual(before);
    await bring(order, "accept", "shipped");
    expect((await details(order)).history.map(({ stage }) => stage)).toEqual([
      "pending",
      "accept",
      "shipped",
    ]);
  });

  test("that the customer overtook by cancelling tells nobody that the order is accepted", async () => {
    const order = await place();
    await move(order, "pending", "accept");
    await shopper.client.order.customerOrderUpdate({ order_id: order, confirmed: true, reason: "Too late" });
    await expect(undo(order, "accept")).rejects.toEqual(refused("order_undo_late"));
    await later();
    expect(api.messages).toEqual([]);
    const { history, cancel_reasons } = await details(order);
    expect(history.at(-1)).toMatchObject({ stage: "cancel", by: { kind: "customer" }, note: "Too late" });
    expect(cancel_reasons).toEqual([]);
  });

  test("right behind another one has that one told at once", async () => {
    const order = await place();
    await bring(order, "accept", "packed");
    await api.jobs.runDue();
    expect(api.messages).toHaveLength(1);
  });

  test("of another shop's order, or as somebody without the permission, is one of nothing", async () => {
    const order = await place();
    const other = await createTestShop(api.db);
    const theirs = await createStaffOf(api, other);
    const asked = { language, seller_key: other.sellerKey, order_id: order } as const;
    const before = await tableContents(api.db);
    const { sellerOrders } = theirs.owner.client;
    const gone = refused("order_not_found", { status: 404 });
    await expect(sellerOrders.moveOrder({ ...asked, from: "pending", to: "accept" })).rejects.toEqual(gone);
    await expect(sellerOrders.undoMove({ ...asked, to: "accept" })).rejects.toEqual(gone);
    await expect(sellerOrders.order(asked)).rejects.toEqual(gone);
    await expect(sellerOrders.writeNote({ ...asked, text: "x" }, once())).rejects.toEqual(gone);
    await expect(sellerOrders.bookReturn({ ...asked, pieces: [] }, once())).rejects.toEqual(gone);
    await expect(
      theirs.owner.client.sellerOrders.desk({ language, seller_key: shop.sellerKey }),
    ).rejects.toEqual(refused("shop_not_found"));
    expect(
      (await sellerOrders.orders({ language, seller_key: other.sellerKey, search: "Rahim" })).data.orders,
    ).toEqual([]);
    expect(await tableContents(api.db)).toEqual(before);
  });
});

describe("several orders at once", () => {
  test("go on behind one of which something breaks: it is said that it stays, and logged why", async () => {
    const [one, broken, other] = [await place(), await place(), await place()];
    await api.db.execute(
      sql`alter table customer_order add constraint stuck check (number <> ${sql.raw(`'${broken}'`)} or status = 1) not valid`,
    );
    onTestFinished(async () => {
      await api.db.execute(sql`alter table customer_order drop constraint stuck`);
    });
    const orders = [one, broken, other].map((order_id) => ({ order_id, from: "pending" as const }));
    const { data } = await calls().moveOrders({ ...inShop(), orders, to: "accept" }, once());
    const message = strings.en.api.errors.server_error;
    expect(data).toEqual({ moved: [one, other], refused: [{ order_id: broken, message }] });
    expect(api.log.some((line) => line.includes("an order was not moved") && line.includes(broken))).toBe(
      true,
    );
    expect((await details(broken)).stage).toBe("pending");
  });

  test("go where each of them may, and of the others it is said why; sent twice they go once", async () => {
    const [one, other, ahead] = [await place(), await place(), await place()];
    await move(ahead, "pending", "accept");
    const orders = [one, other, ahead, "NONE-22222"].map((order_id) => ({
      order_id,
      from: "pending" as const,
    }));
    const asked = { ...inShop(), orders, to: "accept" as const };
    const key = once();
    const { data, message } = await calls().moveOrders(asked, key);
    expect(data.moved).toEqual([one, other]);
    expect(data.refused).toEqual([
      { order_id: ahead, message: expect.stringContaining("It is now: Accepted") },
      { order_id: "NONE-22222", message: "No order found" },
    ]);
    expect(message).toBe("2 orders: Accepted.");
    expect((await calls().moveOrders(asked, key)).data).toEqual(data);
    const trail = await api.db
      .select({ batch: auditEventTable.batch })
      .from(auditEventTable)
      .where(and(eq(auditEventTable.shopId, shop.id), eq(auditEventTable.action, "order_move")));
    expect(trail).toHaveLength(3);
    expect(new Set(trail.map(({ batch }) => batch)).size).toBe(2);
    await expect(calls().moveOrders({ ...asked, orders: [] }, once())).rejects.toEqual(
      refused("invalid_input"),
    );
    await expect(calls().moveOrders(asked)).rejects.toEqual(refused("idempotency_key_required"));
  });
});

describe("a move that is taken back", () => {
  test("leaves nothing in the ledger of cash, whatever was put right of it meanwhile", async () => {
    const order = await place();
    await bring(order, "accept", "shipped");
    const { sellerCash } = staff.manager.client;
    const ofOrder = async () => (await sellerCash.orderCash({ ...inShop(), order_id: order })).data.cash;
    const { grand_total: total } = await ofOrder();
    for (const amount of [0, total - 300]) {
      await move(order, "shipped", "delivered");
      const entry = (await ofOrder()).entries.findLast(({ is_open }) => is_open);
      await sellerCash.correctCash(
        { ...inShop(), id_entry: entry?.id_entry ?? 0, was: total, amount, reason: "Counted again" },
        once(),
      );
      expect((await ofOrder()).payment_status).toBe("paid");
      await undo(order, "delivered");
      expect(await ofOrder()).toMatchObject({
        status: "shipped",
        payment_status: "cash_on_delivery",
        due: total,
      });
      expect((await sellerCash.cash(inShop())).data.till).toBe(0);
    }
    await move(order, "shipped", "delivered");
    expect(await ofOrder()).toMatchObject({ status: "delivered", payment_status: "paid", due: 0 });
    expect((await sellerCash.cash(inShop())).data.till).toBe(total);
  });

  test("takes again what went off sale meanwhile: a product, or one combination of it", async () => {
    const { shirt, combinations, values } = shop;
    const asked = { ...inShop(), shipping_method: 2 as const, id_product: shirt.id, quantity: 2 };
    const placed = await shopper.client.order.directPurchaseOrder(
      { ...asked, id_product_attribute: [values.m, values.red], expected_total: wholeTaka(180_000) },
      once(),
    );
    const ofShirt = placed.data.order_id;
    const ofRice = await place();
    const stocks = async () => {
      const products = await api.db.select().from(productTable).where(eq(productTable.shopId, shop.id));
      const [combination] = await api.db
        .select()
        .from(productCombinationTable)
        .where(eq(productCombinationTable.id, combinations.mRed.id));
      const numbers = products.map(({ id, stock, soldCount }) => [id, stock, soldCount]);
      return { products: numbers.sort(), combination: combination?.stock };
    };
    await api.db
      .update(productCombinationTable)
      .set({ hidden: true })
      .where(eq(productCombinationTable.id, combinations.mRed.id));
    await api.db
      .update(productTable)
      .set({ stock: sql`${productTable.stock} - 3` })
      .where(eq(productTable.id, shirt.id));
    await api.db.update(productTable).set({ status: "hidden" }).where(eq(productTable.id, shop.rice.id));
    const before = await stocks();
    for (const order of [ofShirt, ofRice]) {
      await move(order, "pending", "cancel", { reason: "asked" });
      await undo(order, "cancel");
      expect((await details(order)).stage).toBe("pending");
    }
    expect(await stocks()).toEqual(before);
  });

  test("leaves no trace outside: the status, its row, its message; only the audit trail knows", async () => {
    const order = await place();
    const before = await details(order);
    for (const to of ["accept"] as const) await move(order, "pending", to);
    expect((await details(order)).undo).toMatchObject({ order_id: order, from: "pending", to: "accept" });
    expect((await desk()).undoable).toMatchObject([
      { order_id: order, from: "pending", to: "accept", next: "packed" },
    ]);
    await undo(order, "accept");
    expect(await details(order)).toEqual(before);
    await later();
    expect(api.messages).toEqual([]);
    const changes = await api.db
      .select({ status: orderStatusChangeTable.status })
      .from(orderStatusChangeTable)
      .where(eq(orderStatusChangeTable.shopId, shop.id));
    expect(changes).toEqual([{ status: 1 }]);
    const actions = await api.db
      .select({ action: auditEventTable.action })
      .from(auditEventTable)
      .where(eq(auditEventTable.shopId, shop.id))
      .orderBy(auditEventTable.id);
    expect(actions.map(({ action }) => action).filter((action) => action.startsWith("order_"))).toEqual([
      "order_move",
      "order_undo",
    ]);
    await bring(order, "accept", "packed");
    await undo(order, "packed");
    expect((await details(order)).stage).toBe("accept");
  });

  test("is refused once the customer was told, and where it is not the last one", async () => {
    const order = await place();
    await bring(order, "accept", "packed");
    await expect(undo(order, "accept")).rejects.toEqual(refused("order_undo_late"));
    await later();
    const before = await tableContents(api.db);
    await expect(undo(order, "packed")).rejects.toEqual(refused("order_undo_late", { status: 409 }));
    expect(await tableContents(api.db)).toEqual(before);
  });

  test("takes stock and coupon of a cancelled order again", async () => {
    const coupon = await createCoupon(api.db, shop.id, {
      code: "TEN",
      kind: "fixed",
      percent: null,
      amount: 1000,
      maxDiscount: null,
      minItemTotal: 0,
    });
    const order = await place({ code: "TEN" });
    const used = async () =>
      (
        await api.db
          .select({ used: couponTable.usedCount })
          .from(couponTable)
          .where(eq(couponTable.id, coupon.id))
      )[0]?.used;
    await move(order, "pending", "cancel", { reason: "fake" });
    expect([await stockOf(), await used()]).toEqual([20, 0]);
    await undo(order, "cancel");
    expect([await stockOf(), await used()]).toEqual([18, 1]);
    const [row] = await api.db.select().from(customerOrderTable).where(eq(customerOrderTable.number, order));
    expect(row).toMatchObject({ status: 1, paymentStatus: "cash_on_delivery" });
    expect(row?.couponUseId).not.toBeNull();
    await move(order, "pending", "cancel", { reason: "asked" });
    expect([await stockOf(), await used()]).toEqual([20, 0]);
  });

  test("is heard of by nobody who waits for the goods", async () => {
    const order = await place({ quantity: 10 });
    await place({ quantity: 10, who: await createShopper(api) });
    const waits = { shopId: shop.id, productId: shop.rice.id, phone: "+8801912345678", language } as const;
    await api.db.insert(stockAlertTable).values({ ...waits, createdAt: api.clock.now() });
    const told = () => api.messages.filter(({ to }) => to === waits.phone).length;

    await move(order, "pending", "cancel", { reason: "fake" });
    await api.jobs.runDue();
    await undo(order, "cancel");
    await later();
    expect([await stockOf(), told()]).toEqual([0, 0]);

    await move(order, "pending", "cancel", { reason: "fake" });
    await api.jobs.runDue();
    expect(told()).toBe(0);
    await later();
    await later();
    expect([await stockOf(), told()]).toEqual([10, 1]);
  });

  test("is refused where others have bought what a cancelled order gave back", async () => {
    const order = await place({ quantity: 10 });
    await move(order, "pending", "cancel", { reason: "asked" });
    for (let more = 0; more < 2; more += 1)
      await place({ quantity: 10, pickUp: true, who: await createShopper(api) });
    const before = await tableContents(api.db);
    await expect(undo(order, "cancel")).rejects.toEqual(refused("out_of_stock"));
    expect(await tableContents(api.db)).toEqual(before);
  });
});

describe("cancelling", () => {
  test("needs a reason that fits where the order stands, and words where it is another one", async () => {
    const order = await place();
    const before = await tableContents(api.db);
    await expect(move(order, "pending", "cancel")).rejects.toEqual(
      onField("reason", "cancel_reason_required"),
    );
    await expect(move(order, "pending", "cancel", { reason: "lost" })).rejects.toEqual(
      onField("reason", "cancel_reason_required"),
    );
    await expect(move(order, "pending", "cancel", { reason: "other", note: " " })).rejects.toEqual(
      onField("note", "reason_required"),
    );
    expect(await tableContents(api.db)).toEqual(before);
    const { order: cancelled } = (
      await move(order, "pending", "cancel", { reason: "other", note: "The road is closed." })
    ).data;
    expect(cancelled).toMatchObject({ stage: "cancel", payment_status: "void", cash_due: 0, next: null });
    expect(cancelled.history.at(-1)).toMatchObject({ reason: "other", note: "The road is closed." });
    await later();
    expect(api.messages[0]?.text).toBe(`Shop ${shop.slug}: order ${order} is cancelled. The road is closed.`);
  });

  test("of what is on its way puts back what is in hand, writes off what is lost, and never more than was ordered", async () => {
    const order = await place({ quantity: 5 });
    await bring(order, "accept", "packed", "shipped");
    await expect(
      move(order, "shipped", "cancel", {
        reason: "refused",
        pieces: [{ position: 0, back: 4, written_off: 2 }],
      }),
    ).rejects.toEqual(onField("pieces", "pieces_beyond"));
    const cancelled = (
      await move(order, "shipped", "cancel", { reason: "refused", pieces: [{ position: 0, back: 1 }] })
    ).data.order;
    expect(cancelled.lines[0]).toMatchObject({ returned: 1, written_off: 0, awaited: 4 });
    expect(cancelled).toMatchObject({ stage: "cancel", is_returned: true, undo: { is_returned: true } });
    const saying = (code: string, message: string) => ({ code, message: expect.stringContaining(message) });
    await expect(move(order, "shipped", "delivered")).rejects.toMatchObject(
      saying("order_moved", "It is now: Returned."),
    );
    await expect(move(order, "cancel", "delivered")).rejects.toMatchObject(
      saying("order_move_refused", "from “Returned” to “Delivered”"),
    );
    expect(await stockOf()).toBe(16);
    const book = (back: number, written_off: number, key = once()) =>
      calls().bookReturn({ ...inShop(), order_id: order, pieces: [{ position: 0, back, written_off }] }, key);
    await expect(book(5, 0)).rejects.toEqual(onField("pieces", "pieces_beyond"));
    const key = once();
    await book(2, 1, key);
    await book(2, 1, key);
    expect((await details(order)).lines[0]).toMatchObject({ returned: 3, written_off: 1, awaited: 1 });
    expect(await stockOf()).toBe(18);
    expect(await movementsOf()).toEqual([
      { reason: "order", change: -5 },
      { reason: "returned", change: 1 },
      { reason: "returned", change: 3 },
      { reason: "damaged", change: -1 },
    ]);
    await expect(undo(order, "cancel")).rejects.toEqual(refused("order_undo_late"));
    await book(1, 0);
    await expect(book(0, 1)).rejects.toEqual(onField("pieces", "pieces_beyond"));
    expect(await stockOf()).toBe(19);
  });

  test("of what is on its way is taken back with all that it booked", async () => {
    const order = await place({ quantity: 5 });
    await bring(order, "accept", "shipped");
    const before = await details(order);
    await move(order, "shipped", "cancel", {
      reason: "lost",
      pieces: [{ position: 0, back: 2, written_off: 3 }],
    });
    expect(await stockOf()).toBe(17);
    await undo(order, "cancel");
    expect({ ...(await details(order)), undo: null }).toEqual({ ...before, undo: null });
    expect(await stockOf()).toBe(15);
  });

  test("takes each line once: what is named twice is refused, and nothing comes back", async () => {
    const order = await place({ quantity: 5 });
    await bring(order, "accept", "shipped");
    const pieces = [
      { position: 0, back: 5 },
      { position: 0, back: 5 },
    ];
    const twice = onField("pieces", "pieces_twice");
    await expect(move(order, "shipped", "cancel", { reason: "refused", pieces })).rejects.toEqual(twice);
    await move(order, "shipped", "cancel", { reason: "refused" });
    await expect(calls().bookReturn({ ...inShop(), order_id: order, pieces }, once())).rejects.toEqual(twice);
    // Behind the contract a line's pieces are weighed together.
    const { id: orderId } = await rowOf(order);
    const booked = pieces.map((each) => ({ ...each, written_off: 0 }));
    await expect(
      inTransaction(api.db, (tx) =>
        bookReturned(tx, { shopId: shop.id, orderId }, booked, {
          accountId: staff.packer.id,
          at: api.clock.now(),
        }),
      ),
    ).rejects.toMatchObject({ fields: [{ field: "pieces", code: "pieces_beyond" }] });
    expect(await stockOf()).toBe(15);
  });

  test("books nothing of an order that never left the shop", async () => {
    const order = await place();
    await move(order, "pending", "cancel", { reason: "fake" });
    await expect(
      calls().bookReturn({ ...inShop(), order_id: order, pieces: [{ position: 0, back: 1 }] }, once()),
    ).rejects.toEqual(onField("pieces", "pieces_beyond"));
  });
});

describe("the list of all orders", () => {
  const list = async (asked: object = {}) =>
    (await calls().orders({ ...inShop(), ...asked })).data.orders.map(({ order_id }) => order_id);

  test("finds by number, name, phone in any digits and goods in either language, newest first", async () => {
    const karim = await createShopper(api, { firstName: "করিম", lastName: "হোসেন" });
    const old = await place();
    api.clock.advance(60);
    const recent = await place({ pickUp: true, who: karim });
    expect(await list()).toEqual([recent, old]);
    expect(await list({ search: old.slice(2).toLowerCase() })).toEqual([old]);
    expect(await list({ search: "করিম" })).toEqual([recent]);
    expect(await list({ search: "rahim u" })).toEqual([old]);
    for (const phone of ["01712345678", "+880 1712-345678", "০১৭১২৩৪৫৬৭৮", "345678"])
      expect(await list({ search: phone })).toEqual([old]);
    for (const goods of ["Miniket", "মিনিকেট", "chal"])
      expect(await list({ search: goods })).toEqual([recent, old]);
    expect(await list({ search: "chair" })).toEqual([]);
    expect(await list({ search: "%" })).toEqual([]);
    expect(await list({ search: "Miniket", before: recent })).toEqual([old]);
  });

  test("is cut by status and by days of Bangladesh", async () => {
    // 18:30 UTC is half past midnight in Dhaka.
    const now = api.clock.now();
    api.clock.advance((Date.UTC(2026, 4, 1, 17, 30) - now.getTime()) / 1000);
    const evening = await place();
    api.clock.advance(3600);
    const night = await place();
    expect(await list({ start: "2026-05-01", end: "2026-05-01" })).toEqual([evening]);
    expect(await list({ start: "2026-05-02" })).toEqual([night]);
    await bring(night, "accept");
    expect(await list({ status: "accept" })).toEqual([night]);
    const { counts } = (await calls().orders(inShop())).data;
    expect(counts).toMatchObject({ pending: 1, accept: 1, delivered: 0 });
    await expect(list({ start: "2026-13-01" })).rejects.toEqual(refused("invalid_input"));
  });
});

describe("a note", () => {
  test("is read by the shop alone, with who wrote it and when, and written once", async () => {
    const order = await place();
    const key = once();
    await calls().writeNote({ ...inShop(), order_id: order, text: " Call after six " }, key);
    await calls().writeNote({ ...inShop(), order_id: order, text: " Call after six " }, key);
    expect((await details(order)).notes).toEqual([
      {
        id_note: expect.any(Number),
        text: "Call after six",
        at: api.clock.now().toISOString(),
        by: { kind: "member", name: "Rahim Uddin" },
      },
    ]);
    const own = await shopper.client.order.purchaseOrderDetails({ language, orderId: order });
    expect(JSON.stringify(own)).not.toContain("Call after six");
    await expect(calls().writeNote({ ...inShop(), order_id: order, text: "  " }, once())).rejects.toEqual(
      onField("text", "note_required"),
    );
  });

  test("is one of a hundred at most", async () => {
    const order = await place();
    for (let note = 0; note < business.notesPerOrder; note += 1)
      await calls().writeNote({ ...inShop(), order_id: order, text: `${note}` }, once());
    await expect(calls().writeNote({ ...inShop(), order_id: order, text: "more" }, once())).rejects.toEqual(
      refused("too_many_notes"),
    );
  });
});
