import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createShopper, startTestApi, type TestApi, type TestShopper } from "../../testing/test-api";
import { createTestShop, type TestShop } from "../../testing/test-shop";
import { inTransaction } from "../../database/transaction";
import { productCombinationTable, productTable } from "../catalogue/catalogue.table";
import { stockAlertTable } from "./stock-alert.table";

let api: TestApi;
let shop: TestShop;
let shopper: TestShopper;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  shop = await createTestShop(api.db);
  shopper = await createShopper(api);
});

let phones = 0;
const newPhone = () => `019${String((phones += 1)).padStart(8, "0")}`;

/** The proof that a phone answered its code. */
async function prove(phone: string): Promise<string> {
  const client = api.createClient();
  const { data: sent } = await client.account.sendOtp({ phone });
  const { data } = await client.account.otpValidate({
    phone,
    otp: sent.otp ?? "",
    request_id: sent.request_id,
  });
  return data.ticket;
}

const salt = () => ({ language: "en" as const, seller_key: shop.sellerKey, id_product: shop.salt.id });
const alertsOf = (shopId: number) =>
  api.db.select().from(stockAlertTable).where(eq(stockAlertTable.shopId, shopId));
const ofShop = () => ({ language: "en" as const, sellerKey: shop.sellerKey });

describe("somebody who waits for what is sold out", () => {
  test("gives a number that answered a code, and is told so", async () => {
    const phone = newPhone();
    const ticket = await prove(phone);
    const asked = await api.createClient().stockAlerts.askStockAlert({ ...salt(), phone, ticket });
    expect(asked).toMatchObject({
      data: { phone },
      message: `We will text ${phone} once, when it is there again.`,
    });
    expect(await alertsOf(shop.id)).toMatchObject([
      { productId: shop.salt.id, combinationId: null, phone: `+88${phone}`, language: "en", toldAt: null },
    ]);
  });

  test("needs no code where somebody is signed in", async () => {
    const { data } = await shopper.client.stockAlerts.askStockAlert(salt());
    expect(data.phone).toBe(shopper.nationalPhone);
    expect(await alertsOf(shop.id)).toMatchObject([{ phone: shopper.phone }]);
  });

  test("is nobody without a session or a proof", async () => {
    const guest = api.createClient();
    const phone = newPhone();
    for (const [given, field] of [
      [{}, "phone"],
      [{ phone }, "ticket"],
    ] as const)
      await expect(guest.stockAlerts.askStockAlert({ ...salt(), ...given })).rejects.toMatchObject({
        code: "invalid_input",
        data: { errors: [expect.objectContaining({ field })] },
      });
    const ticket = await prove(phone);
    for (const wrong of [
      { phone: newPhone(), ticket },
      { phone, ticket: "made up" },
    ])
      await expect(guest.stockAlerts.askStockAlert({ ...salt(), ...wrong })).rejects.toMatchObject({
        code: "ticket_invalid",
        status: 422,
      });
    expect(await alertsOf(shop.id)).toEqual([]);
    // What was refused has not used it up; what went well has.
    await guest.stockAlerts.askStockAlert({ ...salt(), phone, ticket });
    await expect(guest.stockAlerts.askStockAlert({ ...salt(), phone, ticket })).rejects.toMatchObject({
      code: "ticket_invalid",
    });
  });

  test("asks for the same thing twice and stands there once, told in the language of the last page", async () => {
    await shopper.client.stockAlerts.askStockAlert(salt());
    const [first] = await alertsOf(shop.id);
    api.clock.advance(60);
    const both = [1, 2].map(() => shopper.client.stockAlerts.askStockAlert({ ...salt(), language: "bn" }));
    await Promise.all(both);
    expect(await alertsOf(shop.id)).toEqual([{ ...first, language: "bn" }]);
    const again = api.db.insert(stockAlertTable).values({ ...first!, id: undefined });
    await expect(again).rejects.toThrow();
  });

  test("sends a form twice with one key, and its proof is used once", async () => {
    const phone = newPhone();
    const given = { ...salt(), phone, ticket: await prove(phone) };
    const client = api.createClient();
    const options = { context: { idempotencyKey: "tapped twice" } };
    const answers = await Promise.all([1, 2].map(() => client.stockAlerts.askStockAlert(given, options)));
    expect(answers.map(({ data }) => data.phone)).toEqual([phone, phone]);
    expect(await alertsOf(shop.id)).toHaveLength(1);
  });

  test("waits for one choice, or for the product where no choice of it is left", async () => {
    const { s, m, red, blue } = shop.values;
    const shirt = { ...salt(), id_product: shop.shirt.id };
    const ask = (id_product_attribute: number[]) =>
      shopper.client.stockAlerts.askStockAlert({ ...shirt, id_product_attribute });
    await ask([blue, s]);
    expect(await alertsOf(shop.id)).toMatchObject([{ combinationId: shop.combinations.sBlue.id }]);
    const inStock = { code: "in_stock", status: 409, message: "Shirt is there: you can order it now." };
    await expect(ask([m, red])).rejects.toMatchObject(inStock);
    await expect(ask([])).rejects.toMatchObject(inStock);
    await expect(ask([m, blue])).rejects.toMatchObject({ code: "choice_required" });
    await expect(
      shopper.client.stockAlerts.askStockAlert({ ...salt(), id_product_attribute: [s] }),
    ).rejects.toMatchObject({ code: "choice_required" });
    await expect(
      shopper.client.stockAlerts.askStockAlert({ ...salt(), id_product: 999_999 }),
    ).rejects.toMatchObject({ code: "product_not_found" });
    await api.db.update(productTable).set({ stock: 0 }).where(eq(productTable.id, shop.shirt.id));
    await ask([]);
    expect((await alertsOf(shop.id)).map(({ combinationId }) => combinationId).sort()).toEqual(
      [shop.combinations.sBlue.id, null].sort(),
    );
  });

  test("waits for fifty things of a shop at most, also when they are asked for all at once", async () => {
    const rows = Array.from({ length: 49 }, (_, number) => ({
      shopId: shop.id,
      categoryId: shop.categories.food.id,
      slug: `gone-${number}`,
      picture: "p",
      price: 100,
      maxPrice: 100,
      stock: 0,
    }));
    const products = await api.db.insert(productTable).values(rows).returning({ id: productTable.id });
    const waiting = products.map(({ id }) => ({
      shopId: shop.id,
      productId: id,
      phone: shopper.phone,
      language: "en" as const,
      createdAt: api.clock.now(),
    }));
    await api.db.insert(stockAlertTable).values(waiting);
    await api.db.update(productTable).set({ stock: 0 }).where(eq(productTable.id, shop.tea.id));
    const asked = await Promise.allSettled(
      [shop.salt.id, shop.tea.id].map((id_product) =>
        shopper.client.stockAlerts.askStockAlert({ ...salt(), id_product }),
      ),
    );
    expect(asked.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    expect(asked.find(({ status }) => status === "rejected")).toMatchObject({
      reason: { code: "too_many_stock_alerts", message: expect.stringContaining("50 things") },
    });
  });

  test("sees it in the account, and takes it back", async () => {
    const { s, blue } = shop.values;
    await shopper.client.stockAlerts.askStockAlert(salt());
    api.clock.advance(60);
    const shirt = { ...salt(), id_product: shop.shirt.id, id_product_attribute: [s, blue] };
    await shopper.client.stockAlerts.askStockAlert(shirt);
    const list = async (client = shopper.client) =>
      (await client.stockAlerts.stockAlerts(ofShop())).data.stock_alerts;
    const [first, second] = await list();
    expect(first).toMatchObject({
      id_product: shop.shirt.id,
      slug: "shirt",
      name: "Shirt",
      choice: "S, Blue",
      picture: "shirt-1",
      id_product_attribute: [s, blue],
      asked_at: api.clock.now().toISOString(),
      ends_at: new Date(api.clock.now().getTime() + 90 * 86_400_000).toISOString(),
    });
    expect(second).toMatchObject({ name: "Salt", choice: "" });
    const id = first?.id_stock_alert ?? "";
    const stranger = await createShopper(api);
    expect(await list(stranger.client)).toEqual([]);
    for (const [client, wrong] of [
      [stranger.client, id],
      [shopper.client, "00000000-0000-0000-0000-000000000000"],
      [shopper.client, "nonsense"],
    ] as const)
      await expect(
        client.stockAlerts.removeStockAlert({ sellerKey: shop.sellerKey, id: wrong }),
      ).rejects.toMatchObject({ code: "stock_alert_not_found", status: 404 });
    await shopper.client.stockAlerts.removeStockAlert({ sellerKey: shop.sellerKey, id });
    expect((await list()).map(({ name }) => name)).toEqual(["Salt"]);
  });

  test("is nobody else's to see for a query that forgot its conditions", async () => {
    await shopper.client.stockAlerts.askStockAlert(salt());
    const other = await createShopper(api);
    await other.client.stockAlerts.askStockAlert(salt());
    const seen = (tenantScope: object) =>
      inTransaction(
        api.db,
        (tx) => tx.select({ phone: stockAlertTable.phone }).from(stockAlertTable),
        tenantScope,
      );
    expect(await seen({ shopId: shop.id, customerId: shopper.id })).toEqual([{ phone: shopper.phone }]);
    expect(await seen({ shopId: shop.id })).toEqual([]);
    expect(await seen({ customerId: shopper.id })).toEqual([{ phone: shopper.phone }]);
    const forOther = inTransaction(
      api.db,
      (tx) =>
        tx.insert(stockAlertTable).values({
          shopId: shop.id,
          productId: shop.tea.id,
          phone: other.phone,
          language: "en",
          createdAt: api.clock.now(),
        }),
      { shopId: shop.id, customerId: shopper.id },
    );
    await expect(forOther).rejects.toThrow();
  });
});

test("who waits for what is taken out of the shop waits no longer", async () => {
  const { s, blue } = shop.values;
  const shirt = { ...salt(), id_product: shop.shirt.id, id_product_attribute: [s, blue] };
  await shopper.client.stockAlerts.askStockAlert(shirt);
  await shopper.client.stockAlerts.askStockAlert(salt());
  await api.db.execute(sql`delete from stock_movement where shop_id = ${shop.id}`);
  const { sBlue } = shop.combinations;
  await api.db.delete(productCombinationTable).where(eq(productCombinationTable.id, sBlue.id));
  expect((await alertsOf(shop.id)).map(({ productId }) => productId)).toEqual([shop.salt.id]);
  await api.db.execute(sql`delete from product_picture where product_id = ${shop.salt.id}`);
  await api.db.delete(productTable).where(eq(productTable.id, shop.salt.id));
  expect(await alertsOf(shop.id)).toEqual([]);
});
