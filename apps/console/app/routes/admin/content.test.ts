import { consoleOrigin, openStorefront, type TestStorefront } from "@haat/storefront/testing/open-storefront";
import type { Page, PlainBrowser } from "@haat/storefront/testing/plain-browser";
import { categoryMotif } from "@haat/contract/admin/admin-categories.contract";
import { strings } from "@haat/i18n/strings";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { people, signIn } from "../../../testing/seller";

let storefront: TestStorefront;
let admin: PlainBrowser;
let support: PlainBrowser;
beforeAll(async () => {
  storefront = await openStorefront();
  admin = storefront.visit(consoleOrigin);
  await signIn(admin, people.admin);
  support = storefront.visit(consoleOrigin);
  await signIn(support, people.support);
});
afterAll(async () => {
  expect(storefront.faults).toEqual([]);
  await storefront.close();
});

const form = "[data-slot=console-form]";
const words = strings.en.adminContent;
const categories = "/en/admin/categories";
const toys = { name_bn: "খেলনা", name_en: "Toys", motif: "toys", position: "1" };

const rows = (page: Page) => page.root.querySelectorAll("[data-slot=row-list] > li");
/** The page of the category with this name. */
async function categoryNamed(name: string): Promise<Page> {
  const list = await admin.open(categories);
  const row = rows(list).find((each) => each.text.includes(name));
  return admin.open(row?.querySelector("a")?.getAttribute("href") ?? "");
}
/** What visitors of the marketing site choose from, once its process has heard of a change. */
const tilesShow = (prefix: string, name: string, isShown = true) =>
  vi.waitFor(
    async () => {
      const page = await storefront.visit().open(`${prefix}/find-store`);
      expect([name, page.text.includes(name)]).toEqual([name, isShown]);
    },
    { timeout: 300_000 },
  );

