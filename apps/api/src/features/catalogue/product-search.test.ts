import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startTestApi, type TestApi } from "../../testing/test-api";
import { createTestShop, type TestShop } from "../../testing/test-shop";
import type { Services } from "../../http/call";
import type { Cached } from "../../process/short-cache";
import { productTable, searchWordTable } from "./catalogue.table";
import { indexNewProducts } from "./search-index.usecases";
import { suggestProducts } from "./search-suggestion.usecases";
import { slipsBetween } from "./spelling";
import { hyphenatedWords, joinedWords, searchWords } from "../words/search-words";
import { soundsOf } from "../words/word-sound";

let api: TestApi;
let shop: TestShop;
beforeAll(async () => {
  api = await startTestApi();
  shop = await createTestShop(api.db);
});
afterAll(() => api.close());

const search = async (searchText: string) => {
  const found = await api
    .createClient()
    .catalogue.shopProducts({ language: "en", sellerKey: shop.sellerKey, page: 1, searchText });
  return found.data.products.map(({ slug }) => slug);
};

describe("a word sounds the same in both scripts", () => {
  test.each([
    ["আলু", "alu"],
    ["চাল", "chal"],
    ["মরিচ", "morich"],
    ["করলা", "korola"],
    ["চট্টগ্রাম", "chottogram"],
    ["ইলিশ", "ilish"],
    ["মাছ", "mach"],
    ["মিষ্টি", "mishti"],
    ["দই", "doi"],
    ["রসগোল্লা", "rosogolla"],
    ["দুধ", "dudh"],
    ["পেঁয়াজ", "piyaj"],
    ["ঘি", "ghee"],
    ["শাড়ি", "saree"],
    ["শাড়ী", "shari"],
    ["চিংড়ি", "chingri"],
    ["পাঞ্জাবি", "panjabi"],
    ["লুঙ্গি", "lungi"],
    ["গুড়", "gur"],
    ["হালুয়া", "halua"],
    ["স্বপ্ন", "shopno"],
    ["বই", "boi"],
    ["মোবাইল", "mobile"],
    ["রাইস", "rice"],
    ["চার্জার", "charger"],
    ["বাটন", "button"],
    ["লাইট", "light"],
  ])("%s and %s", (bengali, latin) => {
    const [sound = ""] = soundsOf(bengali.normalize("NFC"));
    expect(sound).not.toBe("");
    expect(soundsOf(latin)).toContain(sound);
  });
});

describe("a text is read as words", () => {
  test("in lower case, with Latin digits and without signs", () => {
    expect(searchWords("  Rice, ৫ kg — (চাল)!")).toEqual(["rice", "5", "kg", "চাল"]);
  });

  test("the same in both encodings of ড়, ঢ় and য়, and with or without joiners", () => {
    for (const [one, other] of [
      ["শা\u09dc\u09bf", "শা\u09a1\u09bc\u09bf"],
      ["আষা\u09dd", "আষা\u09a2\u09bc"],
      ["প\u09dfসা", "প\u09af\u09bcসা"],
      ["র\u200d্যাম", "র্যাম"],
      ["বুদ্\u200cবুদ", "বুদ্বুদ"],
    ]) {
      expect(searchWords(one ?? "")).toEqual(searchWords(other ?? ""));
    }
  });

  test("also as they are written together", () => {
    expect(hyphenatedWords("Crew T-Shirt, ওয়াই-ফাই")).toEqual(["tshirt", "ওয়াইফাই".normalize("NFC")]);
    expect(joinedWords(["power", "bank", "20", "mah"])).toEqual(["powerbank"]);
  });

  test("a slip is a letter too many, one missing, another one or two that have changed places", () => {
    const slips = ["mangoo", "mngo", "manho", "magno", "mnxo", "mango"].map((typed) =>
      slipsBetween(typed, "mango"),
    );
    expect(slips).toEqual([1, 1, 1, 1, 2, 0]);
  });
});

