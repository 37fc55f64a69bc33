import sharp from "sharp";
import { consoleOrigin, openStorefront, type TestStorefront } from "@haat/storefront/testing/open-storefront";
import type { Page, PlainBrowser } from "@haat/storefront/testing/plain-browser";
import { strings } from "@haat/i18n/strings";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { people, signIn } from "../../../../testing/seller";

let storefront: TestStorefront;
let browser: PlainBrowser;
let path: string;
beforeAll(async () => {
  storefront = await openStorefront();
  browser = storefront.visit(consoleOrigin);
  path = (await signIn(browser, people.manager)).path;
});
afterAll(async () => {
  expect(storefront.faults).toEqual([]);
  await storefront.close();
});

const form = "[data-slot=console-form]";
const words = strings.en.shopFace;
const rows = (page: Page) => page.root.querySelectorAll("[data-slot=row-list] > li");
const names = (page: Page) => rows(page).map((row) => row.querySelector("span span span")?.text ?? "");
/** What a page of the shop says, once its process has heard of a change. */
const shopShows = (address: string, test: (page: Page) => void) =>
  vi.waitFor(async () => test(await storefront.visit().open(address)), { timeout: 300_000 });

/** Presses a button beside a part of the first page. */
async function press(page: Page, name: string, move: string): Promise<Page> {
  const row = rows(page).find((each) => each.text.includes(name));
  const body = new URLSearchParams();
  for (const input of row?.querySelectorAll("form input") ?? [])
    body.append(input.getAttribute("name") ?? "", input.getAttribute("value") ?? "");
  body.set("move", move);
  return browser.send(page.path, {
    method: "POST",
    body: body.toString(),
    headers: { origin: consoleOrigin, "content-type": "application/x-www-form-urlencoded" },
  });
}

