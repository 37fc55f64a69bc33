import sharp from "sharp";
import { consoleOrigin, openStorefront, type TestStorefront } from "@haat/storefront/testing/open-storefront";
import type { Page, PlainBrowser as TestBrowser } from "@haat/storefront/testing/plain-browser";
import { strings } from "@haat/i18n/strings";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { people, signIn } from "../../../../testing/seller";

let storefront: TestStorefront;
beforeAll(async () => {
  storefront = await openStorefront();
});
afterAll(async () => {
  expect(storefront.faults).toEqual([]);
  await storefront.close();
});

async function photo(name = "honey.jpg", background = "#c77700"): Promise<File> {
  const picture = sharp({ create: { width: 600, height: 600, channels: 3, background } });
  return new File([new Uint8Array(await picture.jpeg().toBuffer())], name, { type: "image/jpeg" });
}

/** Who was signed in already: a number gets no second code within a minute. */
const visits = new Map<string, ReturnType<typeof visit>>();
async function visit(phone: string) {
  const browser = storefront.visit(consoleOrigin);
  return { browser, path: (await signIn(browser, phone)).path };
}

/** The list of the shop that somebody signs in to. */
async function openGoods(phone: string) {
  const signedIn = visits.get(phone) ?? visit(phone);
  visits.set(phone, signedIn);
  const { browser, path } = await signedIn;
  return { browser, path, page: await browser.open(`${path}/goods`) };
}
const form = "[data-slot=console-form]";

/** Presses a button of the draft's form as a browser does that has no scripts: what stands in it, what was typed, a file. */
function press(
  browser: TestBrowser,
  page: Page,
  intent: string,
  { typed = {}, files = {} }: { typed?: Record<string, string>; files?: Record<string, File> } = {},
) {
  const body = new FormData();
  for (const input of page.root.querySelectorAll(`${form} input, ${form} textarea`)) {
    const [name = "", type] = [input.getAttribute("name"), input.getAttribute("type")];
    if (type === "file" || (type === "checkbox" && !input.hasAttribute("checked"))) continue;
    body.set(name, input.getAttribute("value") ?? (type === "checkbox" ? "on" : input.text));
  }
  for (const select of page.root.querySelectorAll(`${form} select`)) {
    const chosen = select.querySelector("option[selected]") ?? select.querySelector("option");
    body.set(select.getAttribute("name") ?? "", chosen?.getAttribute("value") ?? "");
  }
  for (const [name, value] of Object.entries(typed)) body.set(name, value);
  for (const [name, file] of Object.entries(files)) body.append(name, file);
  body.set("intent", intent);
  return browser.send(page.path, { method: "POST", body, headers: { origin: consoleOrigin } });
}
const filled = { name_en: "Palm Molasses of Faridpur", price: "৮৫০", stock: "12" };

/** A draft that was just begun. */
async function begin(phone: string) {
  const { browser, path } = await openGoods(phone);
  const started = await browser.send(`${path}/goods/new`, {
    method: "POST",
    body: new FormData(),
    headers: { origin: consoleOrigin },
  });
  return { browser, path, page: started };
}

