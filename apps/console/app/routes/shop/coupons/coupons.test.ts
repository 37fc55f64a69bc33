import { consoleOrigin, openStorefront, type TestStorefront } from "@haat/storefront/testing/open-storefront";
import type { Filled, Page, PlainBrowser } from "@haat/storefront/testing/plain-browser";
import { addToCart } from "@haat/storefront/testing/shopper";
import { strings } from "@haat/i18n/strings";
import { productTable } from "@haat/api/features/catalogue/catalogue.table";
import { shopTable } from "@haat/api/features/shop/shop.table";
import { and, eq, gt } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { people, signIn } from "../../../../testing/seller";

let storefront: TestStorefront;
let browser: PlainBrowser;
let coupons: string;
beforeAll(async () => {
  storefront = await openStorefront();
  browser = storefront.visit(consoleOrigin);
  const { path } = await signIn(browser, people.manager);
  coupons = `${path}/goods/coupons`;
});
afterAll(async () => {
  expect(storefront.faults).toEqual([]);
  await storefront.close();
});

const form = "[data-slot=console-form]";
const words = strings.en.coupons;
const { fields } = strings.en.api;
const good = { code: "eid২৬", kind: "percent", value: "১০", max_discount: "২০০", min_item_total: "500" };
const rows = (page: Page) => page.root.querySelectorAll("[data-slot=row-list] > li");
const valueOf = (page: Page, name: string) =>
  page.root.querySelector(`main [name=${name}]`)?.getAttribute("value");

/** The name in addresses of something that is on sale and comes in one way only. */
async function plainProduct(shop: string): Promise<string> {
  const [product] = await storefront.database
    .select({ slug: productTable.slug })
    .from(productTable)
    .innerJoin(shopTable, eq(shopTable.id, productTable.shopId))
    .where(
      and(
        eq(shopTable.slug, shop),
        eq(productTable.status, "live"),
        eq(productTable.hasAttributes, false),
        gt(productTable.stock, 0),
      ),
    )
    .limit(1);
  return product?.slug ?? "";
}

async function make(given: Filled): Promise<Page> {
  return browser.submit(await browser.open(`${coupons}/new`), form, given);
}

