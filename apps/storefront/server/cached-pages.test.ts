import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { openStorefront, platformOrigin, shopOrigin, type TestStorefront } from "../testing/open-storefront";
import { addToCart, signUp } from "../testing/shopper";
import { createCachedPages } from "@haat/web-host/cached-pages";

let storefront: TestStorefront;
beforeAll(async () => {
  storefront = await openStorefront();
});
afterAll(() => storefront.close());

function ask(url: string, headers: Record<string, string> = {}): Promise<Response> {
  const sent = { host: new URL(url).host, ...headers };
  return Promise.resolve(storefront.fetch(new Request(url, { redirect: "manual", headers: sent })));
}

const fromMemory = (response: Response) => response.headers.get("cache-status") === "haat; hit";

describe("a page that everybody without a session sees alike", () => {
  const url = `${shopOrigin("rongdhonu")}/all-products/all`;

  it("is made once and answered from memory, with scripts that may run and nobody's nonce", async () => {
    await ask(url);
    const again = await ask(url);
    expect(fromMemory(again)).toBe(true);
    const policy = again.headers.get("content-security-policy") ?? "";
    const html = await again.text();
    expect(policy).not.toMatch(/script-src[^;]*nonce-/);
    expect(html).not.toContain(` nonce="`);
    for (const inline of html.matchAll(/<script(?![^>]* src=)[^>]*>([\s\S]*?)<\/script>/g)) {
      if (inline[0].startsWith('<script type="application/ld+json"')) continue;
      const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(inline[1]));
      expect(policy).toContain(`'sha256-${Buffer.from(digest).toString("base64")}'`);
    }
  });

  it("is made once where its visitor gets a key for a first cart, too, and takes nothing of theirs away", async () => {
    const product = `${shopOrigin("rongdhonu")}/product-details/tangail-cotton-saree`;
    const first = await ask(product);
    const again = await ask(product);
    expect([first.headers.get("cache-status"), fromMemory(again)]).toEqual(["haat; fwd=miss", true]);
    const cookie = again.headers.get("set-cookie")?.split(";")[0] ?? "";
    expect(cookie).toContain("session=");
    const known = await ask(product, { cookie });
    expect([fromMemory(known), known.headers.get("set-cookie")]).toEqual([true, null]);
  });

  it("is not sent again to who has it", async () => {
    const etag = (await ask(url)).headers.get("etag") ?? "";
    const known = await ask(url, { "if-none-match": etag });
    expect(known.status).toBe(304);
    expect(await known.text()).toBe("");
  });

  it("a visitor with a session gets a page of their own, and leaves nothing in memory", async () => {
    const shopper = storefront.visit();
    await signUp(shopper, "/rongdhonu");
    const own = await shopper.open("/rongdhonu/all-products/all");
    expect(own.headers.get("cache-status")).toBeNull();
    const anonymous = await ask(`${platformOrigin}/rongdhonu/all-products/all`);
    expect(await anonymous.text()).not.toContain("/rongdhonu/logout");
  });

  it("pages that are not shared by name are made each time", async () => {
    for (const path of ["/rongdhonu/login", "/rongdhonu/cart"]) {
      await ask(`${platformOrigin}${path}`);
      expect((await ask(`${platformOrigin}${path}`)).headers.get("cache-status")).toBeNull();
    }
  });

  it("is made anew when its shop has changed, and other shops' pages stay in memory", async () => {
    const other = `${shopOrigin("boi-para")}/all-products/all`;
    for (const page of [url, other]) await ask(page);
    storefront.tellChange(await shopId("rongdhonu"));
    expect(fromMemory(await ask(url))).toBe(false);
    expect(fromMemory(await ask(other))).toBe(true);
  });
});

async function shopId(shop: string): Promise<number> {
  const call = `${platformOrigin}/api/v1/seller_info_by_shop/bn?shop_name=${shop}`;
  const { data } = (await (await ask(call)).json()) as { data: { seller: { id_shop: number }[] } };
  return data.seller[0]?.id_shop ?? 0;
}

describe("cached pages", () => {
  const page = (body: string, shopId?: number) => () =>
    Promise.resolve({ headers: {}, body, shopId, view: undefined, offersCart: false });
  const text = (found: { plain: Uint8Array } | undefined) => found && new TextDecoder().decode(found.plain);

  it("are as old as five seconds at most", async () => {
    let now = 0;
    const pages = createCachedPages(() => now);
    await pages.make("a", page("1"));
    now = 4999;
    expect(text(await pages.find("a"))).toBe("1");
    now = 5000;
    expect(await pages.find("a")).toBeUndefined();
  });

  it("one that a change overtook while it was made is not used again", async () => {
    const pages = createCachedPages();
    await pages.make("a", () => {
      pages.forget(7);
      return page("old", 7)();
    });
    expect(await pages.find("a")).toBeUndefined();
  });

  it("many who ask for one that is being made anew wait for it together", async () => {
    let now = 0;
    const pages = createCachedPages(() => now);
    await pages.make("a", page("1"));
    now = 6000;
    const anew = pages.make("a", page("2"));
    expect(text(await pages.find("a"))).toBe("2");
    await anew;
  });
});

