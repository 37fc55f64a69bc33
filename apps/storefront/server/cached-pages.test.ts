import { strings } from "@haat/i18n/strings";
import { customerTable } from "@haat/api/features/account/account.table";
import { productTable } from "@haat/api/features/catalogue/catalogue.table";
import { internationalPhone } from "@haat/contract/shared/phone";
import { eq } from "drizzle-orm";
import { parse } from "node-html-parser";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { untilAppsAreMade } from "../testing/made-apps";
import { openStorefront, platformOrigin, shopOrigin, type TestStorefront } from "../testing/open-storefront";
import { addToCart, newPhone, signUp } from "../testing/shopper";
import { createShopperCookie } from "../app/server/session/session.server";
import { readVisitorChoices } from "../app/server/session/visitor-choices.server";
import { createSites } from "./sites";
import { createPageRendering } from "./page-rendering";
import type { PageNotes } from "./request-context";
import { createCachedPages, type CachedPage } from "@haat/web-host/cached-pages";
import { createKeptMarkup, type KeptMarkup } from "@haat/web-host/kept-markup";
import { withoutNonce } from "@haat/web-host/security-headers";
import { readVisit } from "@haat/web-host/visit";
import { isWholeRun } from "@haat/api/testing/whole-run";

let storefront: TestStorefront;
beforeAll(async () => {
  storefront = await openStorefront();
  // A shop's pages are others as soon as it has its app.
  await untilAppsAreMade(storefront);
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
      if (/^<script[^>]* type="application\/(ld\+)?json"/.test(inline[0])) continue;
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

  it("is made once for all who follow a link that tells their clicks apart", async () => {
    const at = (query: string) => ask(`${shopOrigin("boi-para")}/all-products/all${query}`);
    const pages: [state: string | null, html: string][] = [];
    for (const query of ["", "?fbclid=IwY2xjaw1", "?fbclid=IwY2xjaw2&utm_source=facebook"]) {
      const answer = await at(query);
      pages.push([answer.headers.get("cache-status"), await answer.text()]);
    }
    const [[, plain]] = pages as [[string, string]];
    expect(pages).toEqual([
      ["haat; fwd=miss", plain],
      ["haat; hit", plain],
      ["haat; hit", plain],
    ]);
    const asked = await (await at("?min_price=300&fbclid=1")).text();
    expect(asked).not.toContain("fbclid");
    expect(asked).toContain("min_price=300");
  });

  it("is not sent again to who has it", async () => {
    const etag = (await ask(url)).headers.get("etag") ?? "";
    const known = await ask(url, { "if-none-match": etag });
    expect(known.status).toBe(304);
    expect(await known.text()).toBe("");
  });

  it("a customer gets the customers' page with their own cart in it, and leaves nothing of it in memory", async () => {
    const shopper = storefront.visit();
    await signUp(shopper, "/rongdhonu");
    const path = "/rongdhonu/all-products/all";
    // Reads the welcome, which is one page's own.
    expect((await shopper.open(path)).headers.get("cache-status")).toBeNull();
    await shopper.open(path);
    const own = await shopper.open(path);
    expect([own.headers.get("cache-status"), own.headers.get("cache-control")]).toEqual([
      "haat; hit",
      "private, no-store",
    ]);
    expect(own.root.toString()).toContain("/rongdhonu/logout");
    const anonymous = await ask(`${platformOrigin}${path}`);
    expect(await anonymous.text()).not.toContain("/rongdhonu/logout");
  });

  it("a cart that has changed is on the next page, and a browser that has the page hears so", async () => {
    const path = "/all-products/all";
    const [product = "", second = ""] = await readyProducts("kacha-bazar");
    const buyer = storefront.visit(shopOrigin("kacha-bazar"));
    await addToCart(buyer, product);
    const cookie = () => [...buyer.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const url = `${shopOrigin("kacha-bazar")}${path}`;
    await ask(url, { cookie: cookie() });
    const first = await ask(url, { cookie: cookie() });
    expect(cartLines(await first.text())).toBe("1");
    const known = { "if-none-match": first.headers.get("etag") ?? "" };
    expect((await ask(url, { cookie: cookie(), ...known })).status).toBe(304);
    await addToCart(buyer, second);
    await buyer.open(path);
    const changed = await ask(url, { cookie: cookie(), ...known });
    expect([changed.status, cartLines(await changed.text())]).toEqual([200, "2"]);
  });

  it("a form that knows its customer's name and address is filled for each, and another one's is never in it", async () => {
    const customers: { cookie: string; name: string; email: string }[] = [];
    for (const [firstName, email] of [
      ["রহিমা <b>&", "rahima@example.test"],
      ["করিম \"ও'", ""],
    ] as const) {
      const browser = storefront.visit();
      const phone = newPhone();
      await signUp(browser, "", phone);
      await storefront.database
        .update(customerTable)
        .set({ firstName, lastName: "খন্দকারনামা", email: email || null })
        .where(eq(customerTable.phone, internationalPhone(phone)));
      // Reads the welcome.
      await browser.open("/");
      const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
      customers.push({ cookie, name: `${firstName} খন্দকারনামা`, email });
    }
    for (const path of ["/", "/en/", "/contact", "/en/contact"]) {
      const address = `${platformOrigin}${path}`;
      for (let looks = 0; looks < 2; looks += 1) await ask(address, { cookie: customers[0]?.cookie ?? "" });
      for (const { cookie, name, email } of customers) {
        const sent = { cookie, "sec-fetch-site": "same-origin" };
        const answer = await ask(address, sent);
        expect([path, fromMemory(answer), answer.headers.get("cache-control")]).toEqual([
          path,
          true,
          "private, no-store",
        ]);
        const html = await answer.text();
        const form = parse(html).querySelector("[data-slot=contact-form]");
        const valueOf = (field: string) => form?.querySelector(`[name=${field}]`)?.getAttribute("value");
        expect([path, valueOf("name"), valueOf("email")]).toEqual([path, name, email]);
        const isThatOfOne = asRendered(html) === withoutWeight(await renderedInFull(address, sent));
        expect([path, isThatOfOne]).toEqual([path, true]);
      }
      expect((await (await ask(address)).text()).includes("খন্দকারনামা")).toBe(false);
    }
  });

  it("whose session is over has an empty form", async () => {
    const cookies = createShopperCookie(storefront.config);
    const session = await cookies.open(null, "localhost");
    session.set({ token: "a-token-that-was-never-given-to-anybody" });
    const cookie = (await session.setCookie())?.split(";")[0] ?? "";
    for (let looks = 0; looks < 3; looks += 1) {
      const answer = await ask(`${platformOrigin}/contact`, { cookie });
      expect(answer.status).toBe(200);
      const form = parse(await answer.text()).querySelector("[data-slot=contact-form]");
      expect(form?.querySelector("[name=name]")?.getAttribute("value")).toBe("");
    }
  });

  it("what is sold out says to a customer that they wait for it, each time", async () => {
    const shopper = storefront.visit(shopOrigin("rongdhonu"));
    await signUp(shopper, "");
    const path = "/product-details/block-print-saree";
    const waiting = strings.bn.components.stockAlertForm.waiting;
    await shopper.submit(await shopper.open(path), "[data-slot=stock-alert-form] form", {});
    for (let visits = 0; visits < 3; visits += 1)
      expect((await shopper.open(path)).root.querySelector("[data-slot=stock-alert-form]")?.text).toContain(
        waiting,
      );
  });

  it("an address that looks like a slot fills nothing: it is made for each alone", async () => {
    const buyer = storefront.visit(shopOrigin("kacha-bazar"));
    const [product = ""] = await readyProducts("kacha-bazar");
    await addToCart(buyer, product);
    const states = async (path: string) => {
      await buyer.open(path);
      await buyer.open(path);
      const { status, headers } = await buyer.open(path);
      return [status, headers.get("cache-status")];
    };
    expect(await states("/all-products/all?x=cartLabel")).toEqual([200, "haat; hit"]);
    expect(await states("/all-products/all?x=%00cartLabel%00")).toEqual([200, null]);
  });

  it("what this browser is known by stays with it when a page of its own is asked for without a sign-in", async () => {
    const cookies = createShopperCookie(storefront.config);
    const session = await cookies.open(null, "localhost");
    session.set({ deviceMarks: ["a mark of this browser"] });
    const cookie = (await session.setCookie())?.split(";")[0] ?? "";
    const answer = await ask(`${platformOrigin}/rongdhonu/my-account`, { cookie });
    expect(answer.status).toBe(302);
    const after = await cookies.open(answer.headers.get("set-cookie"), "localhost");
    expect(after.data.deviceMarks).toEqual(["a mark of this browser"]);
    expect(after.data.redirectPath).toBeDefined();
  });

  it("pages that are not shared by name are made each time", async () => {
    for (const path of ["/rongdhonu/login", "/rongdhonu/cart"]) {
      await ask(`${platformOrigin}${path}`);
      expect((await ask(`${platformOrigin}${path}`)).headers.get("cache-status")).toBeNull();
    }
  });

  it("and one visitor's own page are, with the parts that were drawn for others, what they would be if drawn whole", async () => {
    const customer = storefront.visit(shopOrigin("kacha-bazar"));
    await signUp(customer, "");
    const guest = storefront.visit(shopOrigin("kacha-bazar"));
    const [product = ""] = await readyProducts("kacha-bazar");
    for (const visitor of [customer, guest]) await addToCart(visitor, product);
    // Reads the welcome.
    await customer.open("/");
    const shared = [
      "/",
      "/all-products/all?sort=price",
      "/search-product?q=<b>&%22",
      "/all-categories",
      product,
    ];
    const own = ["/my-account", "/orders", "/shipping-address", "/my-account/edit", "/nothing-here"];
    const different: string[] = [];
    for (const { visitor, paths } of [
      { visitor: storefront.visit(), paths: shared },
      { visitor: guest, paths: shared },
      { visitor: customer, paths: [...shared, ...own] },
    ])
      for (const path of paths.flatMap((path) => [path, `/en${path}`]))
        for (const saved of ["off", "on"]) {
          const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
          const sent = { cookie, "sec-fetch-site": "same-origin", "save-data": saved };
          const url = `${shopOrigin("kacha-bazar")}${path}`;
          const answer = await ask(url, sent);
          const bytes = Buffer.from(await answer.arrayBuffer());
          const html = asRendered(withoutNonce(bytes, answer.headers).body.toString());
          if (html !== asRendered(await renderedInFull(url, sent))) different.push(url);
        }
    expect(different).toEqual([]);
  });

  it("is drawn of the parts that the one before it had, the same", async () => {
    const kept = createKeptMarkup();
    let known = 0;
    const counted: KeptMarkup = {
      forPage() {
        const page = kept.forPage();
        const part = (key: string) => {
          const found = page.part(key);
          if (found.isKnown) known += 1;
          return found;
        };
        return { ...page, part };
      },
    };
    const addresses = [
      "/rongdhonu",
      "/en/rongdhonu/all-products/all",
      "/rongdhonu/all-categories",
      "/blog",
      "/",
    ];
    for (const path of addresses) {
      const address = `${platformOrigin}${path}`;
      const whole = await renderedInFull(address);
      for (let times = 0; times < 2; times += 1) {
        known = 0;
        expect(await renderedInFull(address, {}, counted)).toBe(whole);
      }
      expect(known, path).toBeGreaterThan(0);
    }
  });

  it("is drawn again only where something that it shows has changed, and is the same as if it were", async () => {
    const [product = ""] = await readyProducts("mishti-mukh");
    const paths = ["/", "/all-products/all", "/en/all-products/all", product];
    const at = (path: string) => `${shopOrigin("mishti-mukh")}${path}`;
    const shop = await shopId("mishti-mukh");
    const looks = async () => {
      storefront.tellChange(shop);
      const answers = await Promise.all(paths.map((path) => ask(at(path))));
      return answers.map(({ headers }) => headers.get("cache-status"));
    };
    await looks();
    expect(new Set(await looks())).toEqual(new Set(["haat; fwd=stale; fwd-status=304"]));
    for (const path of paths) {
      const answer = await ask(at(path));
      const { body } = withoutNonce(Buffer.from(await answer.arrayBuffer()), answer.headers);
      expect(asRendered(body.toString()), path).toBe(await renderedInFull(at(path)));
    }
    const text = { descriptionBn: "আজ বানানো।" };
    await storefront.database.update(productTable).set(text).where(eq(productTable.shopId, shop));
    expect((await looks()).at(-1)).toBe("haat; fwd=miss");
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
  const page = (text: string, shopId?: number) => () => {
    const body = Buffer.from(text);
    return Promise.resolve({
      headers: {},
      body,
      shopId,
      sellerKey: undefined,
      view: undefined,
      offersCart: false,
      drawnFrom: text,
    });
  };
  const text = (found: Pick<CachedPage, "bodyFor"> | undefined) =>
    found && new TextDecoder().decode(found.bodyFor({}).plain());

  it("are as old as five seconds at most", async () => {
    let now = 0;
    const pages = createCachedPages(() => now);
    await pages.make("a", page("1"));
    now = 4999;
    expect(text(await pages.find("a"))).toBe("1");
    now = 5000;
    expect(await pages.find("a")).toBeUndefined();
  });

  it("are not used after midnight in Bangladesh, when a banner or an announcement may begin or end", async () => {
    const midnight = Date.UTC(2026, 2, 2, 18);
    let now = midnight - 2000;
    const pages = createCachedPages(() => now);
    await pages.make("a", page("1"));
    await pages.make("slow", () => {
      now = midnight + 1;
      return page("of yesterday")();
    });
    expect(await pages.find("slow")).toBeUndefined();
    now = midnight - 1;
    expect(text(await pages.find("a"))).toBe("1");
    now = midnight;
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

  it("one that cannot be made anew stays for who has nothing better, until there is none for many any more", async () => {
    const pages = createCachedPages();
    await pages.make("a", page("1"));
    expect(await pages.make("a", () => Promise.resolve("failed"))).toBeUndefined();
    expect(text(pages.last("a"))).toBe("1");
    await pages.make("a", () => Promise.resolve("own"));
    expect(pages.last("a")).toBeUndefined();
  });

  it("one that is still right is fresh again, with the bodies that it has", async () => {
    let now = 0;
    const pages = createCachedPages(() => now);
    const first = await pages.make("a", page("1"));
    now = 6000;
    const again = await pages.make("a", () => Promise.resolve(first!));
    expect([again?.bodyFor, again?.madeAt]).toEqual([first?.bodyFor, 6000]);
    expect(text(await pages.find("a"))).toBe("1");
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

/** The page as it is made for one visitor alone, without the number that is new in each answer. */
async function renderedInFull(
  url: string,
  headers: Record<string, string> = {},
  kept?: KeptMarkup,
): Promise<string> {
  const { parts, config } = storefront;
  const request = new Request(url, { headers: { host: new URL(url).host, ...headers } });
  const visit = readVisit(request, "127.0.0.1", config);
  const session = await createShopperCookie(config).open(
    request.headers.get("cookie"),
    new URL(url).hostname,
  );
  const choices = await readVisitorChoices(request.headers);
  const site = await createSites(parts.api, config).at(visit);
  if (typeof site === "string") throw new Error(`${url} is ${site}.`);
  const notes: PageNotes = {};
  const response = await createPageRendering(parts, kept)({ visit, site, session, choices, notes }, request);
  const made = notes.document ?? Buffer.from(await response.arrayBuffer());
  return withoutNonce(made, response.headers).body.toString();
}

/** A page that was filled, with the values where its scripts put them: in its data. */
function asRendered(html: string): string {
  const element = /(<script id="slot-values"[^>]*>)([^<]*)(<\/script>)/;
  const values = JSON.parse(element.exec(html)?.[2] || "{}") as Record<string, string>;
  return withoutWeight(html)
    .replace(element, "$1$3")
    .replace(/"\\u0000(\w+)\\u0000"/g, (_, name: string) => JSON.stringify(values[name]));
}

/** What lite mode says a page weighs was weighed with the nonce of its making: next to a whole KB it can be one more. */
const withoutWeight = (html: string) => html.replace(/(<span class="tabular block">)[^<]*/, "$1");

/** Routes of the pages that are asked for. */
const leaves = ["shop-home", "product-list", "all-categories", "product"];

/** Whether a page's data, asked for as the browser's router does, comes from memory, byte for byte as it is made for one visitor. */
async function isFilledData(url: string, route: string, sent: Record<string, string>): Promise<boolean> {
  const data = `${url}${url.includes("?") ? "&" : "?"}_data=${route}`;
  // The first look may be made for its visitor alone; the second is kept.
  for (let looks = 0; looks < 2; looks += 1) await ask(data, sent);
  const kept = await ask(data, sent);
  return fromMemory(kept) && (await kept.text()) === (await renderedInFull(data, sent));
}

/** The same numbers in every run. */
function createDice(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return (state >>> 8) % below;
  };
}

const mixedRequests = isWholeRun ? 10_000 : 3000;

describe("thousands of mixed requests", () => {
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
    const compared = new Set<string>();
    let remembered = 0;
    const turn = async () => {
      const { shop, origin, base } = places[dice(places.length)] as (typeof places)[number];
      const language = dice(2) === 0 ? "" : "/en";
      const pages = ["", "/all-products/all", "/all-categories", products.get(shop)?.[0] ?? ""];
      const page = dice(4);
      const url = `${origin}${language}${base}${pages[page]}`;
      const isLite = dice(4) === 0;
      const own = visitors.filter((one) => one.origin === origin && one.shop === shop);
      const visitor = dice(8) === 0 ? (own[dice(own.length)] ?? nobody) : nobody;
      const sent = {
        "sec-fetch-site": "same-origin",
        ...(isLite && { "save-data": "on" }),
        ...(visitor.cookie && { cookie: visitor.cookie }),
      };
      const response = await ask(url, sent);
      const html = await response.text();
      if (fromMemory(response)) remembered += 1;
      const problems = [
        response.status !== 200 && `status ${response.status}`,
        html.includes("\0") && "a slot that nothing fills",
        !html.startsWith(`<!DOCTYPE html><html lang="${language ? "en" : "bn"}"`) && "another language",
        !html.includes(`rel="canonical" href="${shopOrigin(shop)}${language}`) && "another shop",
        html.includes("window.__remixContext") === isLite && "another lite mode",
        cartLines(html) !== visitor.lines && `cart of ${cartLines(html)} instead of ${visitor.lines}`,
        /href="[^"]*\/logout"/.test(html) !== visitor.isSignedIn && "another sign-in",
      ].filter(Boolean);
      const whose = `${url} ${isLite ? "lite" : "full"} ${visitors.indexOf(visitor as (typeof visitors)[number])}`;
      if (fromMemory(response) && !compared.has(whose)) {
        compared.add(whose);
        const inFull = await renderedInFull(url, sent);
        if (asRendered(html) !== withoutWeight(inFull)) problems.push("not the page that is made for one");
        if (!isLite)
          for (const route of ["shop", leaves[page] ?? ""])
            if (!(await isFilledData(url, `${route}.${language ? "en" : "bn"}`, sent)))
              problems.push(`not the data of ${route} that is made for one`);
      }
      if (problems.length > 0) wrong.push(`${url}: ${problems.join(", ")}`);
    };
    for (let done = 0; done < mixedRequests; done += 20) await Promise.all(Array.from({ length: 20 }, turn));
    expect(wrong).toEqual([]);
    expect(remembered).toBeGreaterThan(0.8 * mixedRequests);
    expect(compared.size).toBeGreaterThan(200);
    expect(storefront.faults).toEqual([]);
  });
});
