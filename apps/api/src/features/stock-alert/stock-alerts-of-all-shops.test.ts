import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from "vitest";
import {
  createShopper,
  putTogether,
  startTestApi,
  type TestApi,
  type TestShopper,
} from "../../testing/test-api";
import { cutAt } from "../../testing/cut-database";
import { createTestShop, type TestShop } from "../../testing/test-shop";
import { inTenantScope } from "../../database/transaction";
import { productTable } from "../catalogue/catalogue.table";
import { shopTable } from "../shop/shop.table";
import { stockAlertTable } from "./stock-alert.table";

let api: TestApi;
let shops: [TestShop, TestShop];
let shopper: TestShopper;
let neighbour: TestShopper;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  shops = [await createTestShop(api.db), await createTestShop(api.db)];
  [shopper, neighbour] = [await createShopper(api), await createShopper(api)];
  for (const shop of shops)
    for (const { client } of [shopper, neighbour]) {
      await client.stockAlerts.askStockAlert({
        language: "en",
        seller_key: shop.sellerKey,
        id_product: shop.salt.id,
      });
      api.clock.advance(60);
    }
});

const alertsOf = async ({ client }: TestShopper, language: "bn" | "en" = "en") =>
  (await client.stockAlerts.customerStockAlerts({ language })).data;

describe("what a customer waits for in all shops", () => {
  test("is listed newest first, each with its shop, closed ones too, and nobody else's", async () => {
    await api.db.update(shopTable).set({ status: "suspended" }).where(eq(shopTable.id, shops[0].id));
    const { phone, stock_alerts: found } = await alertsOf(shopper);
    expect(phone).toBe(shopper.nationalPhone);
    expect(found.map(({ store, name }) => [store.shop_name, store.is_open, name])).toEqual([
      [shops[1].slug, true, "Salt"],
      [shops[0].slug, false, "Salt"],
    ]);
    expect(found.every(({ store }) => store.title !== "")).toBe(true);
    const others = new Set((await alertsOf(neighbour)).stock_alerts.map(({ id_stock_alert: id }) => id));
    expect(found.filter(({ id_stock_alert: id }) => others.has(id))).toEqual([]);
    expect((await alertsOf(shopper, "bn")).stock_alerts[0]?.name).toBe("লবণ");
  });

  test("is what each shop's own list says, of one choice and of the product itself alike", async () => {
    const [{ shirt, values, sellerKey }] = shops;
    await api.db.update(productTable).set({ stock: 0 }).where(eq(productTable.id, shirt.id));
    const { client } = shopper;
    for (const id_product_attribute of [[values.s, values.blue], []]) {
      api.clock.advance(60);
      await client.stockAlerts.askStockAlert({
        language: "en",
        seller_key: sellerKey,
        id_product: shirt.id,
        id_product_attribute,
      });
    }
    for (const language of ["bn", "en"] as const) {
      const found = (await alertsOf(shopper, language)).stock_alerts;
      expect(found).toHaveLength(4);
      for (const { slug, sellerKey } of shops) {
        const { data } = await client.stockAlerts.stockAlerts({ language, sellerKey });
        const ofShop = found.filter(({ store }) => store.shop_name === slug);
        expect(ofShop.map(({ store: _, ...alert }) => alert)).toEqual(data.stock_alerts);
      }
    }
  });

  test("asks the database no more often for many shops than for one", async () => {
    const { db, seen, close } = cutAt(api.db, Infinity);
    onTestFinished(close);
    const client = putTogether(db).createClient(shopper.headers);
    const statements = async () => {
      const before = seen();
      await client.stockAlerts.customerStockAlerts({ language: "en" });
      return seen() - before;
    };
    await statements();
    const ofTwo = await statements();
    for (let more = 0; more < 3; more += 1) {
      const { sellerKey, salt } = await createTestShop(api.db);
      await shopper.client.stockAlerts.askStockAlert({
        language: "en",
        seller_key: sellerKey,
        id_product: salt.id,
      });
    }
    expect(await statements()).toBe(ofTwo);
    expect((await alertsOf(shopper)).stock_alerts).toHaveLength(5);
  });

  test("ends one by one, in a shop that is closed too; ended twice or somebody else's there is none", async () => {
    const [newest, oldest] = (await alertsOf(shopper)).stock_alerts;
    await api.db.update(shopTable).set({ status: "suspended" }).where(eq(shopTable.id, shops[0].id));
    const end = ({ client }: TestShopper, id = "") => client.stockAlerts.removeCustomerStockAlert({ id });
    await end(shopper, oldest?.id_stock_alert);
    expect((await alertsOf(shopper)).stock_alerts).toEqual([newest]);
    const none = { code: "stock_alert_not_found", status: 404 };
    await expect(end(shopper, oldest?.id_stock_alert)).rejects.toMatchObject(none);
    await expect(end(neighbour, newest?.id_stock_alert)).rejects.toMatchObject(none);
    await expect(end(shopper, "nothing")).rejects.toMatchObject(none);
    expect((await alertsOf(shopper)).stock_alerts).toHaveLength(1);
  });

  test("stands behind the wall: without a shop only the customer's own rows are there", async () => {
    const rows = await inTenantScope({ db: api.db }, { customerId: shopper.id }, ({ db }) =>
      db.select({ phone: stockAlertTable.phone }).from(stockAlertTable),
    );
    expect(rows).toEqual([{ phone: shopper.phone }, { phone: shopper.phone }]);
    const ofNobody = await inTenantScope({ db: api.db }, {}, ({ db }) => db.select().from(stockAlertTable));
    expect(ofNobody).toEqual([]);
  });
});
