import { consoleOrigin, openStorefront, type TestStorefront } from "@haat/storefront/testing/open-storefront";
import type { Page, PlainBrowser as TestBrowser } from "@haat/storefront/testing/plain-browser";
import { strings } from "@haat/i18n/strings";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { people, signIn } from "../../../../testing/seller";

let storefront: TestStorefront;
let browser: TestBrowser;
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

const words = strings.en.stock;
const bn = () => path.replace(/^\/en/, "");
const goods = (query = "") => browser.open(`${path}/goods${query}`);

/** The first product of the page that has a price and a stock of its own: its id, and its name and slug. */
async function firstOf(page: Page) {
  const row = page.root
    .querySelectorAll("[data-slot=row-list] li")
    .find((each) => each.querySelector("details"));
  const id = row?.querySelector("[name=products]")?.getAttribute("value") ?? "";
  const { rows } = (await storefront.database.execute(
    sql`select name_en as name, slug, price, stock from product where id = ${Number(id)}`,
  )) as unknown as { rows: { name: string; slug: string; price: number; stock: number }[] };
  const [product] = rows;
  if (!product) throw new Error("The list has no product.");
  return { id, ...product };
}

/** A form of one product in the list. */
const formOf = (kind: "price" | "count", id: string) =>
  `#product-${id} form:has([name=intent][value=${kind}])`;

/** Sends a form of the list as a browser does that has no scripts. */
async function sendRow(page: Page, kind: "price" | "count", id: string, typed: Record<string, string>) {
  const forms = page.root.querySelectorAll(`#product-${id} form`);
  const form = forms.find((each) => each.querySelector("[name=intent]")?.getAttribute("value") === kind);
  const body = new URLSearchParams();
  for (const input of form?.querySelectorAll("input[name]") ?? [])
    body.append(input.getAttribute("name") ?? "", input.getAttribute("value") ?? "");
  for (const [name, value] of Object.entries(typed)) body.set(name, value);
  return post(form?.getAttribute("action") ?? "", body);
}
const post = (to: string, body: URLSearchParams) =>
  browser.send(to, {
    method: "POST",
    body: body.toString(),
    headers: { origin: consoleOrigin, "content-type": "application/x-www-form-urlencoded" },
  });

describe("the list of goods", () => {
  it("has a tab for each state with how many there are, in both languages", async () => {
    const page = await goods();
    const tabs = page.root.querySelector(`nav[aria-label="${words.views.label}"]`)?.text ?? "";
    for (const view of ["live", "low", "out", "hidden", "bin"] as const)
      expect(tabs).toContain(words.views[view]);
    const bengali = await browser.open(`${bn()}/goods?view=bin`);
    expect(bengali.root.querySelector("main")?.text).toContain(strings.bn.stock.empty.bin);
    expect(bengali.root.querySelector("main")?.text).toContain(strings.bn.stock.views.hidden);
  });

  it("finds by a name in any script, and says where nothing is found", async () => {
    const { name } = await firstOf(await goods());
    const found = await goods(`?q=${encodeURIComponent(name)}`);
    expect(found.root.querySelector("[data-slot=row-list] li")?.text).toContain(name);
    expect((await goods("?q=zzqqxx")).root.querySelector("main")?.text).toContain(words.empty.search);
  });

  it("leads from a search that finds nothing back to all of the list", async () => {
    const page = await browser.open(`${path}/goods?view=low&q=zzzz`);
    const way = page.root.querySelector("main [data-slot=empty-state] a");
    expect([way?.text, way?.getAttribute("href")]).toEqual([
      strings.en.consoleShell.list.all,
      `${path}/goods?view=low`,
    ]);
  });

  it("changes a price in its place, in digits of either script, and comes back to it", async () => {
    const page = await goods();
    const { id, name, slug } = await firstOf(page);
    const done = await sendRow(page, "price", id, { price: "১,২৩৫" });
    expect([done.status, done.path]).toEqual([200, `${path}/goods`]);
    expect(done.text).toContain("Saved: it costs ৳1,235 now.");
    const shop = storefront.visit("http://kacha-bazar.localhost:3000");
    const sold = await shop.open(`/en/product-details/${slug}`);
    expect([sold.root.querySelector("h1")?.text, sold.text.includes("1,235")]).toEqual([name, true]);
  });

  it.each(["0", "-5", "12.50", "2000000", "cheap"])(
    "refuses the price %s at its field and keeps it",
    async (price) => {
      const page = await goods();
      const { id } = await firstOf(page);
      const refused = await sendRow(page, "price", id, { price });
      expect(refused.status).toBe(422);
      const row = refused.root.querySelector(`#product-${id}`);
      expect(row?.querySelector("details")?.hasAttribute("open")).toBe(true);
      expect(row?.querySelector("[name=price]")?.getAttribute("value")).toBe(price);
      expect(row?.text).toContain(strings.en.api.fields.price_invalid);
      expect(refused.root.querySelectorAll("[data-slot=field-error]")).toHaveLength(1);
    },
  );

  it("tells who counted that pieces moved meanwhile, with the present number, and keeps what was typed", async () => {
    const page = await goods();
    const { id, stock } = await firstOf(page);
    await sendRow(page, "count", id, { pieces: String(stock + 2) });
    const refused = await sendRow(page, "count", id, { pieces: "77" });
    expect(refused.status).toBe(409);
    const row = refused.root.querySelector(`#product-${id}`);
    expect(row?.text).toContain(`there are ${stock + 2} now`);
    expect(row?.querySelector("[name=pieces]")?.getAttribute("value")).toBe("77");
    const done = await sendRow(refused, "count", id, { pieces: "77" });
    expect(done.text).toContain("Saved: there are 77 now.");
  });

  it("hides what is ticked, which is gone from the shop at once, and shows it again", async () => {
    const page = await goods();
    const { id, name, slug } = await firstOf(page);
    const shop = storefront.visit("http://kacha-bazar.localhost:3000");
    const seen = async () => (await shop.open(`/en/product-details/${slug}`)).status;
    expect(await seen()).toBe(200);
    const act = (status: string, query = "") =>
      post(`${path}/goods${query}`, new URLSearchParams({ intent: "status", products: id, status }));
    const hidden = await act("hidden");
    expect(hidden.text).toContain(`“${name}” is hidden.`);
    expect(await seen()).toBe(404);
    const list = await goods("?view=hidden");
    expect(list.root.querySelector("[data-slot=row-list]")?.text).toContain(name);
    const shown = await act("live", "?view=hidden");
    expect([shown.path, shown.text.includes("is in the shop again")]).toEqual([
      `${path}/goods?view=hidden`,
      true,
    ]);
    expect(await seen()).toBe(200);
  });

  it("says that nothing is ticked", async () => {
    const none = await post(`${path}/goods`, new URLSearchParams({ intent: "status", status: "bin" }));
    expect(none.text).toContain(words.chooseFirst);
  });

  it("has its forms where a browser without scripts finds them", async () => {
    const page = await goods();
    const { id } = await firstOf(page);
    for (const kind of ["price", "count"] as const)
      expect(page.root.querySelector(formOf(kind, id).replace(/:has.*/, ""))).not.toBeNull();
    const tick = page.root.querySelector(`[name=products][value="${id}"]`);
    const acting = page.root.querySelector(`form#${tick?.getAttribute("form") ?? "none"}`);
    expect(acting?.querySelectorAll("button[name=status]").length).toBe(2);
  });
});

