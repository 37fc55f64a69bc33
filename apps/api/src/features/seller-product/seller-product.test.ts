import { randomUUID } from "node:crypto";
import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { pictureOf, startShop } from "../../testing/opened-shop";
import { createShopper, startTestApi, type TestApi } from "../../testing/test-api";
import { createAccount, createStaffOf, type TestAccount } from "../../testing/test-people";
import { createTestShop, type TestShop } from "../../testing/test-shop";
import { deleteUnusedPictures } from "../account/picture.usecases";
import { auditEventTable } from "../audit/audit.table";
import { categoryTable, productPictureTable, productTable } from "../catalogue/catalogue.table";
import { indexNewProducts } from "../catalogue/search-index.usecases";
import { stockMovementTable } from "../order/order.table";
import { shopTable } from "../shop/shop.table";

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
const refused = (code: string) => expect.objectContaining({ code });
const onField = (field: string, code: string) =>
  expect.objectContaining({
    data: expect.objectContaining({ errors: [expect.objectContaining({ field, code })] }),
  });
/** A request that is sent for the first time. */
const once = () => ({ context: { idempotencyKey: randomUUID() } });
const saree = { name: "Cotton Saree", price: 95_000, stock: 3 };

async function upload({ client }: TestAccount, seller_key = shop.sellerKey) {
  const picture = await pictureOf(400, 300, "saree.png");
  return (await client.sellerProducts.uploadProductPicture({ language, seller_key, picture })).data.picture;
}
const productsOf = (shopId: number) =>
  api.db.select().from(productTable).where(eq(productTable.shopId, shopId));

