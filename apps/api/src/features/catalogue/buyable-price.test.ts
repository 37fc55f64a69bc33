import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { wholeTaka } from "../../testing/second-calculation";
import { createShopper, startTestApi, type TestApi } from "../../testing/test-api";
import { createStaffOf } from "../../testing/test-people";
import { createTestShop, type TestShop } from "../../testing/test-shop";
import { productCombinationTable, productTable } from "./catalogue.table";

let api: TestApi;
let shop: TestShop;
beforeAll(async () => {
  api = await startTestApi();
});
beforeEach(async () => {
  shop = await createTestShop(api.db);
});
afterAll(() => api.close());

const language = "en" as const;

/** The shirt's card in the list, and what its own page says. */
async function look(narrowing: { min_price?: number; max_price?: number } = {}) {
  api.forget(shop.id);
  const { catalogue } = api.createClient();
  const asked = { language, sellerKey: shop.sellerKey };
  const { data } = await catalogue.shopProductsByCategory({
    ...asked,
    categorySlug: "clothes",
    page: 1,
    ...narrowing,
  });
  const whole = await catalogue.shopProductById({ ...asked, slug: "shirt" });
  const said = (product: { price: number; old_price: number | null; price_varies: boolean } | undefined) =>
    product && [product.price, product.old_price, product.price_varies];
  return { card: said(data.products[0]), page: said(whole.data.product[0]), range: data.price_range[0] };
}
const both = (price: number, old_price: number | null, price_varies: boolean) => ({
  card: [price, old_price, price_varies],
  page: [price, old_price, price_varies],
});

const setCombination = (
  { id }: { id: number },
  change: Partial<typeof productCombinationTable.$inferInsert>,
) => api.db.update(productCombinationTable).set(change).where(eq(productCombinationTable.id, id));

describe("a product that comes in several costs what can be bought of it", () => {
  test("also after an order took the last of the cheapest, until it is cancelled", async () => {
    expect(await look()).toMatchObject(both(80_000, null, true));
    const { client } = await createShopper(api);
    const placed = await client.order.directPurchaseOrder(
      {
        language,
        seller_key: shop.sellerKey,
        id_product: shop.shirt.id,
        id_product_attribute: [shop.values.s, shop.values.red],
        quantity: shop.combinations.sRed.stock,
        shipping_method: 2,
        expected_total: wholeTaka(shop.combinations.sRed.stock * 80_000),
      },
      { context: { idempotencyKey: "the last ones" } },
    );
    expect(await look()).toMatchObject(both(90_000, null, false));
    expect((await look()).range).toEqual({ min_price: 90_000, max_price: 90_000 });
    expect((await look({ max_price: 85_000 })).card).toBeUndefined();
    expect((await look({ min_price: 85_000 })).card).toEqual([90_000, null, false]);
    await client.order.customerOrderUpdate({ order_id: placed.data.order_id, confirmed: true });
    expect(await look()).toMatchObject(both(80_000, null, true));
  });

  test("and the least of all where everything is sold out", async () => {
    await api.db.update(productCombinationTable).set({ stock: 0 });
    expect(await look()).toMatchObject(both(80_000, null, true));
  });

  test("with the old price of what is the cheapest then", async () => {
    const { sRed, mRed } = shop.combinations;
    await setCombination(mRed, { oldPrice: 99_000 });
    expect(await look()).toMatchObject(both(80_000, null, true));
    await setCombination(sRed, { hidden: true });
    expect(await look()).toMatchObject(both(90_000, 99_000, false));
    await setCombination(mRed, { price: 70_000 });
    expect(await look()).toMatchObject(both(70_000, 99_000, false));
    await api.db.delete(productCombinationTable).where(eq(productCombinationTable.id, mRed.id));
    expect(await look()).toMatchObject(both(80_000, null, false));
  });

  test("after its seller changed something else of it", async () => {
    const { client } = (await createStaffOf(api, shop)).owner;
    const asked = { language, seller_key: shop.sellerKey };
    const once = () => ({ context: { idempotencyKey: randomUUID() } });
    const { sRed } = shop.combinations;
    const counted = { id_product: shop.shirt.id, id_combination: sRed.id, pieces: sRed.stock };
    await client.sellerStock.changeStock({ ...asked, ...counted, change: "damaged" }, once());
    expect(await look()).toMatchObject(both(90_000, null, false));
    const edited = (await client.productDrafts.editProduct({ ...asked, id_product: shop.shirt.id })).data;
    const { id_draft, version } = edited.draft;
    const named = { ...asked, id_draft, version, name_en: "Shirt, long" };
    const { draft } = (await client.productDrafts.saveDraft(named)).data;
    await client.productDrafts.publishDraft({ ...asked, id_draft, version: draft.version }, once());
    expect(await look()).toMatchObject(both(90_000, null, false));
  });

  test("whose price for a kilogram is not that of a pack that is sold out", async () => {
    const { sRed, mRed } = shop.combinations;
    await setCombination(mRed, { measureAmount: 500, measureUnit: "g" });
    const perKilogram = async () => {
      api.forget(shop.id);
      const asked = { language, sellerKey: shop.sellerKey, categorySlug: "clothes", page: 1 };
      return (await api.createClient().catalogue.shopProductsByCategory(asked)).data.products[0]?.unit_price;
    };
    expect(await perKilogram()).toMatchObject({ price: 180_000, per: "kg" });
    await setCombination(mRed, { stock: 0 });
    expect(await perKilogram()).toBeNull();
    await setCombination(sRed, { stock: 0 });
    expect(await perKilogram()).toMatchObject({ price: 180_000, per: "kg" });
  });

  test("and a product without choices costs what it did", async () => {
    const [rice] = await api.db.select().from(productTable).where(eq(productTable.id, shop.rice.id));
    expect(rice).toMatchObject({ price: 12_345, maxPrice: 12_345 });
  });
});
