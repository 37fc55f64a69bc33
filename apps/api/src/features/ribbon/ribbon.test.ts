import { randomUUID } from "node:crypto";
import { and, asc, eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Queryable } from "../../database/database";
import { inTransaction } from "../../database/transaction";
import { wholeTaka } from "../../testing/second-calculation";
import { createShopper, startTestApi, type TestApi } from "../../testing/test-api";
import { rowsOf } from "../../testing/table-contents";
import { createStaffOf } from "../../testing/test-people";
import { isOnServer } from "../../testing/test-database";
import { createTestShop, type TestShop } from "../../testing/test-shop";
import { untilWaiting } from "../../testing/waiting-line";
import { auditEventTable } from "../audit/audit.table";
import { productRibbonTable, productTable } from "../catalogue/catalogue.table";
import type { JobQueue } from "../../jobs/job-runner";
import { ribbonQueue, ribbonRound, ribbonSweep } from "./ribbon-rule.job.usecases";

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
const calls = () => staff.manager.client.sellerRibbons;
const refused = (code: string) => expect.objectContaining({ code });
const onField = (field: string, code: string) =>
  expect.objectContaining({
    data: expect.objectContaining({ errors: [expect.objectContaining({ field, code })] }),
  });
const plain = { name_bn: "নতুন", name_en: "New", tone: 2 as const, rule: "by_hand" as const, position: 99 };
const create = async (given: object = {}, idempotencyKey: string = randomUUID()) =>
  (await calls().createRibbon({ ...inShop(), ...plain, ...given }, { context: { idempotencyKey } })).data
    .ribbon;
const list = async () => (await calls().ribbons(inShop())).data.ribbons;
const put = (id_ribbon: number, products: number[], is_on = true) =>
  calls().changeRibbonProducts({ ...inShop(), id_ribbon, products, is_on });
/** Who wears a ribbon, and whether by hand and by rule. */
const worn = async (ribbonId: number) =>
  api.db
    .select({
      id: productRibbonTable.productId,
      hand: productRibbonTable.isByHand,
      rule: productRibbonTable.isByRule,
    })
    .from(productRibbonTable)
    .where(and(eq(productRibbonTable.shopId, shop.id), eq(productRibbonTable.ribbonId, ribbonId)))
    .orderBy(asc(productRibbonTable.productId));
const wearing = async (ribbonId: number) => (await worn(ribbonId)).map(({ id }) => id);
const cardOf = async (id: number) => {
  const [row] = await api.db
    .select({ ribbon: productTable.cardRibbonId })
    .from(productTable)
    .where(and(eq(productTable.shopId, shop.id), eq(productTable.id, id)));
  return row?.ribbon;
};
const change = (id: number, values: Partial<typeof productTable.$inferInsert>) =>
  api.db
    .update(productTable)
    .set(values)
    .where(and(eq(productTable.shopId, shop.id), eq(productTable.id, id)));
/** Discounted goods, more than get their cards' ribbons at once. @returns their numbers, in their order */
const addManyGoods = async () => {
  const goods = await rowsOf<{ id: number }>(
    api.db,
    sql`insert into product (shop_id, category_id, slug, name_en, picture, price, max_price, old_price, stock, published_at)
      select ${shop.id}::int, ${shop.categories.food.id}::int, 'm-' || n, 'Rice ' || n, 'p', 1000, 1000, 2000, 0, now()
      from generate_series(1, 600) n returning id`,
  );
  return goods.map(({ id }) => id).sort((one, other) => one - other);
};
/** As an order does. */
const lock = (tx: Queryable, productId: number | undefined) =>
  tx.execute(
    sql`select from product where shop_id = ${shop.id} and id = ${productId} for no key update nowait`,
  );
const trail = async () =>
  (
    await api.db
      .select({ action: auditEventTable.action })
      .from(auditEventTable)
      .where(eq(auditEventTable.shopId, shop.id))
      .orderBy(asc(auditEventTable.id))
  )
    .map(({ action }) => action)
    .filter((action) => action.startsWith("ribbon_"));

