import { randomUUID } from "node:crypto";
import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { startTestApi, type TestApi } from "../../testing/test-api";
import { createStaffOf } from "../../testing/test-people";
import { createTestShop, type TestShop } from "../../testing/test-shop";
import { auditEventTable } from "../audit/audit.table";
import { productTable } from "../catalogue/catalogue.table";
import { indexNewProducts } from "../catalogue/search-index.usecases";

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
const calls = () => staff.manager.client.sellerCategories;
const refused = (code: string) => expect.objectContaining({ code });
const onField = (field: string, code: string) =>
  expect.objectContaining({
    data: expect.objectContaining({ errors: [expect.objectContaining({ field, code })] }),
  });
const list = async () => (await calls().categories(inShop())).data.categories;
const create = (given: object = {}, idempotencyKey: string = randomUUID()) =>
  calls().createCategory(
    { ...inShop(), name_bn: "মধু", name_en: "Honey", position: 99, ...given },
    { context: { idempotencyKey } },
  );
const trail = async (action: "goods_category_create" | "goods_category_change" | "goods_category_remove") =>
  api.db
    .select()
    .from(auditEventTable)
    .where(and(eq(auditEventTable.shopId, shop.id), eq(auditEventTable.action, action)));
const vectorOf = async (id: number) => {
  const [row] = await api.db
    .select({ vector: productTable.searchVector, categoryId: productTable.categoryId })
    .from(productTable)
    .where(and(eq(productTable.shopId, shop.id), eq(productTable.id, id)));
  if (!row) throw new Error("The product is gone.");
  return row;
};

describe("a category of a shop", () => {
  test("is added at its place, with an address of its name, and once however often it is sent", async () => {
    const key = randomUUID();
    const before = await list();
    const made = (await create({ position: 1, motif: "grocery" }, key)).data.category;
    expect(made).toMatchObject({ slug: "honey", position: 1, product_count: 0 });
    expect((await create({ position: 1, motif: "grocery" }, key)).data.category).toEqual(made);
    expect((await list()).map(({ id_category }) => id_category)).toEqual([
      made.id_category,
      ...before.map(({ id_category }) => id_category),
    ]);
    expect(await trail("goods_category_create")).toHaveLength(1);
  });

  test("has a name in one language at least, which no other one has", async () => {
    await expect(create({ name_bn: " ", name_en: "" })).rejects.toEqual(
      onField("name_bn", "category_name_required"),
    );
    await expect(create({ name_bn: "x".repeat(41) })).rejects.toEqual(
      onField("name_bn", "category_name_long"),
    );
    await create({ name_en: "" });
    await expect(create({ name_bn: " ম ধু ", name_en: "" })).rejects.toEqual(
      onField("name_bn", "category_name_taken"),
    );
    const [first] = await list();
    await expect(create({ name_bn: "নতুন", name_en: first?.name_en.toUpperCase() })).rejects.toEqual(
      onField("name_en", "category_name_taken"),
    );
  });

  test("keeps its address when it is renamed; its products are found by the new name", async () => {
    const { categoryId } = await vectorOf(shop.rice.id);
    const category = (await list()).find(({ id_category }) => id_category === categoryId);
    if (!category) throw new Error("The category is gone.");
    const { id_category, version, slug, position } = category;
    const given = { ...inShop(), id_category, name_bn: "মুদি", name_en: "Zarda", position };
    const changed = (await calls().changeCategory({ ...given, version })).data.category;
    expect(changed).toMatchObject({ slug, name_en: "Zarda", picture: category.picture });
    expect((await vectorOf(shop.rice.id)).vector).toBe("");
    await indexNewProducts(api.db);
    expect((await vectorOf(shop.rice.id)).vector).toContain("zarda");

    // The same again changes nothing; something else of the same reading is refused.
    await calls().changeCategory({ ...given, version });
    await expect(calls().changeCategory({ ...given, name_en: "Other", version })).rejects.toEqual(
      refused("review_conflict"),
    );
    expect(await trail("goods_category_change")).toHaveLength(1);
  });

  test("is removed only with a place for its products, which move all at once", async () => {
    const { categoryId } = await vectorOf(shop.rice.id);
    const into = (await create()).data.category.id_category;
    const asked = { ...inShop(), id_category: categoryId };
    await expect(calls().removeCategory(asked)).rejects.toEqual(onField("into", "required"));
    for (const wrong of [categoryId, 999_999])
      await expect(calls().removeCategory({ ...asked, into: wrong })).rejects.toEqual(
        onField("into", "category_unknown"),
      );
    expect((await vectorOf(shop.rice.id)).categoryId).toBe(categoryId);

    const had = (await list()).find(({ id_category }) => id_category === categoryId)?.product_count;
    expect((await calls().removeCategory({ ...asked, into })).data.moved).toBe(had);
    expect((await list()).find(({ id_category }) => id_category === into)?.product_count).toBe(had);
    await indexNewProducts(api.db);
    const { categoryId: now, vector } = await vectorOf(shop.rice.id);
    expect([now, vector]).toEqual([into, expect.stringContaining("honey")]);
    await expect(calls().removeCategory({ ...asked, into })).rejects.toEqual(refused("not_found"));
    expect(await trail("goods_category_remove")).toHaveLength(1);
  });

  test("of another shop does not exist, and a packer keeps none", async () => {
    const other = await createTestShop(api.db);
    const [foreign] = await api.db
      .select({ id: productTable.categoryId })
      .from(productTable)
      .where(and(eq(productTable.shopId, other.id), eq(productTable.id, other.rice.id)));
    const id_category = foreign?.id ?? 0;
    const given = { ...inShop(), id_category, name_bn: "ক", name_en: "K", position: 1, version: "x" };
    await expect(calls().changeCategory(given)).rejects.toEqual(refused("not_found"));
    await expect(calls().removeCategory({ ...inShop(), id_category })).rejects.toEqual(refused("not_found"));
    const own = await vectorOf(shop.rice.id);
    await expect(
      calls().removeCategory({ ...inShop(), id_category: own.categoryId, into: id_category }),
    ).rejects.toEqual(onField("into", "category_unknown"));
    await expect(staff.packer.client.sellerCategories.categories(inShop())).rejects.toEqual(
      refused("forbidden"),
    );
  });
});
