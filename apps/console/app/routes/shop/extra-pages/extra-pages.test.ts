import { consoleOrigin, openStorefront, type TestStorefront } from "@haat/storefront/testing/open-storefront";
import type { Filled, Page, PlainBrowser } from "@haat/storefront/testing/plain-browser";
import { strings } from "@haat/i18n/strings";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { people, signIn } from "../../../../testing/seller";

let storefront: TestStorefront;
let browser: PlainBrowser;
let pages: string;
beforeAll(async () => {
  storefront = await openStorefront();
  browser = storefront.visit(consoleOrigin);
  const { path } = await signIn(browser, people.manager);
  pages = `${path}/pages`;
});
afterAll(async () => {
  expect(storefront.faults).toEqual([]);
  await storefront.close();
});

const form = "[data-slot=console-form]";
const words = strings.en.extraPages;
const { fields } = strings.en.api;
const wrapping: Filled = {
  title_en: "Gift Wrapping",
  body_en: "## How\n\n- **One** [rice](all-products/all)\n- <b>two</b> [bad](javascript:alert)",
  title_bn: "উপহার মোড়ক",
  body_bn: "## যেভাবে",
  in_footer: "on",
  position: "1",
};
const rows = (page: Page) => page.root.querySelectorAll("[data-slot=row-list] > li");
const newPage = () => browser.open(`${pages}/new`);
async function pageNamed(name: string): Promise<Page> {
  const row = rows(await browser.open(pages)).find((each) => each.text.includes(name));
  return browser.open(row?.querySelector("a")?.getAttribute("href") ?? "");
}
/** A page of the shop once its process has heard of a change. */
const inShop = (path: string, expected: (page: Page) => void) =>
  vi.waitFor(async () => expected(await storefront.visit().open(`/en/kacha-bazar${path}`)), {
    timeout: 300_000,
  });
const press = (page: Page, given: Filled, intent: "save" | "preview") =>
  browser.submit(page, form, given, `[value=${intent}]`);

describe("the pages of a shop", () => {
  it("are shown before they are saved, with nothing in them that is dangerous", async () => {
    const shown = await press(await newPage(), wrapping, "preview");
    const text = shown.root.querySelector("main [data-slot=rich-text][class]");
    expect([shown.status, shown.text.includes(words.previewLead)]).toEqual([200, true]);
    const english = shown.root.querySelector("main article[lang=en]");
    expect(english?.querySelector("h2")?.text).toBe("How");
    expect(english?.querySelector("strong")?.text).toBe("One");
    expect(english?.querySelectorAll("a").map((link) => link.getAttribute("href"))).toEqual([
      expect.stringMatching(/\/en\/kacha-bazar\/all-products\/all$/),
    ]);
    expect(english?.text).toContain("<b>two</b>");
    expect(text).not.toBeNull();
    expect(shown.root.querySelector("[name=title_en]")?.getAttribute("value")).toBe("Gift Wrapping");
    expect(shown.root.querySelector("[name=body_en]")?.text).toContain("**One**");
    expect((await browser.open(pages)).text).not.toContain("Gift Wrapping");
  });

  it("stand in the shop once, in both languages, linked to where it was said", async () => {
    const page = await newPage();
    const added = await press(page, wrapping, "save");
    expect([added.path, added.text.includes(words.told.created)]).toEqual([pages, true]);
    await press(page, wrapping, "save");
    const listed = rows(await browser.open(pages));
    expect(listed.filter((row) => row.text.includes("Gift Wrapping"))).toHaveLength(1);
    expect(listed[0]?.text).toContain("/gift-wrapping");
    await inShop("", ({ root }) => expect(root.querySelector("footer")?.text).toContain("Gift Wrapping"));
    await inShop("/gift-wrapping", ({ root }) => {
      expect(root.querySelector("main h2")?.text).toBe("How");
      expect(
        root.querySelectorAll("main [data-slot=rich-text] li a").map((link) => link.getAttribute("href")),
      ).toEqual(["/en/kacha-bazar/all-products/all"]);
    });
    const bengali = await storefront.visit().open("/kacha-bazar/gift-wrapping");
    expect(bengali.text).toContain("যেভাবে");
    const map = await storefront.visit().once("/sitemap.xml");
    expect(map.status).toBe(200);
  });

  it("keep what was typed beside what is wrong with it", async () => {
    const refused = await press(
      await newPage(),
      { title_en: "x".repeat(61), body_en: "kept words", position: "1", in_footer: "" },
      "save",
    );
    expect([refused.status, refused.text.includes(fields.page_title_long)]).toEqual([422, true]);
    expect(refused.root.querySelector("[name=body_en]")?.text).toContain("kept words");
    expect(refused.root.querySelector("[name=in_footer]")?.hasAttribute("checked")).toBe(false);
    const blank = await press(await newPage(), { position: "1" }, "save");
    for (const sentence of [fields.page_title_required, fields.page_body_required])
      expect(blank.text).toContain(sentence);
    const long = await press(await newPage(), { ...wrapping, body_en: "x".repeat(12_001) }, "save");
    expect(long.text).toContain(fields.page_body_long);
  });

  it("are changed as they were read: a change since then has them read again", async () => {
    const [page, late] = [await pageNamed("Gift Wrapping"), await pageNamed("Gift Wrapping")];
    const changed = await press(
      page,
      { ...wrapping, title_en: "Wrapping", in_header: "on", in_footer: "" },
      "save",
    );
    expect(changed.text).toContain(words.told.changed);
    await inShop("", ({ root }) => {
      expect(root.querySelector("header")?.text).toContain("Wrapping");
      expect(root.querySelector("footer")?.text).not.toContain("Wrapping");
    });
    const refused = await press(late, { ...wrapping, title_en: "Other" }, "save");
    expect([refused.path, refused.text.includes(strings.en.api.errors.review_conflict)]).toEqual([
      page.path,
      true,
    ]);
  });

  it("are removed after a question, and then are no page of the shop", async () => {
    const { path } = await pageNamed("Wrapping");
    const removed = await browser.submit(await browser.open(`${path}/remove`), form);
    expect([removed.path, removed.text.includes(words.told.removed)]).toEqual([pages, true]);
    expect((await browser.open(path)).status).toBe(404);
    await inShop("/gift-wrapping", ({ status }) => expect(status).toBe(404));
  });

  it("are read in Bengali, and are no page of another number", async () => {
    expect((await browser.open(pages.replace(/^\/en/, ""))).text).toContain(strings.bn.extraPages.lead);
    for (const path of ["999999", "x", "999999/remove"])
      expect([path, (await browser.open(`${pages}/${path}`)).status]).toEqual([path, 404]);
  });
});
