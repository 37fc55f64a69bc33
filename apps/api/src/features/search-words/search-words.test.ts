import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { business } from "@haat/contract/shared/business-constants";
import { startTestApi, type TestApi } from "../../testing/test-api";
import { createStaffOf } from "../../testing/test-people";
import { createTestShop, type TestShop } from "../../testing/test-shop";
import { auditEventTable } from "../audit/audit.table";
import { chooseSearch } from "../catalogue/product-search.usecases";
import { addMisses, keepMisses, listMisses } from "./search-words.repository";
import { searchSynonymTable } from "./search-words.table";
import { deleteMissesBefore, keptWords, writeMisses } from "./search-miss.usecases";

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
const calls = () => staff.manager.client.sellerSearch;
const refused = (code: string) => expect.objectContaining({ code });
const onWords = (code: string) =>
  expect.objectContaining({
    data: expect.objectContaining({ errors: [expect.objectContaining({ field: "words", code })] }),
  });
const create = async (words: string[], idempotencyKey: string = randomUUID()) =>
  (await calls().createSynonyms({ ...inShop(), words }, { context: { idempotencyKey } })).data.group;
/** What hears of changes lets go of what was kept of the shop. */
const hear = () => api.forget(shop.id);
const state = async () => (await calls().searchWords(inShop())).data;
const find = async (searchText: string, page = 1) =>
  (
    await api.createClient().catalogue.shopProducts({ language, sellerKey: shop.sellerKey, searchText, page })
  ).data.products.map(({ slug }) => slug);
const trail = async () =>
  (await api.db.select().from(auditEventTable).where(eq(auditEventTable.shopId, shop.id)))
    .map(({ action }) => action)
    .filter((action) => action.startsWith("synonyms_"));

