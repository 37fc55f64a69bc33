import { consoleOrigin, openStorefront, type TestStorefront } from "@haat/storefront/testing/open-storefront";
import type { Page, PlainBrowser } from "@haat/storefront/testing/plain-browser";
import { strings } from "@haat/i18n/strings";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { people, signIn } from "../../../../testing/seller";

let storefront: TestStorefront;
let browser: PlainBrowser;
let categories: string;
let slug: string;
beforeAll(async () => {
  storefront = await openStorefront();
  browser = storefront.visit(consoleOrigin);
  const { path } = await signIn(browser, people.manager);
  categories = `${path}/goods/categories`;
  const { rows: shops } = (await storefront.database.execute(
    sql`select slug from shop where seller_key = ${path.split("/").at(-1) ?? ""}`,
  )) as unknown as { rows: { slug: string }[] };
  slug = shops[0]?.slug ?? "";
});
afterAll(async () => {
  expect(storefront.faults).toEqual([]);
  await storefront.close();
});

const form = "[data-slot=console-form]";
const words = strings.en.shopCategories;
const honey = { name_bn: "মধু ও ঘি", name_en: "Honey and Ghee", position: "1", motif: "meals" };

const rows = (page: Page) => page.root.querySelectorAll("[data-slot=row-list] > li");
async function categoryNamed(name: string): Promise<Page> {
  const row = rows(await browser.open(categories)).find((each) => each.text.includes(name));
  return browser.open(row?.querySelector("a")?.getAttribute("href") ?? "");
}
/** What the shop's home shows once its process has heard of a change. */
const shopShows = (prefix: string, name: string, isShown = true) =>
  vi.waitFor(
    async () => {
      const page = await storefront.visit().open(`${prefix}/${slug}`);
      expect([name, page.text.includes(name)]).toEqual([name, isShown]);
    },
    { timeout: 300_000 },
  );

describe("the categories of a shop", () => {
  it("are added once, and then in the shop in both languages", async () => {
    const page = await browser.open(`${categories}/new`);
    const added = await browser.submit(page, form, honey);
    expect([added.path, added.text.includes(words.told.created)]).toEqual([categories, true]);
    expect(rows(added)[0]?.text).toMatch(/Honey and Ghee\s*মধু ও ঘি\s*No products yet/);
    expect(rows(added)[0]?.querySelector("[lang=bn]")?.text).toBe("মধু ও ঘি");
    const again = await browser.submit(page, form, honey);
    expect(rows(again).filter((row) => row.text.includes("Honey and Ghee"))).toHaveLength(1);
    await shopShows("/en", "Honey and Ghee");
    await shopShows("", "মধু ও ঘি");
  });

  it("keep what was typed beside what is wrong with it", async () => {
    const page = await browser.open(`${categories}/new`);
    const typed = { name_bn: "", name_en: "x".repeat(41), position: "2", motif: "" };
    const refused = await browser.submit(page, form, typed);
    expect([refused.status, refused.text.includes(strings.en.api.fields.category_name_long)]).toEqual([
      422,
      true,
    ]);
    expect(refused.root.querySelector("[name=name_en]")?.getAttribute("value")).toBe("x".repeat(41));
    const blank = await browser.submit(page, form, { ...typed, name_en: "" });
    expect(blank.text).toContain(strings.en.api.fields.category_name_required);
  });

  it("are changed as they were read: a change since then has them read again", async () => {
    const [page, late] = [await categoryNamed("Honey and Ghee"), await categoryNamed("Honey and Ghee")];
    const changed = await browser.submit(page, form, { ...honey, name_en: "Pure Honey", position: "2" });
    expect(changed.text).toContain(words.told.changed);
    expect(rows(changed)[1]?.text).toContain("Pure Honey");
    await shopShows("/en", "Pure Honey");
    const refused = await browser.submit(late, form, { ...honey, name_en: "Other" });
    expect([refused.path, refused.text.includes(strings.en.api.errors.review_conflict)]).toEqual([
      page.path,
      true,
    ]);
  });

  it("are removed after a question, which asks where their products go", async () => {
    const used =
      rows(await browser.open(categories))[0]
        ?.querySelector("a")
        ?.getAttribute("href") ?? "";
    const question = await browser.open(`${used}/remove`);
    const refused = await browser.submit(question, form, { into: "" });
    expect([refused.status, refused.text.includes(strings.en.api.fields.required)]).toEqual([422, true]);
    const into = (await categoryNamed("Pure Honey")).path.split("/").at(-1) ?? "";
    const removed = await browser.submit(question, form, { into });
    expect([removed.path, removed.text.includes("Products moved:")]).toEqual([categories, true]);
    const honeyRow = rows(removed).find((row) => row.text.includes("Pure Honey"));
    expect(honeyRow?.text).toMatch(/Products: \d/);
    expect((await browser.open(used)).status).toBe(404);
  });

  it("are read in Bengali, and are no page of another number", async () => {
    const bengali = await browser.open(categories.replace(/^\/en/, ""));
    expect(bengali.text).toContain(strings.bn.shopCategories.lead);
    for (const path of ["999999", "x", "999999/remove"])
      expect([path, (await browser.open(`${categories}/${path}`)).status]).toEqual([path, 404]);
  });
});