describe("the coupons of a shop", () => {
  it("are made with a code that is suggested, from numbers in either script, and once", async () => {
    const page = await browser.open(`${coupons}/new`);
    expect(valueOf(page, "code")).toMatch(/^[A-Z0-9]{5,9}$/);
    const made = await browser.submit(page, form, good);
    expect([made.text.includes(words.told.created), made.root.querySelector("h1")?.text]).toEqual([
      true,
      "EID26",
    ]);
    expect(made.text).toMatch(/10% off/);
    const again = await browser.submit(page, form, good);
    expect(again.path).toBe(made.path);
    const listed = rows(await browser.open(coupons)).filter((row) => row.text.includes("EID26"));
    expect(listed).toHaveLength(1);
    expect(listed[0]?.text).toContain(words.usedNone);
  });

  it("keep what was typed beside what is wrong with it", async () => {
    const refused = await make({ code: "TWO WORDS", kind: "percent", value: "101", ends_on: "2020-01-01" });
    expect(refused.status).toBe(422);
    for (const sentence of [fields.coupon_code_shape, fields.coupon_percent_invalid])
      expect(refused.text).toContain(sentence);
    expect([valueOf(refused, "code"), valueOf(refused, "value"), valueOf(refused, "ends_on")]).toEqual([
      "TWO WORDS",
      "101",
      "2020-01-01",
    ]);
    const over = await make({ ...good, code: "OVER1", ends_on: "2020-01-01" });
    expect(over.text).toContain(fields.date_past);
    const taken = await make(good);
    expect(taken.text).toContain(fields.coupon_code_taken);
    const wrong: [Filled, string][] = [
      [{ code: "" }, fields.coupon_code_required],
      [{ kind: "fixed", value: "0" }, fields.coupon_amount_invalid],
      [{ kind: "fixed", value: "50" }, fields.coupon_cap_fixed],
      [{ starts_on: "2099-02-02", ends_on: "2099-02-01" }, fields.coupon_days_turned],
      [{ total_uses: "0" }, fields.coupon_uses_invalid],
      [{ title_en: "x".repeat(61) }, fields.coupon_title_long],
    ];
    for (const [given, sentence] of wrong)
      expect((await make({ ...good, code: "WRONG1", ...given })).text).toContain(sentence);
  });

  it("are changed as they were read, paused and gone on with", async () => {
    const made = await make({ ...good, code: "CHANGE1" });
    const late = await browser.open(made.path);
    const changed = await browser.submit(made, form, { ...good, value: "15", audience: "all" });
    expect([changed.text.includes(words.told.changed), valueOf(changed, "value")]).toEqual([true, "15"]);
    const refused = await browser.submit(late, form, { ...good, value: "20" });
    expect([refused.path, refused.text.includes(strings.en.api.errors.review_conflict)]).toEqual([
      made.path,
      true,
    ]);
    const paused = await browser.submit(changed, "main form:has([value=pause])", {}, "[value=pause]");
    expect(paused.text).toContain(words.told.paused);
    expect((await browser.open(`${coupons}?view=paused`)).text).toContain("CHANGE1");
    const resumed = await browser.submit(paused, "main form:has([value=resume])", {}, "[value=resume]");
    expect(resumed.text).toContain(words.told.resumed);
  });

  it("are removed after a question, and then are no page any more", async () => {
    const made = await make({ ...good, code: "GONE1" });
    const question = await browser.open(`${made.path}/remove`);
    const removed = await browser.submit(question, form);
    expect([removed.path, removed.text.includes(words.told.removed)]).toEqual([coupons, true]);
    expect((await browser.open(made.path)).status).toBe(404);
  });

  it("are read in Bengali, and are no page of another number", async () => {
    expect((await browser.open(coupons.replace(/^\/en/, ""))).text).toContain(strings.bn.coupons.lead);
    for (const path of ["999999", "x", "999999/remove", "999999/qr/svg", "x/qr/svg"])
      expect([path, (await browser.open(`${coupons}/${path}`)).status]).toEqual([path, 404]);
  });
});

describe("the link of a coupon", () => {
  it("is a QR code for screens and printers, and puts the coupon into the cart of who follows it", async () => {
    const made = await make({ ...good, code: "LINK1", min_item_total: "1" });
    const address = made.root.querySelector("main section p.select-all")?.text ?? "";
    expect(address).toMatch(/\/s\/[a-z0-9]+\/c\/LINK1$/);
    for (const [format, type] of [
      ["svg", "image/svg+xml"],
      ["png", "image/png"],
    ] as const) {
      const { status, headers } = await browser.once(`${made.path}/qr/${format}`);
      expect([status, headers.get("content-type")]).toEqual([200, type]);
    }

    const visitor = storefront.visit();
    const short = await visitor.once(new URL(address).pathname);
    const link = new URL(short.headers.get("location") ?? "");
    const shop = storefront.visit(link.origin);
    const home = await shop.open(`/en${link.pathname.replace(/^\/en/, "")}`);
    expect([home.path, home.text]).toEqual([
      "/en",
      expect.stringContaining("The coupon LINK1 goes with your cart"),
    ]);
    await addToCart(shop, `/en/product-details/${await plainProduct(link.hostname.split(".", 1)[0] ?? "")}`);
    const cart = await shop.open("/en/cart");
    expect(cart.root.querySelector("[data-slot=coupon-box]")?.text).toContain("LINK1");

    await browser.submit(await browser.open(made.path), "main form:has([value=pause])", {}, "[value=pause]");
    const later = await shop.open("/en/cart");
    expect(later.text).toContain(strings.en.api.errors.coupon_paused);
    const late = await storefront.visit(link.origin).open("/en/coupon/LINK1");
    expect(late.text).toContain(strings.en.api.errors.coupon_paused);
  });
});
