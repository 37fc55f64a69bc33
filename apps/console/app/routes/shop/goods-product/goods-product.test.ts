import { productTable } from "@haat/api/features/catalogue/catalogue.table";
import { shopTable } from "@haat/api/features/shop/shop.table";
import { consoleOrigin, openStorefront, type TestStorefront } from "@haat/storefront/testing/open-storefront";
import { strings } from "@haat/i18n/strings";
import { and, eq, gt } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { PlainBrowser } from "@haat/storefront/testing/plain-browser";
import { people, signIn } from "../../../../testing/seller";

let storefront: TestStorefront;
let browser: PlainBrowser;
/** The shop's pages of the one who is signed in. */
let path: string;
beforeAll(async () => {
  storefront = await openStorefront();
  browser = storefront.visit(consoleOrigin);
  ({ path } = await signIn(browser, people.manager));
});
afterAll(async () => {
  expect(storefront.faults).toEqual([]);
  await storefront.close();
});

it("a product is shown to customers by a short link and its code, as files for screens and printers", async () => {
  const [product] = await storefront.database
    .select({ id: productTable.id, slug: productTable.slug, key: shopTable.sellerKey })
    .from(productTable)
    .innerJoin(shopTable, eq(shopTable.id, productTable.shopId))
    .where(and(eq(shopTable.slug, "kacha-bazar"), eq(productTable.status, "live")))
    .limit(1);
  if (!product) throw new Error("The shop has no product.");

  const page = await browser.open(`${path}/goods/product/${product.id}`);
  expect(page.root.querySelector("main")?.text).toContain(`/s/${product.key}/p/${product.id}`);
  const picture = page.root.querySelector("main img[src*='/qr/']");
  expect(picture?.getAttribute("alt")).toMatch(/^QR code of “.+”$/);

  const links = page.root.querySelectorAll("main section a[download]");
  const sources = [picture?.getAttribute("src"), ...links.map((link) => link.getAttribute("href"))];
  const answers = await Promise.all(sources.map((source) => browser.once(source ?? "")));
  expect(answers.map(({ status, headers }) => [status, headers.get("content-type")])).toEqual([
    [200, "image/svg+xml"],
    [200, "image/png"],
    [200, "image/svg+xml"],
  ]);
  expect(answers[1]?.headers.get("content-disposition")).toBe(
    `attachment; filename="${product.slug}-qr.png"`,
  );

  const elsewhere = ["/qr/gif", "/qr/svg/more"].map((end) => `${path}/goods/product/${product.id}${end}`);
  for (const address of [...elsewhere, `${path}/goods/product/2000000000/qr/svg`])
    expect([address, (await browser.once(address)).status]).toEqual([
      address,
      expect.toSatisfy((n: number) => n === 404 || n === 420),
    ]);
});

const ofShop = (slug: string) =>
  storefront.database
    .select({ id: productTable.id, shopId: productTable.shopId })
    .from(productTable)
    .innerJoin(shopTable, eq(shopTable.id, productTable.shopId))
    .where(
      and(
        eq(shopTable.slug, slug),
        eq(productTable.status, "live"),
        eq(productTable.hasAttributes, false),
        gt(productTable.stock, 0),
      ),
    )
    .orderBy(productTable.id)
    .limit(1);

it("a product with variants leads to the price and the pieces of each", async () => {
  const [product] = await storefront.database
    .select({ id: productTable.id })
    .from(productTable)
    .innerJoin(shopTable, eq(shopTable.id, productTable.shopId))
    .where(and(eq(shopTable.slug, "kacha-bazar"), eq(productTable.slug, "chinigura-rice")));
  if (!product) throw new Error("The shop has no such product.");
  // Another one that is called the same.
  const [twin] = (await ofShop("kacha-bazar")).filter(({ id }) => id !== product.id);
  const was = await nameOf(twin?.id ?? 0, await nameOf(product.id));
  const page = await browser.open(`${path}/goods/product/${product.id}`);
  const lead = page.root.querySelector("main a[href*='/goods/table?']")?.getAttribute("href") ?? "";
  const listed = await browser.open(`${path}/goods?q=chinigura`);
  const ways = listed.root.querySelectorAll("main a[href*='/goods/table?']");
  expect(ways.map((way) => way.getAttribute("href"))).toContain(lead);
  const table = await browser.open(lead);
  await nameOf(twin?.id ?? 0, was);
  const priced = table.root.querySelectorAll(`[name^='price_${product.id}-']`);
  expect(priced.length).toBeGreaterThan(1);
  expect(table.root.querySelectorAll("[name^=price_]")).toHaveLength(priced.length);

  const only = table.root.querySelector("[data-slot=applied-filters] a");
  expect(only?.text).toContain(await nameOf(product.id));
  const whole = await browser.open(only?.getAttribute("href") ?? "");
  expect(whole.root.querySelectorAll("[name^=price_]").length).toBeGreaterThan(priced.length);
  expect(whole.root.querySelector("[data-slot=applied-filters]")).toBeNull();
  expect((await browser.open(`${path}/goods/table?product=999999`)).status).toBe(404);
});

