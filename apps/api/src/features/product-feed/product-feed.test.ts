import { business } from "@haat/contract/shared/business-constants";
import { and, eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { startTestApi, type TestApi } from "../../testing/test-api";
import { createTestShop, type TestShop } from "../../testing/test-shop";
import { productCombinationTable, productTable } from "../catalogue/catalogue.table";

let api: TestApi;
let shop: TestShop;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  shop = await createTestShop(api.db);
});

const feed = async (after?: number) => {
  const wanted = { language: "en" as const, sellerKey: shop.sellerKey };
  return (await api.createClient().productFeed.shopProductFeed({ ...wanted, ...(after && { after }) })).data;
};

test("has what customers can buy, each combination by itself, with its own price, stock and values", async () => {
  const { items, next_after } = await feed();
  expect(next_after).toBeNull();
  const rice = items.filter(({ id_product }) => id_product === shop.rice.id);
  expect(rice).toEqual([
    expect.objectContaining({
      id_combination: null,
      slug: "rice",
      name: "Miniket Rice",
      price: shop.rice.price,
      in_stock: true,
      values: [],
    }),
  ]);

  const shirts = items.filter(({ id_combination }) => id_combination !== null);
  const stored = await api.db
    .select()
    .from(productCombinationTable)
    .where(and(eq(productCombinationTable.shopId, shop.id), eq(productCombinationTable.hidden, false)));
  expect(
    shirts.map(({ id_combination, price, in_stock }) => [id_combination, price, in_stock]).sort(),
  ).toEqual(stored.map(({ id, price, stock }) => [id, price, stock > 0]).sort());
  for (const { values } of shirts) expect(values.map(({ attribute }) => attribute)).toContain("size");
});

test("says what packs hold, what that comes to, and the facts of a product", async () => {
  const facts = [{ name_bn: "তৈরি", name_en: "", value_bn: "নওগাঁ", value_en: "Naogaon" }];
  await api.db
    .update(productTable)
    .set({ measureAmount: 5, measureUnit: "kg", facts })
    .where(and(eq(productTable.shopId, shop.id), eq(productTable.id, shop.rice.id)));
  api.forget();
  expect((await feed()).items.find(({ id_product }) => id_product === shop.rice.id)).toMatchObject({
    measure: { amount: 5, unit: "kg" },
    unit_price: { price: Math.round(shop.rice.price / 5), per: "kg" },
    facts: [{ name: "তৈরি", value: "Naogaon" }],
  });
});

test("names an old price only where it is above the new one", async () => {
  const oldPriceOf = async (oldPrice: number | null) => {
    await api.db
      .update(productTable)
      .set({ oldPrice })
      .where(and(eq(productTable.shopId, shop.id), eq(productTable.id, shop.rice.id)));
    api.forget();
    return (await feed()).items.find(({ id_product }) => id_product === shop.rice.id)?.old_price;
  };
  expect(await oldPriceOf(shop.rice.price + 100)).toBe(shop.rice.price + 100);
  expect(await oldPriceOf(shop.rice.price)).toBeNull();
  expect(await oldPriceOf(null)).toBeNull();
});

test("leaves out what is hidden: products, and combinations that are not offered any more", async () => {
  const [first] = (await feed()).items.filter(({ id_combination }) => id_combination !== null);
  if (!first?.id_combination) throw new Error("The shop has no combinations.");
  await api.db
    .update(productCombinationTable)
    .set({ hidden: true })
    .where(
      and(eq(productCombinationTable.shopId, shop.id), eq(productCombinationTable.id, first.id_combination)),
    );
  await api.db
    .update(productTable)
    .set({ status: "hidden" })
    .where(and(eq(productTable.shopId, shop.id), eq(productTable.id, shop.rice.id)));
  api.forget();
  const { items } = await feed();
  expect(items.map(({ id_combination }) => id_combination)).not.toContain(first.id_combination);
  expect(items.map(({ id_product }) => id_product)).not.toContain(shop.rice.id);
});

test("of many products comes page by page, each once and in order", async () => {
  await api.db.execute(sql`
    insert into product (shop_id, category_id, slug, name_bn, name_en, picture, price, max_price, stock)
    select shop_id, category_id, 'many-' || n, 'অনেক ' || n, 'Many ' || n, picture, price, max_price, 0
    from product, generate_series(1, ${business.feedProductsPerPage * 2}::int) n
    where shop_id = ${shop.id} and slug = 'rice'`);
  api.forget();
  const seen: number[] = [];
  let after: number | null | undefined;
  do {
    const page = await feed(after ?? undefined);
    expect(new Set(page.items.map(({ id_product }) => id_product)).size).toBeLessThanOrEqual(
      business.feedProductsPerPage,
    );
    seen.push(
      ...page.items
        .filter(({ id_combination }) => id_combination === null)
        .map(({ id_product }) => id_product),
    );
    after = page.next_after;
  } while (after);
  expect(seen).toEqual([...new Set(seen)].sort((a, b) => a - b));
  expect(seen.length).toBeGreaterThan(business.feedProductsPerPage * 2);
});

test("of another shop is another one, and of none there is none", async () => {
  const other = await createTestShop(api.db);
  const { items } = await feed();
  expect(items.map(({ id_product }) => id_product)).not.toContain(other.rice.id);
  const asked = api.createClient().productFeed.shopProductFeed({ language: "en", sellerKey: "nobodyskey" });
  await expect(asked).rejects.toMatchObject({ code: "store_not_found" });
});
