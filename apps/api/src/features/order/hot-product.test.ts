import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { ApiClient } from "@haat/contract/shared/client";
import { cutAt } from "../../testing/cut-database";
import { wholeTaka } from "../../testing/second-calculation";
import { wrongStocks } from "../../testing/table-contents";
import { createShopper, putTogether, startTestApi, type TestApi } from "../../testing/test-api";
import { isOnServer } from "../../testing/test-database";
import { createTestShop, type TestShop } from "../../testing/test-shop";
import { productCombinationTable, productTable } from "../catalogue/catalogue.table";
import { stockMovementTable } from "./order.table";

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
  // The first call takes the longest, and those that are held here are not held for ever.
  const { client } = await createShopper(api);
  await buyDirectly(client, await createTestShop(api.db));
});
afterAll(() => api.close());

const pieces = 5;
const buyersInAll = 20;
const withKey = (idempotencyKey: string) => ({ context: { idempotencyKey } });

type Buy = (client: ApiClient, shop: TestShop) => Promise<unknown>;

const buyDirectly: Buy = (client, shop) =>
  client.order.directPurchaseOrder(
    {
      language: "en",
      seller_key: shop.sellerKey,
      shipping_method: 2,
      id_product: shop.rice.id,
      quantity: 1,
      expected_total: wholeTaka(12_345),
    },
    withKey("mine"),
  );

const buyShirt: Buy = (client, shop) =>
  client.order.directPurchaseOrder(
    {
      language: "en",
      seller_key: shop.sellerKey,
      shipping_method: 2,
      id_product: shop.shirt.id,
      id_product_attribute: [shop.values.m, shop.values.red],
      quantity: 1,
      expected_total: 90_000,
    },
    withKey("mine"),
  );

const buyFromCart: Buy = (client, shop) =>
  client.order.cartPurchaseOrder(
    { language: "en", seller_key: shop.sellerKey, shipping_method: 2, expected_total: wholeTaka(12_345) },
    withKey("mine"),
  );

/** A shop with so many pieces of its rice, and of its red shirt in M. */
async function shopWithFew(): Promise<TestShop> {
  const shop = await createTestShop(api.db);
  await api.db.update(productTable).set({ stock: pieces }).where(eq(productTable.id, shop.rice.id));
  await api.db
    .update(stockMovementTable)
    .set({ change: pieces })
    .where(eq(stockMovementTable.productId, shop.rice.id));
  return shop;
}

async function buyersOf(shop: TestShop, buy: Buy) {
  const buyers = [];
  for (let each = 0; each < buyersInAll; each += 1) {
    const { client } = await createShopper(api);
    if (buy === buyFromCart) {
      await client.cart.addToCart({ language: "en", seller_key: shop.sellerKey, id_product: shop.rice.id });
    }
    buyers.push(client);
  }
  return buyers;
}

const codeOf = (error: unknown) => (error as { code: string }).code;

/** Keeps every order of a shop's rice and shirt from going on until `release` is called. */
async function holdShelf(shop: TestShop) {
  let release = () => undefined as void;
  const released = new Promise<void>((resolve) => (release = resolve));
  let over: Promise<void> = Promise.resolve();
  await new Promise<void>((resolve) => {
    over = api.db.transaction(async (tx) => {
      await tx.select().from(productTable).where(eq(productTable.shopId, shop.id)).for("update");
      resolve();
      await released;
    });
  });
  return async () => {
    release();
    await over;
  };
}

describe.each([
  ["directly", buyDirectly],
  ["one choice of it", buyShirt],
  ["from their carts", buyFromCart],
])("twenty who buy the last five pieces %s", (_, buy) => {
  // The embedded database does one thing after the other: nothing can be held while others go on.
  test.runIf(isOnServer)(
    "hear that these are being bought while none of the five is through, though all of the shop's turns are taken",
    async () => {
      const shop = await shopWithFew();
      const buyers = await buyersOf(shop, buy);
      const release = await holdShelf(shop);
      const heard: string[] = [];
      let allHeard = () => undefined as void;
      const losersHeard = new Promise<void>((resolve) => (allHeard = resolve));
      const attempts = buyers.map(async (client) => {
        try {
          await buy(client, shop);
          return "placed";
        } catch (error) {
          heard.push(codeOf(error));
          if (heard.length === buyersInAll - pieces) allHeard();
          return codeOf(error);
        }
      });
      await Promise.race([losersHeard, Promise.all(attempts)]);
      const heardWhileHeld = new Set(heard);
      await release();
      expect(heardWhileHeld).toEqual(new Set(["being_bought"]));
      const answers = await Promise.all(attempts);
      expect(answers.filter((answer) => answer === "placed")).toHaveLength(pieces);
      expect(await wrongStocks(api.db)).toEqual([]);
    },
  );

  test("all get one or hear sold out in the end, and sold out only when nothing is left", async () => {
    const shop = await shopWithFew();
    const buyers = await buyersOf(shop, buy);
    const stockNow = async () => {
      const [rice] = await api.db.select().from(productTable).where(eq(productTable.id, shop.rice.id));
      const [shirt] = await api.db
        .select()
        .from(productCombinationTable)
        .where(
          and(
            eq(productCombinationTable.productId, shop.shirt.id),
            eq(
              productCombinationTable.valueIds,
              [shop.values.m, shop.values.red].sort((a, b) => a - b),
            ),
          ),
        );
      return buy === buyShirt ? shirt?.stock : rice?.stock;
    };
    const buyAtLast = async (client: ApiClient): Promise<string> => {
      try {
        await buy(client, shop);
        return "placed";
      } catch (error) {
        if (codeOf(error) === "being_bought") return buyAtLast(client);
        expect([codeOf(error), await stockNow()]).toEqual(["out_of_stock", 0]);
        return codeOf(error);
      }
    };
    const answers = await Promise.all(buyers.map(buyAtLast));
    expect(answers.filter((answer) => answer === "placed")).toHaveLength(pieces);
    expect(await wrongStocks(api.db)).toEqual([]);
  });
});

test.runIf(isOnServer)("beside a shop whose orders all stand still another shop's go on", async () => {
  const [stalled, other] = [await shopWithFew(), await createTestShop(api.db)];
  const buyers = await buyersOf(stalled, buyDirectly);
  const release = await holdShelf(stalled);
  const attempts = buyers.map((client) => buyDirectly(client, stalled).catch(codeOf));
  const { client } = await createShopper(api);
  await expect(buyDirectly(client, other)).resolves.toMatchObject({ success: true });
  await release();
  await Promise.all(attempts);
});

test("forty who are told that all is sold out cost the database less than a trip each", async () => {
  const shop = await createTestShop(api.db);
  await api.db.update(productTable).set({ stock: 0 }).where(eq(productTable.id, shop.rice.id));
  await api.db.delete(stockMovementTable).where(eq(stockMovementTable.productId, shop.rice.id));
  const shoppers = [];
  for (let each = 0; each < 40; each += 1) shoppers.push(await createShopper(api));
  const counted = cutAt(api.db, Infinity);
  const { createClient } = putTogether(counted.db);
  const answers = await Promise.all(
    shoppers.map(({ headers }) => buyDirectly(createClient(headers), shop).catch(codeOf)),
  );
  expect(new Set(answers)).toEqual(new Set(["out_of_stock"]));
  expect(counted.seen()).toBeLessThan(40);
  await counted.close();
});