describe("a new product", () => {
  test("is a product like any other: found, looked at and bought", async () => {
    const { client } = staff.manager;
    const picture = await upload(staff.manager);
    const { data, message } = await client.sellerProducts.createProduct(
      { ...inShop(), ...saree, picture },
      once(),
    );
    expect(data.product).toMatchObject({ ...saree, slug: "cotton-saree", picture, has_price_range: false });
    expect(message).toContain("Cotton Saree");
    await indexNewProducts(api.db);

    const shopper = await createShopper(api);
    const found = await shopper.client.catalogue.shopProducts({
      language,
      sellerKey: shop.sellerKey,
      page: 1,
      searchText: "saree",
    });
    expect(found.data.products).toMatchObject([{ name: "Cotton Saree", price: 95_000, in_stock: true }]);
    const id_product = data.product.id_product;
    await shopper.client.cart.addToCart({ language, seller_key: shop.sellerKey, id_product, quantity: 2 });
    const cart = await shopper.client.cart.showCart({ language, sellerKey: shop.sellerKey });
    expect(cart.data.totals.item_total).toBe(190_000);
  });

  test("goes into the category that is chosen among the shop's, else into the first one, and into no other shop's", async () => {
    const { client } = staff.manager;
    const { sellerProducts: calls } = client;
    const made = await api.db
      .insert(categoryTable)
      .values([{ shopId: shop.id, slug: "last", nameEn: "Last", nameBn: "শেষ", picture: "x", position: 99 }])
      .returning({ id: categoryTable.id });
    const last = made[0]?.id ?? 0;
    const { categories } = (await calls.productCategories(inShop())).data;
    expect(categories.length).toBeGreaterThan(1);
    expect(categories.at(-1)).toEqual({ id_category: last, name: "Last" });
    const create = async (id_category?: number) =>
      calls.createProduct(
        { ...inShop(), ...saree, picture: await upload(staff.manager), id_category },
        once(),
      );
    const categoryOf = async (id: number) =>
      (await productsOf(shop.id)).find((product) => product.id === id)?.categoryId;
    const chosen = await create(last);
    expect(await categoryOf(chosen.data.product.id_product)).toBe(last);
    const usual = await create();
    expect(await categoryOf(usual.data.product.id_product)).toBe(categories[0]?.id_category);
    const foreign = await createTestShop(api.db);
    const [theirs] = await api.db
      .insert(categoryTable)
      .values({ shopId: foreign.id, slug: "theirs", nameEn: "Theirs", picture: "x" })
      .returning({ id: categoryTable.id });
    const before = await productsOf(shop.id);
    await expect(create(theirs?.id)).rejects.toEqual(onField("id_category", "category_unknown"));
    expect(await productsOf(shop.id)).toEqual(before);
    expect(chosen.message).toBe("“Cotton Saree” is on sale.");
  });

  test("of a shop that is not open is not said to be on sale", async () => {
    await api.db.update(shopTable).set({ status: "paused" }).where(eq(shopTable.id, shop.id));
    const product = { ...inShop(), ...saree, picture: await upload(staff.manager) };
    const key = once();
    const { message } = await staff.manager.client.sellerProducts.createProduct(product, key);
    expect(message).toContain("It will be on sale when the shop is open.");
    const again = await staff.manager.client.sellerProducts.createProduct(product, key);
    expect(again.message).toBe(message);
  });

  test("has its picture, the first line of its ledger and one row of the audit trail", async () => {
    const picture = await upload(staff.owner);
    const { data } = await staff.owner.client.sellerProducts.createProduct(
      { ...inShop(), ...saree, picture },
      once(),
    );
    const { id_product } = data.product;
    const isIts = (table: typeof productPictureTable | typeof stockMovementTable) =>
      and(eq(table.shopId, shop.id), eq(table.productId, id_product));
    expect(await api.db.select().from(productPictureTable).where(isIts(productPictureTable))).toEqual([
      { shopId: shop.id, productId: id_product, position: 0, picture },
    ]);
    expect(await api.db.select().from(stockMovementTable).where(isIts(stockMovementTable))).toMatchObject([
      { change: 3, reason: "initial" },
    ]);
    const trail = await api.db
      .select()
      .from(auditEventTable)
      .where(and(eq(auditEventTable.shopId, shop.id), eq(auditEventTable.action, "product_create")));
    expect(trail).toMatchObject([
      { subject: String(id_product), role: "owner", after: { ...saree, picture } },
    ]);
  });

  test("is made once by a button that is pressed twice, also with a picture each", async () => {
    const { client } = staff.owner;
    const before = (await productsOf(shop.id)).length;
    const context = { idempotencyKey: "pressed-twice" };
    const pictures = [await upload(staff.owner), await upload(staff.owner)];
    const answers = await Promise.all(
      pictures.map((picture) =>
        client.sellerProducts.createProduct({ ...inShop(), ...saree, picture }, { context }),
      ),
    );
    expect(answers[0]?.data).toEqual(answers[1]?.data);
    expect(await productsOf(shop.id)).toHaveLength(before + 1);
    const other = { ...saree, name: "Silk Saree", picture: pictures[0] ?? "" };
    await expect(client.sellerProducts.createProduct({ ...inShop(), ...other }, { context })).rejects.toEqual(
      refused("idempotency_key_reused"),
    );
  });

  test("of the same name, and of one that letters cannot write, has an address of its own", async () => {
    const picture = await upload(staff.owner);
    const make = async (name: string) => {
      const asked = { ...inShop(), ...saree, name, picture };
      return (await staff.owner.client.sellerProducts.createProduct(asked, once())).data.product.slug;
    };
    expect([await make("Cotton Saree"), await make("Cotton  Saree"), await make("!!!")]).toEqual([
      "cotton-saree",
      "cotton-saree-2",
      "product",
    ]);
  });

  test("is in the language that it was typed in, and in a shop without categories gets one of its trade", async () => {
    const owner = await createAccount(api);
    const { seller_key } = await startShop(owner);
    const picture = await upload(owner, seller_key);
    const asked = { language: "bn" as const, seller_key, ...saree, name: "সুতি শাড়ি", picture };
    const { data } = await owner.client.sellerProducts.createProduct(asked, once());
    expect(data.product.name).toBe("সুতি শাড়ি".normalize("NFC"));
    const [row] = await api.db
      .select()
      .from(productTable)
      .where(eq(productTable.id, data.product.id_product));
    expect(row).toMatchObject({ nameEn: "", nameBn: "সুতি শাড়ি".normalize("NFC") });
    const categories = await api.db
      .select()
      .from(categoryTable)
      .where(eq(categoryTable.shopId, row?.shopId ?? 0));
    expect(categories).toHaveLength(1);
    expect(categories[0]?.nameBn).not.toBe("");
    const { data: opening } = await owner.client.sellerOpening.opening({ language, seller_key });
    expect(opening.opening.tasks.find(({ task }) => task === "product")?.state).toBe("done");
  });

  test("keeps its picture when those that nobody shows are deleted", async () => {
    const kept = await upload(staff.owner);
    const forgotten = await upload(staff.owner);
    await staff.owner.client.sellerProducts.createProduct({ ...inShop(), ...saree, picture: kept }, once());
    const later = { now: () => new Date(api.clock.now().getTime() + 25 * 3600 * 1000) };
    const store = {
      put: async () => undefined,
      get: async () => undefined,
      delete: (key: string) => Promise.resolve(void api.files.delete(key)),
    };
    await deleteUnusedPictures({ db: api.db, files: store, clock: later }, 1000);
    expect(api.files.get(kept)).toBeDefined();
    expect(api.files.get(forgotten)).toBeUndefined();
  });
});

