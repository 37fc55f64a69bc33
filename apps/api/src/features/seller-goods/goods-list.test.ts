import { business } from "@haat/contract/shared/business-constants";
import { and, eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { rowsOf } from "../../testing/table-contents";
import { writeMany } from "../../testing/many-rows";
import { startTestApi, type TestApi } from "../../testing/test-api";
import { createStaffOf } from "../../testing/test-people";
import { createTestShop, type TestShop } from "../../testing/test-shop";
import { auditEventTable } from "../audit/audit.table";
import { productCombinationTable, productTable } from "../catalogue/catalogue.table";
import { stockAlertTable } from "../stock-alert/stock-alert.table";
import { findOwnProducts } from "../catalogue/own-search.usecases";
import { listFirstOf, type GoodsRow } from "./goods-list.repository";

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

/** Asks each time. */
const cachedNowhere = (_question: string, ask: () => Promise<unknown>) => ask();

const language = "en" as const;
const inShop = () => ({ language, seller_key: shop.sellerKey });
const refused = (code: string, context: object = {}) =>
  expect.objectContaining({
    code,
    data: expect.objectContaining({ context: expect.objectContaining(context) }),
  });
type Asked = Omit<Parameters<typeof staff.owner.client.sellerGoods.goods>[0], "language" | "seller_key">;
const list = async (asked: Asked = {}) =>
  (await staff.manager.client.sellerGoods.goods({ ...inShop(), ...asked })).data;
const namesOf = async (asked: Asked) => (await list(asked)).products.map(({ name }) => name);
const change = (product: { id: number }, to: Partial<typeof productTable.$inferInsert>) =>
  api.db
    .update(productTable)
    .set(to)
    .where(and(eq(productTable.shopId, shop.id), eq(productTable.id, product.id)));
const move = (status: "live" | "hidden" | "bin", ...products: { id: number }[]) =>
  staff.owner.client.sellerGoods.setProductStatus({
    ...inShop(),
    products: products.map(({ id }) => id),
    status,
  });

describe("the list of a shop's goods", () => {
  test("counts the alerts of a product, in this shop alone and until they are told, and shows nobody's phone", async () => {
    const other = await createTestShop(api.db);
    const wait = (of: TestShop, last: number, toldAt: Date | null) => ({
      shopId: of.id,
      productId: of.rice.id,
      phone: `+880171200000${last}`,
      language,
      createdAt: api.clock.now(),
      toldAt,
    });
    const rows = [wait(shop, 1, null), wait(shop, 2, null), wait(shop, 3, api.clock.now())];
    await api.db.insert(stockAlertTable).values([...rows, wait(other, 4, null)]);
    const { products } = await list();
    expect(products.filter(({ awaited }) => awaited > 0)).toMatchObject([
      { id_product: shop.rice.id, awaited: 2 },
    ]);
    const asked = { ...inShop(), id_product: shop.rice.id };
    const stock = (await staff.manager.client.sellerStock.stockHistory(asked)).data;
    expect(stock.product.awaited).toBe(2);
    expect(JSON.stringify([products, stock])).not.toContain("+88017120");
  });

  test("knows what is short of all that happens to stock: a second count of every product says the same", async () => {
    const [shirt] = await api.db
      .select()
      .from(productCombinationTable)
      .where(eq(productCombinationTable.shopId, shop.id));
    const isSame = async () => {
      const counted = await rowsOf<{ shop_id: number }>(
        api.db,
        sql`select p.shop_id, p.id as product_id, case when p.stock = 0 then 'out' else 'low' end as level from product p
          where p.status = 'live' and (p.stock <= coalesce(p.low_limit, ${business.lowStockLimit}::int) or p.has_attributes and exists (
            select from product_combination k where k.shop_id = p.shop_id and k.product_id = p.id and not k.hidden
              and k.stock <= coalesce(p.low_limit, ${business.lowStockLimit}::int))) order by 1, 2`,
      );
      const noted = sql`select shop_id, product_id, level from stock_shortage order by 1, 2`;
      expect(await rowsOf(api.db, noted)).toEqual(counted);
      return counted.filter((row) => row.shop_id === shop.id).length;
    };
    const combination = (to: Partial<typeof productCombinationTable.$inferInsert>) =>
      api.db
        .update(productCombinationTable)
        .set(to)
        .where(and(eq(productCombinationTable.shopId, shop.id), eq(productCombinationTable.id, shirt!.id)));

    expect(await isSame()).toBe(3);
    await change(shop.rice, { stock: 0 });
    expect(await isSame()).toBe(4);
    await change(shop.rice, { stock: 100 });
    expect(await isSame()).toBe(3);
    await change(shop.rice, { lowLimit: 100 });
    expect(await isSame()).toBe(4);
    await move("hidden", shop.rice);
    expect(await isSame()).toBe(3);
    await move("live", shop.rice);
    expect(await isSame()).toBe(4);

    await api.db
      .update(productCombinationTable)
      .set({ stock: 50 })
      .where(eq(productCombinationTable.shopId, shop.id));
    await change({ id: shirt!.productId }, { stock: 150 });
    expect(await isSame()).toBe(3);
    await combination({ stock: 2 });
    expect(await isSame()).toBe(4);
    await combination({ hidden: true });
    expect(await isSame()).toBe(3);
    await combination({ hidden: false });
    expect(await isSame()).toBe(4);
    await combination({ stock: 50 });
    expect(await isSame()).toBe(3);
  });

  test("has a view for each state, with how many there are", async () => {
    await move("hidden", shop.rice);
    const { products, counts } = await list();
    expect(products.map(({ name, is_low, has_choices }) => [name, is_low, has_choices])).toEqual([
      ["Shirt", true, true],
      ["Salt", false, false],
      ["Tea Leaves", true, false],
    ]);
    expect(counts).toEqual({ live: 3, low: 2, out: 1, hidden: 1, bin: 0 });
    expect(await namesOf({ view: "low" })).toEqual(["Shirt", "Tea Leaves"]);
    expect(await namesOf({ view: "out" })).toEqual(["Salt"]);
    expect(await namesOf({ view: "hidden" })).toEqual(["Miniket Rice"]);
  });

  test("calls few what its shop calls so, and what has few of one combination", async () => {
    const { setLowLimit } = staff.owner.client.sellerStock;
    await setLowLimit({ ...inShop(), id_product: shop.tea.id, low_limit: 2 });
    await setLowLimit({ ...inShop(), id_product: shop.rice.id, low_limit: 20 });
    const set = (stock: number, id?: number) =>
      api.db
        .update(productCombinationTable)
        .set({ stock })
        .where(
          and(
            eq(productCombinationTable.shopId, shop.id),
            id ? eq(productCombinationTable.id, id) : undefined,
          ),
        );
    await set(4);
    expect(await namesOf({ view: "low" })).toEqual(["Miniket Rice"]);
    await set(3, shop.combinations.mRed.id);
    expect(await namesOf({ view: "low" })).toEqual(["Shirt", "Miniket Rice"]);
  });

  test("tells of what is in the bin when it is deleted, and shows it no longer", async () => {
    const binned = api.clock.now().getTime();
    await move("bin", shop.tea);
    const [tea] = (await list({ view: "bin" })).products;
    expect(Date.parse(tea?.deleted_at ?? "") - binned).toBe(30 * 24 * 3_600_000);
    api.clock.advance(30 * 24 * 3600 + 1);
    expect(await list({ view: "bin" })).toMatchObject({ products: [], counts: { bin: 0, live: 3 } });
  });

  test("has those alone that lack a picture or a name in one language", async () => {
    await change(shop.rice, { nameEn: "" });
    await change(shop.tea, { nameBn: "" });
    await change(shop.salt, { picture: "", status: "hidden" });
    expect(await namesOf({ lacking: "name_en" })).toEqual(["মিনিকেট চাল"]);
    expect(await namesOf({ lacking: "name_bn" })).toEqual(["Tea Leaves"]);
    expect(await namesOf({ view: "hidden", lacking: "picture" })).toEqual(["Salt"]);
  });

  test.each([
    ["rice", "Miniket Rice"],
    ["চাল", "Miniket Rice"],
    ["chal", "Miniket Rice"],
    ["minikat", "Miniket Rice"],
  ])("finds “%s” as customers do, hidden ones too", async (search, name) => {
    expect(await namesOf({ search })).toEqual([name]);
    await move("hidden", shop.rice);
    expect(await namesOf({ search })).toEqual([]);
    expect(await namesOf({ search, view: "hidden" })).toEqual([name]);
  });

  test("goes on where a page ends, with no product twice or left out", async () => {
    await api.db
      .execute(sql`insert into product (shop_id, category_id, slug, picture, price, max_price, stock)
      select ${shop.id}::int, ${shop.categories.food.id}::int, 'many-' || n, 'p', 100, 100, 5
      from generate_series(1, 110) n`);
    const seen: number[] = [];
    let before: number | undefined;
    do {
      const page = await list({ before });
      seen.push(...page.products.map(({ id_product }) => id_product));
      before = page.next_before ?? undefined;
    } while (before !== undefined);
    expect([seen.length, new Set(seen).size]).toEqual([114, 114]);
  });

  test("is no packer's, nor another shop's", async () => {
    const other = await createStaffOf(api, await createTestShop(api.db));
    await expect(staff.packer.client.sellerGoods.goods(inShop())).rejects.toEqual(refused("forbidden"));
    await expect(other.owner.client.sellerGoods.goods(inShop())).rejects.toEqual(refused("shop_not_found"));
  });
});

describe("a price", () => {
  const price = (wanted: number, was: number, { id }: { id: number } = shop.tea) =>
    staff.manager.client.sellerGoods.setPrice({ ...inShop(), id_product: id, price: wanted, was });
  const rowOf = async ({ id }: { id: number }) =>
    (await api.db.select().from(productTable).where(eq(productTable.id, id)))[0];

  test("is changed, told to customers at once, and an old price that is no reduction goes", async () => {
    expect((await price(5500, 5000)).message).toBe("Saved: it costs ৳55 now.");
    expect(await rowOf(shop.tea)).toMatchObject({ price: 5500, maxPrice: 5500, oldPrice: 6000 });
    expect((await price(6000, 5500)).data).toEqual({ price: 6000, old_price: null });
    const trail = await api.db.select().from(auditEventTable).where(eq(auditEventTable.shopId, shop.id));
    expect(trail.map(({ action, before, after }) => [action, before, after])).toEqual([
      ["price_change", { price: 5000, old_price: 6000 }, { price: 5500, old_price: 6000 }],
      ["price_change", { price: 5500, old_price: 6000 }, { price: 6000, old_price: null }],
    ]);
  });

  test("that somebody changed meanwhile is told, and the same again changes nothing", async () => {
    await price(5500, 5000);
    await price(5500, 5000);
    await expect(price(5800, 5000)).rejects.toEqual(refused("price_moved", { price: 5500 }));
    const trail = await api.db.select().from(auditEventTable).where(eq(auditEventTable.shopId, shop.id));
    expect(trail).toHaveLength(1);
  });

  test.each([0, -100, 50, 100.5, 100_000_100])("of %d poisha is refused", async (wrong) => {
    await expect(price(wrong, 5000)).rejects.toEqual(refused("invalid_input"));
    expect(await rowOf(shop.tea)).toMatchObject({ price: 5000 });
  });

  test("of a product with attributes is that of its combinations; another shop's is not there", async () => {
    const other = await createTestShop(api.db);
    await expect(price(90_000, 80_000, shop.shirt)).rejects.toEqual(refused("choice_required"));
    await expect(price(9000, 5000, other.tea)).rejects.toEqual(refused("product_not_found"));
  });
});

test("a page of a list reads few rows of 50,000 products, wherever it is, and counts no further than it tells", async () => {
  await writeMany(
    api.db,
    50_000,
    (
      first,
      last,
    ) => sql`insert into product (shop_id, category_id, slug, name_en, name_bn, picture, price, max_price, stock, status)
      select ${shop.id}::int, ${shop.categories.food.id}::int, 'many-' || n, 'Rice ' || n, 'চাল', 'p', 100, 100, n % 40,
        case when n % 100 = 0 then 'hidden' else 'live' end
      from generate_series(${first}::int, ${last}::int) n`,
  );
  await api.db.execute(sql`analyze product`);
  for (const asked of [
    {},
    { view: "low" },
    { view: "out" },
    { view: "hidden" },
    { before: 25_000 },
  ] as const) {
    const { products, counts } = await list(asked);
    expect(products.length).toBe(50);
    expect(counts.live).toBe(1000);
  }
  const plan = await rowsOf<{ "QUERY PLAN": string }>(
    api.db,
    sql`explain (analyze, timing off) select id from product where shop_id = ${shop.id} and status = 'live'
      order by id desc limit 51`,
  );
  const text = plan.map((row) => row["QUERY PLAN"]).join("\n");
  expect(text).toContain("product_shop_id_id_pk");
  expect(text).not.toContain("Sort");
});

test("a search ranks what it finds once, and reads little more than the page that it shows", async () => {
  await api.db
    .execute(sql`insert into product (shop_id, category_id, slug, picture, price, max_price, stock, search_vector, name_vector)
    select ${shop.id}::int, category_id, 'found-' || n, 'p', 100, 100, 5, search_vector, name_vector
    from product, generate_series(1, 900) n where shop_id = ${shop.id} and id = ${shop.rice.id}`);
  // What is new waits beside the search's index until then.
  await api.db.execute(sql`vacuum analyze product`);
  await api.db.transaction(async (tx) => {
    const readsOf = async (work: () => Promise<unknown>) => {
      const reads = async () => {
        const [counted] = await rowsOf<{ count: number }>(
          tx,
          sql`select (seq_tup_read + coalesce(idx_tup_fetch, 0))::int as count from pg_stat_xact_user_tables
            where relname = 'product'`,
        );
        return counted?.count ?? 0;
      };
      const before = await reads();
      await work();
      return (await reads()) - before;
    };
    let found: number[] | undefined;
    const services = { db: tx, cached: cachedNowhere } as unknown as Parameters<typeof findOwnProducts>[0];
    const searched = await readsOf(async () => {
      found = await findOwnProducts(services, shop.id, "rice", business.goodsCountedUpTo);
    });
    expect(found?.length).toBe(901);
    expect(searched).toBeGreaterThanOrEqual(901);
    expect(searched).toBeLessThan(1000);
    const asked = {
      shopId: shop.id,
      view: "live",
      lacking: undefined,
      binnedSince: api.clock.now(),
    } as const;
    let shown: GoodsRow[] = [];
    const paged = await readsOf(async () => {
      shown = await listFirstOf(tx, asked, found ?? [], 50);
    });
    expect(shown.map(({ id }) => id)).toEqual(found?.slice(0, 50));
    expect(paged).toBeLessThan(150);
  });
});