it("says whose shop it is by its logo", async () => {
  const page = await browser.open(`${path}/home`);
  const logo = page.root.querySelector("[data-slot=console-header] img")?.getAttribute("src") ?? "";
  expect(logo).toMatch(/^\/media\/.*\/logo\//);
  const { headers, status } = await browser.once(logo);
  expect([status, headers.get("content-type")]).toEqual([200, expect.stringMatching(/^image\//)]);
});

it("a text that nobody wrote is no page, whatever an object has of its own", async () => {
  for (const section of ["999999", "constructor", "__proto__", "toString"])
    expect([section, (await browser.open(`${path}/home/${section}`)).status]).toEqual([section, 404]);
});

describe("the announcement of a shop", () => {
  const line = { text_bn: "শুক্রবার ডেলিভারি ফ্রি", text_en: "Free delivery on Friday", target: "none" };
  const open = () => browser.open(`${path}/announcement`);
  const above = (page: Page) => page.root.querySelector("[data-slot=announcement]");

  it("keeps what was typed beside what is wrong with it", async () => {
    const wrong = { ...line, text_en: "x".repeat(101), starts_on: "2099-01-02", ends_on: "2099-01-01" };
    const refused = await browser.submit(await open(), form, wrong);
    expect(refused.status).toBe(422);
    expect(refused.text).toContain(strings.en.api.fields.announcement_long);
    expect(refused.root.querySelector("[name=text_en]")?.getAttribute("value")).toBe(wrong.text_en);
    const turned = await browser.submit(await open(), form, { ...wrong, text_en: "Soon" });
    expect(turned.text).toContain(strings.en.api.fields.date_order);
  });

  it("stands above every page of the shop in both languages, on its days, and goes when it is blank", async () => {
    const late = await open();
    const category = late.root.querySelector("select[name=target] option[value^='category:']");
    const target = category?.getAttribute("value") ?? "";
    const saved = await browser.submit(await open(), form, { ...line, target });
    expect([saved.path, saved.text.includes(words.announcement.shown)]).toEqual([
      `${path}/announcement`,
      true,
    ]);
    await shopShows("/en/kacha-bazar/all-products/all", (page) => {
      expect(above(page)?.text).toContain(line.text_en);
      expect(above(page)?.querySelector("a")?.getAttribute("href")).toMatch(
        /^\/en\/kacha-bazar\/all-products\//,
      );
    });
    await shopShows("/kacha-bazar/cart", (page) => expect(above(page)?.text).toContain(line.text_bn));

    const conflict = await browser.submit(late, form, { ...line, text_en: "Other" });
    expect(conflict.root.querySelector("[name=text_en]")?.getAttribute("value")).toBe(line.text_en);
    const later = await browser.submit(conflict, form, { ...line, starts_on: "2099-01-01" });
    expect(later.text).toContain(words.announcement.notShown);
    await shopShows("/en/kacha-bazar", (page) => expect(above(page)).toBeNull());
    const gone = await browser.submit(later, form, { ...line, text_bn: "", text_en: "" });
    expect(gone.text).toContain(words.announcement.gone);
  });
});

describe("the first page of a shop", () => {
  const shownParts = (page: Page) =>
    page.root
      .querySelectorAll(
        "main [data-slot=banner-row], main [data-slot=product-shelf], main [data-slot=shop-text]",
      )
      .map((part) => part.getAttribute("data-slot"));

  it("is arranged by buttons, and shoppers see it so; who read an older order hears of it", async () => {
    const page = await browser.open(`${path}/home`);
    expect(names(page)[0]).toBe(words.home.kinds.banners);
    expect(names(page).at(-1)).toBe(words.home.kinds.about);
    const hidden = await press(page, words.home.kinds.banners, "hide");
    expect(hidden.text).toContain(words.home.moved);
    expect(rows(hidden)[0]?.text).toContain(words.home.hidden);
    await shopShows("/en/kacha-bazar", (home) => expect(shownParts(home)).not.toContain("banner-row"));
    const conflict = await press(page, words.home.kinds.about, "up");
    expect(names(conflict).at(-1)).toBe(words.home.kinds.about);

    const shown = await press(hidden, words.home.kinds.banners, "show");
    const down = await press(shown, words.home.kinds.banners, "down");
    expect(names(down)[1]).toBe(words.home.kinds.banners);
    await shopShows("/kacha-bazar", (home) => expect(shownParts(home)).toContain("banner-row"));
    expect((await press(down, words.home.kinds.banners, "sideways")).status).toBe(200);
  });

  it("has texts and pictures of the shop's own; what was typed and uploaded stays beside what is wrong", async () => {
    const drawn = sharp({ create: { width: 600, height: 600, channels: 3, background: "#0a7d4f" } });
    const file = new File([new Uint8Array(await drawn.jpeg().toBuffer())], "field.jpg", {
      type: "image/jpeg",
    });
    const page = await browser.open(`${path}/home/new-picture`);
    const send = (from: Page, typed: Record<string, string>, files: File[] = []) => {
      const body = new FormData();
      for (const input of from.root.querySelectorAll(`${form} input[type=hidden]`))
        body.set(input.getAttribute("name") ?? "", input.getAttribute("value") ?? "");
      for (const [name, value] of Object.entries(typed)) body.set(name, value);
      for (const each of files) body.append("picture", each);
      return browser.send(from.path, { method: "POST", body, headers: { origin: consoleOrigin } });
    };
    const without = await send(page, { title_en: "From the Field", text_en: "Fresh every day." });
    expect([without.status, without.text.includes(strings.en.api.fields.picture_required)]).toEqual([
      422,
      true,
    ]);
    const refused = await send(page, { title_en: "From the Field", text_en: "" }, [file]);
    expect([refused.status, refused.text.includes(strings.en.api.fields.section_text_required)]).toEqual([
      422,
      true,
    ]);
    expect(refused.root.querySelector("[name=title_en]")?.getAttribute("value")).toBe("From the Field");
    const added = await send(refused, { title_en: "From the Field", text_en: "Fresh every day." });
    expect([added.path, added.text.includes(words.section.created)]).toEqual([`${path}/home`, true]);
    expect(names(added).at(-1)).toBe("Picture and text: From the Field");
    await shopShows("/en/kacha-bazar", (home) => {
      const text = home.root.querySelector("main [data-slot=shop-text]");
      expect([text?.querySelector("h2")?.text, text?.querySelector("img") !== null]).toEqual([
        "From the Field",
        true,
      ]);
    });

    const own = rows(added).at(-1)?.querySelector("a")?.getAttribute("href") ?? "";
    const changed = await send(await browser.open(own), { title_en: "Our Field", text_en: "Fresh." });
    expect(changed.text).toContain(words.section.changed);
    const removed = await browser.submit(await browser.open(`${own}/remove`), form);
    expect([removed.path, removed.text.includes(words.section.removed)]).toEqual([`${path}/home`, true]);
    expect((await browser.open(own)).status).toBe(404);
    await shopShows("/en/kacha-bazar", (home) => expect(shownParts(home)).not.toContain("shop-text"));
  });

  it("is read in Bengali", async () => {
    const page = await browser.open(`${path.replace(/^\/en/, "")}/home`);
    expect([page.status, page.text.includes(strings.bn.shopFace.home.kinds.about)]).toEqual([200, true]);
  });
});
