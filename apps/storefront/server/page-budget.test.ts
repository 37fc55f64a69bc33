import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { brotliCompressSync, constants } from "node:zlib";
import { openStorefront, type TestStorefront } from "../testing/open-storefront";
import { bytesOnWire, heaviest, scriptsOfPage, scriptsOfRoutes, sizeOf } from "../testing/page-scripts";
import { addToCart, signUp } from "../testing/shopper";

/** What a page may weigh, in bytes after brotli. */
const budget = { scripts: 96 * 1024, ownScripts: 12 * 1024, styles: 14 * 1024, html: 14 * 1024 };

let storefront: TestStorefront;
beforeAll(async () => {
  storefront = await openStorefront();
});
afterAll(() => storefront.close());

const kib = (bytes: number) => `${(bytes / 1024).toFixed(1)} KiB`;

/** The page as the server sends it to this visitor; quality 5 is what it compresses pages with. */
async function weigh(browser: ReturnType<TestStorefront["visit"]>, path: string) {
  const page = await browser.open(path);
  expect(page.status, path).toBe(200);
  const html = page.root.toString();
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: html.length };
  const styles = [...html.matchAll(/href="(\/assets\/[^"]+\.css)"/g)].map(([, file = ""]) => file);
  return {
    scripts: scriptsOfPage(html),
    html: brotliCompressSync(html, { params }).byteLength,
    styles: styles.reduce((sum, file) => sum + bytesOnWire(file), 0),
  };
}

const product = "/rongdhonu/product-details/tangail-cotton-saree";

describe("a first view", () => {
  it.each([
    "/rongdhonu",
    "/rongdhonu/all-products/all",
    "/rongdhonu/all-categories",
    "/rongdhonu/search-product?q=alu",
    product,
    "/rongdhonu/cart",
    "/rongdhonu/login",
  ])("of %s keeps to its weight for a guest", async (path) => {
    const { scripts, html, styles } = await weigh(storefront.visit(), path);
    const size = sizeOf(scripts);
    expect(size, `${path} loads ${kib(size)} of scripts:\n${heaviest(scripts)}`).toBeLessThanOrEqual(
      budget.scripts,
    );
    expect(styles, `styles are ${kib(styles)}`).toBeLessThanOrEqual(budget.styles);
    expect(html, `${path} is ${kib(html)}`).toBeLessThanOrEqual(budget.html);
  });

  it("keeps to its weight for a customer, checkout and orders too", { timeout: 60_000 }, async () => {
    const shopper = storefront.visit();
    await signUp(shopper, "/rongdhonu");
    await addToCart(shopper, "/rongdhonu/product-details/monipuri-saree");
    for (const path of ["/rongdhonu/cart", "/rongdhonu/checkout-products", "/rongdhonu/orders"]) {
      const { scripts, html } = await weigh(shopper, path);
      const size = sizeOf(scripts);
      expect(size, `${path} loads ${kib(size)} of scripts:\n${heaviest(scripts)}`).toBeLessThanOrEqual(
        budget.scripts,
      );
      expect(html, `${path} is ${kib(html)}`).toBeLessThanOrEqual(budget.html);
    }
  });

  it("has no scripts on marketing, policy, offline and error pages", async () => {
    for (const path of scriptless) {
      const { root } = await storefront.visit().open(path);
      const found = root.querySelectorAll("script:not([type='application/ld+json']), link[data-late]");
      expect(found.length, path).toBe(0);
    }
  });
});

const scriptless = [
  "/",
  "/terms-of-use",
  "/offline",
  "/en/offline",
  "/rongdhonu/nothing/here",
  "/no-such-shop",
];

it("no route brings more than its share of scripts", async () => {
  for (const [route, files] of scriptsOfRoutes(storefront.build)) {
    const size = sizeOf(files);
    expect(size, `${route} brings ${kib(size)}:\n${heaviest(files)}`).toBeLessThanOrEqual(budget.ownScripts);
  }
});
