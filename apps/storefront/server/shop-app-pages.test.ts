import { productTable } from "@haat/api/features/catalogue/catalogue.table";
import { and, eq } from "drizzle-orm";
import { shopAppTable } from "@haat/api/features/shop-app/shop-app.table";
import { shopTable } from "@haat/api/features/shop/shop.table";
import { untilAppsAreMade } from "../testing/made-apps";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openStorefront, platformOrigin, shopOrigin, type TestStorefront } from "../testing/open-storefront";

let storefront: TestStorefront;
beforeAll(async () => {
  storefront = await openStorefront();
  await untilAppsAreMade(storefront);
});
afterAll(() => storefront.close());

const get = (url: string, headers: Record<string, string> = {}) =>
  storefront.fetch(new Request(url, { headers: { host: new URL(url).host, ...headers } }));

interface Manifest {
  id: string;
  start_url: string;
  scope: string;
  display: string;
  name: string;
  short_name: string;
  lang: string;
  icons: { src: string; sizes: string; type: string; purpose: string }[];
  screenshots: { src: string; form_factor: string }[];
  shortcuts: { url: string; icons: { src: string }[] }[];
}
const manifestAt = async (address: string) => (await (await get(address)).json()) as Manifest;

async function changeShop(slug: string, values: Partial<typeof shopTable.$inferInsert>) {
  const [shop] = await storefront.database
    .update(shopTable)
    .set(values)
    .where(eq(shopTable.slug, slug))
    .returning();
  if (!shop) throw new Error("There is no such shop.");
  return shop;
}

describe("the manifest of a shop", () => {
  const origin = shopOrigin("rongdhonu");

  it("is of one app in both languages, at the shop's own address", async () => {
    const [bengali, english] = await Promise.all(
      ["", "/en"].map((prefix) => manifestAt(`${origin}${prefix}/manifest.webmanifest`)),
    );
    expect(bengali).toMatchObject({ id: "/", start_url: "/", scope: "/", display: "standalone", lang: "bn" });
    expect(english).toMatchObject({
      id: "/",
      start_url: "/en",
      scope: "/",
      display: "standalone",
      lang: "en",
    });
    expect(bengali?.short_name).toBe("রংধনু");
    const answer = await get(`${origin}/manifest.webmanifest`);
    expect(answer.headers.get("content-type")).toContain("application/manifest+json");
    expect(answer.headers.get("cache-control")).toContain("public");
  });

  it("names icons, screenshots and shortcuts that are there, of the type that it says", async () => {
    const { icons, screenshots, shortcuts } = await manifestAt(`${origin}/manifest.webmanifest`);
    expect(icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
      "192x192 any",
      "512x512 any",
      "192x192 maskable",
      "512x512 maskable",
      "96x96 monochrome",
    ]);
    expect(screenshots.map(({ form_factor }) => form_factor)).toEqual(["narrow", "wide"]);
    expect(shortcuts.map(({ url }) => url)).toEqual(["/orders", "/cart", "/all-products/all"]);
    const named = [...icons, ...screenshots, ...shortcuts.flatMap((shortcut) => shortcut.icons)];
    for (const { src } of named) {
      const answer = await get(origin + src);
      expect([src, answer.status]).toEqual([src, 200]);
      expect(answer.headers.get("cache-control")).toContain("immutable");
    }
  });

  it("is not offered on the platform's host, where it stays what it was", async () => {
    const path = await get(`${platformOrigin}/rongdhonu`);
    expect(await path.text()).not.toContain('rel="manifest"');
    expect(await manifestAt(`${platformOrigin}/rongdhonu/manifest.webmanifest`)).toMatchObject({
      id: "/rongdhonu",
      start_url: "/rongdhonu",
      display: "browser",
    });
    const own = await (await get(origin, { "accept-language": "bn" })).text();
    expect(own).toContain('rel="manifest" href="/manifest.webmanifest"');
    expect(own).toMatch(/rel="apple-touch-icon" href="\/media\/apps\/png\/[0-9a-f]{32}"/);
    expect(own).toMatch(/property="og:image" content="[^"]+\/media\/apps\/jpg\/[0-9a-f]{32}"/);
  });

  it("leaves old icon addresses where they were", async () => {
    for (const size of [160, 320, 640])
      expect((await get(`${origin}/media/rongdhonu/logo/${size}`)).status).toBe(200);
  });
});

describe("the page where the app is installed", () => {
  it.each([
    ["", "আপনার ফোনে রংধনু"],
    ["/en", "Rongdhonu on your phone"],
  ])("says how, in its language (%s)", async (prefix, title) => {
    const page = await storefront.visit(shopOrigin("rongdhonu")).open(`${prefix}/app`);
    expect(page.status).toBe(200);
    expect(page.root.querySelector("h1")?.text).toBe(title);
    expect(page.root.querySelectorAll("main ol > li")).toHaveLength(9);
  });

  it("leads to the shop's own address from the platform's", async () => {
    const page = await storefront.visit().open("/rongdhonu/app");
    const links = page.root.querySelectorAll("main a").map((link) => link.getAttribute("href"));
    expect(links).toContain(`${shopOrigin("rongdhonu")}/app`);
  });

  it("is found from every page of the shop", async () => {
    const page = await storefront.visit(shopOrigin("rongdhonu")).open("/cart");
    expect(page.root.querySelectorAll("footer a").map((link) => link.getAttribute("href"))).toContain("/app");
  });
});

