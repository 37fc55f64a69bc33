import { consoleOrigin, openStorefront, type TestStorefront } from "@haat/storefront/testing/open-storefront";
import type { Page, PlainBrowser } from "@haat/storefront/testing/plain-browser";
import { strings } from "@haat/i18n/strings";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
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

const words = strings.en.bulkEdit;
const table = (query = "") => browser.open(`${path}/goods/table${query}`);

/** The rows of the table by their ids, and what stands in their fields. */
function rowsOf(page: Page): { id: string; price: string; old: string; stock: string }[] {
  const valueOf = (name: string) => page.root.querySelector(`[name="${name}"]`)?.getAttribute("value") ?? "";
  return page.root
    .querySelectorAll("input[name=row]")
    .map((each) => each.getAttribute("value") ?? "")
    .map((id) => ({
      id,
      price: valueOf(`price_${id}`),
      old: valueOf(`old_${id}`),
      stock: valueOf(`stock_${id}`),
    }));
}

/** Sends the form that has a button, as a browser without scripts does: with everything that stands in it. */
function send(page: Page, intent: string, typed: Record<string, string> = {}) {
  const form = page.root
    .querySelectorAll("form[method=post]")
    .find((each) => each.querySelector(`button[name=intent][value=${intent}]`));
  const body = new URLSearchParams();
  for (const input of form?.querySelectorAll("input[name]:not([type=checkbox])") ?? [])
    body.append(input.getAttribute("name") ?? "", input.getAttribute("value") ?? "");
  for (const select of form?.querySelectorAll("select[name]") ?? []) {
    const chosen = select.querySelector("option[selected]") ?? select.querySelector("option");
    body.append(select.getAttribute("name") ?? "", chosen?.getAttribute("value") ?? "");
  }
  body.set("intent", intent);
  for (const [name, value] of Object.entries(typed)) body.set(name, value);
  return browser.send(form?.getAttribute("action") ?? "", {
    method: "POST",
    body: body.toString(),
    headers: { origin: consoleOrigin, "content-type": "application/x-www-form-urlencoded" },
  });
}

/** A price in the database, by the id of its row. */
async function sold(id: string) {
  const [product = 0, combination = 0] = id.split("-").map(Number);
  const { rows } = (await storefront.database.execute(
    combination
      ? sql`select price::int as price, stock from product_combination where id = ${combination}`
      : sql`select price::int as price, stock from product where id = ${product}`,
  )) as unknown as { rows: { price: number; stock: number }[] };
  return rows[0];
}