describe("a ribbon of a shop", () => {
  test("is added at its place, once however often it is sent, and shoppers see it", async () => {
    const key = randomUUID();
    const made = await create({ position: 1 }, key);
    expect(made).toMatchObject({ name_en: "New", tone: 2, position: 1, product_count: 0, rule_count: null });
    expect(await create({ position: 1 }, key)).toEqual(made);
    expect((await list()).map(({ name_en }) => name_en)).toEqual(["New", "Sale"]);
    await put(made.id_ribbon, [shop.rice.id]);
    const guest = api.createClient();
    const home = await guest.catalogue.shopRibbonProducts({ language, sellerKey: shop.sellerKey });
    expect(home.data.ribbons.map(({ name, total }) => [name, total])).toEqual([
      ["New", 1],
      ["Sale", 1],
    ]);
    expect(await trail()).toEqual(["ribbon_create", "ribbon_products"]);
  });

  test("has a name in one language at least, which no other one has, and a number where its rule takes one", async () => {
    await expect(create({ name_bn: " ", name_en: "" })).rejects.toEqual(
      onField("name_bn", "ribbon_name_required"),
    );
    await expect(create({ name_en: "x".repeat(41) })).rejects.toEqual(onField("name_en", "ribbon_name_long"));
    await expect(create({ name_en: " sa le " })).rejects.toEqual(onField("name_en", "ribbon_name_taken"));
    await expect(create({ rule: "newest" })).rejects.toEqual(onField("rule_count", "ribbon_count_invalid"));
    for (const rule_count of [0, 101, 1.5])
      await expect(create({ rule: "newest", rule_count })).rejects.toEqual(
        onField("rule_count", "ribbon_count_invalid"),
      );
    await expect(create({ tone: 5 })).rejects.toEqual(refused("invalid_input"));
    expect(await list()).toHaveLength(1);
  });

  test("is changed as it was read: of two at once the later hears of the other one, the same again changes nothing", async () => {
    const { id_ribbon, version } = await create();
    const given = { ...inShop(), ...plain, id_ribbon, version, name_en: "Fresh", position: 1 };
    const changed = (await calls().changeRibbon(given)).data.ribbon;
    expect(changed).toMatchObject({ name_en: "Fresh", position: 1 });
    expect((await calls().changeRibbon(given)).data.ribbon).toEqual(changed);
    await expect(calls().changeRibbon({ ...given, name_en: "Other" })).rejects.toEqual(
      refused("review_conflict"),
    );
    expect(await trail()).toEqual(["ribbon_create", "ribbon_change"]);
  });

  test("of several the first one in order is on a product's card, whatever becomes of the others", async () => {
    const { id_ribbon, version } = await create();
    const sale = shop.ribbons.sale.id;
    await put(id_ribbon, [shop.shirt.id, shop.rice.id]);
    expect([await cardOf(shop.shirt.id), await cardOf(shop.rice.id)]).toEqual([sale, id_ribbon]);
    await calls().changeRibbon({ ...inShop(), ...plain, id_ribbon, version, position: 1 });
    expect(await cardOf(shop.shirt.id)).toBe(id_ribbon);
    await put(id_ribbon, [shop.shirt.id], false);
    expect(await cardOf(shop.shirt.id)).toBe(sale);
    await put(id_ribbon, [shop.shirt.id]);
    await calls().removeRibbon({ ...inShop(), id_ribbon });
    expect([await cardOf(shop.shirt.id), await cardOf(shop.rice.id)]).toEqual([sale, null]);
    await expect(calls().removeRibbon({ ...inShop(), id_ribbon })).rejects.toEqual(refused("not_found"));
  });

  test("of another shop does not exist, nor do its products; a packer keeps none", async () => {
    const other = await createTestShop(api.db);
    const id_ribbon = other.ribbons.sale.id;
    await expect(put(id_ribbon, [shop.rice.id])).rejects.toEqual(refused("not_found"));
    await expect(calls().ribbonProducts({ ...inShop(), id_ribbon })).rejects.toEqual(refused("not_found"));
    await expect(calls().removeRibbon({ ...inShop(), id_ribbon })).rejects.toEqual(refused("not_found"));
    await expect(calls().changeRibbon({ ...inShop(), ...plain, id_ribbon, version: "x" })).rejects.toEqual(
      refused("not_found"),
    );
    await expect(put(shop.ribbons.sale.id, [other.rice.id])).rejects.toEqual(refused("product_not_found"));
    await expect(staff.packer.client.sellerRibbons.ribbons(inShop())).rejects.toEqual(refused("forbidden"));
  });

  test("a shop has so many and no more", async () => {
    for (let number = 1; number < 20; number += 1)
      await create({ name_bn: `রিবন ${number}`, name_en: `Ribbon ${number}` });
    await expect(create()).rejects.toEqual(refused("too_many_of_shop"));
  });
});