/** What a product is called in English. @param called what it is to be called from now on */
async function nameOf(id: number, called?: string): Promise<string> {
  const isIt = eq(productTable.id, id);
  const [named] = await storefront.database
    .select({ name: productTable.nameEn })
    .from(productTable)
    .where(isIt);
  if (called) await storefront.database.update(productTable).set({ nameEn: called }).where(isIt);
  return named?.name ?? "";
}

it("a product's page shows its pictures, what is written of it in both languages, and how it does", async () => {
  const [product] = await ofShop("kacha-bazar");
  if (!product) throw new Error("The shop has no product.");
  const isProduct = and(eq(productTable.shopId, product.shopId), eq(productTable.id, product.id));
  const [was] = await storefront.database.select().from(productTable).where(isProduct);
  const said = { descriptionBn: "বাংলায় লেখা", descriptionEn: "", soldCount: 14 };
  await storefront.database.update(productTable).set(said).where(isProduct);

  const page = await browser.open(`${path}/goods/product/${product.id}`);
  const seen = page.root.querySelector("main [data-slot=product-seen]");
  expect(seen?.querySelectorAll("ul img").length).toBeGreaterThan(0);
  expect(seen?.querySelector("[lang=bn].whitespace-pre-line")?.text).toBe(was?.nameBn);
  expect(seen?.text).toContain("বাংলায় লেখা");
  expect(seen?.text).toContain(strings.en.productDraft.product.unwritten);
  const figures = page.root.querySelectorAll("main [data-slot=figure-list] > div").map(({ text }) => text);
  expect(figures[2]).toContain("14 pieces");
});

it("a product is hidden and thrown away by the last buttons of its page", async () => {
  const [product] = await ofShop("kacha-bazar");
  if (!product) throw new Error("The shop has no product.");
  const address = `${path}/goods/product/${product.id}`;
  const isProduct = and(eq(productTable.shopId, product.shopId), eq(productTable.id, product.id));
  const status = async () =>
    (await storefront.database.select({ status: productTable.status }).from(productTable).where(isProduct))[0]
      ?.status;
  for (const [intent, moved] of [
    ["hide", "hidden"],
    ["bin", "bin"],
  ] as const) {
    const page = await browser.open(address);
    await browser.submit(page, "main [data-slot=product-away] form", {}, `[value=${intent}]`);
    expect(await status()).toBe(moved);
  }
  const page = await browser.open(address);
  expect(page.root.querySelector("main [data-slot=product-away]")).toBeNull();
  await browser.submit(page, "main [data-slot=doctor] form", {}, "[value=show]");
  expect(await status()).toBe("live");
});

it("a product that nobody can buy says why, and a button shows it again", async () => {
  const [product] = await ofShop("kacha-bazar");
  if (!product) throw new Error("The shop has no product.");
  const address = `${path}/goods/product/${product.id}`;
  const doctor = async () =>
    (await browser.open(address)).root.querySelectorAll("main [data-slot=doctor] li").map(({ text }) => text);
  const seen = async () =>
    (await browser.open(address)).root
      .querySelectorAll("main form a[target=_blank]")
      .map((link) => link.getAttribute("href"));
  expect(await doctor()).toEqual([]);
  expect(await seen()).toEqual([expect.stringContaining(`/p/${product.id}`)]);
  const isProduct = and(eq(productTable.shopId, product.shopId), eq(productTable.id, product.id));
  await storefront.database
    .update(productTable)
    .set({ status: "bin", binnedAt: new Date() })
    .where(isProduct);
  expect(await doctor()).toEqual([expect.stringContaining("It is in the bin.")]);
  expect(await seen()).toEqual([]);
  const page = await browser.open(address);
  await browser.submit(page, "main [data-slot=doctor] form", {}, "[value=show]");
  expect(await doctor()).toEqual([]);
});

it("the changes of a product are looked at in the shop before they are in it", async () => {
  const [product] = await ofShop("kacha-bazar");
  const page = await browser.open(`${path}/goods/product/${product?.id}`);
  const draft = await browser.submit(page, "main form", {}, "[value=edit]");
  const link = draft.root.querySelector("main a[target=_blank]")?.getAttribute("href") ?? "";
  expect(link).toMatch(/\/en\/preview-dp[a-z0-9]+\/product-details\/draft$/);
  const shopper = storefront.visit();
  const answer = await shopper.once(link);
  expect([answer.status, answer.headers.get("cache-control"), answer.headers.get("x-robots-tag")]).toEqual([
    200,
    expect.stringContaining("no-store"),
    expect.stringContaining("noindex"),
  ]);
  const seen = await shopper.open(link);
  expect(seen.text).toContain("How the product will look");
  expect(seen.root.querySelector("main [value=cart], main [name=intent][value=add]")).toBeNull();
});