describe("what is refused changes nothing", () => {
  test.each([
    ["name", { name: "  " }, "product_name_required"],
    ["name", { name: "ক".repeat(101) }, "product_name_long"],
    ["price", { price: 0 }, "price_invalid"],
    ["price", { price: 1250 }, "price_invalid"],
    ["stock", { stock: -1 }, "stock_invalid"],
    ["stock", { stock: 1.5 }, "stock_invalid"],
  ])("a wrong %s: %j", async (field, wrong, code) => {
    const before = await productsOf(shop.id);
    const asked = { ...inShop(), ...saree, picture: "uploads/x", ...wrong };
    await expect(staff.owner.client.sellerProducts.createProduct(asked, once())).rejects.toEqual(
      onField(field, code),
    );
    expect(await productsOf(shop.id)).toEqual(before);
  });

  test("a picture that somebody else uploaded", async () => {
    const picture = await upload(staff.manager);
    const asked = { ...inShop(), ...saree, picture };
    await expect(staff.owner.client.sellerProducts.createProduct(asked, once())).rejects.toEqual(
      onField("picture", "picture_unknown"),
    );
  });

  test("a request without a key, which could be sent twice unseen", async () => {
    const asked = { ...inShop(), ...saree, picture: await upload(staff.owner) };
    const before = await productsOf(shop.id);
    await expect(staff.owner.client.sellerProducts.createProduct(asked)).rejects.toEqual(
      refused("idempotency_key_required"),
    );
    expect(await productsOf(shop.id)).toEqual(before);
  });

  test("a packer, and the owner of another shop", async () => {
    const other = await createStaffOf(api, await createTestShop(api.db));
    const asked = { ...inShop(), ...saree, picture: "uploads/x" };
    await expect(staff.packer.client.sellerProducts.createProduct(asked, once())).rejects.toEqual(
      refused("forbidden"),
    );
    await expect(other.owner.client.sellerProducts.createProduct(asked, once())).rejects.toEqual(
      refused("shop_not_found"),
    );
  });
});

test("a shop's list has its own products alone, newest first, with their stock", async () => {
  const picture = await upload(staff.owner);
  await staff.owner.client.sellerProducts.createProduct({ ...inShop(), ...saree, picture }, once());
  const { data } = await staff.manager.client.sellerGoods.goods(inShop());
  expect(data).toMatchObject({ counts: { live: 5, out: 1 }, next_before: null });
  expect(data.products.map(({ name, stock }) => [name, stock])).toEqual([
    ["Cotton Saree", 3],
    ["Shirt", 12],
    ["Salt", 0],
    ["Tea Leaves", 3],
    ["Miniket Rice", 20],
  ]);
});