describe("what wears a ribbon", () => {
  test("is found by a name and chosen by hand; the same again changes nothing", async () => {
    const { id_ribbon } = await create();
    const ask = async (asked: object) =>
      (await calls().ribbonProducts({ ...inShop(), id_ribbon, ...asked })).data;
    expect((await ask({})).products).toEqual([]);
    expect((await ask({ search: "miniket" })).products).toMatchObject([
      { id_product: shop.rice.id, is_by_hand: false, is_by_rule: false },
    ]);
    await put(id_ribbon, [shop.rice.id, shop.tea.id]);
    await put(id_ribbon, [shop.rice.id, shop.tea.id]);
    expect((await ask({})).products.map(({ id_product }) => id_product)).toEqual([shop.tea.id, shop.rice.id]);
    expect((await ask({ view: "all" })).products).toHaveLength(4);
    expect((await ask({ view: "all", before: shop.tea.id })).products).toMatchObject([
      { id_product: shop.rice.id, is_by_hand: true },
    ]);
    await put(id_ribbon, [shop.tea.id], false);
    expect(await wearing(id_ribbon)).toEqual([shop.rice.id]);
    expect(await trail()).toEqual(["ribbon_create", "ribbon_products", "ribbon_products"]);
  });

  test("is chosen in a product's draft, beside what rules choose", async () => {
    const { id_ribbon } = await create({ rule: "discounted" });
    const { productDrafts: drafts } = staff.manager.client;
    const { draft } = (await drafts.editProduct({ ...inShop(), id_product: shop.tea.id })).data;
    expect(draft.content.ribbons).toEqual([]);
    const { id_draft, version } = draft;
    const ribbons = [shop.ribbons.sale.id];
    const saved = (await drafts.saveDraft({ ...inShop(), id_draft, version, ribbons })).data.draft;
    await drafts.publishDraft(
      { ...inShop(), id_draft, version: saved.version, over: false },
      { context: { idempotencyKey: randomUUID() } },
    );
    expect(await worn(id_ribbon)).toEqual([{ id: shop.tea.id, hand: false, rule: true }]);
    expect(await wearing(shop.ribbons.sale.id)).toContain(shop.tea.id);
    expect(await cardOf(shop.tea.id)).toBe(shop.ribbons.sale.id);
  });
});