describe("the stock of a product", () => {
  const openStock = async () => {
    const { id, ...product } = await firstOf(await goods());
    return { id, ...product, page: await browser.open(`${path}/goods/${id}/stock`) };
  };
  const send = (page: Page, typed: Record<string, string>) => {
    const forms = page.root.querySelectorAll("[data-slot=console-form]");
    const form = forms.find(
      (each) => each.querySelector("[name=intent]")?.getAttribute("value") === "change",
    );
    const body = new URLSearchParams();
    for (const input of form?.querySelectorAll("input[type=hidden]") ?? [])
      body.append(input.getAttribute("name") ?? "", input.getAttribute("value") ?? "");
    for (const [name, value] of Object.entries(typed)) body.set(name, value);
    return post(page.path, body);
  };

  it("is written down with a note, and stands in its history with who did it", async () => {
    const { page, stock } = await openStock();
    expect(page.status).toBe(200);
    const done = await send(page, { change: "received", pieces: "৫", note: "From Karwan Bazar" });
    expect(done.text).toContain(`Saved: there are ${stock + 5} now.`);
    const first = done.root.querySelector("[data-slot=row-list] li")?.text ?? "";
    expect(first).toContain(`+5 · ${words.reason.received}`);
    expect(first).toContain("From Karwan Bazar");
    expect(first).toContain(`${stock + 5} in stock then`);
    const bengali = await browser.open(`${bn()}/goods/${page.path.split("/").at(-2) ?? ""}/stock`);
    expect(bengali.root.querySelector("[data-slot=row-list] li")?.text).toContain(
      strings.bn.stock.reason.received,
    );
  });

  it("cannot fall below nothing, and what was typed stays", async () => {
    const { page, stock } = await openStock();
    const refused = await send(page, { change: "damaged", pieces: String(stock + 1) });
    expect(refused.status).toBe(409);
    expect(refused.text).toContain(`There are only ${stock} of`);
    expect(refused.root.querySelector("[name=pieces]")?.getAttribute("value")).toBe(String(stock + 1));
  });

  it("says how many wait for it, and how many of them are told within a day, in both languages", async () => {
    const { id, stock, page } = await openStock();
    const lead = (of: Page) => of.root.querySelector("[data-slot=console-page] > div > p")?.text ?? "";
    expect(lead(page)).toContain(`In stock: ${stock}.`);
    expect(lead(page)).not.toContain("at most");
    await storefront.database.execute(
      sql`insert into stock_alert (shop_id, product_id, phone, language, created_at)
        select shop_id, id, phone, 'bn', now() from product, unnest(array['+8801812000001', '+8801812000002']) as phone
        where id = ${Number(id)}`,
    );
    expect(lead(await browser.open(page.path))).toContain(
      "2 text messages are asked for when it is there again. For each piece in stock, at most 3 are sent within a day.",
    );
    expect(lead(await browser.open(`${bn()}/goods/${id}/stock`))).toContain(
      "আবার এলে ২টি এসএমএস চাওয়া হয়েছে। স্টকের প্রতিটির জন্য দিনে সর্বোচ্চ ৩টি পাঠানো হয়।",
    );
  });

  it("of what there is not, is not there", async () => {
    expect((await browser.open(`${path}/goods/999999/stock`)).status).toBe(404);
    expect((await browser.open(`${path}/goods/none/stock`)).status).toBe(404);
  });
});