describe("business categories", () => {
  it("are listed with their pictures and shops, and lead to their own pages", async () => {
    const list = await admin.open(categories);
    expect(rows(list)).toHaveLength(10);
    expect(rows(list)[0]?.text).toMatch(/Grocery\s*মুদি ও কাঁচাবাজার\s*Shops: 1 · Open: 1/);
    const picture = list.root.querySelector("[data-slot=row-list] img")?.getAttribute("src") ?? "";
    expect([picture, (await admin.once(picture)).status]).toEqual([
      expect.stringMatching(/^\/media\/platform/),
      200,
    ]);
  });

  it("are added and then on the marketing site, with a picture, in both languages", async () => {
    const page = await admin.open(`${categories}/new`);
    // Each choice shows what it looks like.
    const cards = page.root.querySelectorAll("[data-slot=radio-card]");
    expect(cards).toHaveLength(categoryMotif.options.length);
    for (const card of cards) {
      const motif = card.querySelector("input[name=motif]")?.getAttribute("value") ?? "";
      const src = card.querySelector("img")?.getAttribute("src") ?? "";
      expect([src, (await admin.once(src)).status]).toEqual([expect.stringContaining(`/${motif}/`), 200]);
    }
    const added = await admin.submit(page, form, toys);
    expect([added.path, added.text.includes(words.told.created)]).toEqual([categories, true]);
    expect(rows(added)[0]?.text).toContain("Toys");
    await tilesShow("/en", "Toys");
    await tilesShow("", "খেলনা");
    const drawn = await admin.once("/media/platform/business-categories/toys/320");
    expect(drawn.status).toBe(200);
    // Sent once more by an impatient press: there is one like it.
    const twice = await admin.submit(page, form, toys);
    expect(twice.status).toBe(422);
    expect(twice.root.querySelectorAll("[data-slot=field-error]")).toHaveLength(2);
  });

  it("keep what was typed beside what is wrong with it", async () => {
    const page = await admin.open(`${categories}/new`);
    const refused = await admin.submit(page, form, {
      name_bn: "",
      name_en: "x".repeat(41),
      motif: "",
      position: "3",
    });
    expect(refused.status).toBe(422);
    const { category_name_required, category_name_long, motif_required } = strings.en.api.fields;
    for (const said of [category_name_required, category_name_long, motif_required])
      expect(refused.text).toContain(said);
    expect(refused.root.querySelector("[name=name_en]")?.getAttribute("value")).toBe("x".repeat(41));
    expect(refused.root.querySelector("[name=position] [selected]")?.getAttribute("value")).toBe("3");
  });

  it("are changed as they were read: a change since then has them read again", async () => {
    const [page, late] = [await categoryNamed("Toys"), await categoryNamed("Toys")];
    const changed = await admin.submit(page, form, { ...toys, name_en: "Toys & Games", position: "3" });
    expect([changed.path, changed.text.includes(words.told.changed)]).toEqual([categories, true]);
    expect(rows(changed)[2]?.text).toContain("Toys & Games");
    await tilesShow("/en", "Toys & Games");
    const refused = await admin.submit(late, form, { ...toys, name_en: "Games" });
    expect([refused.path, refused.text.includes(strings.en.api.errors.review_conflict)]).toEqual([
      page.path,
      true,
    ]);
  });

  it("are removed after a question, and not while a shop is of them", async () => {
    const used = await categoryNamed("Grocery");
    expect(used.text).toContain(words.category.inUse);
    expect((await admin.open(`${used.path}/remove`)).path).toBe(used.path);
    const page = await categoryNamed("Toys & Games");
    const question = await admin.open(`${page.path}/remove`);
    expect(question.text).toContain("Remove “Toys & Games”?");
    const other = await admin.open(`${page.path}/remove`);
    const removed = await admin.submit(question, form);
    expect([removed.path, removed.text.includes(words.told.removed)]).toEqual([categories, true]);
    await tilesShow("/en", "Toys", false);
    const twice = await admin.submit(other, form);
    expect([twice.path, twice.text.includes(strings.en.api.errors.not_found)]).toEqual([categories, true]);
    expect((await admin.open(page.path)).status).toBe(404);
    const trail = await admin.open("/en/admin/audit");
    for (const action of ["category_create", "category_change", "category_remove"] as const)
      expect(trail.text).toContain(strings.en.audit.actions[action]);
  });

  it("says so where a shop became of one between question and answer", async () => {
    await admin.submit(await admin.open(`${categories}/new`), form, toys);
    const page = await categoryNamed("Toys");
    const question = await admin.open(`${page.path}/remove`);
    const number = sql.raw(page.path.split("/").at(-1) ?? "");
    await storefront.database.execute(
      sql`update shop set business_category_id = ${number} where slug = 'phul-bagan'`,
    );
    const refused = await admin.submit(question, form);
    expect([refused.path, refused.text.includes(strings.en.api.errors.category_in_use)]).toEqual([
      categories,
      true,
    ]);
  });

  it("are neither support's nor a shop's", async () => {
    const owner = storefront.visit(consoleOrigin);
    await signIn(owner, people.owner);
    for (const path of [categories, `${categories}/new`, `${categories}/1`, `${categories}/1/remove`]) {
      expect([path, (await support.open(path)).status]).toEqual([path, 403]);
      expect([path, (await owner.open(path)).status]).toEqual([path, 404]);
    }
    for (const id of ["999999", "x", "01"])
      expect([id, (await admin.open(`${categories}/${id}`)).status]).toEqual([id, 404]);
  });
});

