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

/** Sends the form as a browser does that has no scripts: what is hidden in it, what was typed, and a file. */
function send(
  browser: TestBrowser,
  page: Page,
  typed: Record<string, string>,
  picture: File,
  camera = new File([], ""),
) {
  const body = new FormData();
  for (const input of page.root.querySelectorAll(`${form} input[type=hidden]`))
    body.set(input.getAttribute("name") ?? "", input.getAttribute("value") ?? "");
  for (const [name, value] of Object.entries(typed)) body.set(name, value);
  body.set("picture", picture);
  body.set("camera", camera);
  return browser.send(page.path, { method: "POST", body, headers: { origin: consoleOrigin } });
}
const filled = { name: "Palm Molasses of Faridpur", price: "৮৫০", stock: "12" };

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
    expect(page.root.querySelector(`main a[href="${path}/goods/new"]`)).not.toBeNull();
  });

  it("get one more from a photo, a name, a price and the stock, which customers can buy", async () => {
    const { browser, path } = await openGoods(people.owner);
    const page = await browser.open(`${path}/goods/new`);
    const done = await send(browser, page, filled, await photo());
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
    const { browser, path } = await openGoods(people.manager);
    const page = await browser.open(`${path}/goods/new`);
    const nothing = await browser.submit(page, form, {});
    expect(nothing.status).toBe(422);
    expect(nothing.root.querySelectorAll("[data-slot=field-error]")).toHaveLength(4);
    const wrong = await send(browser, nothing, { ...filled, price: "12.50" }, await photo());
    expect(wrong.status).toBe(422);
    expect(wrong.root.querySelector("main")?.text).toContain("A price is whole taka");
    expect(wrong.root.querySelector("[name=name]")?.getAttribute("value")).toBe("Palm Molasses of Faridpur");
    expect(wrong.root.querySelector("[name=price]")?.getAttribute("value")).toBe("12.50");
    expect(wrong.root.querySelectorAll("[data-slot=field-error]")).toHaveLength(1);
    const kept = wrong.root.querySelector("[data-slot=file-field] img")?.getAttribute("src");
    expect(kept).toMatch(/^\/media\/uploads\/[0-9a-f]{32}\/640$/);
    const done = await browser.submit(wrong, form, { ...filled, name: "Kept Honey" });
    expect(done.path).toBe(`${path}/goods`);
    expect(done.root.querySelector("[data-slot=row-list] li")?.text).toContain("Kept Honey");
  });

  it("take a photo from the camera as well as a file; of both the camera's", async () => {
    const { browser, path } = await openGoods(people.manager);
    const page = await browser.open(`${path}/goods/new`);
    const input = page.root.querySelector("input[capture=environment]");
    expect([input?.getAttribute("name"), input?.getAttribute("accept")]).toEqual(["camera", "image/*"]);
    const label = page.root.querySelector(`label[for=${input?.id ?? ""}]`)?.text;
    expect(label).toBe(strings.en.components.fileField.camera);
    const shown = async (name: string, picture: File, camera: File) => {
      const asked = await browser.open(`${path}/goods/new`);
      const done = await send(browser, asked, { ...filled, name }, picture, camera);
      const row = done.root.querySelector("[data-slot=row-list] li");
      expect(row?.text).toContain(name);
      const src = row?.querySelector("img")?.getAttribute("src") ?? "";
      const bytes = Buffer.from(await (await browser.once(src)).arrayBuffer());
      return (await sharp(bytes).stats()).dominant;
    };
    const none = new File([], "");
    expect(await shown("Honey by camera", none, await photo("taken.jpg", "#0000c0"))).toMatchObject({
      r: 8,
      b: 184,
    });
    const both = await shown("Honey by both", await photo(), await photo("taken.jpg", "#0000c0"));
    expect(both).toMatchObject({ r: 8, b: 184 });
  });

  it("take no file that is no picture", async () => {
    const { browser, path } = await openGoods(people.manager);
    const page = await browser.open(`${path}/goods/new`);
    const picture = new File(["no picture"], "honey.jpg", { type: "image/jpeg" });
    const refused = await send(browser, page, filled, picture);
    expect(refused.status).toBe(415);
    expect(refused.root.querySelectorAll("[data-slot=field-error]")).toHaveLength(1);
    expect(refused.root.querySelector("[name=stock]")?.getAttribute("value")).toBe("12");
  });

  it("go into one of the shop's categories, which the form lets choose where there are several", async () => {
    const { browser, path } = await openGoods(people.owner);
    const page = await browser.open(`${path}/goods/new`);
    const options = page.root.querySelectorAll("select[name=id_category] option");
    expect(options.length).toBeGreaterThan(1);
    expect(options[0]?.hasAttribute("selected")).toBe(true);
    const [last] = options.slice(-1);
    const chosen = { id_category: last?.getAttribute("value") ?? "" };
    const refused = await send(browser, page, { ...filled, ...chosen, price: "" }, await photo());
    const kept = refused.root.querySelector("select[name=id_category] option[selected]");
    expect([refused.status, kept?.getAttribute("value")]).toEqual([422, chosen.id_category]);
    const unknown = await send(browser, page, { ...filled, id_category: "999999" }, await photo());
    expect(unknown.text).toContain(strings.en.api.fields.category_unknown);
    const named = { ...filled, name: "Chosen Molasses", ...chosen };
    expect((await send(browser, page, named, await photo())).path).toBe(`${path}/goods`);
    const rows = await storefront.database.execute(
      sql`select category_id::text as category from product where name_en = 'Chosen Molasses'`,
    );
    expect((rows as { rows: { category: string }[] }).rows).toEqual([{ category: chosen.id_category }]);
  });

  it("of a shop that is not open are not said to be on sale", async () => {
    const { page } = await openGoods("01700000601");
    const badges = page.root.querySelectorAll("[data-slot=row-list] [data-slot=badge]");
    expect(badges.length).toBeGreaterThan(0);
    expect(badges.map(({ text }) => text)).not.toContain(strings.en.goods.onSale);
    expect(badges.map(({ text }) => text)).toContain(strings.en.goods.waits);
    const open = await openGoods(people.manager);
    expect(open.page.text).toContain(strings.en.goods.onSale);
    expect(open.page.text).not.toContain(strings.en.goods.waits);
  });

  it("are not a packer's", async () => {
    const { page, browser, path } = await openGoods(people.packer);
    expect(page.status).toBe(403);
    expect((await browser.open(`${path}/goods/new`)).status).toBe(403);
  });
});