describe("the table of prices and stock", () => {
  it("has fewer rows on a phone, where each is high, and the rest behind them", async () => {
    const phone = "Mozilla/5.0 (Linux; Android 14; SM-A155F) Chrome/126.0.0.0 Mobile Safari/537.36";
    const open = (path: string) => browser.send(path, { headers: { "user-agent": phone } });
    const wide = rowsOf(await table()).map(({ id }) => id);
    expect(wide.length).toBeGreaterThan(20);
    const page = await open(`${path}/goods/table`);
    expect(rowsOf(page).map(({ id }) => id)).toEqual(wide.slice(0, 20));
    const next = await open(page.root.querySelector("a[rel=next]")?.getAttribute("href") ?? "");
    expect(rowsOf(next).map(({ id }) => id)).toEqual(wide.slice(20, 40));
  });

  it("of one product leads back to it from what it changes, and each change to its product", async () => {
    const all = await table();
    const id = rowsOf(all).find(({ id }) => !id.endsWith("-0"))?.id ?? "";
    const [product] = id.split("-");
    const page = await table(`?product=${product}`);
    const change = await send(page, "look", { [`price_${id}`]: "777" });
    const back = change.root.querySelector("[data-slot=console-page] > div a")?.getAttribute("href");
    expect(back).toBe(`${path}/goods/table?product=${product}`);
    const rows = change.root.querySelectorAll("main [data-slot=row-list] a");
    expect(rows.map((row) => row.getAttribute("href"))).toEqual([`${path}/goods/product/${product}`]);

    const [one, other] = rowsOf(all).filter((row) => !row.id.startsWith(`${product}-`));
    const several = await send(all, "look", {
      [`price_${one?.id}`]: "778",
      [`price_${id}`]: "779",
      [`price_${other?.id}`]: "780",
    });
    const up = several.root.querySelector("[data-slot=console-page] > div a")?.getAttribute("href");
    expect(up).toBe(`${path}/goods/table`);
  });

  it("shows old and new before anything changes, changes all of it at a press, and takes it back", async () => {
    const page = await table();
    const [first, second] = rowsOf(page);
    if (!first || !second) throw new Error("The table has no rows.");
    const [before, stockBefore] = [await sold(first.id), await sold(second.id)];
    const preview = await send(page, "look", {
      [`price_${first.id}`]: "৩,৩৩৩",
      [`stock_${second.id}`]: "৭৭",
    });
    expect(preview.path).toMatch(/\/goods\/table\/\d+$/);
    expect(preview.root.querySelector("h1")?.text).toBe("A change of 2 rows");
    expect(preview.root.querySelectorAll("[data-slot=row-list] li")).toHaveLength(2);
    expect(preview.root.querySelector("[data-slot=row-list]")?.text).toContain(`→ ৳3,333`);
    expect([await sold(first.id), await sold(second.id)]).toEqual([before, stockBefore]);

    const done = await send(preview, "apply");
    expect(done.text).toContain("2 rows are changed.");
    expect([(await sold(first.id))?.price, (await sold(second.id))?.stock]).toEqual([333_300, 77]);
    const listed = await table();
    expect(listed.root.querySelector("[data-slot=row-list]")?.text).toContain(words.state.applied);

    const undone = await send(done, "undo");
    expect(undone.text).toContain("2 rows are what they were.");
    expect([await sold(first.id), await sold(second.id)]).toEqual([before, stockBefore]);
    expect(undone.root.querySelector("button[name=intent]")).toBeNull();
  });

  it.each([
    ["en", strings.en],
    ["bn", strings.bn],
  ] as const)("says what moved since it was shown, in %s", async (language, said) => {
    const own = language === "en" ? path : path.replace(/^\/en/, "");
    const page = await browser.open(`${own}/goods/table`);
    const [row, other] = rowsOf(page);
    const price = `price_${row?.id}`;
    const done = await send(await send(page, "look", { [price]: "4444" }), "apply");
    const preview = await send(page, "look", { [price]: "5555", [`stock_${other?.id}`]: "66" });
    const rows = preview.root.querySelectorAll("[data-slot=row-list] > li").map(({ text }) => text);
    expect(rows.map((text) => text.includes(said.bulkEdit.edit.moved))).toEqual([true, false]);
    const lead = said.bulkEdit.edit.movedLead_one.replace("{{formatted}}", language === "en" ? "1" : "১");
    expect(preview.root.querySelector("main")?.text).toContain(lead);
    await send(done, "undo");
  });

  it.each([
    ["price", "0", strings.en.api.fields.price_invalid],
    ["price", "", strings.en.api.fields.price_required],
    ["price", "-5", strings.en.api.fields.price_invalid],
    ["stock", "1.5", strings.en.api.fields.stock_invalid],
    ["stock", "", strings.en.api.fields.stock_required],
    ["old", "1", strings.en.api.fields.old_price_low],
  ])("refuses as %s “%s” at its row and keeps all that was typed", async (field, typed, said) => {
    const page = await table();
    const [first, second] = rowsOf(page);
    const name = `${field}_${first?.id}`;
    const refused = await send(page, "look", { [name]: typed, [`stock_${second?.id}`]: "55" });
    expect(refused.status).toBe(422);
    expect(refused.root.querySelectorAll("[data-slot=field-error]").map(({ text }) => text)).toEqual([said]);
    const input = refused.root.querySelector(`[name="${name}"]`);
    expect([input?.getAttribute("value"), input?.getAttribute("aria-invalid")]).toEqual([typed, "true"]);
    expect(refused.root.querySelector(`[name="stock_${second?.id}"]`)?.getAttribute("value")).toBe("55");
  });

  it("says that nothing would change, in both languages", async () => {
    const refused = await send(await table(), "look");
    expect(refused.text).toContain(strings.en.api.errors.bulk_edit_empty);
    const page = await browser.open(`${path.replace(/^\/en/, "")}/goods/table`);
    expect((await send(page, "look")).text).toContain(strings.bn.api.errors.bulk_edit_empty);
  });

  it("fills in a column that was copied from a spreadsheet, and changes nothing by it", async () => {
    const page = await table();
    const [first, second, third] = rowsOf(page);
    const before = await sold(first?.id ?? "");
    const filled = await send(page, "fill", { column: "price", numbers: "১১০\r\n\r\n130\r\n" });
    expect(filled.status).toBe(200);
    expect(filled.text).toContain("2 rows are filled in. Nothing is changed yet.");
    const rows = rowsOf(filled);
    expect(rows.slice(0, 3).map(({ price }) => price)).toEqual(["১১০", second?.price, "130"]);
    expect(await sold(first?.id ?? "")).toEqual(before);
    const preview = await send(filled, "look");
    expect(preview.root.querySelector("h1")?.text).toBe("A change of 2 rows");
    expect(third).toBeDefined();
    const many = await send(page, "fill", { column: "stock", numbers: "1\n".repeat(99) });
    expect(many.status).toBe(422);
    expect(many.root.querySelector("[data-slot=field-error]")?.text).toContain("99");
  });

  it("changes all prices of a category by a rule", async () => {
    const category = (await table()).root.querySelectorAll("select[name=category] option").at(1);
    const page = await table(`?category=${category?.getAttribute("value")}`);
    const rows = rowsOf(page);
    const refused = await send(page, "rule", { amount: "95", move: "lower" });
    expect(refused.root.querySelector("[data-slot=field-error]")?.text).toBe(
      strings.en.api.fields.rule_amount,
    );
    const preview = await send(page, "rule", { amount: "১০%", move: "raise", round_to: "1" });
    expect(preview.root.querySelector("h1")?.text).toBe(`A change of ${rows.length} rows`);
    const before = await Promise.all(rows.map(({ id }) => sold(id)));
    const done = await send(preview, "apply");
    for (const [place, { id }] of rows.entries())
      expect((await sold(id))?.price).toBe(Math.round(((before[place]?.price ?? 0) * 110) / 10_000) * 100);
    await send(done, "undo");
  });

  it("goes on to the next rows, and is empty where nothing is found", async () => {
    const page = await table();
    const next = page.root.querySelector("main a[rel=next]")?.getAttribute("href") ?? "";
    if (next) {
      const ids = rowsOf(await browser.open(next)).map(({ id }) => id);
      expect(ids.filter((id) => rowsOf(page).some((row) => row.id === id))).toEqual([]);
    } else expect(rowsOf(page).length).toBeLessThanOrEqual(50);
    expect((await table("?q=zzqqxx")).root.querySelector("main")?.text).toContain(words.empty);
  });

  it("is nobody's who may not touch goods; a change that is not there is not found", async () => {
    const packer = storefront.visit(consoleOrigin);
    const own = (await signIn(packer, people.packer)).path;
    expect((await packer.open(`${own}/goods/table`)).status).toBe(403);
    expect((await browser.open(`${path}/goods/table/999999`)).status).toBe(404);
    expect((await browser.open(`${path}/goods/table/none`)).status).toBe(404);
  });
});