describe("areas that people wrote", () => {
  const places = "/en/admin/places";
  /** The demo's addresses in Dhanmondi, as if their customers had written where they are. */
  const writeInDhanmondi = (name: string) =>
    storefront.database.execute(
      sql`update customer_address set area_id = null, area_name = ${name}
        where city_id = (select id from city where name_en = 'Dhaka')`,
    );
  async function areasInDhaka(): Promise<(string | null)[]> {
    const found = await storefront.database.execute(
      sql`select (select name_en from area where area.id = area_id) as name from customer_address
        where city_id = (select id from city where name_en = 'Dhaka')`,
    );
    return (found as unknown as { rows: { name: string | null }[] }).rows.map(({ name }) => name);
  }
  /** From the list, as whoever sees to it goes. */
  async function writtenNamed(name: string): Promise<Page> {
    const row = rows(await admin.open(places)).find((each) => each.text.includes(name));
    return admin.open(row?.querySelector("a")?.getAttribute("href") ?? "");
  }

  it("stand behind the categories in one place, and say where there are none", async () => {
    const list = await admin.open(categories);
    const tabs = list.root.querySelectorAll("[data-slot=tabs-as-links] a");
    expect(tabs.map((tab) => tab.getAttribute("href"))).toEqual([
      categories,
      "/en/admin/site",
      places,
      "/en/admin/terms",
      "/en/admin/ratings",
    ]);
    const empty = await admin.open(places);
    expect(empty.text).toContain(words.areas.emptyText);
    expect(empty.root.querySelector("[data-slot=console-nav] [aria-current]")?.getAttribute("href")).toBe(
      "/en/admin/more",
    );
  });

  it("become one of the list's by one form, those that read alike first, and once", async () => {
    await writeInDhanmondi("dhan mandi");
    expect((await admin.open(places)).text).toContain("Reads like Dhanmondi");
    const [page, late] = [await writtenNamed("dhan mandi"), await writtenNamed("dhan mandi")];
    const [group] = page.root.querySelectorAll("[name=id_area] optgroup");
    expect(group?.getAttribute("label")).toBe(words.area.alike);
    const nothing = await admin.submit(page, form, { id_area: "" });
    expect([nothing.status, nothing.text.includes(strings.en.api.fields.area_required)]).toEqual([422, true]);
    const id_area = group?.querySelector("option")?.getAttribute("value") ?? "";
    const merged = await admin.submit(page, form, { id_area });
    expect([merged.path, merged.text.includes(words.told.merged)]).toEqual([places, true]);
    expect(new Set(await areasInDhaka())).toEqual(new Set(["Dhanmondi"]));
    const again = await admin.submit(late, form, { id_area });
    expect([again.path, again.text.includes(words.told.gone)]).toEqual([places, true]);
    expect((await admin.open("/en/admin/audit")).text).toContain("Area: dhan mandi →");
  });

  it("are added to the list under both names, which it must not have", async () => {
    await writeInDhanmondi("মধুবাগ");
    const page = await writtenNamed("মধুবাগ");
    const way = page.root
      .querySelectorAll("main a")
      .map((link) => link.getAttribute("href") ?? "")
      .find((href) => href.includes("/add?"));
    const question = await admin.open(way ?? "");
    expect(question.root.querySelector("[name=name_bn]")?.getAttribute("value")).toBe("মধুবাগ");
    const taken = await admin.submit(question, form, { name_bn: "মধুবাগ", name_en: "dhan mondi" });
    expect([taken.status, taken.text.includes(strings.en.api.fields.area_name_taken)]).toEqual([422, true]);
    expect(taken.root.querySelector("[name=name_en]")?.getAttribute("value")).toBe("dhan mondi");
    const empty = await admin.submit(question, form, { name_bn: "মধুবাগ", name_en: "" });
    expect(empty.text).toContain(strings.en.api.fields.area_name_required);
    const names = { name_bn: "মধুবাগ", name_en: "Modhubag" };
    const added = await admin.submit(question, form, names);
    expect([added.path, added.text.includes(words.told.added)]).toEqual([places, true]);
    expect(new Set(await areasInDhaka())).toEqual(new Set(["Modhubag"]));
    const twice = await admin.submit(question, form, names);
    expect([twice.path, twice.text.includes(words.told.gone)]).toEqual([places, true]);
    expect((await admin.open(way ?? "")).status).toBe(404);
  });

  it("are neither support's nor a shop's, and what is none is no page", async () => {
    for (const path of [places, `${places}/1?name=x`, `${places}/1/add?name=x`])
      expect([path, (await support.open(path)).status]).toEqual([path, 403]);
    for (const path of [`${places}/x?name=x`, `${places}/1`, `${places}/1?name=none`])
      expect([path, (await admin.open(path)).status]).toEqual([path, 404]);
  });
});

describe("the versions of the terms", () => {
  it("stand beside the other lists in both languages, each with since when it holds and who accepted it", async () => {
    for (const [language, path, count] of [
      ["en", "/en/admin/terms", /Accepted by: \d+/],
      ["bn", "/admin/terms", /মেনে নিয়েছেন: [০-৯]+ জন/],
    ] as const) {
      const { terms } = strings[language].adminContent;
      const page = await admin.open(path);
      expect([page.status, rows(page).length]).toEqual([200, 2]);
      for (const said of [terms.title, terms.kinds.customer, terms.kinds.seller, terms.standings.in_force])
        expect(page.text).toContain(said);
      expect(page.text).toMatch(count);
      const links = rows(page).map((row) => row.querySelector("a")?.getAttribute("href") ?? "");
      const texts = await Promise.all(links.map((link) => storefront.visit().open(link)));
      const { termsOfUse, termsCondition } = strings[language].policies;
      expect(texts.map(({ root }) => root.querySelector("h1")?.text)).toEqual([
        termsOfUse.title,
        termsCondition.title,
      ]);
    }
    expect((await support.open("/en/admin/terms")).status).toBe(403);
  });
});
