import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestApi, type TestApi } from "../../testing/test-api";
import { createTestShop } from "../../testing/test-shop";
import { productTable } from "../catalogue/catalogue.table";
import { shopTable } from "../shop/shop.table";

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const change = async (id: number, values: Partial<typeof shopTable.$inferInsert>) => {
  await api.db.update(shopTable).set(values).where(eq(shopTable.id, id));
  api.forget();
};
const whereabouts = (shop_name: string) =>
  api.createClient().shopAddress.shopWhereabouts({ language: "en", shop_name });
const link = async (sellerKey: string) =>
  (await api.createClient().shopAddress.shopLink({ sellerKey })).data.shop_name;

test("a shop is found by every name it had, and by its short link, wherever it goes", async () => {
  const shop = await createTestShop(api.db, { slug: "first-name" });
  expect(await link(shop.sellerKey)).toBe("first-name");
  for (const slug of ["second-name", "third-name"]) await change(shop.id, { slug });
  for (const name of ["first-name", "second-name", "third-name", "First-Name"])
    expect((await whereabouts(name)).data).toEqual({
      shop_name: "third-name",
      title: shop.titleEn,
      is_open: true,
      is_closed_by_owner: false,
    });
  expect(await link(shop.sellerKey)).toBe("third-name");
  await change(shop.id, { slug: "first-name" });
  expect((await whereabouts("third-name")).data.shop_name).toBe("first-name");
  expect((await whereabouts("first-name")).data.shop_name).toBe("first-name");
});

test("no other shop gets a name that a shop was open under; one that never opened keeps none", async () => {
  const shop = await createTestShop(api.db, { slug: "old-poster" });
  await change(shop.id, { slug: "new-poster" });
  const taken = { cause: { constraint: "shop_slug_unique" } };
  await expect(createTestShop(api.db, { slug: "old-poster" })).rejects.toMatchObject(taken);
  const other = await createTestShop(api.db, { slug: "others" });
  await expect(change(other.id, { slug: "old-poster" })).rejects.toMatchObject(taken);
  const draft = await createTestShop(api.db, { slug: "a-draft", status: "sent" });
  await change(draft.id, { slug: "another-draft" });
  await expect(whereabouts("a-draft")).rejects.toMatchObject({ code: "store_not_found" });
  await change(other.id, { slug: "a-draft" });
  expect((await whereabouts("a-draft")).data.title).toBe(other.titleEn);
});

test("a product is found by its short link, whatever it is called; one that customers can't meet leads to its shop", async () => {
  const shop = await createTestShop(api.db);
  const other = await createTestShop(api.db);
  const { sellerKey } = shop;
  const product = shop.rice;
  const productLink = async (key: string, id_product: number) =>
    (await api.createClient().shopAddress.productLink({ sellerKey: key, id_product })).data;
  const found = { shop_name: shop.slug, product_slug: "rice" };
  expect(await productLink(sellerKey, product.id)).toEqual(found);

  await api.db.update(productTable).set({ slug: "miniket-rice" }).where(eq(productTable.id, product.id));
  api.forget();
  expect(await productLink(sellerKey, product.id)).toEqual({ ...found, product_slug: "miniket-rice" });

  const nowhere = { shop_name: shop.slug, product_slug: null };
  await api.db.update(productTable).set({ status: "hidden" }).where(eq(productTable.id, product.id));
  api.forget();
  expect(await productLink(sellerKey, product.id)).toEqual(nowhere);
  expect(await productLink(sellerKey, 2_000_000_000)).toEqual(nowhere);
  expect((await productLink(other.sellerKey, product.id)).product_slug).toBeNull();
  await expect(productLink("nobodyskey", product.id)).rejects.toMatchObject({ code: "store_not_found" });
});

test("a closed shop is known under all its names, and who closed it; one that was never opened is not known at all", async () => {
  for (const status of ["suspended", "closing", "closed"] as const) {
    const closed = await createTestShop(api.db, { status });
    expect((await whereabouts(closed.slug)).data).toMatchObject({
      is_open: false,
      is_closed_by_owner: status !== "suspended",
    });
    expect(await link(closed.sellerKey)).toBe(closed.slug);
    await change(closed.id, { slug: `${closed.slug}-anew` });
    expect((await whereabouts(closed.slug)).data.shop_name).toBe(`${closed.slug}-anew`);
  }
  for (const status of ["draft", "sent", "changes_asked", "rejected"] as const) {
    const unopened = await createTestShop(api.db, { status });
    await expect(whereabouts(unopened.slug)).rejects.toMatchObject({ code: "store_not_found" });
    await expect(link(unopened.sellerKey)).rejects.toMatchObject({ code: "store_not_found" });
  }
  await expect(whereabouts("nobody-had-this")).rejects.toMatchObject({ code: "store_not_found" });
});
