import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startTestApi, type TestApi } from "../../testing/test-api";
import { createTestShop, type TestShop } from "../../testing/test-shop";
import { productTable } from "./catalogue.table";

let api: TestApi;
let shop: TestShop;

beforeAll(async () => {
  api = await startTestApi();
  shop = await createTestShop(api.db);
});
afterAll(() => api.close());

const en = () => ({ language: "en" as const, sellerKey: shop.sellerKey });
const search = async (searchText: string) => {
  const found = await api.createClient().catalogue.shopProducts({ ...en(), page: 1, searchText });
  return found.data.products.map(({ slug }) => slug);
};

test("a search engine is told every product of a shop, and of no other shop", async () => {
  const other = await createTestShop(api.db);
  const { catalogue } = api.createClient();
  const { data } = await catalogue.shopProductSlugs({ sellerKey: shop.sellerKey, page: 1 });
  expect(data).toMatchObject({ total: 4, per_page: 2500, last_page: 1, next: null, prev: null });
  expect(data.products.map(({ slug }) => slug).sort()).toEqual(["rice", "salt", "shirt", "tea"]);
  const past = await catalogue.shopProductSlugs({ sellerKey: other.sellerKey, page: 2 });
  expect(past.data).toMatchObject({ products: [], total: 4 });
  await expect(catalogue.shopProductSlugs({ sellerKey: "nosuchshop", page: 1 })).rejects.toMatchObject({
    code: "store_not_found",
  });
});