describe("a ribbon with a rule", () => {
  test("has what is discounted at once, and follows prices and states", async () => {
    const { id_ribbon, product_count } = await create({ rule: "discounted" });
    expect([await wearing(id_ribbon), product_count]).toEqual([[shop.tea.id], 1]);
    await change(shop.rice.id, { oldPrice: 20_000 });
    await change(shop.tea.id, { status: "hidden" });
    await api.jobs.runDue();
    expect(await wearing(id_ribbon)).toEqual([shop.rice.id]);
    expect(await cardOf(shop.rice.id)).toBe(id_ribbon);
    await change(shop.rice.id, { oldPrice: null });
    await api.jobs.runDue();
    expect([await wearing(id_ribbon), await cardOf(shop.rice.id)]).toEqual([[], null]);
  });

  test("has the newest, what came lately, and what sells best", async () => {
    const newest = await create({ rule: "newest", rule_count: 2 });
    expect(await wearing(newest.id_ribbon)).toEqual([shop.salt.id, shop.shirt.id]);
    const names = { name_bn: "সেরা", name_en: "Best" };
    const best = await create({ ...names, rule: "best_selling", rule_count: 1 });
    expect(await wearing(best.id_ribbon)).toEqual([]);
    const lately = { name_bn: "এইমাত্র", name_en: "Just in" };
    const recent = await create({ ...lately, rule: "recent", rule_count: 7 });
    const now = api.clock.now();
    await change(shop.rice.id, { publishedAt: now, soldCount: 4 });
    await change(shop.tea.id, { soldCount: 3 });
    await api.jobs.runDue();
    expect(await wearing(newest.id_ribbon)).toEqual([shop.rice.id, shop.shirt.id]);
    expect(await wearing(best.id_ribbon)).toEqual([shop.rice.id]);
    expect(await wearing(recent.id_ribbon)).toEqual([shop.rice.id]);
    // Nobody changes a product when a week goes by: the sweep sees it.
    api.clock.advance(8 * 24 * 3600);
    await api.jobs.runDue();
    expect(await wearing(recent.id_ribbon)).toEqual([]);
  });

  test("follows sales and days within a minute, though neither asks for it", async () => {
    await api.jobs.runDue();
    const best = await create({ rule: "best_selling", rule_count: 1 });
    const recent = await create({ name_bn: "এইমাত্র", name_en: "Just in", rule: "recent", rule_count: 7 });
    await change(shop.tea.id, { publishedAt: new Date(api.clock.now().getTime() - 7 * 86_400_000 + 20_000) });
    await api.jobs.runDue();
    expect([await wearing(best.id_ribbon), await wearing(recent.id_ribbon)]).toEqual([[], [shop.tea.id]]);
    const shopper = await createShopper(api);
    await shopper.client.order.directPurchaseOrder(
      {
        ...inShop(),
        shipping_method: 2,
        id_product: shop.rice.id,
        quantity: 1,
        expected_total: wholeTaka(12_345),
      },
      { context: { idempotencyKey: randomUUID() } },
    );
    await api.jobs.runDue();
    expect(await wearing(best.id_ribbon)).toEqual([]);
    api.clock.advance(31);
    await api.jobs.runDue();
    expect([await wearing(best.id_ribbon), await wearing(recent.id_ribbon)]).toEqual([[shop.rice.id], []]);
    expect(await cardOf(shop.rice.id)).toBe(best.id_ribbon);
  });

  test("is followed in shops however many there are, in steps of which each goes on behind the one before", async () => {
    // 600 more shops with such a ribbon, of which every second one sold something; nobody has to look at their goods.
    await api.db.transaction(async (tx) => {
      await tx.execute(sql`set local session_replication_role = replica`);
      await tx.execute(sql`insert into shop select (jsonb_populate_record(s, jsonb_build_object('id', 700000 + n, 'slug', 'step-' || n,
        'seller_key', 'step' || n, 'order_prefix', translate(lpad(to_hex(n), 4, '0'), '01abcdef', 'YZABCDEF')))).* from shop s, generate_series(1, 600) n where s.id = ${shop.id}`);
      await tx.execute(sql`insert into ribbon (shop_id, id, slug, name_en, tone, rule, rule_count)
        select 700000 + n, 700000 + n, 'best', 'Best', 1, 'best_selling', 1 from generate_series(1, 600) n`);
      await tx.execute(sql`insert into order_status_change (shop_id, order_id, status, at)
        select 700000 + n, 1, 6, ${api.clock.now().toISOString()}::timestamptz from generate_series(2, 600, 2) n`);
    });
    const asked = async () => {
      const jobs = sql`select (payload ->> 'shopId')::int as shop from job
        where queue = 'ribbons by rule' and (payload ->> 'shopId')::int > 700000 order by 1`;
      return (await rowsOf<{ shop: number }>(api.db, jobs)).map((job) => job.shop);
    };
    const run = async (queue: JobQueue, steps: number) => {
      let state: object = {};
      for (let step = 1; step <= steps; step += 1) {
        const again = await queue.run(state);
        state = again?.payload ?? {};
        // All but the last step go on at once.
        expect(again?.againAt.getTime() === api.clock.now().getTime(), `step ${step}`).toBe(step < steps);
      }
      return state;
    };
    const sold = Array.from({ length: 300 }, (_, place) => 700_002 + 2 * place);
    expect(await run(ribbonSweep(api), 3)).toEqual({ lookedAt: api.clock.now().getTime() });
    expect(await asked()).toEqual(sold);
    expect(await run(ribbonRound(api), 3)).toEqual({});
    expect(await asked()).toEqual(Array.from({ length: 600 }, (_, place) => 700_001 + place));
  });

  test.runIf(isOnServer)(
    "is followed in a large shop while its goods are ordered: no card is held for all of them",
    async () => {
      const { id_ribbon } = await create({ rule: "discounted" });
      const ids = await addManyGoods();

      let following: Promise<unknown> | undefined;
      await inTransaction(api.db, async (ordersLast) => {
        await lock(ordersLast, ids.at(-1));
        following = ribbonQueue(api).run({ shopId: shop.id });
        await untilWaiting(api.db, 1);
        await inTransaction(api.db, (ordersFirst) => lock(ordersFirst, ids[0]));
        expect(await cardOf(ids[0] ?? 0)).toBe(id_ribbon);
      });
      await following;
      expect(new Set(await Promise.all(ids.map(cardOf)))).toEqual(new Set([id_ribbon]));
    },
  );

  test.runIf(isOnServer)(
    "comes, changes and goes in a large shop while its goods are ordered: its people wait for no order, and no order for all cards",
    async () => {
      const ids = await addManyGoods();
      const cards = async () => {
        const ofGoods = sql`select distinct card_ribbon_id as ribbon from product
          where shop_id = ${shop.id} and id = any(${sql.param(ids)}::int[])`;
        return (await rowsOf<{ ribbon: number | null }>(api.db, ofGoods)).map(({ ribbon }) => ribbon);
      };
      const whileOrdered = async <Done>(work: () => Promise<Done>): Promise<Done> => {
        const done = await inTransaction(api.db, async (order) => {
          await lock(order, ids.at(-1));
          return work();
        });
        await api.jobs.runDue();
        return done;
      };

      const { id_ribbon, version } = await whileOrdered(() => create({ rule: "discounted" }));
      expect(await cards()).toEqual([id_ribbon]);
      const given = { ...inShop(), ...plain, id_ribbon, version };
      const changed = await whileOrdered(() => calls().changeRibbon(given));
      expect([await cards(), changed.data.ribbon.product_count]).toEqual([[null], 0]);
      const again = { ...given, rule: "discounted" as const, version: changed.data.ribbon.version };
      await whileOrdered(() => calls().changeRibbon(again));
      expect(await cards()).toEqual([id_ribbon]);
      await whileOrdered(() => calls().removeRibbon({ ...inShop(), id_ribbon }));
      expect(await cards()).toEqual([null]);
    },
  );

  test("never loses what was chosen by hand, under this rule or the next", async () => {
    const { id_ribbon } = await create({ rule: "discounted" });
    await put(id_ribbon, [shop.rice.id, shop.tea.id]);
    expect(await worn(id_ribbon)).toEqual([
      { id: shop.rice.id, hand: true, rule: false },
      { id: shop.tea.id, hand: true, rule: true },
    ]);
    await change(shop.tea.id, { oldPrice: null });
    await api.jobs.runDue();
    expect(await worn(id_ribbon)).toEqual([
      { id: shop.rice.id, hand: true, rule: false },
      { id: shop.tea.id, hand: true, rule: false },
    ]);
    const read = (await list()).find((each) => each.id_ribbon === id_ribbon);
    const newest = { ...plain, rule: "newest" as const, rule_count: 1, version: read?.version ?? "" };
    const ruled = (await calls().changeRibbon({ ...inShop(), id_ribbon, ...newest })).data.ribbon;
    expect(await wearing(id_ribbon)).toEqual([shop.rice.id, shop.tea.id, shop.shirt.id]);
    // Taken off by hand, what the rule chooses stays.
    await put(id_ribbon, [shop.shirt.id, shop.tea.id], false);
    expect(await wearing(id_ribbon)).toEqual([shop.rice.id, shop.shirt.id]);
    await calls().changeRibbon({ ...inShop(), id_ribbon, ...plain, version: ruled.version });
    expect(await wearing(id_ribbon)).toEqual([shop.rice.id]);
  });
});
