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

async function read(origin: string, path: string) {
  const url = new URL(path, origin);
  const response = await storefront.fetch(new Request(url, { headers: { host: url.host } }));
  return { status: response.status, headers: response.headers, text: await response.text() };
}
const addresses = (map: string) => [...map.matchAll(/<loc>([^<]*)<\/loc>/g)].map((match) => match[1] ?? "");

describe("what search engines read", () => {
  it.each([platformOrigin, shopOrigin("rongdhonu")])("robots.txt of %s names its own map", async (origin) => {
    const { status, headers, text } = await read(origin, "/robots.txt");
    expect([status, headers.get("content-type")]).toEqual([200, "text/plain; charset=utf-8"]);
    expect(text).toContain(`Sitemap: ${origin}/sitemap.xml`);
    expect(text).toContain("Disallow: /api/");
    // A checker that may not read a page counts it as hidden.
    expect(text).not.toMatch(/Disallow: \/(cart|login|orders|\s*$)/m);
  });

  it.each([platformOrigin, shopOrigin("rongdhonu"), shopOrigin("boi-para")])(
    "every address in the maps of %s is a page that is there, in both languages",
    async (origin) => {
      const index = await read(origin, "/sitemap.xml");
      expect([index.status, index.headers.get("content-type")]).toEqual([200, "text/xml; charset=utf-8"]);
      const parts = addresses(index.text);
      expect(parts.length).toBeGreaterThan(1);
      for (const part of parts) {
        const map = await read(origin, part);
        expect(map.status).toBe(200);
        const listed = addresses(map.text);
        expect(new Set(listed).size).toBe(listed.length);
        for (const address of listed) {
          const [status, canonical] = await openPage(address);
          expect([address, status, canonical]).toEqual([address, 200, address]);
          // Each language names the other and itself.
          expect(map.text.split(` href="${address}"`)).toHaveLength(3);
        }
      }
    },
    120_000,
  );

  async function openPage(address: string): Promise<[number, string | undefined]> {
    const page = await storefront.visit(new URL(address).origin).send(address);
    return [page.status, page.root.querySelector("link[rel=canonical]")?.getAttribute("href")];
  }

  it("a shop's maps have all of its products and its lists, the platform's every open shop and no closed one", async () => {
    const own = shopOrigin("rongdhonu");
    expect(addresses((await read(own, "/sitemaps/products-1.xml")).text)).toHaveLength(80);
    expect(addresses((await read(own, "/sitemaps/pages.xml")).text)).toContain(
      `${own}/en/all-products/sarees`,
    );
    const shops = addresses((await read(platformOrigin, "/sitemaps/shops-1.xml")).text);
    expect(shops).toHaveLength(10);
    expect(shops).toContain(`${own}/`);
    expect(shops.join()).not.toContain("nakshi-ghar");
  });

  it("a test shop has no map, and each of its pages and files says that it is not to be found", async () => {
    const own = shopOrigin(await openTestShop(storefront.database, "rongdhonu"));
    const robots = await read(own, "/robots.txt");
    expect([robots.status, robots.text.includes("Sitemap:")]).toEqual([200, false]);
    for (const path of ["/sitemap.xml", "/sitemaps/pages.xml", "/sitemaps/products-1.xml"])
      expect([path, (await read(own, path)).status]).toEqual([path, 404]);
    for (const path of ["/", "/en", "/all-products/all", "/nothing", "/manifest.webmanifest"])
      expect([path, (await read(own, path)).headers.get("x-robots-tag")]).toEqual([
        path,
        "noindex, nofollow",
      ]);
    for (const path of ["/sitemaps/shops-1.xml", "/store-search", "/find-store"])
      expect([path, (await read(platformOrigin, path)).text.includes(new URL(own).host)]).toEqual([
        path,
        false,
      ]);
  });

  it("a map that there is not is not found", async () => {
    for (const path of [
      "/sitemaps/products-2.xml",
      "/sitemaps/products-0.xml",
      "/sitemaps/shops-1.xml",
      "/sitemaps/pages-1.xml",
      "/sitemaps/x",
    ])
      expect([path, (await read(shopOrigin("rongdhonu"), path)).status]).toEqual([path, 404]);
    expect((await read(platformOrigin, "/sitemaps/products-1.xml")).status).toBe(404);
    expect((await read(shopOrigin("nakshi-ghar"), "/sitemap.xml")).status).toBe(404);
    expect((await read(shopOrigin("nakshi-ghar"), "/sitemaps/pages.xml")).status).toBe(404);
  });
});