describe("a shopper looks around a shop", () => {
  test("and sees its categories with how many products each has, and can narrow them by a word", async () => {
    const client = api.createClient();
    const all = await client.catalogue.shopProductCategory(en());
    expect(all.data.product_category.map(({ slug, product_count }) => [slug, product_count])).toEqual([
      ["food", 3],
      ["clothes", 1],
    ]);
    const narrowed = await client.catalogue.shopProductCategory({ ...en(), filter: "পোশাক" });
    expect(narrowed.data.product_category.map(({ name }) => name)).toEqual(["Clothes"]);
  });

  test("and sees new products first, sold-out ones last", async () => {
    const page = await api
      .createClient()
      .catalogue.shopProductsByCategory({ ...en(), categorySlug: "all", page: 1 });
    expect(page.data.products.map(({ slug }) => slug)).toEqual(["shirt", "tea", "rice", "salt"]);
    expect(page.data).toMatchObject({
      total: 4,
      last_page: 1,
      price_range: [{ min_price: 4000, max_price: 80_000 }],
    });
  });

  test("and sees on a card what the product costs, in the language asked for", async () => {
    const page = await api.createClient().catalogue.shopProductsByCategory({
      ...en(),
      language: "bn",
      categorySlug: "clothes",
      page: 1,
    });
    expect(page.data.products).toEqual([
      {
        id_product: shop.shirt.id,
        slug: "shirt",
        name: "শার্ট",
        picture: "shirt-1",
        price: 80_000,
        old_price: null,
        price_varies: true,
        unit_price: null,
        in_stock: true,
        few_left: null,
        has_attributes: true,
        colours: { swatches: ["#c00", "#00c"], count: 2 },
        lead: "",
        ribbon: { id_ribbon: shop.ribbons.sale.id, slug: "sale", name: "ছাড়", tone: 1 },
      },
    ]);
    expect(page.data.category?.name).toBe("পোশাক");
  });

  test("and sorts by price and keeps within a range, with the range of the whole list beside it", async () => {
    const client = api.createClient();
    const list = async (sort_by: "price_low" | "price_high") => {
      const page = await client.catalogue.shopProductsByCategory({
        ...en(),
        categorySlug: "food",
        page: 1,
        sort_by,
        min_price: 5000,
        max_price: 20_000,
      });
      expect(page.data.price_range).toEqual([{ min_price: 4000, max_price: 12_345 }]);
      return page.data.products.map(({ slug }) => slug);
    };
    expect(await list("price_low")).toEqual(["tea", "rice"]);
    expect(await list("price_high")).toEqual(["rice", "tea"]);
  });

  test("and still sees how many there are on a page that is too far", async () => {
    const page = await api
      .createClient()
      .catalogue.shopProductsByCategory({ ...en(), categorySlug: "food", page: 9 });
    expect(page.data).toMatchObject({ products: [], total: 3, last_page: 1 });
  });

  test("and sees what a ribbon gathers", async () => {
    const client = api.createClient();
    const page = await client.catalogue.shopProductsByCategory({
      ...en(),
      categorySlug: "all",
      page: 1,
      ribbon: shop.ribbons.sale.id,
    });
    expect(page.data.products.map(({ slug }) => slug)).toEqual(["shirt"]);
    const home = await client.catalogue.shopRibbonProducts(en());
    expect(home.data.ribbons).toMatchObject([{ slug: "sale", total: 1, products: [{ slug: "shirt" }] }]);
    expect((await client.catalogue.shopRibbons({ sellerKey: shop.sellerKey })).data.ribbons).toHaveLength(1);
  });

  test("and sees on a home in shelves its categories with their first products, and of each, there and in a list, what its description begins with", async () => {
    const other = await createTestShop(api.db);
    const theme = { version: 1, seed: "#123456", homeLayout: "showcase" } as const;
    const shown = await createTestShop(api.db, { theme });
    const homeOf = async ({ sellerKey }: TestShop) =>
      (await api.createClient().catalogue.shopRibbonProducts({ language: "en", sellerKey })).data;
    const isTea = and(eq(productTable.shopId, other.id), eq(productTable.slug, "tea"));
    await api.db.update(productTable).set({ descriptionEn: "From Sylhet\nStrong." }).where(isTea);
    const { shelves } = await homeOf(other);
    expect(shelves.map(({ slug, products }) => [slug, products.map((each) => each.slug)])).toEqual([
      ["food", ["tea", "rice", "salt"]],
      ["clothes", ["shirt"]],
    ]);
    expect(shelves[0]?.products.map(({ lead }) => lead)).toEqual(["From Sylhet", "", ""]);
    const asked = { language: "en", sellerKey: other.sellerKey, categorySlug: "food", page: 1 } as const;
    const list = await api.createClient().catalogue.shopProductsByCategory(asked);
    expect(list.data.products.find(({ slug }) => slug === "tea")?.lead).toBe("From Sylhet");
    expect((await homeOf(shown)).shelves).toEqual([]);
  });

  test("and is told that a category or a product does not exist", async () => {
    const client = api.createClient();
    await expect(
      client.catalogue.shopProductsByCategory({ ...en(), categorySlug: "cars", page: 1 }),
    ).rejects.toMatchObject({ code: "not_found", status: 404 });
    await expect(client.catalogue.shopProductById({ ...en(), slug: "car" })).rejects.toMatchObject({
      code: "product_not_found",
      message: "No product found",
    });
  });

  test("and sees banners in Bengali where the English is not written", async () => {
    const other = await createTestShop(api.db);
    const banners = await api
      .createClient()
      .catalogue.shopBannersList({ language: "en", sellerKey: other.sellerKey });
    expect(banners.data.banners).toMatchObject([{ title: "Welcome", text: "" }]);
  });
});

