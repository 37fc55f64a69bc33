import { eq, inArray, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createShopper, putTogether, startTestApi, type TestApi } from "../../testing/test-api";
import { createTestShop, type TestShop } from "../../testing/test-shop";
import { inTransaction } from "../../database/transaction";
import { MessageNotTaken } from "../../outside/sms";
import { productCombinationTable, productTable } from "../catalogue/catalogue.table";
import { jobTable } from "../../jobs/job.table";
import { shopTable } from "../shop/shop.table";
import { stockAlertTable } from "./stock-alert.table";

let api: TestApi;
let shop: TestShop;
beforeAll(async () => {
  api = await startTestApi({ platformOrigin: "https://haat.example" });
});
afterAll(() => api.close());
beforeEach(async () => {
  shop = await createTestShop(api.db);
  // Nobody of an earlier test is told, and no hour has come.
  await api.db.delete(stockAlertTable);
  await api.jobs.runDue();
  api.messages.length = 0;
  api.log.length = 0;
});

const minute = 60;
const day = 24 * 60 * minute;
let phones = 0;
const newPhone = () => `+88019${String((phones += 1)).padStart(8, "0")}`;

interface Awaited {
  productId?: number;
  combinationId?: number;
  language?: "bn" | "en";
}

/** So many people wait, one after the other. @returns their numbers */
async function wait(people: number, { productId = shop.salt.id, ...more }: Awaited = {}): Promise<string[]> {
  const numbers = Array.from({ length: people }, newPhone);
  const rows = numbers.map((phone) => {
    api.clock.advance(1);
    return {
      shopId: shop.id,
      productId,
      phone,
      language: "en" as const,
      createdAt: api.clock.now(),
      ...more,
    };
  });
  await api.db.insert(stockAlertTable).values(rows);
  return numbers;
}

/** Pieces come by the operator's own hand. */
const bring = (stock: number, productId = shop.salt.id) =>
  api.db.update(productTable).set({ stock }).where(eq(productTable.id, productId));
const told = (messages = api.messages) => messages.map(({ to }) => to);
const waiting = async () =>
  (
    await api.db
      .select()
      .from(stockAlertTable)
      .where(sql`told_at is null`)
  ).map(({ phone }) => phone);

