import { randomUUID } from "node:crypto";
import { and, asc, eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { inTransaction } from "../../database/transaction";
import { rowsOf, wrongStocks } from "../../testing/table-contents";
import { createShopper, startTestApi, type TestApi } from "../../testing/test-api";
import { createStaffOf } from "../../testing/test-people";
import { createTestShop, type TestShop } from "../../testing/test-shop";
import { isWholeRun } from "../../testing/whole-run";
import { auditEventTable } from "../audit/audit.table";
import { productCombinationTable, productTable } from "../catalogue/catalogue.table";
import { stockMovementTable } from "../order/order.table";
import { shopRemarkTable } from "../shop-opening/shop-opening.table";

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
const refused = (code: string, context: object = {}) =>
  expect.objectContaining({
    code,
    data: expect.objectContaining({ context: expect.objectContaining(context) }),
  });
const onField = (field: string, code: string) =>
  expect.objectContaining({
    data: expect.objectContaining({ errors: [expect.objectContaining({ field, code })] }),
  });
const once = (idempotencyKey: string = randomUUID()) => ({ context: { idempotencyKey } });

type Given = Omit<
  Parameters<typeof staff.owner.client.sellerStock.changeStock>[0],
  "language" | "seller_key" | "id_product"
>;
const change = (given: Given, product: { id: number } = shop.rice, who = staff.manager, key = once()) =>
  who.client.sellerStock.changeStock({ ...inShop(), id_product: product.id, ...given }, key);
const history = async (product: { id: number } = shop.rice, before?: number) =>
  (await staff.manager.client.sellerStock.stockHistory({ ...inShop(), id_product: product.id, before })).data;

describe("what happens to stock is written down", () => {
  test("also of a combination that customers do not see any more, which its product does not count", async () => {
    const ofShirt = eq(productCombinationTable.productId, shop.shirt.id);
    const [seven] = await api.db.select().from(productCombinationTable).where(ofShirt);
    if (!seven) throw new Error("The shirt has no combinations.");
    await inTransaction(api.db, async (tx) => {
      await tx
        .update(productCombinationTable)
        .set({ hidden: true })
        .where(eq(productCombinationTable.id, seven.id));
      await tx
        .update(productTable)
        .set({ stock: sql`stock - ${seven.stock}` })
        .where(eq(productTable.id, shop.shirt.id));
    });
    await change({ change: "damaged", pieces: 2, id_combination: seven.id }, shop.shirt);
    const [after] = await api.db
      .select()
      .from(productCombinationTable)
      .where(eq(productCombinationTable.id, seven.id));
    const [shirt] = await api.db.select().from(productTable).where(eq(productTable.id, shop.shirt.id));
    expect([after?.stock, shirt?.stock]).toEqual([seven.stock - 2, 12 - seven.stock]);
    expect(await wrongStocks(api.db)).toEqual([]);
  });

  test("with who, why and how many there are then, newest first", async () => {
    const came = await change({ change: "received", pieces: 5, note: "  From Karwan   Bazar " });
    expect([came.data.stock, came.message]).toEqual([25, "Saved: there are 25 now."]);
    await change({ change: "damaged", pieces: 2 }, shop.rice, staff.owner);
    await change({ change: "returned", pieces: 1 });
    await change({ change: "counted", pieces: 20, was: 24 });
    const { product, movements, next_before } = await history();
    expect(product).toMatchObject({ name: "Miniket Rice", stock: 20, low_limit: 3, choices: [] });
    expect(
      movements.map(({ reason, change: more, stock_after, note }) => [reason, more, stock_after, note]),
    ).toEqual([
      ["counted", -4, 20, ""],
      ["returned", 1, 24, ""],
      ["damaged", -2, 23, ""],
      ["received", 5, 25, "From Karwan Bazar"],
      ["initial", 20, 20, ""],
    ]);
    expect(new Set(movements.map(({ name }) => name)).size).toBeGreaterThan(1);
    expect(next_before).toBeNull();
    const trail = await api.db.select().from(auditEventTable).where(eq(auditEventTable.shopId, shop.id));
    expect(trail.map(({ action, before, after }) => [action, before, after])).toEqual([
      ["stock_change", { stock: 20 }, { stock: 25, reason: "received", note: "From Karwan Bazar" }],
      ["stock_change", { stock: 25 }, { stock: 23, reason: "damaged" }],
      ["stock_change", { stock: 23 }, { stock: 24, reason: "returned" }],
      ["stock_change", { stock: 24 }, { stock: 20, reason: "counted" }],
    ]);
    expect(await wrongStocks(api.db)).toEqual([]);
  });

  test("of one combination where there are any, and of the product with them", async () => {
    const { mRed } = shop.combinations;
    await change({ change: "received", pieces: 4, id_combination: mRed.id }, shop.shirt);
    const { product, movements } = await history(shop.shirt);
    expect(product.stock).toBe(shop.shirt.stock + 4);
    expect(product.choices.find(({ id_combination }) => id_combination === mRed.id)).toMatchObject({
      name: "M, Red",
      stock: mRed.stock + 4,
    });
    expect(movements[0]).toMatchObject({ choice: "M, Red", change: 4, stock_after: product.stock });
    await expect(change({ change: "received", pieces: 4 }, shop.shirt)).rejects.toEqual(
      refused("choice_required"),
    );
    const ofRice = change({ change: "received", pieces: 4, id_combination: mRed.id });
    await expect(ofRice).rejects.toEqual(refused("choice_required"));
    expect(await wrongStocks(api.db)).toEqual([]);
  });

  test("orders among it, with their numbers, page by page", async () => {
    const shopper = await createShopper(api);
    const bought = { ...inShop(), id_product: shop.rice.id, quantity: 2 };
    await shopper.client.cart.addToCart(bought);
    const pickUp = { shipping_method: 2 as const, payment_method: 0 as const };
    const order = { ...inShop(), ...pickUp, expected_total: 24_600 };
    const { order_id } = (await shopper.client.order.cartPurchaseOrder(order, once())).data;
    await shopper.client.order.customerOrderUpdate({ order_id, confirmed: true, reason: "Changed my mind" });
    const first = await history();
    expect(first.movements.slice(0, 2)).toMatchObject([
      { reason: "cancel", change: 2, stock_after: 20, order_id },
      { reason: "order", change: -2, stock_after: 18, order_id },
    ]);
    const rows = Array.from({ length: 60 }, (_, at) => ({
      shopId: shop.id,
      productId: shop.rice.id,
      change: at % 2 === 0 ? 1 : -1,
      reason: "corrected" as const,
      at: api.clock.now(),
    }));
    await api.db.insert(stockMovementTable).values(rows);
    const newest = await history();
    const older = await history(shop.rice, newest.next_before ?? 0);
    expect([newest.movements.length, older.movements.length, older.next_before]).toEqual([50, 13, null]);
    const [last, next] = [newest.movements.at(-1), older.movements[0]];
    expect(next?.stock_after).toBe((last?.stock_after ?? 0) - (last?.change ?? 0));
    expect(older.movements.at(-1)).toMatchObject({ reason: "initial", stock_after: 20 });
  });

  test("once, however often it is sent", async () => {
    const key = once();
    const answers = await Promise.all([
      change({ change: "received", pieces: 5 }, shop.rice, staff.manager, key),
      change({ change: "received", pieces: 5 }, shop.rice, staff.manager, key),
    ]);
    expect(answers.map(({ data }) => data.stock)).toEqual([25, 25]);
    expect((await history()).movements).toHaveLength(2);
    const other = change({ change: "received", pieces: 6 }, shop.rice, staff.manager, key);
    await expect(other).rejects.toEqual(refused("idempotency_key_reused"));
    const keyless = staff.manager.client.sellerStock.changeStock({
      ...inShop(),
      id_product: shop.rice.id,
      change: "received",
      pieces: 1,
    });
    await expect(keyless).rejects.toEqual(refused("idempotency_key_required"));
  });
});

describe("what the platform remarked on the first product", () => {
  test("is mended by a price of its variants, not by pieces that are gone, though others are the cheapest then", async () => {
    const [cheapest] = await api.db
      .select()
      .from(productCombinationTable)
      .where(eq(productCombinationTable.productId, shop.shirt.id))
      .orderBy(asc(productCombinationTable.id));
    if (!cheapest) throw new Error("The shirt has no combinations.");
    const remark = { shopId: shop.id, task: "product" as const, remark: "What does it cost?" };
    await api.db
      .insert(shopRemarkTable)
      .values({ ...remark, at: api.clock.now(), accountId: staff.owner.id });
    const isMended = async () => {
      const [kept] = await api.db.select().from(shopRemarkTable).where(eq(shopRemarkTable.shopId, shop.id));
      return kept?.mendedAt !== null;
    };
    const priceOf = async () => {
      const [product] = await api.db.select().from(productTable).where(eq(productTable.id, shop.shirt.id));
      return product?.price;
    };

    await change({ change: "damaged", pieces: cheapest.stock, id_combination: cheapest.id }, shop.shirt);
    expect([await priceOf(), await isMended()]).toEqual([90_000, false]);

    await api.db
      .update(productCombinationTable)
      .set({ price: 85_000 })
      .where(eq(productCombinationTable.productId, shop.shirt.id));
    expect([await priceOf(), await isMended()]).toEqual([85_000, true]);
  });
});

describe("what is refused changes nothing", () => {
  test("a count of what moved meanwhile is told the present number", async () => {
    await change({ change: "damaged", pieces: 1 });
    await expect(change({ change: "counted", pieces: 30, was: 20 })).rejects.toEqual(
      refused("stock_moved", { stock: 19 }),
    );
    expect((await history()).product.stock).toBe(19);
    await change({ change: "counted", pieces: 30, was: 19 });
    expect((await history()).product.stock).toBe(30);
  });

  test("more than there is cannot be damaged", async () => {
    await expect(change({ change: "damaged", pieces: 21 })).rejects.toEqual(
      refused("stock_below_zero", { stock: 20 }),
    );
    expect((await change({ change: "damaged", pieces: 20 })).data.stock).toBe(0);
  });

  test.each([
    ["pieces", { change: "received", pieces: 0 }, "stock_invalid"],
    ["pieces", { change: "damaged", pieces: -1 }, "stock_invalid"],
    ["pieces", { change: "received", pieces: 1.5 }, "stock_invalid"],
    ["pieces", { change: "received", pieces: 1_000_001 }, "stock_invalid"],
    ["pieces", { change: "received", pieces: 1_000_000 }, "stock_invalid"],
    ["was", { change: "counted", pieces: 5 }, "required"],
    ["note", { change: "received", pieces: 5, note: "ক".repeat(101) }, "stock_note_long"],
  ] as const)("a wrong %s: %j", async (field, given, code) => {
    await expect(change(given)).rejects.toEqual(onField(field, code));
    expect((await history()).movements).toHaveLength(1);
  });

  test("what is another shop's, in the bin, or nothing at all; and a packer", async () => {
    const other = await createTestShop(api.db);
    const received = { change: "received", pieces: 1 } as const;
    await expect(change(received, other.rice)).rejects.toEqual(refused("product_not_found"));
    await expect(history(other.rice)).rejects.toEqual(refused("product_not_found"));
    await expect(change(received, shop.rice, staff.packer)).rejects.toEqual(refused("forbidden"));
    const { client } = staff.manager;
    await client.sellerGoods.setProductStatus({ ...inShop(), products: [shop.tea.id], status: "bin" });
    await expect(change(received, shop.tea)).rejects.toEqual(refused("product_not_found"));
    const mine = change({ ...received, id_combination: other.combinations.mRed.id }, shop.shirt);
    await expect(mine).rejects.toEqual(refused("product_not_found"));
  });
});

test("from how many pieces down a product counts as few is said for each, and taken back", async () => {
  const { setLowLimit } = staff.owner.client.sellerStock;
  const set = (low_limit?: number) => setLowLimit({ ...inShop(), id_product: shop.rice.id, low_limit });
  expect((await set(10)).data.low_limit).toBe(10);
  await set(10);
  expect((await history()).product.low_limit).toBe(10);
  expect((await set()).data.low_limit).toBe(3);
  const trail = await api.db.select().from(auditEventTable).where(eq(auditEventTable.shopId, shop.id));
  expect(trail.map(({ before, after }) => [before, after])).toEqual([
    [{ low_limit: null }, { low_limit: 10 }],
    [{ low_limit: 10 }, { low_limit: null }],
  ]);

  const shown = async () => {
    const { data } = await api.createClient().catalogue.shopProductById({
      language: "en",
      sellerKey: shop.sellerKey,
      slug: "rice",
    });
    return [data.product[0]?.stock, data.product[0]?.few_left];
  };
  const [left = 0] = await shown();
  expect(await shown()).toEqual([left, null]);
  await set(left ?? 0);
  expect(await shown()).toEqual([left, left]);
  await set();
});

describe("the database moves stock only together with its movement", () => {
  const scopes = () => [
    { shopId: shop.id, memberId: staff.owner.id },
    { shopId: shop.id, customerId: staff.owner.id },
  ];
  const isRice = () => and(eq(productTable.shopId, shop.id), eq(productTable.id, shop.rice.id));
  const movement = (pieces: number) => ({
    shopId: shop.id,
    productId: shop.rice.id,
    change: pieces,
    reason: "corrected" as const,
    at: api.clock.now(),
  });

  test("and refuses the one without the other, at the end of a transaction", async () => {
    for (const scope of scopes()) {
      const alone = inTransaction(
        api.db,
        (tx) => tx.update(productTable).set({ stock: 19 }).where(isRice()),
        scope,
      );
      await expect(alone).rejects.toMatchObject({ constraint: "product_stock_in_ledger" });
      const wrong = inTransaction(
        api.db,
        async (tx) => {
          await tx.update(productTable).set({ stock: 19 }).where(isRice());
          await tx.insert(stockMovementTable).values(movement(-2));
        },
        scope,
      );
      await expect(wrong).rejects.toMatchObject({ constraint: "product_stock_in_ledger" });
      await inTransaction(
        api.db,
        async (tx) => {
          await tx
            .update(productTable)
            .set({ stock: sql`stock - 1` })
            .where(isRice());
          await tx
            .update(productTable)
            .set({ stock: sql`stock - 1` })
            .where(isRice());
          await tx.insert(stockMovementTable).values([movement(-1), movement(-1)]);
        },
        scope,
      );
    }
    expect((await history()).product.stock).toBe(16);
    expect(await wrongStocks(api.db)).toEqual([]);
  });

  test("of combinations, too", async () => {
    const { mRed } = shop.combinations;
    const [scope] = scopes();
    const alone = inTransaction(
      api.db,
      (tx) =>
        tx
          .update(productCombinationTable)
          .set({ stock: sql`stock + 1` })
          .where(and(eq(productCombinationTable.shopId, shop.id), eq(productCombinationTable.id, mRed.id))),
      scope,
    );
    await expect(alone).rejects.toMatchObject({ constraint: "product_combination_stock_in_ledger" });
  });

  test("and lets nobody change or delete a movement, or write one in another's name", async () => {
    const [scope] = scopes();
    const tried = [
      sql`update stock_movement set change = 1`,
      sql`delete from stock_movement`,
      sql`update product set ledger_stock = 5`,
      sql`insert into stock_movement (shop_id, product_id, change, reason, at, account_id)
        values (${shop.id}::int, ${shop.rice.id}::int, 0, 'counted', now(), ${staff.manager.id}::int)`,
    ];
    for (const query of tried)
      await expect(inTransaction(api.db, (tx) => tx.execute(query), scope)).rejects.toThrow();
  });
});

/** Numbers that are the same in every run. */
function numbersFrom(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

const interleavings = isWholeRun ? 10_000 : 240;

test(`the sum of the movements is what is there, through ${interleavings} sales, cancels and edits that run into each other`, async () => {
  const next = numbersFrom(7);
  const shoppers = await Promise.all(Array.from({ length: 6 }, () => createShopper(api)));
  const placed: { order_id: string; at: number }[] = [];
  const { sBlue, mRed } = shop.combinations;
  const things = [
    { id_product: shop.rice.id, price: 12_345 },
    { id_product: shop.shirt.id, id_combination: sBlue.id, values: sBlue.valueIds, price: sBlue.price },
    { id_product: shop.shirt.id, id_combination: mRed.id, values: mRed.valueIds, price: mRed.price },
  ];
  // The last two: a machine with much to do turns some away.
  const allowed = [
    ...["out_of_stock", "stock_short", "being_bought", "stock_below_zero", "stock_moved"],
    ...["server_busy", "request_timeout"],
  ];
  const edit = (given: Given, { id_product, id_combination }: (typeof things)[number]) =>
    staff.manager.client.sellerStock.changeStock(
      { ...inShop(), id_product, ...(id_combination !== undefined && { id_combination }), ...given },
      once(),
    );
  const step = async (kind: number, thing: (typeof things)[number], at: number, pieces: number) => {
    const shopper = shoppers[at];
    if (kind < 5 && shopper) {
      const total = Math.floor((thing.price * pieces) / 100) * 100;
      const order = { ...inShop(), shipping_method: 2 as const, payment_method: 0 as const };
      const wanted = {
        id_product: thing.id_product,
        id_product_attribute: thing.values ?? [],
        quantity: pieces,
      };
      const { data } = await shopper.client.order.directPurchaseOrder(
        { ...order, ...wanted, expected_total: total },
        once(),
      );
      placed.push({ order_id: data.order_id, at });
    } else if (kind < 7) {
      const [order] = placed.splice(0, 1);
      if (order)
        await shoppers[order.at]?.client.order.customerOrderUpdate({
          order_id: order.order_id,
          confirmed: true,
          reason: "Changed my mind",
        });
    } else if (kind === 7) await edit({ change: "received", pieces }, thing);
    else if (kind === 8) await edit({ change: "damaged", pieces }, thing);
    else {
      const { product } = await history({ id: thing.id_product });
      const choice = product.choices.find(({ id_combination }) => id_combination === thing.id_combination);
      await edit({ change: "counted", pieces: 20 + pieces, was: choice?.stock ?? product.stock }, thing);
    }
  };
  const codes = new Map<string, number>();
  for (let done = 0; done < interleavings; done += 8) {
    const steps = Array.from({ length: 8 }, () => {
      const thing = things[next(things.length)] ?? { id_product: shop.rice.id, price: 12_345 };
      return step(next(10), thing, next(shoppers.length), 1 + next(3));
    });
    for (const each of await Promise.allSettled(steps)) {
      const code = each.status === "rejected" ? String((each.reason as { code?: string }).code) : "done";
      codes.set(code, (codes.get(code) ?? 0) + 1);
    }
    expect(await wrongStocks(api.db)).toEqual([]);
  }
  expect([...codes.keys()].filter((code) => code !== "done" && !allowed.includes(code))).toEqual([]);
  expect(codes.get("done")).toBeGreaterThan(interleavings / 3);
  const gaps = await rowsOf(
    api.db,
    sql`select id from product where shop_id = ${shop.id} and stock <> ledger_stock`,
  );
  expect(gaps).toEqual([]);
}, 3_600_000);
