import { consoleOrigin, openStorefront, type TestStorefront } from "@haat/storefront/testing/open-storefront";
import type { Page, PlainBrowser } from "@haat/storefront/testing/plain-browser";
import { strings } from "@haat/i18n/strings";
import { sql } from "drizzle-orm";
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

const words = strings.en.goodsImport;
const { fields } = strings.en.api;

/** Sends the form for a file as a browser without scripts does. */
function bring(table: File | undefined, to = `${path}/goods/import`) {
  const body = new FormData();
  body.append("table", table ?? new File([], ""));
  body.append("pictures", new File([], ""));
  return browser.send(to, { method: "POST", body, headers: { origin: consoleOrigin } });
}

/** Presses the button of the page's form, with the ticks that somebody set. */
function press(page: Page, intent: string, ticks: Record<string, string> = {}) {
  const form = page.root
    .querySelectorAll("main form[method=post]")
    .find((each) => each.querySelector(`button[name=intent][value=${intent}]`));
  return browser.send(form?.getAttribute("action") ?? "", {
    method: "POST",
    body: new URLSearchParams({ ...ticks, intent }).toString(),
    headers: { origin: consoleOrigin, "content-type": "application/x-www-form-urlencoded" },
  });
}

/** The page of an import as soon as it is done, or taken back. */
const settled = (at: string, state: string) =>
  vi.waitFor(
    async () => {
      const page = await browser.open(at);
      expect(page.root.querySelector("[data-slot=badge]")?.text).toBe(state);
      return page;
    },
    // It only ends what hangs: a busy machine is slow, not wrong.
    { timeout: 300_000, interval: 200 },
  );

async function firstProduct() {
  const { rows } = (await storefront.database.execute(sql`
    select p.id, p.price, p.stock, p.name_en from product p join shop s on s.id = p.shop_id
    where s.seller_key = ${path.split("/").at(-1)} and not p.has_attributes and p.stock > 1 and p.status = 'live' and p.old_price is null
    order by p.id limit 1`)) as unknown as {
    rows: { id: number; price: string; stock: number; name_en: string }[];
  };
  const [found] = rows;
  if (!found) throw new Error("The shop sells nothing.");
  return found;
}
const csv = (...lines: string[]) => new File([lines.join("\r\n")], "goods.csv", { type: "text/csv" });

describe("the page of goods as a file", () => {
  it("stands behind the list of goods, and has all products in both formats", async () => {
    const goods = await browser.open(`${path}/goods`);
    const link = goods.root.querySelectorAll("main a").find(({ text }) => text.trim() === words.entry);
    const page = await browser.open(link?.getAttribute("href") ?? "");
    expect(page.root.querySelector("h1")?.text).toBe(words.title);
    const files = page.root
      .querySelectorAll("main a[download]")
      .map((each) => each.getAttribute("href") ?? "");
    expect(files.map((href) => href.split("/").at(-1))).toEqual(["xlsx", "csv"]);
    for (const href of files) {
      const file = await browser.send(href);
      expect(file.status).toBe(200);
      expect(file.headers.get("content-disposition")).toMatch(
        /^attachment; filename="products\.(csv|xlsx)"$/,
      );
    }
  });

  it("says at the field what is wrong with a file, in both languages", async () => {
    const errorsOf = (page: Page) =>
      page.root.querySelectorAll("[data-slot=field-error]").map(({ text }) => text);
    const none = await bring(undefined);
    expect([none.status, errorsOf(none)]).toEqual([422, [fields.import_file_required]]);
    const other = await bring(new File(["%PDF-1.7"], "goods.csv"));
    expect([other.status, errorsOf(other)]).toEqual([422, [fields.import_file_format]]);
    const bangla = await bring(
      new File(["a,b\r\n1,2"], "goods.csv"),
      `${path.replace(/^\/en/, "")}/goods/import`,
    );
    expect(errorsOf(bangla)).toEqual([strings.bn.api.fields.import_columns_unknown]);
  });

  it("takes files that are larger than other forms, and refuses those that are far too large", async () => {
    const rows = Array.from({ length: 3000 }, (_, n) => `Nothing ${n},,,${"x".repeat(60)}`);
    const page = await bring(csv("name_en,price,stock,description_en", ...rows));
    expect(page.root.querySelector("h1")?.text).toBe("goods.csv");
    expect(page.text).toContain(words.edit.onlyWrong);
    const huge = await bring(new File([new Uint8Array(45 * 1024 * 1024)], "huge.csv"));
    expect(huge.status).toBe(413);
  });
});

