import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { productTable } from "../features/catalogue/catalogue.table";
import { businessCategoryTable, shopTable } from "../features/shop/shop.table";
import { startTestApi, type TestApi } from "../testing/test-api";
import { isOnServer } from "../testing/test-database";
import { createTestShop, type TestShop } from "../testing/test-shop";
import { followChanges } from "./change-feed";

let api: TestApi;
let shop: TestShop;
const heard = { shops: [] as number[], any: 0 };
let stop: () => Promise<void>;
beforeAll(async () => {
  api = await startTestApi();
  shop = await createTestShop(api.db);
  stop = await followChanges(api.db, {
    onChange: (shopId) => heard.shops.push(shopId),
    onAnyChange: () => (heard.any += 1),
  });
});
afterAll(async () => {
  await stop();
  await api.close();
});

async function shopsHeardOf(change: () => Promise<unknown>): Promise<number[]> {
  heard.shops = [];
  await change();
  await expect.poll(() => heard.shops).not.toEqual([]);
  return [...new Set(heard.shops)];
}

const ofRice = () => eq(productTable.id, shop.rice.id);

describe("a change of what shoppers see", () => {
  test("is heard of by every process, with its shop", async () => {
    expect(
      await shopsHeardOf(() =>
        api.db.update(productTable).set({ price: 5000, maxPrice: 5000 }).where(ofRice()),
      ),
    ).toEqual([shop.id]);
    expect(
      await shopsHeardOf(() =>
        api.db.update(shopTable).set({ titleEn: "New name" }).where(eq(shopTable.id, shop.id)),
      ),
    ).toEqual([shop.id]);
  });

  test("of the whole platform makes every answer old", async () => {
    const before = heard.any;
    await api.db.update(businessCategoryTable).set({ nameEn: "Groceries" });
    await expect.poll(() => heard.any).toBeGreaterThan(before);
  });

  test("is not told for stock alone: orders take it many times a second", async () => {
    heard.shops = [];
    await api.db.update(productTable).set({ stock: 19, soldCount: 1 }).where(ofRice());
    expect(await shopsHeardOf(() => api.db.update(shopTable).set({ taglineEn: "After the stock" }))).toEqual([
      shop.id,
    ]);
    expect(heard.shops).toEqual([shop.id]);
  });

  test("empties the answers kept in this process at once", async () => {
    const answer = () => api.createClient().store.sellerInfoByShop({ language: "en", shop_name: shop.slug });
    await answer();
    await api.db.update(shopTable).set({ titleEn: "Renamed" }).where(eq(shopTable.id, shop.id));
    api.forget(shop.id);
    expect((await answer()).data.seller[0]?.title).toBe("Renamed");
  });

  // The embedded database has no connection that could be lost.
  if (isOnServer)
    test("that may have been missed while the connection was lost makes every answer old", async () => {
      const before = heard.any;
      await api.db.execute(
        sql`select pg_terminate_backend(pid) from pg_stat_activity
          where query = 'listen haat_changes' and datname = current_database()`,
      );
      await expect.poll(() => heard.any).toBeGreaterThan(before + 1);
      expect(await shopsHeardOf(() => api.db.update(shopTable).set({ taglineEn: "Heard again" }))).toEqual([
        shop.id,
      ]);
    });
});