describe("words that mean the same in a shop", () => {
  test("find what is called by the other one at once, in that shop alone, until they are removed", async () => {
    const other = await createTestShop(api.db);
    expect(await find("bhaat")).toEqual([]);
    const { id_synonyms } = await create(["Bhaat", "RICE", "ভাতের"]);
    hear();
    expect(await find("bhaat")).toContain("rice");
    expect(await find("ভাতের")).toContain("rice");
    const elsewhere = { language, sellerKey: other.sellerKey, searchText: "bhaat", page: 1 };
    expect((await api.createClient().catalogue.shopProducts(elsewhere)).data.products).toEqual([]);
    await calls().removeSynonyms({ ...inShop(), id_synonyms });
    hear();
    expect(await find("bhaat")).toEqual([]);
    expect(await trail()).toEqual(["synonyms_create", "synonyms_remove"]);
  });

  test("are added once however often they are sent, as searches compare them", async () => {
    const key = randomUUID();
    const made = await create(["T-Shirt", "গেঞ্জি১"], key);
    expect(made.words).toEqual(["tshirt", "গেঞ্জি1"]);
    expect(await create(["T-Shirt", "গেঞ্জি১"], key)).toEqual(made);
    expect((await state()).groups).toHaveLength(1);
  });

  test("are names of several words, too, found however they are parted, spelt, ended or misspelt", async () => {
    const { words } = await create(["Tandoor  Charcoal", "চুলার কয়লা", "rice cooker", "T-Shirt", "Rice"]);
    expect(words).toEqual(["tandoor charcoal", "চুলার কয়লা", "rice cooker", "tshirt", "rice"]);
    hear();
    const asked = async (searchText: string) => {
      const { data } = await api
        .createClient()
        .catalogue.shopProducts({ language, sellerKey: shop.sellerKey, searchText, page: 1 });
      return {
        slugs: data.products.map(({ slug }) => slug),
        match: data.search_match,
        meant: data.did_you_mean,
      };
    };
    for (const text of [
      "tandoor charcoal",
      "TANDOORCHARCOAL",
      "tandoor-charcoal",
      "চুলার কয়লার",
      "চুলারকয়লা",
      "t shirt",
      "t-shirt",
      "tandoor charcoals",
    ])
      expect([text, (await asked(text)).slugs]).toEqual([text, expect.arrayContaining(["rice"])]);
    // Every word is accounted for: by itself or by the name that it is a part of.
    expect((await asked("tandoor charcoal rice")).slugs).toContain("rice");
    expect((await asked("tandoor charcoal qwrtzp")).match).not.toBe("exact");
    expect((await asked("tandoor")).slugs).toEqual([]);
    expect((await asked("charcoal tandoor")).slugs).toEqual([]);
    const misspelt = await asked("tandor charcol");
    expect([misspelt.match, misspelt.meant]).toEqual(["similar", "tandoor charcoal"]);
    expect(misspelt.slugs).toContain("rice");
    const suggested = { language, sellerKey: shop.sellerKey, searchText: "tandoor charcoal" };
    const { data } = await api.createClient().catalogue.searchSuggestions(suggested);
    expect(data.products.map(({ slug }) => slug)).toContain("rice");
  });

  test("of several words stand for goods that have all of them", async () => {
    await create(["চুলার কয়লা", "miniket rice"]);
    await create(["কাঠের কয়লা", "rice leaves"]);
    hear();
    expect(await find("চুলার কয়লা")).toEqual(["rice"]);
    expect(await find("কাঠের কয়লা")).toEqual([]);
  });

  test("are refused where they are none, too few, too many or known", async () => {
    const wrong: [string[], string][] = [
      [["one two three four five", "six"], "synonym_word"],
      [["one-two three four five six", "seven"], "synonym_word"],
      [["!!!", "three"], "synonym_word"],
      [["x".repeat(41), "three"], "synonym_word"],
      [["one"], "synonyms_few"],
      [["one", "ONE"], "synonyms_few"],
      [[], "synonyms_few"],
      [Array.from({ length: 13 }, (_, at) => `word${at}`), "synonyms_many"],
    ];
    for (const [words, code] of wrong) await expect(create(words)).rejects.toEqual(onWords(code));
    await create(["one", "two"]);
    await expect(create(["two", "one"])).rejects.toEqual(onWords("synonyms_known"));
    expect(await trail()).toEqual(["synonyms_create"]);
  });

  test("are searched for as far as a search may be wide, however many groups share a word", async () => {
    const letter = (at: number) => String.fromCharCode(97 + at);
    const shared = Array.from({ length: 8 }, (_, at) => `${letter(at).repeat(3)}rice`);
    const groups = Array.from({ length: business.synonymGroupsMost }, (_, at) => {
      const own = `q${letter(at % 26)}${letter(Math.floor(at / 26))}`;
      return { shopId: shop.id, words: [...shared, `${own}one`, `${own}two`, `${own}three`, `${own}four`] };
    });
    await api.db.insert(searchSynonymTable).values(groups);
    hear();
    const searched: string[] = [];
    const services = { db: api.db, cached: <Value>(_: string, read: () => Promise<Value>) => read() };
    await chooseSearch(services, shop.id, shared.join(" "), async ({ matching }) => {
      searched.push(matching);
      return false;
    });
    const widths = searched.map((matching) => matching.split(" | ").length);
    expect(Math.max(...widths)).toBeGreaterThan(24);
    expect(Math.max(...widths)).toBeLessThan(shared.length * 100);
    expect(await find(shared.join(" "))).toEqual([]);
  });

  test("of two people are the first one's; the same again changes nothing", async () => {
    const { id_synonyms, version } = await create(["one", "two"]);
    const change = (words: string[]) => calls().changeSynonyms({ ...inShop(), id_synonyms, version, words });
    await change(["one", "two", "three"]);
    await change(["one", "two", "three"]);
    await expect(change(["one", "four"])).rejects.toEqual(refused("review_conflict"));
    expect(await trail()).toEqual(["synonyms_create", "synonyms_change"]);
  });

  test("of another shop do not exist, and a packer keeps none", async () => {
    const other = await createTestShop(api.db);
    const { manager } = await createStaffOf(api, other);
    const { id_synonyms, version } = await create(["one", "two"]);
    const there = { language, seller_key: other.sellerKey, id_synonyms };
    const { sellerSearch } = manager.client;
    await expect(sellerSearch.removeSynonyms(there)).rejects.toEqual(refused("not_found"));
    await expect(sellerSearch.changeSynonyms({ ...there, words: ["a1", "b1"], version })).rejects.toEqual(
      refused("not_found"),
    );
    await expect(staff.packer.client.sellerSearch.searchWords(inShop())).rejects.toEqual(
      refused("forbidden"),
    );
  });
});

