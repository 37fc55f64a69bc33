import { consoleOrigin, openStorefront, type TestStorefront } from "@haat/storefront/testing/open-storefront";
import type { Filled, Page, PlainBrowser } from "@haat/storefront/testing/plain-browser";
import { strings } from "@haat/i18n/strings";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { people, signIn } from "../../../../testing/seller";

let storefront: TestStorefront;
let browser: PlainBrowser;
let list: string;
beforeAll(async () => {
  storefront = await openStorefront();
  browser = storefront.visit(consoleOrigin);
  const { path } = await signIn(browser, people.manager);
  list = `${path}/goods/search-words`;
});
afterAll(async () => {
  expect(storefront.faults).toEqual([]);
  await storefront.close();
});

const form = "[data-slot=console-form]";
const words = strings.en.searchWords;
const { fields } = strings.en.api;
const rows = (page: Page) => page.root.querySelectorAll("[data-slot=row-list] > li");
const add = async (given: Filled) => browser.submit(await browser.open(`${list}/new`), form, given);
const search = (text: string) => storefront.visit().open(`/en/kacha-bazar/search-product/${text}`);
const cards = (page: Page) => page.root.querySelectorAll("main [data-slot=product-card]").length;

describe("the words of a shop's search", () => {
  it("are what was searched for and not found, and one press away from meaning something", async () => {
    expect((await browser.open(list)).text).toContain(words.empty);
    expect(cards(await search("qwrtzp"))).toBe(0);
    await vi.waitFor(async () => expect((await browser.open(list)).text).toContain("qwrtzp"), {
      timeout: 300_000,
      interval: 500,
    });
    const page = await browser.open(list);
    const way = rows(page)[0]?.querySelector("a");
    expect(way?.text).toContain(words.use);
    const asked = await browser.open(way?.getAttribute("href") ?? "");
    expect(asked.root.querySelector("[name=words]")?.text.trim()).toBe("qwrtzp");
    const added = await browser.submit(asked, form, { words: "qwrtzp, rice" });
    expect([added.path, added.text.includes(words.told.created)]).toEqual([list, true]);
    expect(added.text).toContain("qwrtzp, rice");
    expect(rows(added)).toHaveLength(1);
    await vi.waitFor(async () => expect(cards(await search("qwrtzp"))).toBeGreaterThan(0), {
      timeout: 300_000,
    });
  });

  it("keep what was typed beside what is wrong with it", async () => {
    const wrong: [string, string][] = [
      ["one two three four five, six", fields.synonym_word],
      ["alone", fields.synonyms_few],
      [Array.from({ length: 13 }, (_, at) => `word${at}`).join("\n"), fields.synonyms_many],
      ["rice qwrtzp".replace(" ", ","), fields.synonyms_known],
    ];
    for (const [typed, sentence] of wrong) {
      const refused = await add({ words: typed });
      expect([refused.status, refused.text.includes(sentence)]).toEqual([422, true]);
      expect(refused.root.querySelector("[name=words]")?.text.trim()).toBe(typed);
    }
  });

  it("are changed as they were read, and removed", async () => {
    await add({ words: "one\ntwo" });
    const path =
      rows(await browser.open(list))[0]
        ?.querySelector("a")
        ?.getAttribute("href") ?? "";
    const [page, late] = [await browser.open(path), await browser.open(path)];
    expect((await browser.submit(page, form, { words: "one\ntwo\nthree" })).text).toContain(
      words.told.changed,
    );
    const refused = await browser.submit(late, form, { words: "one\nfour" });
    expect([refused.path, refused.text.includes(strings.en.api.errors.review_conflict)]).toEqual([
      path,
      true,
    ]);
    const removed = await browser.submit(refused, "main form:has([value=remove])", {}, "[value=remove]");
    expect([removed.path, removed.text.includes(words.told.removed)]).toEqual([list, true]);
    expect((await browser.open(path)).status).toBe(404);
  });

  it("are read in Bengali, and are no page of another number", async () => {
    expect((await browser.open(list.replace(/^\/en/, ""))).text).toContain(strings.bn.searchWords.lead);
    for (const path of ["999999", "x"])
      expect([path, (await browser.open(`${list}/${path}`)).status]).toEqual([path, 404]);
  });
});