describe("the page of an import", () => {
  it("shows old and new and what is wrong before anything is changed, then does it and takes it back", async () => {
    const product = await firstProduct();
    const page = await bring(
      csv("product_id,price,stock,name_en", `${product.id},7777,0,`, `999999,5,,`, `${product.id},,,`),
    );
    expect(page.root.querySelector("h1")?.text).toBe("goods.csv");
    const rows = page.root.querySelectorAll("[data-slot=row-list] > li").map(({ text }) => text);
    expect(rows.some((text) => text.includes("→ 7777"))).toBe(true);
    expect(rows.some((text) => text.includes(fields.product_unknown) && text.includes("Row 3"))).toBe(true);
    expect((await firstProduct()).price).toBe(product.price);
    expect(page.root.querySelector("input[name=zeros]")).not.toBeNull();

    const failures = page.root
      .querySelectorAll("main a[download]")
      .map((each) => each.getAttribute("href") ?? "");
    const file = await browser.send(failures.find((href) => href.endsWith("csv")) ?? "");
    expect(file.text).toContain(fields.product_unknown);

    const begun = await press(page, "apply");
    expect(begun.text).toContain(words.applied);
    const done = await settled(begun.path, words.state.applied);
    const [changed] = [await firstProduct()];
    expect([Number(changed.price), changed.stock]).toEqual([777_700, product.stock]);

    await press(done, "undo");
    await settled(begun.path, words.state.undone);
    expect((await firstProduct()).price).toBe(product.price);
    const list = await browser.open(`${path}/goods/import`);
    expect(list.root.querySelector("[data-slot=row-list]")?.text).toContain(words.state.undone);
  });

  it("goes on where somebody asks, after whoever took it back has given up", async () => {
    const product = await firstProduct();
    const page = await bring(csv("product_id,price", `${product.id},8888`));
    const begun = await press(page, "apply");
    await settled(begun.path, words.state.applied);
    await storefront.database.execute(
      sql`update goods_import set state = 'undoing' where id = ${begun.path.split("/").at(-1)}::int`,
    );
    const stuck = await browser.open(begun.path);
    expect(stuck.root.querySelector("[data-slot=badge]")?.text).toBe(words.state.undoing);
    expect(stuck.text).toContain(words.edit.goOnText);
    const pressed = await press(stuck, "undo");
    expect(pressed.text).toContain(words.undone);
    const back = await settled(begun.path, words.state.undone);
    expect(back.text).not.toContain(words.edit.goOnText);
    expect((await firstProduct()).price).toBe(product.price);
  });

  it("explains every column, and has a sample in the page's language", async () => {
    for (const [language, at] of [
      ["en", path],
      ["bn", path.replace(/^\/en/, "")],
    ] as const) {
      const page = await browser.open(`${at}/goods/import/help`);
      expect(page.root.querySelectorAll("dt").length).toBe(21);
      expect(page.text).toContain(strings[language].goodsImport.help.rules.blank);
      const sample = await browser.send(`${at}/goods/import/sample/csv`);
      expect(sample.text).toContain(strings[language].goodsImport.columns.name_bn);
    }
  });

  it("is nobody's who may not touch goods; an import that is not there is not found", async () => {
    const packer = storefront.visit(consoleOrigin);
    const own = (await signIn(packer, people.packer)).path;
    expect((await packer.open(`${own}/goods/import`)).status).toBe(403);
    expect((await packer.send(`${own}/goods/export/1/csv`)).status).toBe(403);
    for (const missing of [
      "import/999999",
      "import/none",
      "export/99/csv",
      "export/1/pdf",
      "import/999999/failures/csv",
    ])
      expect((await browser.open(`${path}/goods/${missing}`)).status).toBe(404);
  });
});

describe("an import without photos", () => {
  it("says how many products stay hidden, leads to them once they are made, and none is shown", async () => {
    const looked = await bring(csv("name_en,price,stock", "Tamarind candy,40,9"));
    expect(looked.text).toContain("1 new product has no photo.");
    expect(looked.text).not.toContain(words.edit.picturelessList);
    const applying = await press(looked, "apply");
    const done = await settled(applying.path, words.state.applied);
    const link = done.root
      .querySelectorAll("main a")
      .find(({ text }) => text.trim() === words.edit.picturelessList);
    const list = await browser.open(link?.getAttribute("href") ?? "");
    expect(list.root.querySelector("main")?.text).toContain("Tamarind candy");

    const product = list.root
      .querySelectorAll("main a")
      .map((each) => each.getAttribute("href") ?? "")
      .find((href) => /\/goods\/product\/\d+$/.test(href));
    const shown = await press(await browser.open(product ?? ""), "show");
    expect(shown.text).toContain(strings.en.api.errors.product_without_picture);
    const hidden = await browser.open(`${path}/goods?view=hidden`);
    expect(hidden.root.querySelector("main")?.text).toContain("Tamarind candy");
  });
});