describe("a shopper opens a product", () => {
  test("without attributes by its slug or its number", async () => {
    const client = api.createClient();
    const bySlug = await client.catalogue.shopProductById({ ...en(), slug: "tea" });
    const byId = await client.catalogue.shopProductById({ ...en(), slug: String(shop.tea.id) });
    expect(bySlug.data).toEqual(byId.data);
    expect(bySlug.data.product[0]).toMatchObject({
      name: "Tea Leaves",
      stock: 3,
      old_price: 6000,
      pictures: ["tea-1"],
      category: { slug: "food", name: "Food" },
      product_global_attribute: [],
    });
  });

  test("with attributes and sees every combination there is, sold-out ones too", async () => {
    const found = await api.createClient().catalogue.shopProductById({ ...en(), slug: "shirt" });
    const product = found.data.product[0];
    expect(product?.product_global_attribute.map((each) => each.global_attribute_name)).toEqual([
      "Size",
      "Colour",
    ]);
    const combinations = product?.product_attribute.product_attributes_combination.map((combination) => [
      combination.attributes_list.map(({ name }) => name).join(" "),
      combination.price,
      combination.stock,
    ]);
    expect(combinations).toEqual([
      ["S Red", 80_000, 7],
      ["M Red", 90_000, 5],
      ["S Blue", 80_000, 0],
    ]);
  });
});

describe("a shopper searches", () => {
  test.each([
    ["rice", ["rice"]],
    ["চাল", ["rice"]],
    ["chal", ["rice"]],
    ["lobon", ["salt"]],
    ["shart", ["shirt"]],
    ["Leaves TEA", ["tea"]],
  ])("for %s and finds %j", async (text, slugs) => {
    expect(await search(text)).toEqual(slugs);
  });

  test("with a typing error and still finds it", async () => {
    expect(await search("shrit")).toEqual(["shirt"]);
    expect(await search("minikett")).toEqual(["rice"]);
    expect(await search("leavs")).toEqual(["tea"]);
    expect(await search("মিনকেট")).toEqual(["rice"]);
  });

  test("for a word of every description and finds all, the sold-out one last", async () => {
    expect(await search("quality")).toHaveLength(4);
    expect((await search("quality")).at(-1)).toBe("salt");
  });

  test("for signs that mean something to the database and finds nothing", async () => {
    expect(await search("%")).toEqual([]);
    expect(await search("zzz_%")).toEqual([]);
    expect(await search("'; drop table product; --")).toEqual([]);
  });
});

describe("another shop's goods", () => {
  test("shows nothing of another shop by its ids", async () => {
    const other = await createTestShop(api.db);
    await expect(
      api.createClient().catalogue.shopProductById({ ...en(), slug: String(other.rice.id) }),
    ).rejects.toMatchObject({ code: "product_not_found" });
    const list = { ...en(), categorySlug: "all", page: 1 };
    const { catalogue } = api.createClient();
    const notFound = { code: "not_found", status: 404 };
    await expect(
      catalogue.shopProductsByCategory({ ...list, ribbon: other.ribbons.sale.id }),
    ).rejects.toMatchObject(notFound);
    await expect(
      catalogue.shopProductsByCategory({ ...list, attribute: [String(other.values.red)] }),
    ).rejects.toMatchObject(notFound);
    await expect(
      catalogue.shopRibbonProductsById({ ...en(), ribbonId: other.ribbons.sale.id, page: 1 }),
    ).rejects.toMatchObject(notFound);
  });

  test("is closed with a shop that is suspended", async () => {
    const closed = await createTestShop(api.db, { status: "suspended" });
    const of = { language: "bn" as const, sellerKey: closed.sellerKey };
    const { catalogue } = api.createClient();
    const calls = [
      catalogue.shopProductCategory(of),
      catalogue.shopBannersList(of),
      catalogue.shopRibbons({ sellerKey: closed.sellerKey }),
      catalogue.shopRibbonProducts(of),
      catalogue.shopProductsByCategory({ ...of, categorySlug: "all", page: 1 }),
      catalogue.shopRibbonProductsById({ ...of, ribbonId: closed.ribbons.sale.id, page: 1 }),
      catalogue.shopProducts({ ...of, page: 1, searchText: "rice" }),
      catalogue.searchSuggestions({ ...of, searchText: "rice" }),
      catalogue.shopProductById({ ...of, slug: "rice" }),
    ];
    for (const answer of await Promise.allSettled(calls)) {
      expect(answer).toMatchObject({ reason: { status: 420, message: "দোকানটি পাওয়া যায়নি!" } });
    }
  });
});
