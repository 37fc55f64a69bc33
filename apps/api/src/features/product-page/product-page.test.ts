import { randomUUID } from "node:crypto";
import type { ProductContent } from "@haat/contract/seller/product-content";
import { previewedProduct, previewPrefix } from "@haat/contract/shared/reserved-labels";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { pictureOf } from "../../testing/opened-shop";
import { startTestApi, type TestApi } from "../../testing/test-api";
import { createStaffOf } from "../../testing/test-people";
import { createTestShop, type TestShop } from "../../testing/test-shop";

let api: TestApi;
let shop: TestShop;
let staff: Awaited<ReturnType<typeof createStaffOf>>;
beforeAll(async () => {
  api = await startTestApi();
  shop = await createTestShop(api.db);
  staff = await createStaffOf(api, shop);
});
afterAll(() => api.close());

const language = "en" as const;
const inShop = () => ({ language, seller_key: shop.sellerKey });
const drafts = () => staff.manager.client.productDrafts;

async function upload() {
  const picture = await pictureOf(400, 300, "saree.png");
  const { data } = await staff.manager.client.sellerProducts.uploadProductPicture({ ...inShop(), picture });
  return data.picture;
}

async function begin(given: Partial<ProductContent>) {
  const asked = { ...inShop(), pictures: [await upload()], ...given };
  return (await drafts().createDraft(asked, { context: { idempotencyKey: randomUUID() } })).data.draft;
}

/** The key in the address of a preview. */
const keyIn = (path: string | null) =>
  new RegExp(`^/${previewPrefix}([a-z0-9]+)/product-details/${previewedProduct}$`).exec(path ?? "")?.[1] ??
  "";

const look = (sellerKey: string, slug: string = previewedProduct) =>
  api
    .createClient()
    .catalogue.shopProductById({ language, sellerKey, slug })
    .then(
      ({ data }) => data.product[0],
      ({ code }: { code: string }) => code,
    );

const saree = { name_en: "Cotton Saree", price: 95_000, old_price: 120_000, stock: 3 };
const value = (key: string, name_en: string) => ({ key, name_en, name_bn: "", swatch: null });
const variant = (values: string[], given = {}) => ({
  values,
  price: null,
  old_price: null,
  stock: 4,
  measure: null,
  picture: null,
  hidden: false,
  ...given,
});
const sizes: Partial<ProductContent> = {
  ...saree,
  stock: null,
  old_price: null,
  attributes: [
    { name_en: "Size", name_bn: "মাপ", values: [value("s", "S"), value("m", "M"), value("l", "L")] },
  ],
  combinations: [
    variant(["s"]),
    variant(["m"], { price: 90_000, old_price: 99_000, stock: 2 }),
    variant(["l"], { hidden: true }),
  ],
};

describe("a draft that is looked at in the shop", () => {
  test("shows what customers would see, and sells nothing", async () => {
    const draft = await begin(saree);
    const key = keyIn(draft.preview_path);
    expect(await look(key)).toMatchObject({
      name: "Cotton Saree",
      price: 95_000,
      old_price: 120_000,
      stock: 3,
      in_stock: true,
      has_attributes: false,
      pictures: draft.content.pictures,
      category: { name: expect.stringMatching(/./) },
    });
    const client = api.createClient();
    const { data } = await client.store.sellerInfoByShop({ language, shop_name: `${previewPrefix}${key}` });
    expect(data.seller[0]?.standing).toMatchObject({
      is_selling: false,
      is_preview: true,
      preview_draft: true,
      preview_scheme: null,
    });
    const put = client.cart.addToCart({ language, seller_key: key, id_product: shop.rice.id, quantity: 1 });
    await expect(put).rejects.toMatchObject({ code: "shop_not_selling" });
  });

  test("has its variants with their prices and pieces, without those that are hidden", async () => {
    const seen = await look(keyIn((await begin(sizes)).preview_path));
    expect(seen).toMatchObject({
      price: 90_000,
      old_price: 99_000,
      price_varies: true,
      stock: 6,
      has_attributes: true,
      product_global_attribute: [{ global_attribute_name: "Size" }],
    });
    const { product_attributes_combination: shown } = Object(seen).product_attribute;
    expect(shown).toMatchObject([
      { attributes_list: [{ name: "S" }], price: 95_000, old_price: null, stock: 4 },
      { attributes_list: [{ name: "M" }], price: 90_000, old_price: 99_000, stock: 2 },
    ]);
  });

  test("shows the changes of what is sold beside the shop as it is, with the pieces of the ledger", async () => {
    const { draft } = (await drafts().editProduct({ ...inShop(), id_product: shop.rice.id })).data;
    const { id_draft, version } = draft;
    const saved = (await drafts().saveDraft({ ...inShop(), id_draft, version, name_en: "New Rice" })).data
      .draft;
    const key = keyIn(saved.preview_path);
    expect(await look(key)).toMatchObject({ id_product: shop.rice.id, name: "New Rice", stock: 20 });
    expect(await look(key, "rice")).toMatchObject({ name: "Miniket Rice" });
    expect(await look(shop.sellerKey, "rice")).toMatchObject({ name: "Miniket Rice" });
  });

  test("is not to be looked at while something is missing, nor when it is gone", async () => {
    const draft = await begin(saree);
    const key = keyIn(draft.preview_path);
    const { id_draft, version } = draft;
    const asked = { ...inShop(), id_draft, version };
    expect((await drafts().saveDraft({ ...asked, price: null })).data.draft.preview_path).toBeNull();
    expect(await look(key)).toBe("product_not_found");
    await drafts().discardDraft({ ...inShop(), id_draft });
    expect(await look(key)).toBe("product_not_found");
  });

  test("is for who has its key, until that ends: no part of it can be changed, and the shop itself has no draft", async () => {
    const own = keyIn((await begin(saree)).preview_path);
    const other = await createTestShop(api.db);
    const forged = [
      own.replace(/.$/, (end) => (end === "0" ? "1" : "0")),
      `${own.slice(0, 7)}000001${own.slice(13)}`,
      `${own.slice(0, 13)}${other.id.toString(36)}${own.slice(-20)}`,
      `dp${"z".repeat(5)}${own.slice(7)}`,
    ];
    for (const key of forged) expect([key, await look(key)]).toEqual([key, "store_not_found"]);
    expect(await look(shop.sellerKey)).toBe("product_not_found");
    expect(await look(own)).toMatchObject({ name: "Cotton Saree" });
    api.clock.advance(3601);
    api.forget();
    expect(await look(own)).toBe("store_not_found");
  });
});
