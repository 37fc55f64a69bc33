import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startTestApi, type TestApi } from "../../testing/test-api";
import { createTestShop, insertSearchable, type TestShop } from "../../testing/test-shop";

let api: TestApi;
let shop: TestShop;
beforeAll(async () => {
  api = await startTestApi();
  shop = await createTestShop(api.db);
});
afterAll(() => api.close());

const all = (of: TestShop = shop) => ({
  language: "en" as const,
  sellerKey: of.sellerKey,
  categorySlug: "all",
  page: 1,
});
const slugsOf = ({ data }: { data: { products: { slug: string }[] } }) =>
  data.products.map(({ slug }) => slug);

/** Adds products of a kilo of something to a shop. */
async function addProducts(of: TestShop, slugs: string[], given: { price?: number; stock?: number } = {}) {
  const texts = { descriptionBn: "", descriptionEn: "", categoryBn: "খাবার", categoryEn: "Food" };
  const { price = 1000, stock = 5 } = given;
  return insertSearchable(
    api.db,
    slugs.map((slug) => ({
      ...texts,
      slug,
      nameBn: `পণ্য ${slug}`,
      nameEn: `Thing ${slug}`,
      shopId: of.id,
      picture: slug,
      categoryId: of.categories.food.id,
      price,
      maxPrice: price,
      stock,
      publishedAt: new Date("2026-02-01T00:00:00Z"),
    })),
  );
}

describe("a shopper narrows a list", () => {
  test("by a value of an attribute, by its id or by its name in either language", async () => {
    const { catalogue } = api.createClient();
    for (const value of [String(shop.values.blue), "blue", "নীল", " BLUE "]) {
      const page = await catalogue.shopProductsByCategory({ ...all(), attribute: [value] });
      expect(slugsOf(page), value).toEqual(["shirt"]);
    }
  });

  test("by several ribbons, of which any will do", async () => {
    const { catalogue } = api.createClient();
    const listed = async (ribbon: number | number[]) =>
      slugsOf(await catalogue.shopProductsByCategory({ ...all(), ribbon }));
    expect(await listed(shop.ribbons.sale.id)).toEqual(["shirt"]);
    expect(await listed([shop.ribbons.sale.id, shop.ribbons.sale.id])).toEqual(["shirt"]);
    await expect(listed([shop.ribbons.sale.id, 999_999])).rejects.toMatchObject({ code: "not_found" });
  });

  test("by values of two attributes, which have to meet in one combination", async () => {
    const { catalogue } = api.createClient();
    const narrowed = async (...attribute: string[]) =>
      slugsOf(await catalogue.shopProductsByCategory({ ...all(), attribute }));
    expect(await narrowed("M", "Red")).toEqual(["shirt"]);
    expect(await narrowed("M", "Blue")).toEqual([]);
    expect(await narrowed("M", "Blue", "Red")).toEqual(["shirt"]);
  });

  test("and is told what there is to choose from, with how many products each choice leaves", async () => {
    const { catalogue } = api.createClient();
    const page = await catalogue.shopProductsByCategory({ ...all(), language: "bn", attribute: ["Red"] });
    expect(page.data.filters).toEqual({
      in_stock_count: 1,
      ribbons: [{ id_ribbon: shop.ribbons.sale.id, slug: "sale", name: "ছাড়", tone: 1, product_count: 1 }],
      attributes: [
        {
          id_global_attribute: expect.any(Number),
          global_attribute_name: "মাপ",
          values: [
            { id_product_attribute: shop.values.s, name: "এস", swatch: null, product_count: 1 },
            { id_product_attribute: shop.values.m, name: "এম", swatch: null, product_count: 1 },
          ],
        },
        {
          id_global_attribute: expect.any(Number),
          global_attribute_name: "রং",
          values: [
            { id_product_attribute: shop.values.red, name: "লাল", swatch: "#c00", product_count: 1 },
            { id_product_attribute: shop.values.blue, name: "নীল", swatch: "#00c", product_count: 1 },
          ],
        },
      ],
    });
    const food = await catalogue.shopProductsByCategory({ ...all(), categorySlug: "food" });
    expect(food.data.filters).toEqual({ in_stock_count: 2, ribbons: [], attributes: [] });
  });

  test("and sees a choice that would leave nothing, with a nought", async () => {
    const { catalogue } = api.createClient();
    const counts = async (narrowing: { attribute?: string[]; max_price?: number; in_stock?: "1" }) => {
      const { data } = await catalogue.shopProductsByCategory({ ...all(), ...narrowing });
      const { ribbons, attributes } = data.filters;
      const values = attributes.flatMap((attribute) => attribute.values);
      return Object.fromEntries([...ribbons, ...values].map((each) => [each.name, each.product_count]));
    };
    expect(await counts({ max_price: 100 })).toEqual({ Sale: 0, S: 0, M: 0, Red: 0, Blue: 0 });
    // M comes in red alone.
    expect(await counts({ attribute: ["M"] })).toEqual({ Sale: 1, S: 1, M: 1, Red: 1, Blue: 0 });
    expect(await counts({ in_stock: "1" })).toEqual({ Sale: 1, S: 1, M: 1, Red: 1, Blue: 0 });
  });

  test("to what can be had, in the chosen combination", async () => {
    const { catalogue } = api.createClient();
    const found = async (attribute?: string[]) =>
      slugsOf(await catalogue.shopProductsByCategory({ ...all(), attribute, in_stock: "1" }));
    expect((await found()).sort()).toEqual(["rice", "shirt", "tea"]);
    expect(await found(["S"])).toEqual(["shirt"]);
    // The blue one is sold out.
    expect(await found(["Blue"])).toEqual([]);
  });

  test("by everything at once, on the list of a ribbon and in a search too", async () => {
    const { catalogue } = api.createClient();
    const narrowing = { min_price: 70_000, max_price: 90_000, attribute: ["Red"] };
    const { language, sellerKey } = all();
    const ofRibbon = await catalogue.shopRibbonProductsById({
      language,
      sellerKey,
      page: 1,
      ribbonId: shop.ribbons.sale.id,
      ...narrowing,
    });
    expect(slugsOf(ofRibbon)).toEqual(["shirt"]);
    expect(ofRibbon.data.ribbon).toMatchObject({ slug: "sale", name: "Sale" });
    const search = { language, sellerKey, page: 1, searchText: "shirt", ...narrowing };
    expect(slugsOf(await catalogue.shopProducts({ ...search, ribbon: shop.ribbons.sale.id }))).toEqual([
      "shirt",
    ]);
    expect(slugsOf(await catalogue.shopProducts({ ...search, max_price: 75_000 }))).toEqual([]);
  });

  test("and hears in the language of the call of a query name that is not known", async () => {
    for (const [language, message] of [
      ["en", "This field is not known here."],
      ["bn", "এই ঘরটি এখানে চেনা যায় না।"],
    ]) {
      const path = `/api/v1/shop_products_by_category/${language}/${shop.sellerKey}/all/1?colour=red`;
      const answer = await api.fetch(new Request(`http://api${path}`));
      expect(answer.status).toBe(422);
      expect(await answer.json()).toMatchObject({
        success: false,
        code: "invalid_input",
        errors: [{ field: "colour", code: "unknown_field", message }],
      });
    }
  });

  test("and of a page that is too long, of a sort that is not known and of a page number that is none", async () => {
    for (const path of [
      "1?per_page=101",
      "1?per_page=0",
      "1?sort_by=random",
      "0",
      "first",
      "1?min_price=-1",
    ]) {
      const url = `http://api/api/v1/shop_products_by_category/en/${shop.sellerKey}/all/${path}`;
      expect((await api.fetch(new Request(url))).status, path).toBe(422);
    }
  });
});

