import { productTable } from "@haat/api/features/catalogue/catalogue.table";
import { shopTable } from "@haat/api/features/shop/shop.table";
import { parse as parseCsv } from "csv-parse/sync";
import { and, eq } from "drizzle-orm";
import { parse as parseMarkup } from "node-html-parser";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  openStorefront,
  platformOrigin,
  shopOrigin,
  type TestStorefront,
} from "../../../../testing/open-storefront";
import { openTestShop } from "../../../../testing/open-test-shop";

let storefront: TestStorefront;
beforeAll(async () => {
  storefront = await openStorefront();
});
afterAll(async () => {
  expect(storefront.faults).toEqual([]);
  await storefront.close();
});

const origin = shopOrigin("rongdhonu");
const read = async (address: string) => {
  const response = await storefront.fetch(new Request(address, { headers: { host: new URL(address).host } }));
  return { status: response.status, type: response.headers.get("content-type"), text: await response.text() };
};

type Row = Record<string, string>;
const metaRows = async (prefix = "/en") =>
  parseCsv<Row>((await read(`${origin}${prefix}/feeds/meta.csv`)).text, { columns: true });

/** The items of Google's file: each field with its texts. */
async function googleItems(prefix = "/en") {
  const { text } = await read(`${origin}${prefix}/feeds/google.xml`);
  return parseMarkup(text)
    .querySelectorAll("item")
    .map((item) => {
      const fields = new Map<string, string[]>();
      for (const field of item.children) {
        const name = field.rawTagName.replace(/^g:/, "");
        fields.set(name, [...(fields.get(name) ?? []), field.text]);
      }
      return fields;
    });
}

describe("the feeds of a shop", () => {
  it("have every product that is on sale, with ids of their own and each combination by itself", async () => {
    const rows = await metaRows();
    const live = await storefront.database
      .select({ id: productTable.id, hasAttributes: productTable.hasAttributes })
      .from(productTable)
      .innerJoin(shopTable, eq(shopTable.id, productTable.shopId))
      .where(and(eq(shopTable.slug, "rongdhonu"), eq(productTable.status, "live")));
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
    expect(new Set(rows.map(({ id = "" }) => Number(id.split("-")[0])))).toEqual(
      new Set(live.map(({ id }) => id)),
    );
    const withChoices = new Set(
      live.filter(({ hasAttributes }) => hasAttributes).map(({ id }) => String(id)),
    );
    for (const { id = "", item_group_id = "" } of rows)
      expect([id, item_group_id]).toEqual([
        id,
        withChoices.has(id.split("-")[0] ?? "") ? id.split("-")[0] : "",
      ]);
    const items = await googleItems();
    expect(items.map((item) => item.get("id")?.[0])).toEqual(rows.map(({ id }) => id));
  });

  it("keep the rules of both markets for each field", async () => {
    const rows = await metaRows();
    const price = /^\d+\.\d\d BDT$/;
    for (const row of rows) {
      expect(row).toEqual({
        ...row,
        id: expect.stringMatching(/^[\d-]{1,50}$/),
        title: expect.stringMatching(/^.{1,150}$/su),
        description: expect.stringMatching(/^.{1,5000}$/su),
        availability: expect.stringMatching(/^(in stock|out of stock)$/),
        condition: "new",
        price: expect.stringMatching(price),
        sale_price: expect.stringMatching(/^(|\d+\.\d\d BDT)$/),
        image_link: expect.stringMatching(/^http:\/\/rongdhonu\.[^/]+\/media\/.+\/960$/),
        brand: "Rongdhonu",
      });
      if (row.sale_price) expect(parseFloat(row.sale_price)).toBeLessThan(parseFloat(row.price ?? ""));
    }
    expect(rows.some(({ sale_price }) => sale_price !== "")).toBe(true);
    expect(rows.some(({ color, size }) => color !== "" && size !== "")).toBe(true);
    const items = await googleItems();
    expect(
      items.find((item) => item.get("title")?.[0]?.startsWith("Monipuri"))?.get("product_detail"),
    ).toContain("FabricStriped cotton");
    const groceries = await read(`${shopOrigin("kacha-bazar")}/en/feeds/google.xml`);
    expect(groceries.text).toContain(
      "<g:unit_pricing_measure>1 kg</g:unit_pricing_measure><g:unit_pricing_base_measure>1 kg</g:unit_pricing_base_measure>",
    );
    for (const item of items) {
      expect(item.get("availability")?.[0]).toMatch(/^(in_stock|out_of_stock)$/);
      expect(item.get("identifier_exists")).toEqual(["no"]);
      expect(item.get("additional_image_link")?.length ?? 0).toBeLessThanOrEqual(10);
      for (const texts of item.values()) expect(texts.every((text) => text !== "")).toBe(true);
    }
  });

  it("lead to pages and pictures that are there, of the very combination and in the feed's language", async () => {
    const rows = await metaRows("");
    const chosen = rows.find(({ item_group_id }) => item_group_id);
    for (const row of [rows[0], chosen]) {
      const page = await storefront.visit(origin).send(row?.link ?? "");
      expect([page.status, page.root.querySelector("html")?.getAttribute("lang")]).toEqual([200, "bn"]);
      expect((await read(row?.image_link ?? "")).status).toBe(200);
    }
    const page = await storefront.visit(origin).send(chosen?.link ?? "");
    const data = page.root
      .querySelectorAll("script[type='application/ld+json']")
      .map(({ rawText }) => rawText);
    expect(data.join()).toContain(`"sku":"${chosen?.id}"`);
  });

  it("carry what sellers type as it is: marks of XML, commas, quotes and lines", async () => {
    const name = `Tom & "Jerry" <b>, 'cup'`;
    const [product] = await storefront.database
      .update(productTable)
      .set({ nameEn: name, descriptionEn: "One,\ntwo; \u0007 three" })
      .where(eq(productTable.slug, "monipuri-saree"))
      .returning();
    if (!product) throw new Error("There is no such product.");
    storefront.tellChange(product.shopId);
    await expect.poll(async () => (await metaRows()).map(({ title }) => title)).toContain(name);
    const item = (await googleItems()).find((each) => each.get("id")?.[0] === String(product.id));
    expect(item?.get("title")).toEqual([name]);
    expect(item?.get("description")).toEqual(["One,\ntwo;   three"]);
  });

  it("are of no test shop", async () => {
    const slug = await openTestShop(storefront.database, "rongdhonu");
    for (const feed of ["google.xml", "meta.csv"])
      expect((await read(`${shopOrigin(slug)}/feeds/${feed}`)).status).toBe(404);
  });

  it("are of open shops only, and lead to the shop's own host wherever they are read", async () => {
    for (const [address, status] of [
      [`${origin}/feeds/none.xml`, 404],
      [`${origin}/feeds/__proto__`, 404],
      [`${origin}/feeds/constructor`, 404],
      [`${shopOrigin("nakshi-ghar")}/feeds/google.xml`, 420],
      [`${platformOrigin}/en/rongdhonu/feeds/meta.csv`, 200],
    ] as const)
      expect([address, (await read(address)).status]).toEqual([address, status]);
    const { text, type } = await read(`${platformOrigin}/en/rongdhonu/feeds/meta.csv`);
    expect(type).toBe("text/csv; charset=utf-8");
    expect(parseCsv<Row>(text, { columns: true })[0]?.link).toMatch(
      new RegExp(`^${origin}/en/product-details/`),
    );
  });
});
