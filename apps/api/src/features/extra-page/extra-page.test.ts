import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startTestApi, type TestApi } from "../../testing/test-api";
import { createTestShop, type TestShop } from "../../testing/test-shop";
import { extraPageTable } from "../shop/shop.table";

let api: TestApi;
let shop: TestShop;
let pages: (typeof extraPageTable.$inferSelect)[];
beforeAll(async () => {
  api = await startTestApi();
  shop = await createTestShop(api.db);
  const of = { shopId: shop.id };
  pages = await api.db
    .insert(extraPageTable)
    .values([
      {
        ...of,
        slug: "returns",
        titleBn: "ফেরত",
        titleEn: "Returns",
        bodyBn: "সাত দিন",
        bodyEn: "Seven days",
        position: 1,
      },
      { ...of, slug: "about-us", titleBn: "আমাদের কথা", bodyBn: "দুই বোন" },
    ])
    .returning();
});
afterAll(() => api.close());

const language = (name: string) => api.createClient({ "accept-language": name });

describe("a shopper reads the shop's own pages", () => {
  test("in the shop's order, in the language of the call", async () => {
    const { extraPages } = api.createClient();
    const list = async (name: "bn" | "en") =>
      (await extraPages.shopExtraPages({ language: name, sellerKey: shop.sellerKey })).data.extra_pages.map(
        ({ slug, title }) => [slug, title],
      );
    expect(await list("bn")).toEqual([
      ["about-us", "আমাদের কথা"],
      ["returns", "ফেরত"],
    ]);
    expect(await list("en")).toEqual([
      ["about-us", "আমাদের কথা"],
      ["returns", "Returns"],
    ]);
  });

  test("by slug and by id, in the language that the header names", async () => {
    const [returns] = pages;
    const of = { sellerKey: shop.sellerKey };
    const english = await language("en").extraPages.shopExtraPageBySlug({ ...of, slug: "returns" });
    expect(english.data.extra_page).toEqual([
      { id_extra_page: returns?.id, slug: "returns", title: "Returns", format: "plain", body: "Seven days" },
    ]);
    const bengali = await language("bn").extraPages.shopExtraPageById({ ...of, id: returns?.id ?? 0 });
    expect(bengali.data.extra_page[0]).toMatchObject({ title: "ফেরত", body: "সাত দিন" });
  });

  test("and is told when there is none, also of a page that another shop has", async () => {
    const other = await createTestShop(api.db);
    const of = { sellerKey: other.sellerKey };
    const id = pages[0]?.id ?? 0;
    const notFound = { code: "page_not_found", status: 404 };
    await expect(language("en").extraPages.shopExtraPageById({ ...of, id })).rejects.toMatchObject({
      ...notFound,
      message: "No page found!",
    });
    await expect(
      language("bn").extraPages.shopExtraPageBySlug({ ...of, slug: "returns" }),
    ).rejects.toMatchObject({
      ...notFound,
      message: "কোনো পেজ পাওয়া যায়নি!",
    });
    const none = await api.createClient().extraPages.shopExtraPages({ language: "en", ...of });
    expect(none.data.extra_pages).toEqual([]);
  });

  test("but not those of a shop that is closed", async () => {
    const closed = await createTestShop(api.db, { status: "suspended" });
    const of = { sellerKey: closed.sellerKey };
    const { extraPages } = language("en");
    for (const call of [
      extraPages.shopExtraPages({ language: "en", ...of }),
      extraPages.shopExtraPageById({ ...of, id: 1 }),
      extraPages.shopExtraPageBySlug({ ...of, slug: "returns" }),
    ]) {
      await expect(call).rejects.toMatchObject({ code: "store_not_found", status: 420 });
    }
  });
});
