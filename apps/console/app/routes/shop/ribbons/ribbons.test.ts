import { consoleOrigin, openStorefront, type TestStorefront } from "@haat/storefront/testing/open-storefront";
import type { Page, PlainBrowser } from "@haat/storefront/testing/plain-browser";
import { strings } from "@haat/i18n/strings";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { people, signIn } from "../../../../testing/seller";

let storefront: TestStorefront;
let browser: PlainBrowser;
let path: string;
let ribbons: string;
beforeAll(async () => {
  storefront = await openStorefront();
  browser = storefront.visit(consoleOrigin);
  path = (await signIn(browser, people.manager)).path;
  ribbons = `${path}/goods/ribbons`;
});
afterAll(async () => {
  expect(storefront.faults).toEqual([]);
  await storefront.close();
});

const form = "[data-slot=console-form]";
const words = strings.en.shopRibbons;
const winter = {
  name_bn: "শীতের জন্য",
  name_en: "For Winter",
  tone: "4",
  rule: "by_hand",
  rule_count: "12",
  position: "1",
};
const rows = (page: Page) => page.root.querySelectorAll("[data-slot=row-list] > li");
async function ribbonNamed(name: string): Promise<Page> {
  const row = rows(await browser.open(ribbons)).find((each) => each.text.includes(name));
  return browser.open(row?.querySelector("a")?.getAttribute("href") ?? "");
}
/** What the shop's home shows once its process has heard of a change. */
const shopShows = (path: string, text: string, isShown = true) =>
  vi.waitFor(
    async () => {
      const { root } = await storefront.visit().open(path);
      const shown = root.querySelectorAll("[data-slot=product-shelf] h2").map((each) => each.text);
      expect([text, shown.includes(text)]).toEqual([text, isShown]);
    },
    { timeout: 300_000 },
  );
/** Presses the button beside a product. */
const press = (page: Page, row: number) =>
  browser.submit(page, `[data-slot=row-list] > li:nth-child(${row}) form`);

describe("the ribbons of a shop", () => {
  it("are added once, put on products by search, and then on the shop's home in both languages", async () => {
    const page = await browser.open(`${ribbons}/new`);
    const added = await browser.submit(page, form, winter);
    expect(added.path).toMatch(/\/goods\/ribbons\/\d+\/products$/);
    expect(added.text).toContain(words.told.created);
    expect(added.text).toContain(words.chosen.empty);
    await browser.submit(page, form, winter);
    expect(rows(await browser.open(ribbons)).filter((row) => row.text.includes("For Winter"))).toHaveLength(
      1,
    );

    const found = await browser.open(`${added.path}?q=honey`);
    const [first] = rows(found);
    expect(first?.querySelector("button")?.getAttribute("aria-label")).toMatch(/^Put it on .*Honey/i);
    const put = await press(found, 1);
    expect([put.path, put.text.includes("Products with it in the shop: 1.")]).toEqual([
      `${added.path}?q=honey`,
      true,
    ]);
    expect(rows(await browser.open(added.path))).toHaveLength(1);
    await shopShows("/en/kacha-bazar", "For Winter");
    await shopShows("/kacha-bazar", "শীতের জন্য");

    await press(await browser.open(added.path), 1);
    expect(rows(await browser.open(added.path))).toHaveLength(0);
    await shopShows("/en/kacha-bazar", "For Winter", false);
  });

  it("keep what was typed beside what is wrong with it", async () => {
    const page = await browser.open(`${ribbons}/new`);
    const wrong = { ...winter, name_en: "x".repeat(41), rule: "newest", rule_count: "৫০০" };
    const refused = await browser.submit(page, form, wrong);
    expect(refused.status).toBe(422);
    expect(refused.text).toContain(strings.en.api.fields.ribbon_name_long);
    expect(refused.text).toContain(strings.en.api.fields.ribbon_count_invalid);
    expect(refused.root.querySelector("[name=rule_count]")?.getAttribute("value")).toBe("৫০০");
    expect(refused.root.querySelector("[name=rule][value=newest]")?.hasAttribute("checked")).toBe(true);
    // A number that the rule does not take is none of anybody's business.
    const taken = await browser.submit(page, form, { ...winter, rule_count: "many", key: "another" });
    expect([taken.status, taken.text.includes(strings.en.api.fields.ribbon_name_taken)]).toEqual([422, true]);
  });

  it("are changed as they were read, follow a rule in digits of either script, and go", async () => {
    const [page, late] = [await ribbonNamed("For Winter"), await ribbonNamed("For Winter")];
    const ruled = { ...winter, rule: "newest", rule_count: "৩" };
    const changed = await browser.submit(page, form, ruled);
    expect(changed.text).toContain(words.told.changed);
    expect(rows(changed)[0]?.text).toMatch(/For Winter\s*By itself: the newest 3\s*Products: 3/);
    await shopShows("/en/kacha-bazar", "For Winter");
    const conflict = await browser.submit(late, form, { ...winter, name_en: "Other" });
    expect([conflict.path, conflict.text.includes("Other")]).toEqual([page.path, false]);

    const removal = await browser.open(`${page.path}/remove`);
    const removed = await browser.submit(removal, form);
    expect([removed.path, removed.text.includes(words.told.removed)]).toEqual([ribbons, true]);
    await shopShows("/en/kacha-bazar", "For Winter", false);
    expect((await browser.open(page.path)).status).toBe(404);
    expect((await browser.open(`${page.path}/products`)).status).toBe(404);
  });

  it("are chosen in a product's draft, where those that a rule gathers are named as such", async () => {
    const goods = await browser.open(`${path}/goods`);
    const link = goods.root.querySelector("[data-slot=row-list] a[href*='/goods/product/']");
    const product = await browser.open(link?.getAttribute("href") ?? "");
    const draft = await browser.submit(product, "main form", { intent: "edit" });
    const boxes = () => draft.root.querySelectorAll("[name^=ribbon_]");
    expect(boxes().length).toBeGreaterThan(1);
    const [first] = boxes();
    const name = first?.getAttribute("name") ?? "";
    const was = first?.hasAttribute("checked") ?? false;
    const send = async (isOn: boolean) => {
      const page = await browser.open(draft.path);
      const body = new FormData();
      for (const input of page.root.querySelectorAll(`${form} input[type=hidden]`))
        body.set(input.getAttribute("name") ?? "", input.getAttribute("value") ?? "");
      if (isOn) body.set(name, "on");
      body.set("intent", "save");
      await browser.send(draft.path, { method: "POST", body, headers: { origin: consoleOrigin } });
      const saved = await browser.open(draft.path);
      return saved.root.querySelector(`[name=${name}]`)?.hasAttribute("checked");
    };
    expect([await send(!was), await send(was)]).toEqual([!was, was]);
  });
});
