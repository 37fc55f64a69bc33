import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  openStorefront,
  platformOrigin,
  shopOrigin,
  type TestStorefront,
} from "../../../../testing/open-storefront";

const metricsToken = "of-this-test-alone";
let storefront: TestStorefront;
beforeAll(async () => {
  storefront = await openStorefront({ METRICS_TOKEN: metricsToken });
});
afterAll(async () => {
  expect(storefront.faults).toEqual([]);
  await storefront.close();
});

const shops = ["kacha-bazar", "mishti-mukh", "rongdhonu", "bijli-ghar", "boi-para"];

describe("a shop's home", () => {
  it("shows offers, categories, rows that lead on, and when the goods come, in every shop and both languages", async () => {
    for (const shop of shops)
      for (const path of [`/${shop}`, `/en/${shop}`]) {
        const page = await storefront.visit().open(path);
        expect(page.status, path).toBe(200);
        for (const part of ["banner", "product-shelf", "delivery-promise"])
          expect(page.root.querySelector(`main [data-slot=${part}]`), `${path} ${part}`).not.toBeNull();
        expect(page.root.querySelectorAll("main a[href*='/all-products/']").length, path).toBeGreaterThan(3);
        for (const link of page.root.querySelectorAll(
          "[data-slot=product-shelf] a[href*='ribbons-products']",
        ))
          expect(link.getAttribute("href")).toMatch(new RegExp(`^${path}/ribbons-products/\\d+$`));
      }
  });

  it("tells search engines who the shop is", async () => {
    const { root } = await storefront.visit(shopOrigin("kacha-bazar")).open("/");
    const data = root
      .querySelectorAll("script[type='application/ld+json']")
      .map(({ rawText }) => JSON.parse(rawText) as Record<string, unknown>);
    expect(data).toContainEqual(
      expect.objectContaining({
        "@type": "Store",
        name: "কাঁচা বাজার",
        url: "http://kacha-bazar.localhost:3000/",
        telephone: expect.stringMatching(/\d{6,}/),
        logo: expect.stringContaining("http://kacha-bazar.localhost:3000/media/"),
        address: expect.objectContaining({ addressCountry: "BD" }),
      }),
    );
  });

  it("lists every category on a page of its own", async () => {
    const visitor = storefront.visit();
    const home = await visitor.open("/en/rongdhonu");
    const link = home.root.querySelector("main a[href$='/all-categories']");
    const page = await visitor.open(link?.getAttribute("href") ?? "");
    expect(page.root.querySelector("h1")?.text).toBe("All categories");
    const tiles = page.root.querySelectorAll("main [data-slot=category-list] a");
    expect(tiles.map((tile) => tile.getAttribute("href"))).toContain("/en/rongdhonu/all-products/sarees");
    for (const tile of tiles) expect(tile.querySelector("img")).not.toBeNull();
  });
});

describe("the shop's own pages", () => {
  it("are linked from the foot of every page, read as paragraphs and bring no script", async () => {
    const visitor = storefront.visit();
    const home = await visitor.open("/en/rongdhonu");
    const pages = home.root
      .querySelectorAll("footer ul[aria-label='About this shop'] a")
      .map((link) => link.getAttribute("href") ?? "")
      // The last one is the platform's: a shop is reported there.
      .filter((path) => !path.includes("/contact?"));
    expect(pages.length).toBeGreaterThan(0);
    for (const path of pages) {
      const page = await visitor.open(path);
      expect(page.status).toBe(200);
      expect(page.root.querySelectorAll("main [data-slot=rich-text] p").length).toBeGreaterThan(0);
      expect(page.root.querySelector("script[src], script[type=module]")).toBeNull();
      expect(page.root.querySelector("link[rel=canonical]")?.getAttribute("href")).toBe(
        `${shopOrigin("rongdhonu")}${path.replace("/rongdhonu", "")}`,
      );
    }
  });

  it("that is not there says 'No page found!' inside the shop, on both hosts", async () => {
    for (const [origin, path] of [
      [undefined, "/en/rongdhonu/no-such-page"],
      [shopOrigin("rongdhonu"), "/en/no-such-page"],
    ] as const) {
      const page = await storefront.visit(origin).open(path);
      expect(page.status).toBe(404);
      expect(page.text).toContain("No page found!");
      expect(page.root.querySelector("[data-slot=shop-header] form[role=search]")).not.toBeNull();
    }
  });
});

describe("a view", () => {
  const product = "gora";
  const browser = "Mozilla/5.0 (Linux; Android 13) AppleWebKit/537.36 Chrome/126.0 Mobile Safari/537.36";

  /** How many looks the API has been told of, counted or not. */
  const viewsCounted = async () => {
    const headers = { authorization: `Bearer ${metricsToken}` };
    const answer = await storefront.fetch(new Request(`${platformOrigin}/metrics`, { headers }));
    const [, count] =
      /haat_call_seconds_count\{call="views\.addNewView"[^}]*\} (\d+)/.exec(await answer.text()) ?? [];
    return Number(count);
  };

  it("is counted once a day for the shop and for the product, and the page does not wait", async () => {
    const page = async (path: string) =>
      (await storefront.visit().send(path, { headers: { "user-agent": browser } })).status;
    expect(await page("/en/boi-para")).toBe(200);
    const client = storefront.client();
    const { data } = await client.store.sellerInfoByShop({ language: "en", shop_name: "boi-para" });
    const view = { language: "en" as const, seller_key: data.seller[0]?.seller_key ?? "" };
    // The count goes on after the page; what it came to is told by counting once more.
    await expect.poll(() => viewsCounted()).toBe(1);
    expect((await client.views.addNewView(view)).data.is_counted).toBe(false);
    const { data: found } = await client.catalogue.shopProductById({
      language: "en",
      sellerKey: view.seller_key,
      slug: product,
    });
    const ofProduct = { ...view, id_product: found.product[0]?.id_product };
    expect(await page(`/en/boi-para/product-details/${product}`)).toBe(200);
    await expect.poll(() => viewsCounted()).toBe(3);
    expect((await client.views.addNewView(ofProduct)).data.is_counted).toBe(false);
    // Who comes by a link to a list has been in the shop, too.
    expect(await page("/en/kacha-bazar/all-products/all")).toBe(200);
    await expect.poll(() => viewsCounted()).toBe(5);
  });
});