describe("what was searched for and not found", () => {
  test("is counted by its words, and forgotten once they mean something", async () => {
    for (const text of ["Xylophon", "xylophon!", "zither"]) await find(text);
    await find("xylophon", 2);
    await find("rice");
    await writeMisses({ db: api.database });
    const { misses, misses_in_all } = await state();
    expect(misses.map(({ words, searches }) => [words, searches])).toEqual([
      ["xylophon", 2],
      ["zither", 1],
    ]);
    expect(misses_in_all).toBe(2);
    await create(["xylophon", "rice"]);
    expect((await state()).misses.map(({ words }) => words)).toEqual(["zither"]);
    for (const text of ["bamboo-flute", "bambooflute", "bamboo"]) await find(text);
    await writeMisses({ db: api.database });
    await create(["Bamboo Flute", "zither"]);
    expect((await state()).misses.map(({ words }) => words)).toEqual(["bamboo"]);
  });

  test("is never what may tell who somebody is, nor what has no words", () => {
    for (const text of [
      "01712345678",
      "+880 1712-345678",
      "০১৭১২৩৪৫৬৭৮",
      "call 017 12 34",
      "rahim@haat.example",
      "123",
      "!?",
      "",
      "x ".repeat(40),
    ])
      expect([text, keptWords(text)]).toEqual([text, undefined]);
    expect(keptWords("  Nokia 3310, BLACK ")).toBe("nokia 3310 black");
  });

  test("is counted right by several processes at once", async () => {
    const lastAt = api.clock.now();
    const miss = (words: string) => ({ shopId: shop.id, words, searches: 1, lastAt });
    await Promise.all(Array.from({ length: 10 }, () => addMisses(api.db, [miss("one"), miss("two")])));
    expect((await listMisses(api.db, shop.id, 5)).map(({ words, searches }) => [words, searches])).toEqual([
      ["one", 10],
      ["two", 10],
    ]);
  });

  test("stays within bounds whatever comes: a flood of words drives out none that is asked for often", async () => {
    const lastAt = api.clock.now();
    const row = (words: string, searches: number) => ({ shopId: shop.id, words, searches, lastAt });
    const flood = Array.from({ length: business.searchMissesMost + 50 }, (_, at) => row(`flood${at}`, 1));
    await addMisses(api.db, [row("asked", 5), ...flood]);
    await keepMisses(api.db, shop.id, business.searchMissesMost);
    const { misses, misses_in_all } = await state();
    expect([misses[0]?.words, misses_in_all]).toEqual(["asked", business.searchMissesMost]);
    expect(misses).toHaveLength(business.searchMissesShown);
    for (let at = 0; at < 60; at += 1)
      await find(`qqzz${String.fromCharCode(97 + (at % 26))}${"xyz"[at % 3] ?? ""}${at}w`);
    await writeMisses({ db: api.database });
    expect((await state()).misses_in_all).toBe(business.searchMissesMost);
  });

  test("is kept no longer than it is told", async () => {
    const lastAt = api.clock.now();
    await addMisses(api.db, [{ shopId: shop.id, words: "old", searches: 3, lastAt }]);
    expect(await deleteMissesBefore(api.db, lastAt, 10)).toBe(0);
    expect(await deleteMissesBefore(api.db, new Date(lastAt.getTime() + 1), 10_000)).toBeGreaterThan(0);
    expect((await state()).misses).toEqual([]);
  });
});
