import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Queryable } from "../../database/database";
import { inTransaction } from "../../database/transaction";
import { rowsOf } from "../../testing/table-contents";
import { createShopper, startTestApi, type TestApi } from "../../testing/test-api";
import { writeMany } from "../../testing/many-rows";
import { countChangedGoods } from "../../testing/counted-goods";
import { plantOrders } from "../../testing/planted-orders";
import { createTestShop, places, type TestShop } from "../../testing/test-shop";
import { productTable } from "../catalogue/catalogue.table";
import { shopTable } from "../shop/shop.table";
import { findStoresById, listStoreSlugs, listStoreTerms, rankStores } from "./store-finder.repository";
import { restOfCounts } from "./store.usecases";

let api: TestApi;
let shop: TestShop;
beforeAll(async () => {
  api = await startTestApi();
  shop = await createTestShop(api.db, { taglineBn: "শুধু বাংলায়" });
  await createTestShop(api.db, {
    slug: "port-shop",
    homeCityId: places.chattogram.cityId,
    addressEn: "Panchlaish, Chattogram",
    addressBn: "পাঁচলাইশ",
  });
  await createTestShop(api.db, { slug: "closed-shop", status: "suspended" });
  await createTestShop(api.db, { slug: "new-shop", status: "sent" });
});
afterAll(() => api.close());

test("a search engine is told the open shops and no others", async () => {
  const { data } = await api.createClient().store.storeNames({ page: 1 });
  expect(data).toMatchObject({ total: 2, per_page: 2500, last_page: 1, next: null });
  expect(data.stores.map(({ shop_name }) => shop_name)).toEqual([shop.slug, "port-shop"]);
});

test("the map of shops is read from an index alone, whatever part of it", async () => {
  const plan = await inTransaction(api.db, async (tx) => {
    // In a table of a few rows an index is used only where there is nothing else.
    await tx.execute(sql`set local enable_seqscan = off`);
    await tx.execute(sql`set local enable_sort = off`);
    const part = listStoreSlugs(tx, { limit: 2500, offset: 2500 }).getSQL();
    return rowsOf<{ "QUERY PLAN": string }>(tx, sql`explain (costs off) ${part}`);
  });
  const lines = plan.map((row) => row["QUERY PLAN"]).join("\n");
  expect(lines).toMatch(/Index Only Scan using shop_named on shop\b/);
  expect(lines).not.toMatch(/SubPlan/);
});

describe("a shop", () => {
  test("is found by its name in any case, with its texts in the language asked for or the one there is", async () => {
    const found = await api
      .createClient()
      .store.sellerInfoByShop({ language: "en", shop_name: shop.slug.toUpperCase() });
    expect(found.data.seller[0]).toMatchObject({
      seller_key: shop.sellerKey,
      title: shop.titleEn,
      tagline: "শুধু বাংলায়",
      phone: "01812345678",
      home_city: { city_name: "Dhaka" },
      vat_percent: 10,
      min_price: 4000,
      max_price: 90_000,
      free_delivery_from: 200_000,
    });
  });

  test.each(["nobody", "closed-shop", "new-shop"])(
    "that is not open (%s) answers 420 and nothing else",
    async (shop_name) => {
      await expect(
        api.createClient().store.sellerInfoByShop({ language: "en", shop_name }),
      ).rejects.toMatchObject({
        code: "store_not_found",
        status: 420,
        message: "Store not found!",
      });
    },
  );
});