describe("a shopper turns pages", () => {
  test("by paths that keep the query, also as a Link header", async () => {
    const query = "per_page=2&sort_by=price_low&attribute=Red&attribute=Blue";
    const path = `/api/v1/shop_products_by_category/en/${shop.sellerKey}/all/1?per_page=2&sort_by=price_low`;
    const first = await api.fetch(new Request(`http://api${path}`));
    const { data } = (await first.json()) as { data: { next: string; prev: null; last_page: number } };
    expect(data).toMatchObject({ total: 4, per_page: 2, last_page: 2, prev: null });
    expect(data.next).toMatch(
      new RegExp(`^/api/v1/shop_products_by_category/en/${shop.sellerKey}/all/2\\?.*per_page=2`),
    );
    expect(first.headers.get("link")).toContain(`<${data.next}>; rel="next"`);
    const second = await api.fetch(new Request(`http://api${data.next}`));
    expect(await second.json()).toMatchObject({
      data: { next: null, prev: expect.stringContaining("/all/1?") },
    });
    const narrowed = await api.fetch(new Request(`http://api${path.split("1?")[0]}2?${query}`));
    expect(narrowed.headers.get("link")).toContain("attribute=Red&attribute=Blue");
  });

  test.each(["newest", "best_match", "price_low", "price_high"] as const)(
    "sorted by %s and sees every product once, whatever is added meanwhile",
    async (sort_by) => {
      const busy = await createTestShop(api.db);
      await addProducts(
        busy,
        Array.from({ length: 20 }, (_, number) => `old-${number}`),
      );
      const before = slugsOf(
        await api.createClient().catalogue.shopProductsByCategory({ ...all(busy), per_page: 100 }),
      );
      expect(before).toHaveLength(24);
      const seen: string[] = [];
      let path: string | null =
        `/api/v1/shop_products_by_category/en/${busy.sellerKey}/all/1?per_page=5&sort_by=${sort_by}`;
      for (let page = 1; path; page += 1) {
        const answer = await api.fetch(new Request(`http://api${path}`));
        const { data } = (await answer.json()) as {
          data: { products: { slug: string }[]; next: string | null; total: number };
        };
        expect(data.total).toBe(24);
        seen.push(...data.products.map(({ slug }) => slug));
        // First, last and in the middle of every order.
        await addProducts(busy, [`cheap-${page}`], { price: 1 });
        await addProducts(busy, [`dear-${page}`, `gone-${page}`], { price: 999_999, stock: page % 2 });
        api.clock.advance(60);
        path = data.next;
      }
      expect([...seen].sort()).toEqual([...before].sort());
      const again = await api.createClient().catalogue.shopProductsByCategory(all(busy));
      expect(again.data.total).toBeGreaterThan(24);
    },
  );
});