describe("who waits", () => {
  test("is told once when it is there again, with shop, product and a link, and of nothing else", async () => {
    const [phone] = await wait(1);
    await api.jobs.runDue();
    expect(api.messages).toEqual([]);
    await bring(5);
    await api.jobs.runDue();
    const link = `https://${shop.slug}.haat.example/en/product-details/${shop.salt.id}`;
    expect(api.messages).toEqual([{ to: phone, text: `Salt is back at Shop ${shop.slug}: ${link}` }]);
    await bring(0);
    await bring(9);
    await api.jobs.runDue();
    expect(api.messages).toHaveLength(1);
    expect(api.log.join()).not.toContain(phone?.slice(4));
  });

  test("is told in the language of the page, of the choice that was asked for and of no other", async () => {
    const { sBlue, mRed } = shop.combinations;
    const [phone] = await wait(1, { productId: shop.shirt.id, combinationId: sBlue.id, language: "bn" });
    const change = (id: number, stock: number) =>
      api.db.update(productCombinationTable).set({ stock }).where(eq(productCombinationTable.id, id));
    await change(mRed.id, 50);
    await bring(62, shop.shirt.id);
    await api.jobs.runDue();
    expect(api.messages).toEqual([]);
    await change(sBlue.id, 1);
    await api.jobs.runDue();
    const choice = `${shop.values.s}-${shop.values.blue}`;
    const link = `https://${shop.slug}.haat.example/product-details/${shop.shirt.id}?choice=${choice}`;
    expect(api.messages).toEqual([
      { to: phone, text: `দোকান ${shop.slug}: শার্ট (এস, নীল) আবার এসেছে। ${link}` },
    ]);
  });

  test("is told of a name that is too long by its beginning", async () => {
    const nameEn = "Handloom cotton saree from Tangail with a red border and a blouse piece";
    await api.db.update(productTable).set({ nameEn }).where(eq(productTable.id, shop.salt.id));
    await wait(1);
    await bring(1);
    await api.jobs.runDue();
    expect(api.messages[0]?.text).toContain("Handloom cotton saree from Tangail with… is back at");
  });

  test("is told when an order that is cancelled brings its pieces back", async () => {
    const buyer = await createShopper(api);
    const toShop = { language: "en" as const, seller_key: shop.sellerKey };
    await buyer.client.cart.addToCart({ ...toShop, id_product: shop.tea.id, quantity: 3 });
    const placed = await buyer.client.order.cartPurchaseOrder(
      { ...toShop, shipping_method: 2, expected_total: 15_000 },
      { context: { idempotencyKey: "all of it" } },
    );
    const asker = await createShopper(api);
    await asker.client.stockAlerts.askStockAlert({ ...toShop, id_product: shop.tea.id });
    await api.jobs.runDue();
    expect(api.messages).toEqual([]);
    await buyer.client.order.customerOrderUpdate({ order_id: placed.data.order_id, confirmed: true });
    await api.jobs.runDue();
    expect(told()).toEqual([asker.phone]);
  });

  test("is not told while the shop is closed, and is within the hour when it opens again", async () => {
    const setStatus = (status: "approved" | "suspended") =>
      api.db.update(shopTable).set({ status }).where(eq(shopTable.id, shop.id));
    const [phone] = await wait(1);
    await setStatus("suspended");
    await bring(5);
    await api.jobs.runDue();
    expect(api.messages).toEqual([]);
    await setStatus("approved");
    api.clock.advance(60 * minute);
    await api.jobs.runDue();
    expect(told()).toEqual([phone]);
  });

  test("asks again for what went again, and is told again", async () => {
    const asker = await createShopper(api);
    const salt = { language: "en" as const, seller_key: shop.sellerKey, id_product: shop.salt.id };
    for (const round of [1, 2]) {
      await asker.client.stockAlerts.askStockAlert(salt);
      await bring(1);
      await api.jobs.runDue();
      expect(told()).toHaveLength(round);
      await bring(0);
    }
  });

  test("is never forgotten by pieces that come at the very moment of asking", async () => {
    const asker = await createShopper(api);
    const salt = { language: "en" as const, seller_key: shop.sellerKey, id_product: shop.salt.id };
    // The pieces are there and nobody sees them yet, for longer than asking takes.
    const bringing = inTransaction(api.db, async (tx) => {
      await tx.update(productTable).set({ stock: 1 }).where(eq(productTable.id, shop.salt.id));
      for (let turn = 0; turn < 300; turn += 1) await tx.execute(sql`select ${turn}::int`);
    });
    const asking = asker.client.stockAlerts.askStockAlert(salt);
    const [, asked] = await Promise.allSettled([bringing, asking]);
    await api.jobs.runDue();
    const isThere = asked.status === "rejected";
    expect(isThere ? 1 : api.messages.length).toBe(1);
    if (isThere) expect(asked.reason).toMatchObject({ code: "in_stock" });
  });
});

describe("of few pieces", () => {
  test("three people are told for each, those who asked first; the others a day later, if there are some left", async () => {
    const numbers = await wait(8);
    await bring(2);
    await api.jobs.runDue();
    expect(told()).toEqual(numbers.slice(0, 6));
    api.clock.advance(23 * 60 * minute);
    await api.jobs.runDue();
    expect(told()).toHaveLength(6);
    api.clock.advance(2 * 60 * minute);
    await api.jobs.runDue();
    expect(told()).toEqual(numbers);
  });

  test("of one piece three are told, whether they wait for its choice or for any", async () => {
    const { sBlue, sRed, mRed } = shop.combinations;
    await wait(5, { productId: shop.shirt.id });
    await wait(5, { productId: shop.shirt.id, combinationId: sBlue.id });
    await api.db
      .update(productCombinationTable)
      .set({ stock: 0 })
      .where(inArray(productCombinationTable.id, [sRed.id, mRed.id]));
    await bring(0, shop.shirt.id);
    await api.db
      .update(productCombinationTable)
      .set({ stock: 1 })
      .where(eq(productCombinationTable.id, sBlue.id));
    await bring(1, shop.shirt.id);
    await api.jobs.runDue();
    expect(api.messages).toHaveLength(3);
    expect(await waiting()).toHaveLength(7);
  });

  test("more are told as more pieces come", async () => {
    const numbers = await wait(8);
    await bring(1);
    await api.jobs.runDue();
    expect(told()).toEqual(numbers.slice(0, 3));
    await bring(2);
    await api.jobs.runDue();
    expect(told()).toEqual(numbers.slice(0, 6));
    // All of it went: nobody hears of what is not there.
    await bring(0);
    api.clock.advance(2 * day);
    await api.jobs.runDue();
    expect(told()).toHaveLength(6);
  });

  test("of many everybody is, however many there are", async () => {
    const numbers = await wait(120);
    await bring(1000);
    await api.jobs.runDue();
    expect(told()).toEqual(numbers);
  });
});