describe("the store finder", () => {
  const find = async (query: { address?: string; id_business_category?: number; id_shop?: number }) => {
    const found = await api.createClient().store.webStoreFinder({ language: "en", page: 1, ...query });
    return found.data.stores.map(({ shop_name }) => shop_name);
  };

  test("shows the shops that are open", async () => {
    expect((await find({})).sort()).toEqual(["port-shop", shop.slug].sort());
  });

  test("finds by a place in either language, by trade and by number", async () => {
    expect(await find({ address: "chattogram" })).toEqual(["port-shop"]);
    expect(await find({ address: "Chittagong" })).toEqual(["port-shop"]);
    expect(await find({ address: "ধানমন্ডি" })).toEqual([shop.slug]);
    expect(await find({ address: "100%" })).toEqual([]);
    expect(await find({ id_business_category: 1 })).toHaveLength(2);
    expect(await find({ id_business_category: 2 })).toEqual([]);
    expect(await find({ id_shop: shop.id })).toEqual([shop.slug]);
  });

  test("finds by an area in the language that the address is not written in", async () => {
    const shops = [
      await createTestShop(api.db, { addressBn: "মিরপুর ১০", addressEn: "" }),
      await createTestShop(api.db, { addressBn: "", addressEn: "Mirpur 12" }),
    ].map(({ slug }) => slug);
    api.clock.advance(60);
    expect((await find({ address: "Mirpur" })).sort()).toEqual(shops.sort());
    expect((await find({ address: "মিরপুর, ঢাকা" })).sort()).toEqual(shops.sort());
    expect(await find({ address: "Mirpur Chattogram" })).toEqual([]);
  });

  test("shows what sold most first, and turns pages", async () => {
    const { id } = await createShopper(api);
    await countChangedGoods(api);
    // The sale is told by its order alone.
    await api.db.update(productTable).set({ soldCount: 50 }).where(eq(productTable.shopId, shop.id));
    const sold = { number: "SOLD-1", total: 100, phone: "01712345678", status: 6 as const };
    const deliveredAt = api.clock.now();
    await plantOrders(api.db, shop.id, id, [{ ...sold, deliveredAt }], deliveredAt);
    api.clock.advance(660);
    await countChangedGoods(api);
    const first = await api.fetch(new Request("http://api/api/v1/web_store_finder/bn/1?per_page=1"));
    const { data } = (await first.json()) as { data: { next: string; stores: { shop_name: string }[] } };
    expect(data).toMatchObject({ total: 4, per_page: 1, last_page: 4, prev: null });
    expect(data.stores[0]?.shop_name).toBe(shop.slug);
    expect(data.next).toBe("/api/v1/web_store_finder/bn/2?per_page=1");
    expect(first.headers.get("link")).toContain(`<${data.next}>; rel="next"`);
  });

  test("goes through no products, of which the platform has very many", async () => {
    const reads = (tx: Queryable) =>
      rowsOf(
        tx,
        sql`select pg_stat_get_xact_numscans(c.oid)::integer as scans from pg_class c
          where c.relname in ('product', 'product_pkey') order by c.relname`,
      );
    await inTransaction(api.db, async (tx) => {
      const before = await reads(tx);
      const ids = await rankStores(tx, {});
      await listStoreTerms(tx, {}, { cityId: places.dhaka.cityId, areaId: null });
      await findStoresById(tx, ids);
      expect([ids.length, await reads(tx)]).toEqual([4, before]);
    });
  });

  test("tells which shops bring nothing beyond their home city", async () => {
    const stays = await createTestShop(api.db, { slug: "stays-at-home" });
    await api.db.update(productTable).set({ homeCityOnly: true }).where(eq(productTable.shopId, stays.id));
    await api.db.update(productTable).set({ homeCityOnly: true }).where(eq(productTable.id, shop.rice.id));
    await countChangedGoods(api);
    api.clock.advance(60);
    const found = await api.createClient().store.webStoreFinder({ language: "en", page: 1 });
    const only = found.data.stores.filter(({ home_city_only }) => home_city_only);
    expect(only.map(({ shop_name }) => shop_name)).toEqual([stays.slug]);
    await api.db.update(shopTable).set({ status: "suspended" }).where(eq(shopTable.id, stays.id));
  });

  test("counts the open shops of each trade", async () => {
    const { data } = await api.createClient().store.allBusinessCategory({ language: "bn" });
    expect(data.all_business_categories).toEqual([
      { id_business_category: 1, name: "মুদি", motif: "other", picture: "grocery", store_count: 4 },
    ]);
  });
});

test("among very many shops an opened one is counted beside its trade and its place some seconds later, and nobody waits for the count", async () => {
  const manyShops = (first: number, last: number) =>
    sql`insert into shop (seller_key, slug, order_prefix, status, business_category_id, theme, phone, home_city_id,
        address_en, delivery_fee_inside, delivery_fee_outside)
      select 'many' || n, 'many-' || n, chr(50 + n / 512 % 8) || chr(50 + n / 64 % 8) || chr(50 + n / 8 % 8) || chr(50 + n % 8), 'approved',
        s.business_category_id, s.theme, s.phone, s.home_city_id, 'Mirpur 2', 6000, 12000
      from shop s, generate_series(${first}::int, ${last}::int) n where s.id = ${shop.id}`;
  await writeMany(api.db, 2100, manyShops);
  api.clock.advance(60);
  const counts = async () => {
    const trades = await api.createClient().store.allBusinessCategory({ language: "en" });
    const { data } = await api
      .createClient({ "accept-language": "en" })
      .landing.landingPageAddressSearch({ filter: "mir" });
    return [trades.data.all_business_categories[0], ...data.addresses].map((counted) => counted?.store_count);
  };
  const before = await counts();
  const isOneMore = before.map((count = 0) => count + 1);
  await createTestShop(api.db, { slug: "opened-now", addressEn: "Mirpur 10", addressBn: "" });
  expect(await counts()).toEqual(before);
  api.clock.advance(6);
  // This question is answered as before, and has it counted anew.
  expect(await counts()).toEqual(before);
  await expect.poll(counts).toEqual(isOneMore);
});

test.each([
  [2000, 0],
  [4000, 2],
  [100_000, 5],
])("counts of %d shops rest %d seconds", (storeCount, seconds) => {
  expect(restOfCounts([{ storeCount }])).toBe(seconds);
});
