import { and, asc, eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { productCombinationTable, productTable } from "../features/catalogue/catalogue.table";
import { startTestApi, type TestApi } from "../testing/test-api";
import { createTestShop, type TestShop } from "../testing/test-shop";
import { insertMany, updateMany } from "./many-rows";

let api: TestApi;
let shop: TestShop;
beforeAll(async () => {
  api = await startTestApi();
  shop = await createTestShop(api.db);
});
afterAll(() => api.close());

const odd = `it's "quoted", \\ and \n অ 🎉 {1,2}`;
const rows = () =>
  [7, 8].map((number) => ({
    shopId: shop.id,
    productId: shop.salt.id,
    valueIds: [number, number + 1],
    price: 2 ** 40 + number,
    oldPrice: null,
    stock: 0,
    measureAmount: null,
    measureUnit: null,
    picture: number === 7 ? odd : null,
    hidden: number === 8,
    position: number,
  }));

test("many rows are written, answered and changed as they were given: lists, large numbers, odd texts, nothing at all", async () => {
  const made = await insertMany(api.db, productCombinationTable, rows(), ["id", "valueIds", "position"]);
  expect(made.map(({ valueIds, position }) => [valueIds, position])).toEqual([
    [[7, 8], 7],
    [[8, 9], 8],
  ]);
  const isOfSalt = and(
    eq(productCombinationTable.shopId, shop.id),
    eq(productCombinationTable.productId, shop.salt.id),
  );
  const written = () =>
    api.db
      .select()
      .from(productCombinationTable)
      .where(isOfSalt)
      .orderBy(asc(productCombinationTable.position));
  expect(await written()).toEqual(
    rows().map((row, place) => ({ ...row, id: made[place]?.id, ledgerStock: 0 })),
  );

  await updateMany(
    api.db,
    productCombinationTable,
    ["shopId", "id"],
    made.map(({ id }, place) => ({ shopId: shop.id, id, oldPrice: place === 0 ? 5 : null, picture: null })),
  );
  expect((await written()).map(({ oldPrice, picture, price }) => [oldPrice, picture, price])).toEqual([
    [5, null, 2 ** 40 + 7],
    [null, null, 2 ** 40 + 8],
  ]);
});

test("a moment is the same moment, a document the same document, and no rows are no statement", async () => {
  const at = new Date("2026-03-04T05:06:07.089Z");
  const facts = [{ name_bn: "ওজন", name_en: "Weight", value_bn: "৪০০ গ্রাম", value_en: `400 g "net"` }];
  const change = { shopId: shop.id, id: shop.tea.id, publishedAt: at, facts };
  await updateMany(api.db, productTable, ["shopId", "id"], [change]);
  const [tea] = await api.db.select().from(productTable).where(eq(productTable.id, shop.tea.id));
  expect([tea?.publishedAt, tea?.facts]).toEqual([at, facts]);
  expect(await insertMany(api.db, productTable, [], ["id"])).toEqual([]);
  await updateMany(api.db, productTable, ["id"], []);
});