describe("the apps that may show a shop without a browser's bar", () => {
  const path = "/.well-known/assetlinks.json";

  it("are none until the seller says who signs them", async () => {
    const origin = shopOrigin("boi-para");
    const none = await get(origin + path);
    expect([none.status, none.headers.get("content-type"), await none.json()]).toEqual([
      200,
      "application/json",
      [],
    ]);
    const shop = await changeShop("boi-para", { status: "approved" });
    const fingerprints = [Array.from({ length: 32 }, () => "AB").join(":")];
    await storefront.database
      .update(shopAppTable)
      .set({ fingerprints })
      .where(eq(shopAppTable.shopId, shop.id));
    storefront.tellChange(shop.id);
    await expect
      .poll(async () => (await get(origin + path)).json())
      .toEqual([
        {
          relation: ["delegate_permission/common.handle_all_urls"],
          target: {
            namespace: "android_app",
            package_name: `bd.haat.shop_${shop.sellerKey}`,
            sha256_cert_fingerprints: fingerprints,
          },
        },
      ]);
  });

  it("are not the platform's", async () => {
    expect((await get(platformOrigin + path)).status).toBe(404);
  });
});

describe("a shop's address", () => {
  it("under its old name leads to the new one for good, on every page and host", async () => {
    const shop = await changeShop("bijli-ghar", { slug: "bijli-ghor" });
    storefront.tellChange(shop.id);
    for (const [from, to] of [
      [`${shopOrigin("bijli-ghar")}/en/cart?x=1`, `${shopOrigin("bijli-ghor")}/en/cart?x=1`],
      [
        `${shopOrigin("bijli-ghar")}/manifest.webmanifest`,
        `${shopOrigin("bijli-ghor")}/manifest.webmanifest`,
      ],
      [`${platformOrigin}/bijli-ghar/all-categories`, "/bijli-ghor/all-categories"],
      [`${platformOrigin}/en/bijli-ghar`, "/en/bijli-ghor"],
    ] as const) {
      await expect.poll(async () => (await get(from)).status).toBe(301);
      expect((await get(from)).headers.get("location")).toBe(to);
    }
    expect((await get(`${shopOrigin("bijli-ghor")}/cart`)).status).toBe(200);
  });

  it("is what a short link leads to, whatever it is by now", async () => {
    const shop = await changeShop("phul-bagan", { status: "approved" });
    for (const [prefix, home] of [
      ["", "/"],
      ["/en", "/en"],
    ] as const) {
      const answer = await get(`${platformOrigin}${prefix}/s/${shop.sellerKey}`);
      expect([answer.status, answer.headers.get("location")]).toEqual([302, shopOrigin("phul-bagan") + home]);
    }
    expect((await get(`${platformOrigin}/s/nobodyskey`)).status).toBe(420);
  });

  it("is what a product's short link leads to, with the product where customers can meet it", async () => {
    const shop = await changeShop("phul-bagan", { status: "approved" });
    const [product] = await storefront.database
      .select()
      .from(productTable)
      .where(and(eq(productTable.shopId, shop.id), eq(productTable.status, "live")))
      .limit(1);
    if (!product) throw new Error("The shop has no product.");
    const short = `${platformOrigin}/en/s/${shop.sellerKey}/p`;
    const found = await get(`${short}/${product.id}`);
    const page = `${shopOrigin("phul-bagan")}/en/product-details/${product.slug}`;
    expect([found.status, found.headers.get("location")]).toEqual([302, page]);
    expect((await get(page)).status).toBe(200);
    expect((await get(`${short}/2000000000`)).headers.get("location")).toBe(
      `${shopOrigin("phul-bagan")}/en/`,
    );
    expect((await get(`${short}/none`)).status).toBe(404);
  });

  it("of a suspended shop says that it is closed, so that its app does", async () => {
    const shop = await changeShop("nakshi-ghar", { status: "suspended" });
    storefront.tellChange(shop.id);
    const visitor = storefront.visit(shopOrigin("nakshi-ghar"));
    await expect.poll(async () => (await visitor.open("/en")).status).toBe(420);
    const page = await visitor.open("/en");
    expect(page.root.querySelector("h1")?.text).toContain(`${shop.titleEn} is closed for now`);
    const bengali = await visitor.open("/cart");
    expect(bengali.root.querySelector("h1")?.text).toContain(`${shop.titleBn} এখন বন্ধ আছে`);
    expect((await get(`${shopOrigin("nakshi-ghar")}/manifest.webmanifest`)).status).toBe(420);
  });
});