test("two processes at once tell nobody twice, and nobody too many", async () => {
  const numbers = await wait(30);
  const others = [1, 2, 3].map(() => putTogether(api.db));
  for (const { clock } of others) clock.advance((api.clock.now().getTime() - clock.now().getTime()) / 1000);
  await bring(4);
  // One was taken for dead while it still works: the same job runs in all of them.
  const [job] = await api.db.select().from(jobTable).where(eq(jobTable.queue, "stock alerts"));
  const copies = [1, 2, 3].map((number) => ({
    queue: "stock alerts",
    payload: job?.payload,
    uniqueKey: `copy ${number}`,
    runAt: new Date(0),
  }));
  await api.db.insert(jobTable).values(copies);
  const processes = [api, ...others];
  await Promise.all(processes.map(({ jobs }) => jobs.runDue()));
  const all = processes.flatMap(({ messages }) => told(messages));
  expect(all.sort()).toEqual(numbers.slice(0, 12));
});

describe("while the gateway", () => {
  test("is down, nobody is told and nobody is lost; when it is up again each one is, once", async () => {
    let isDown = true;
    const down = putTogether(api.db, {}, () =>
      isDown ? Promise.reject(new Error("502")) : Promise.resolve(),
    );
    const numbers = await wait(5);
    await bring(50);
    await down.jobs.runDue();
    // It is not asked in vain for everybody.
    expect(down.messages).toHaveLength(3);
    expect((await waiting()).sort()).toEqual([...numbers].sort());
    expect(down.log.join()).toContain("stock alerts were not sent");
    for (const number of numbers) expect(down.log.join()).not.toContain(number.slice(4));
    isDown = false;
    down.messages.length = 0;
    down.clock.advance(60 * minute);
    api.clock.advance(60 * minute);
    await down.jobs.runDue();
    expect(told(down.messages).sort()).toEqual([...numbers].sort());
    down.clock.advance(60 * minute);
    await down.jobs.runDue();
    expect(down.messages).toHaveLength(5);
  });

  test("takes no message for one number, the others are told, and that one is given up in the end", async () => {
    const numbers = await wait(4);
    const [, bad] = numbers;
    const picky = putTogether(api.db, {}, () =>
      picky.messages.at(-1)?.to === bad ? Promise.reject(new MessageNotTaken("No.")) : Promise.resolve(),
    );
    await bring(50);
    await picky.jobs.runDue();
    expect(told(picky.messages)).toEqual(numbers);
    expect(await waiting()).toEqual([bad]);
    for (let hour = 0; hour < 48; hour += 1) {
      picky.clock.advance(60 * minute);
      await picky.jobs.runDue();
    }
    expect(await waiting()).toEqual([]);
    expect(told(picky.messages).filter((to) => to !== bad)).toHaveLength(3);
  });

  test("process dies between taking somebody and sending, nobody is told twice", async () => {
    const numbers = await wait(3);
    const dying = putTogether(api.db, {}, () => new Promise(() => undefined));
    await bring(50);
    void dying.jobs.runDue();
    await expect.poll(() => dying.messages.length).toBe(1);
    // Ten minutes later whoever had the job is taken for dead.
    api.clock.advance(11 * minute);
    await api.jobs.runDue();
    expect(told(dying.messages)).toEqual(numbers.slice(0, 1));
    expect(told()).toEqual(numbers.slice(1));
  });
});