describe("a shop's goods", () => {
  it("are listed with their price and stock; the menu leads there", async () => {
    const { page, path } = await openGoods(people.manager);
    expect([page.status, page.root.querySelector("h1")?.text]).toEqual([200, "Goods"]);
    expect(page.root.querySelector(`nav a[href="${path}/goods"]`)).not.toBeNull();
    expect(page.root.querySelectorAll("[data-slot=row-list] li").length).toBeGreaterThan(10);
    expect(page.root.querySelector("[data-slot=row-list]")?.text).toMatch(/৳[\d,]+/);
    expect(page.root.querySelector("[data-slot=row-list] img")?.getAttribute("src")).toMatch(
      /^\/media\/.+\/640$/,
    );
    expect(page.root.querySelector(`main form[action="${path}/goods/new"]`)).not.toBeNull();
  });

  it("get one more from a photo, a name, a price and the stock, which customers can buy", async () => {
    const { browser, path, page } = await begin(people.owner);
    expect(page.path).toMatch(/\/goods\/drafts\/\d+$/);
    const files = { picture: await photo() };
    const done = await press(browser, page, "publish", { typed: filled, files });
    expect(done.path).toBe(`${path}/goods`);
    expect(done.root.text).toContain("“Palm Molasses of Faridpur” is on sale.");
    const first = done.root.querySelector("[data-slot=row-list] li")?.text;
    expect(first).toContain("Palm Molasses of Faridpur");
    expect(first).toContain("৳850");
    const shop = storefront.visit("http://kacha-bazar.localhost:3000");
    const sold = await shop.open("/en/product-details/palm-molasses-of-faridpur");
    expect([sold.status, sold.root.querySelector("h1")?.text]).toEqual([200, "Palm Molasses of Faridpur"]);
  });

  it("say at each field what is missing, and keep what was typed and the photo", async () => {
    const { browser, path, page } = await begin(people.manager);
    const nothing = await press(browser, page, "publish");
    expect(nothing.status).toBe(422);
    expect(nothing.root.querySelectorAll("[data-slot=field-error]")).toHaveLength(4);
    const files = { picture: await photo() };
    const wrong = await press(browser, nothing, "publish", { typed: { ...filled, price: "12.50" }, files });
    expect(wrong.status).toBe(422);
    expect(wrong.root.querySelector("main")?.text).toContain("A price is whole taka");
    expect(wrong.root.querySelector("[name=name_en]")?.getAttribute("value")).toBe(filled.name_en);
    expect(wrong.root.querySelector("[name=price]")?.getAttribute("value")).toBe("12.50");
    expect(wrong.root.querySelectorAll("[data-slot=field-error]")).toHaveLength(1);
    const kept = wrong.root.querySelector("[data-slot=draft-pictures] img")?.getAttribute("src");
    expect(kept).toMatch(/^\/media\/uploads\/[0-9a-f]{32}\/640$/);
    const done = await press(browser, wrong, "publish", { typed: { ...filled, name_en: "Kept Honey" } });
    expect(done.path).toBe(`${path}/goods`);
    expect(done.root.querySelector("[data-slot=row-list] li")?.text).toContain("Kept Honey");
  });

  it("take a photo from the camera as well as a file, more of them, and put one first or away", async () => {
    const { browser, page } = await begin(people.manager);
    const input = page.root.querySelector("input[capture=environment]");
    expect([input?.getAttribute("name"), input?.getAttribute("accept")]).toEqual(["camera", "image/*"]);
    const shown = (from: Page) =>
      from.root
        .querySelectorAll("[data-slot=draft-pictures] > li > img")
        .map((each) => each.getAttribute("src") ?? "");
    const one = await press(browser, page, "save", { files: { camera: await photo("a.jpg", "#0000c0") } });
    const two = await press(browser, one, "save", { files: { picture: await photo("b.jpg") } });
    const [first = "", second = ""] = shown(two);
    expect(shown(one)).toEqual([first]);
    const turned = await press(browser, two, "first:1");
    expect(shown(turned)).toEqual([second, first]);
    const left = await press(browser, turned, "remove:0");
    expect(shown(left)).toEqual([first]);
    const gone = await press(browser, left, "discard");
    expect(gone.root.text).toContain(strings.en.productDraft.discarded);
  });

  it("take no file that is no picture", async () => {
    const { browser, page } = await begin(people.manager);
    const picture = new File(["no picture"], "honey.jpg", { type: "image/jpeg" });
    const refused = await press(browser, page, "publish", { typed: filled, files: { picture } });
    expect(refused.status).toBe(415);
    expect(refused.root.querySelectorAll("[data-slot=field-error]")).toHaveLength(1);
    expect(refused.root.querySelector("[name=stock]")?.getAttribute("value")).toBe("12");
  });

  it("go into one of the shop's categories, which the form lets choose where there are several", async () => {
    const { browser, path, page } = await begin(people.owner);
    const options = page.root.querySelectorAll("select[name=id_category] option");
    expect(options.length).toBeGreaterThan(1);
    const [last] = options.slice(-1);
    const typed = { ...filled, name_en: "Chosen Molasses", id_category: last?.getAttribute("value") ?? "" };
    const done = await press(browser, page, "publish", { typed, files: { picture: await photo() } });
    expect(done.path).toBe(`${path}/goods`);
    const rows = await storefront.database.execute(
      sql`select category_id::text as category from product where name_en = 'Chosen Molasses'`,
    );
    expect((rows as { rows: { category: string }[] }).rows).toEqual([{ category: typed.id_category }]);
  });

  it("come as ten photos at once into one sheet, where those that are whole are put on sale", async () => {
    const { browser, path } = await openGoods(people.owner);
    const body = new FormData();
    for (const colour of ["#aa0000", "#00aa00", "#0000aa"])
      body.append("pictures", await photo("p.jpg", colour));
    body.set("show", "each");
    body.set("key", "one shelf");
    const sent = () =>
      browser.send(`${path}/goods/new`, { method: "POST", body, headers: { origin: consoleOrigin } });
    const sheet = await sent();
    expect(sheet.path).toBe(`${path}/goods/drafts`);
    const rows = sheet.root.querySelectorAll("[data-slot=draft-sheet] > li");
    const again = await sent();
    expect(again.root.querySelectorAll("[data-slot=draft-sheet] > li")).toHaveLength(rows.length);
    const [name = ""] = again.root
      .querySelectorAll("[data-slot=draft-sheet] [name^=name_]")
      .map((each) => each.getAttribute("name"));
    const id = name.replace("name_", "");
    const typed = new FormData();
    for (const input of again.root.querySelectorAll(`${form} input`))
      typed.append(input.getAttribute("name") ?? "", input.getAttribute("value") ?? "");
    typed.set(name, "From the shelf");
    typed.set(`price_${id}`, "৯০");
    typed.set(`stock_${id}`, "5");
    typed.set("intent", "publish");
    const done = await browser.send(again.path, {
      method: "POST",
      body: typed,
      headers: { origin: consoleOrigin },
    });
    expect(done.root.text).toContain("1 product is on sale.");
    expect(done.root.querySelectorAll("[data-slot=draft-sheet] > li")).toHaveLength(rows.length - 1);
    expect((await browser.open(`${path}/goods`)).text).toContain("From the shelf");
  });

  it("come in sizes and colours: what is the same for all is said once, and known names come in both languages", async () => {
    const { browser, path, page } = await begin(people.owner);
    const typed = { ...filled, name_en: "Panjabi", stock: "" };
    const options = await press(browser, page, "options", { typed, files: { picture: await photo() } });
    expect(options.path).toMatch(/\/options$/);
    const wrong = await press(browser, options, "", { typed: { values_0: "Red" } });
    expect([wrong.status, wrong.root.querySelectorAll("[data-slot=field-error]").length]).toEqual([422, 1]);
    const swatch = options.root.querySelector("[name=colour_1565c0]")?.closest("label");
    expect([swatch?.text, swatch?.querySelector("circle")?.getAttribute("fill")]).toEqual([
      expect.stringMatching(/Blue.*নীল/),
      "#1565c0",
    ]);
    const full = {
      name_0: "Size",
      values_0: "M",
      name_1: "Weight",
      values_1: "1 kg",
      name_2: "Cut",
      values_2: "A",
    };
    const none = await press(browser, options, "", { typed: { ...full, colour_1565c0: "on" } });
    expect([none.status, none.text.includes(strings.en.api.fields.attributes_many)]).toEqual([422, true]);
    expect(none.root.querySelector("[name=colour_1565c0]")?.hasAttribute("checked")).toBe(true);
    // What is ticked is typed no more: a choice of colours comes by itself, or gets them as well.
    const ticked = {
      name_0: "",
      values_0: "",
      name_1: "Size",
      values_1: "M\nL",
      colour_c62828: "on",
      colour_1565c0: "on",
    };
    const variants = await press(browser, options, "", { typed: ticked });
    expect(variants.path).toMatch(/\/variants$/);
    expect(variants.root.querySelectorAll("[data-slot=variants] > li")).toHaveLength(4);
    // What a pack holds is asked of each only where packs differ.
    const differ = (page: Page) => page.root.querySelector("[name=measures]")?.hasAttribute("checked");
    const held = (page: Page) => page.root.querySelector("[name=measure_0]")?.getAttribute("value");
    expect(differ(variants)).toBe(false);
    const typedOnce = { stock_of_all: "৩", price_1: "900" };
    const back = await press(browser, variants, "", { typed: typedOnce });
    expect(back.path).toMatch(/\/drafts\/\d+$/);
    const again = await browser.open(variants.path);
    expect([differ(again), held(again)]).toEqual([false, ""]);
    // Typed without the tick, too: a browser that knows no `:has()` shows the fields always.
    const kept = await press(browser, again, "", { typed: { measure_0: "২৫০" } });
    expect(kept.path).toBe(back.path);
    const own = await browser.open(variants.path);
    expect([differ(own), held(own)]).toEqual([true, "250"]);
    const draft = await press(browser, own, "", { typed: { measures: "" } });
    const without = await browser.open(variants.path);
    expect([differ(without), held(without)]).toEqual([false, ""]);
    const done = await press(browser, draft, "publish");
    expect(done.path).toBe(`${path}/goods`);
    const shop = storefront.visit("http://kacha-bazar.localhost:3000");
    const sold = await shop.open("/product-details/panjabi");
    expect(sold.root.querySelector("main")?.text).toContain("লাল");
    const swatches = sold.root.querySelectorAll("main [data-slot=attribute-picker] circle");
    expect(swatches.map((circle) => circle.getAttribute("fill"))).toEqual(["#c62828", "#1565c0"]);
    expect((await browser.open(`${path}/goods`)).root.querySelector("[data-slot=row-list] li")?.text).toMatch(
      /From ৳850.*12/s,
    );
  });

  it("have facts: names of the trade are offered, a row that says nothing is left out, a name that is missing is asked for", async () => {
    const { browser, page } = await begin(people.owner);
    const typed = { ...filled, name_en: "Chinigura" };
    const facts = await press(browser, page, "facts", { typed, files: { picture: await photo() } });
    expect(facts.path).toMatch(/\/facts$/);
    const names = (on: Page) =>
      on.root
        .querySelectorAll("[data-slot=fact-row] input[name$=_name_en]")
        .map((input) => input.getAttribute("value"));
    const offered = Object.values(strings.en.productFacts.names);
    expect(
      names(facts)
        .slice(0, 2)
        .every((name) => offered.some((known) => known === name)),
    ).toBe(true);
    const more = await press(browser, facts, "add", { typed: { fact_0_value_en: "Rice" } });
    expect(names(more)).toHaveLength(names(facts).length + 1);
    const wrong = await press(browser, more, "save", { typed: { fact_0_name_en: "", fact_0_name_bn: "" } });
    expect([wrong.status, names(wrong)]).toEqual([422, [""]]);
    expect(wrong.root.text).toContain(strings.en.api.fields.fact_name_required);
    const draft = await press(browser, wrong, "save", { typed: { fact_0_name_en: "Weight" } });
    expect(draft.root.text).toContain("1 fact: Weight.");
    await press(browser, draft, "publish");
    const shop = storefront.visit("http://kacha-bazar.localhost:3000");
    const sold = await shop.open("/product-details/chinigura");
    expect(
      sold.root.querySelectorAll("[data-slot=facts] dt, [data-slot=facts] dd").map(({ text }) => text),
    ).toEqual(["ওজন", "Rice"]);
  });

  it("are changed by a draft, which the shop sees when it is published; two who write it at once are told", async () => {
    const { browser, page } = await begin(people.owner);
    const files = { picture: await photo() };
    await press(browser, page, "publish", { typed: { ...filled, name_en: "Old Ghee" }, files });
    const list = await openGoods(people.manager);
    const row = list.page.root.querySelector("[data-slot=row-list] li a")?.getAttribute("href") ?? "";
    const product = await list.browser.open(row);
    expect(product.root.querySelector("h1")?.text).toBe("Old Ghee");
    const begun = new FormData();
    begun.set("intent", "edit");
    const edit = (by: TestBrowser) =>
      by.send(row, { method: "POST", body: begun, headers: { origin: consoleOrigin } });
    const [mine, theirs] = [await edit(list.browser), await edit(browser)];
    expect(mine.path).toBe(theirs.path);
    const saved = await press(list.browser, mine, "save", { typed: { price: "900" } });
    expect(saved.root.querySelector("[name=price]")?.getAttribute("value")).toBe("900");
    const later = await press(browser, theirs, "save", { typed: { price: "950" } });
    expect([later.status, later.root.querySelector("[name=price]")?.getAttribute("value")]).toEqual([
      409,
      "950",
    ]);
    expect(later.root.querySelectorAll("[data-slot=field-error]")).toHaveLength(1);
    expect(later.root.querySelector("[data-slot=field-error]")?.text).toContain("৳900");
    expect((await list.browser.open(row)).text).toContain("৳850");
    const done = await press(browser, later, "publish");
    expect(done.root.text).toContain("“Old Ghee” is changed in the shop.");
    expect((await list.browser.open(row)).text).toContain("৳950");
  });

  it("of a shop that is not open are said to wait for it", async () => {
    const { page } = await openGoods("01700000601");
    const badges = page.root.querySelectorAll("[data-slot=row-list] [data-slot=badge]");
    expect(badges.length).toBeGreaterThan(0);
    expect(badges.map(({ text }) => text)).toContain(strings.en.goods.waits);
    const open = await openGoods(people.manager);
    expect(open.page.text).not.toContain(strings.en.goods.waits);
  });

  it("are not a packer's", async () => {
    const { page, browser, path } = await openGoods(people.packer);
    expect(page.status).toBe(403);
    expect((await browser.open(`${path}/goods/new`)).status).toBe(403);
  });
});