describe("a shopper searches", () => {
  test.each([
    ["food", ["tea", "rice", "salt"]],
    ["খাবার", ["tea", "rice", "salt"]],
    ["khabar", ["tea", "rice", "salt"]],
  ])("for the category %s and finds what is in it, sold-out ones last", async (text, slugs) => {
    expect((await search(text)).sort()).toEqual([...slugs].sort());
    expect((await search(text)).at(-1)).toBe("salt");
  });

  test("in Bengali letters for an English name and the other way round", async () => {
    expect(await search("রাইস")).toEqual(["rice"]);
    expect(await search("সল্ট")).toEqual(["salt"]);
    expect(await search("cha pata")).toEqual(["tea"]);
  });

  test("in either encoding and with either digits", async () => {
    const other = await createTestShop(api.db);
    await api.db.execute(sql`update ${productTable}
      set name_bn = ${"লাল শা\u09dc\u09bf ৮৪ কাউন্ট"}, name_en = 'Red Saree 84', search_vector = ''
      where ${productTable.shopId} = ${other.id} and slug = 'tea'`);
    expect(await indexNewProducts(api.db)).toBe(1);
    for (const searchText of [
      "শা\u09dc\u09bf",
      "শা\u09a1\u09bc\u09bf",
      "৮৪",
      "84",
      "shari 84",
      "lal sharee",
    ]) {
      const found = await api
        .createClient()
        .catalogue.shopProducts({ language: "bn", sellerKey: other.sellerKey, page: 1, searchText });
      expect(found.data.products.map(({ slug }) => slug)).toEqual(["tea"]);
    }
  });

  test("for more than there is and finds what has most of it", async () => {
    expect((await search("miniket rice price today"))[0]).toBe("rice");
  });

  test("and is told whether just that was found, or what may have been meant", async () => {
    const { catalogue } = api.createClient();
    const answer = async (searchText: string) => {
      const found = await catalogue.shopProducts({
        language: "en",
        sellerKey: shop.sellerKey,
        page: 1,
        searchText,
      });
      return [found.data.search_match, found.data.did_you_mean];
    };
    expect(await answer("miniket")).toEqual(["exact", null]);
    expect(await answer("cha pata")).toEqual(["exact", null]);
    expect(await answer("minikat rise")).toEqual(["similar", "miniket rice"]);
    expect(await answer("miniket rice price today")).toEqual(["some", null]);
  });

  test("for the whole name, and it comes before names that only begin or hold it", async () => {
    const other = await createTestShop(api.db);
    await api.db.execute(sql`update ${productTable} set search_vector = '', name_en = case slug
      when 'rice' then 'Green Tea Set' when 'tea' then 'Teapot' when 'shirt' then 'Tea' else name_en end
      where ${productTable.shopId} = ${other.id}`);
    await indexNewProducts(api.db);
    const found = await api
      .createClient()
      .catalogue.shopProducts({ language: "en", sellerKey: other.sellerKey, page: 1, searchText: "tea" });
    expect(found.data.products.map(({ slug }) => slug)).toEqual(["shirt", "tea", "rice"]);
  });

  test("and is offered products and categories while typing", async () => {
    const { catalogue } = api.createClient();
    const of = { language: "en" as const, sellerKey: shop.sellerKey };
    const found = await catalogue.searchSuggestions({ ...of, searchText: "mini" });
    expect(found.data).toMatchObject({
      products: [{ slug: "rice", name: "Miniket Rice" }],
      product_category: [],
    });
    const categories = await catalogue.searchSuggestions({ ...of, searchText: "clo" });
    expect(categories.data.product_category.map(({ slug }) => slug)).toEqual(["clothes"]);
    expect((await catalogue.searchSuggestions({ ...of, searchText: " " })).data).toEqual({
      products: [],
      product_category: [],
    });
  });
});

describe("what is offered while typing", () => {
  test("is what the list of the same search begins with, by match, stock, sales and age", async () => {
    const large = await createTestShop(api.db);
    await api.db
      .execute(sql`insert into ${productTable} select (jsonb_populate_record(p, jsonb_build_object('id', p.id + 100000 + n,
      'slug', 'rice-' || n, 'name_en', case n % 3 when 0 then 'Rice' when 1 then 'Brown rice flour' else 'Ricecake' end || ' ' || n,
      'sold_count', n * 7 % 5, 'stock', n * 3 % 4, 'ledger_stock', n * 3 % 4, 'search_vector', ''))).*
      from ${productTable} p cross join generate_series(1, 40) n where p.shop_id = ${large.id} and p.slug = 'rice'`);
    await indexNewProducts(api.db);
    const { catalogue } = api.createClient();
    const of = { language: "en" as const, sellerKey: large.sellerKey };
    for (const searchText of ["ri", "rice", "brown rice", "rice flour", "rise", "rice shoes"]) {
      const { products } = (await catalogue.shopProducts({ ...of, page: 1, searchText })).data;
      const offered = (await catalogue.searchSuggestions({ ...of, searchText })).data;
      expect(offered.products.length, searchText).toBeGreaterThan(3);
      expect(offered.products.map(({ slug }) => slug)).toEqual(
        products.slice(0, offered.products.length).map(({ slug }) => slug),
      );
    }
  });

  test("does not have all of the shop's goods read for it", async () => {
    const asked: string[] = [];
    const cached: Cached = (name, read) => {
      asked.push(name);
      return read();
    };
    const services = { ...api, cached } as unknown as Services;
    const { products } = await suggestProducts(services, shop.sellerKey, "rice", "en");
    expect(products.map(({ slug }) => slug)).toContain("rice");
    expect(asked.filter((name) => name.startsWith("listing of shop"))).toEqual([]);
  });
});

test("the vocabulary of one shop stands for nothing in another", async () => {
  const words = await api.db.select({ shopId: searchWordTable.shopId }).from(searchWordTable);
  expect(new Set(words.map(({ shopId }) => shopId)).size).toBeGreaterThan(1);
  const other = await createTestShop(api.db);
  await api.db.execute(sql`update ${productTable} set name_en = 'Xylophone', search_vector = ''
    where ${productTable.shopId} = ${other.id} and slug = 'rice'`);
  await indexNewProducts(api.db);
  expect(await search("xylophone")).toEqual([]);
});