/** A visitor of one host, and what every page says of them: how many lines their cart has, and whether they can log out. */
interface Visitor {
  origin: string;
  cookie: string;
  lines: string;
  isSignedIn: boolean;
}

const digits = "০১২৩৪৫৬৭৮৯";
const inLatin = (text: string) => text.replace(/[০-৯]/g, (digit) => String(digits.indexOf(digit)));
const cartLines = (html: string) =>
  inLatin(/data-slot="cart-count"[^>]*>([^<]*)</.exec(html)?.[1] ?? "").trim();

/** Addresses of three products with all their attributes chosen, so that they can be put in the cart. */
async function readyProducts(shop: string): Promise<string[]> {
  const visitor = storefront.visit(shopOrigin(shop));
  const list = await visitor.open("/all-products/all");
  const links = list.root
    .querySelectorAll("[data-slot=product-card] a")
    .map((link) => link.getAttribute("href"));
  const found: string[] = [];
  for (const href of new Set(links)) {
    let page = await visitor.open(href ?? "");
    const groups = page.root.querySelectorAll("[data-slot=attribute-group]").length;
    for (let group = 0; group < groups; group += 1) {
      const values = page.root.querySelectorAll("[data-slot=attribute-group]")[group];
      const next = values?.querySelector("a[data-state=available]")?.getAttribute("href");
      if (next) page = await visitor.open(next);
    }
    const added = await addToCart(storefront.visit(shopOrigin(shop)), page.path);
    if (added.status === 200 && cartLines(added.root.toString()) === "1") found.push(page.path);
    if (found.length === 3) break;
  }
  return found;
}

async function createVisitor(origin: string, base: string, products: string[], isSignedIn: boolean) {
  const browser = storefront.visit(origin);
  if (isSignedIn) await signUp(browser, base);
  for (const product of products) await addToCart(browser, `${base}${product}`);
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  return { origin, cookie, lines: products.length > 0 ? String(products.length) : "", isSignedIn };
}

/** The same numbers in every run. */
function createDice(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return (state >>> 8) % below;
  };
}

describe("ten thousand mixed requests", () => {
  // Time stands still, so that no page grows old however slow the machine is.
  beforeAll(() => void vi.useFakeTimers({ toFake: ["Date"], now: Date.now() }));
  afterAll(() => void vi.useRealTimers());

  it("never answer one visitor with another's page", { timeout: 900_000 }, async () => {
    const shops = ["mishti-mukh", "kacha-bazar", "boi-para"];
    const places = shops.flatMap((shop) => [
      { shop, origin: shopOrigin(shop), base: "" },
      { shop, origin: platformOrigin, base: `/${shop}` },
    ]);
    const products = new Map<string, string[]>();
    for (const shop of shops) products.set(shop, await readyProducts(shop));
    const nobody: Visitor = { origin: "", cookie: "", lines: "", isSignedIn: false };
    const visitors: (Visitor & { shop: string })[] = [];
    for (const { shop, origin, base } of places)
      for (const [lines, isSignedIn] of [
        [1, false],
        [2, true],
        [3, false],
      ] as const)
        visitors.push({
          shop,
          ...(await createVisitor(origin, base, (products.get(shop) ?? []).slice(0, lines), isSignedIn)),
        });
    const dice = createDice(20_261_121);
    const wrong: string[] = [];
    let remembered = 0;
    const turn = async () => {
      const { shop, origin, base } = places[dice(places.length)] as (typeof places)[number];
      const language = dice(2) === 0 ? "" : "/en";
      const pages = ["", "/all-products/all", "/all-categories", products.get(shop)?.[0] ?? ""];
      const url = `${origin}${language}${base}${pages[dice(4)]}`;
      const isLite = dice(4) === 0;
      const own = visitors.filter((one) => one.origin === origin && one.shop === shop);
      const visitor = dice(8) === 0 ? (own[dice(own.length)] ?? nobody) : nobody;
      const response = await ask(url, {
        "sec-fetch-site": "same-origin",
        ...(isLite && { "save-data": "on" }),
        ...(visitor.cookie && { cookie: visitor.cookie }),
      });
      const html = await response.text();
      if (fromMemory(response)) remembered += 1;
      const problems = [
        response.status !== 200 && `status ${response.status}`,
        !html.startsWith(`<!DOCTYPE html><html lang="${language ? "en" : "bn"}"`) && "another language",
        !html.includes(`rel="canonical" href="${shopOrigin(shop)}${language}`) && "another shop",
        html.includes("window.__remixContext") === isLite && "another lite mode",
        visitor !== nobody && response.headers.has("cache-status") && "a cached page for a session",
        cartLines(html) !== visitor.lines && `cart of ${cartLines(html)} instead of ${visitor.lines}`,
        /href="[^"]*\/logout"/.test(html) !== visitor.isSignedIn && "another sign-in",
      ].filter(Boolean);
      if (problems.length > 0) wrong.push(`${url}: ${problems.join(", ")}`);
    };
    for (let done = 0; done < 10_000; done += 20) await Promise.all(Array.from({ length: 20 }, turn));
    expect(wrong).toEqual([]);
    expect(remembered).toBeGreaterThan(6000);
    expect(storefront.faults).toEqual([]);
  });
});
