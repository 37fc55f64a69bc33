import { join } from "node:path";
import { strings } from "@haat/i18n/strings";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { savedCopyHeader } from "@haat/web-host/saved-copy-header";
import { createStaticFiles } from "@haat/web-host/static-files";
import { openStorefront, platformOrigin, shopOrigin, type TestStorefront } from "../testing/open-storefront";

let storefront: TestStorefront;
beforeAll(async () => {
  storefront = await openStorefront();
});
afterAll(() => storefront.close());

const request = (path: string, init: RequestInit & { origin?: string } = {}) => {
  const { origin = platformOrigin, headers, ...rest } = init;
  const sent = new Headers(headers);
  sent.set("host", new URL(origin).host);
  return storefront.fetch(new Request(new URL(path, origin), { redirect: "manual", ...rest, headers: sent }));
};

describe("both kinds of host", () => {
  it("show the same shop, with links that are right on each", async () => {
    const platform = await storefront.visit().open("/rongdhonu/all-products/all");
    const own = await storefront.visit(shopOrigin("rongdhonu")).open("/all-products/all");
    expect([platform.status, own.status]).toEqual([200, 200]);
    expect(own.root.querySelector("h1")?.text).toBe(platform.root.querySelector("h1")?.text);
    const firstCard = (page: typeof own) =>
      page.root.querySelector("[data-slot=product-card] a")?.getAttribute("href");
    expect(firstCard(platform)).toBe(`/rongdhonu${firstCard(own)}`);
  });

  it("the marketing pages are not on a shop's host", async () => {
    expect((await storefront.visit(shopOrigin("rongdhonu")).open("/terms-of-use")).status).toBe(404);
    expect((await storefront.visit().open("/terms-of-use")).status).toBe(200);
  });

  it("a forwarded host is not believed", async () => {
    const response = await request("/", {
      headers: { "x-forwarded-host": "rongdhonu.localhost", "accept-language": "bn" },
    });
    expect(await response.text()).not.toContain('data-slot="shop-header"');
  });
});

it("a path that begins with several slashes is this host's, and no other one's address", async () => {
  for (const origin of [platformOrigin, shopOrigin("rongdhonu")]) {
    const home = await (await request("/", { origin, headers: { "accept-language": "bn" } })).text();
    for (const path of ["//", "///", "//other.example/%2e%2e"]) {
      const response = await request(`${origin}${path}`, { origin, headers: { "accept-language": "bn" } });
      const page = await response.text();
      expect([path, response.status]).toEqual([path, 200]);
      expect(canonicalOf(page)).toBe(canonicalOf(home));
    }
  }
});

it("the copy of a page that the service worker keeps changes nothing of the visitor's session", async () => {
  // One that asks for a sign-in and notes the way back, one whose visitor gets the key of a first cart.
  for (const path of ["/en/rongdhonu/orders", "/en/rongdhonu/product-details/monipuri-saree"]) {
    const seen = await request(path);
    const copy = await request(path, { headers: { [savedCopyHeader]: "1" } });
    expect([path, copy.status]).toEqual([path, seen.status]);
    expect([path, seen.headers.getSetCookie().length]).toEqual([path, 1]);
    expect([path, copy.headers.getSetCookie()]).toEqual([path, []]);
  }
});

it("a page that was only pointed at is not where a sign-in leads back to", async () => {
  const path = "/en/rongdhonu/orders";
  const pressed = await request(path);
  const pointedAt = await request(path, { headers: { "sec-purpose": "prefetch" } });
  expect([pressed.status, pointedAt.status]).toEqual([302, 302]);
  expect(pressed.headers.getSetCookie()).toHaveLength(1);
  expect(pointedAt.headers.getSetCookie()).toEqual([]);
});

it("who hangs up while a form is read is no fault of ours", async () => {
  const before = storefront.faults.length;
  const body = new ReadableStream({
    pull: (controller) => controller.error(Object.assign(new Error("aborted"), { code: "ECONNRESET" })),
  });
  const headers = {
    origin: platformOrigin,
    "content-type": "application/x-www-form-urlencoded",
    "transfer-encoding": "chunked",
  };
  const sent = { method: "POST", headers, body, duplex: "half" } as RequestInit;
  expect((await request("/en/rongdhonu/cart", sent)).status).toBe(400);
  expect(storefront.faults.slice(before)).toEqual([]);
});

const canonicalOf = (page: string) => /<link[^>]*rel="canonical"[^>]*>/.exec(page)?.[0];

describe("languages", () => {
  it("each page says its language, in its words and its headers", async () => {
    for (const [path, language] of [
      ["/rongdhonu", "bn"],
      ["/en/rongdhonu", "en"],
    ] as const) {
      const page = await storefront.visit().open(path);
      expect(page.root.querySelector("html")?.getAttribute("lang")).toBe(language);
      expect(page.headers.get("content-language")).toBe(language);
    }
  });

  it("the switch keeps the page and its query, and remembers", async () => {
    const visitor = storefront.visit();
    const page = await visitor.open("/rongdhonu/all-products/all?sort_by=price_low");
    const english = await visitor.submit(page, "[data-slot=language-switch]");
    expect(english.path).toBe("/en/rongdhonu/all-products/all?sort_by=price_low");
    expect((await visitor.open("/")).path).toBe("/en");
  });

  it("the switch never leaves the site", async () => {
    for (const path of [
      "//evil.example/x",
      "https://evil.example",
      "/\\evil.example",
      "/.//g//h//evil.example",
      "http://[",
    ]) {
      const response = await request("/choose-language", {
        method: "POST",
        body: new URLSearchParams({ language: "en", path }),
        headers: { origin: platformOrigin },
      });
      expect(new URL(response.headers.get("location") ?? "", platformOrigin).origin).toBe(platformOrigin);
    }
  });
});

describe("pages that are not there", () => {
  it("an unknown page is 404 and keeps the shop's header and the help phone", async () => {
    const page = await storefront.visit().open("/rongdhonu/nothing/here");
    expect(page.status).toBe(404);
    expect(page.text).toContain("এই পাতাটি পাওয়া যায়নি");
    expect(page.root.querySelector("[data-slot=shop-header]")).not.toBeNull();
    expect(page.root.querySelector("a[href^='tel:']")).not.toBeNull();
    expect(page.root.querySelector("title")?.text).toContain("এই পাতাটি পাওয়া যায়নি");
  });

  it("a shop that does not exist, is suspended or not yet approved is 420, in the page's language", async () => {
    for (const [shop, said] of [
      ["no-such-shop", "Store not found!"],
      ["nakshi-ghar", "Nakshi Ghar is closed for now"],
      ["phul-bagan", "Store not found!"],
    ] as const) {
      expect((await storefront.visit().open(`/${shop}`)).status).toBe(420);
      const english = await storefront.visit().open(`/en/${shop}/all-products/all`);
      expect([english.status, english.text]).toEqual([420, expect.stringContaining(said)]);
      const onOwnHost = await storefront.visit(shopOrigin(shop)).open("/");
      expect(onOwnHost.status).toBe(420);
      // Who ordered there finds the orders where those of all shops are.
      for (const page of [english, onOwnHost]) {
        const href = page.root.querySelector("main a[href$='/orders']")?.getAttribute("href") ?? "";
        const own = new URL(page === english ? "/en/orders" : "/orders", platformOrigin);
        expect(new URL(href, page.origin).href).toBe(own.href);
      }
    }
  });

  it("where there is no shop or no page one can look for a shop, call, and change the language", async () => {
    for (const path of ["/en/no-such-shop", "/en/about/nothing"]) {
      const visitor = storefront.visit();
      const missing = await visitor.open(path);
      for (const part of ["site-header", "language-switch", "help-phone"])
        expect(missing.root.querySelector(`[data-slot=${part}]`)).not.toBeNull();
      const found = await visitor.submit(missing, "main form", { address: "Rongdhonu" });
      expect([found.status, found.path]).toEqual([200, "/en/store-search?address=Rongdhonu"]);
      expect(found.text).toContain("Rongdhonu");
    }
    const ofHost = await storefront.visit(shopOrigin("no-such-shop")).open("/en");
    expect(ofHost.root.querySelector("main form")).toBeNull();
    expect(ofHost.root.querySelector("main a")?.getAttribute("href")).toBe(`${platformOrigin}/en/find-store`);
  });

  it("below a page of the platform there is no shop", async () => {
    const paths = ["about", "faq", "contact", "find-store", "terms-of-use", "offline", "choose"];
    for (const path of paths.flatMap((name) => [`/${name}/nothing`, `/en/${name}/nothing/at-all`]))
      expect([path, (await storefront.visit().open(path)).status]).toEqual([path, 404]);
    expect((await storefront.visit().open("/about")).status).toBe(200);
  });

  it("addresses that no shop can have, and letters that no text can hold, are not there", async () => {
    for (const path of ["/favicon.icon", "/rongdhonu/product-details/%00", "/rongdhonu/all-products/%00"])
      expect((await storefront.visit().open(path)).status).toBe(404);
    expect((await storefront.visit().open("/rongdhonu/search-product?q=%00a")).status).toBe(200);
  });

  it("the icon that every browser asks for by its own name is one of the build's files", () => {
    const files = createStaticFiles(join(import.meta.dirname, "../build/client"));
    const answer = files(new Request("http://localhost:3000/favicon.ico"), "/favicon.ico");
    expect([answer?.status, answer?.headers.get("content-type")]).toEqual([200, "image/x-icon"]);
  });

  it("a body that is no form is answered by the form's own errors", async () => {
    const response = await request("/rongdhonu/login", {
      method: "POST",
      body: "{}",
      headers: { origin: platformOrigin, "content-type": "application/json" },
    });
    expect(response.status).toBe(422);
  });

  it("a product and a category of another shop are not there", async () => {
    expect((await storefront.visit().open("/boi-para/product-details/monipuri-saree")).status).toBe(404);
    expect((await storefront.visit().open("/boi-para/all-products/sarees")).status).toBe(404);
  });

  it("pages without a need for scripts have none", async () => {
    for (const path of ["/", "/en", "/terms-of-use", "/rongdhonu/nothing/here", "/no-such-shop"])
      expect(
        (await storefront.visit().open(path)).root.querySelectorAll(
          "script:not([type='application/ld+json'])",
        ),
      ).toHaveLength(0);
  });
});

describe("safety", () => {
  it("a form from another site, a sister shop or nowhere is refused and changes nothing", async () => {
    for (const origin of ["http://evil.example", shopOrigin("boi-para"), "null", undefined]) {
      const response = await request("/product-details/monipuri-saree", {
        origin: shopOrigin("rongdhonu"),
        method: "POST",
        body: new URLSearchParams({ intent: "add", quantity: "1" }),
        headers: origin === undefined ? {} : { origin },
      });
      expect(response.status).toBe(403);
      expect(response.headers.get("set-cookie")).toBeNull();
      expect(await response.text()).toMatch(/[ঀ-৿]/);
    }
  });

  it("a form behind a proxy arrives, and what the proxy says of the host is not believed", async () => {
    for (const path of ["/rongdhonu/login", "/choose-language"]) {
      const response = await request(path, {
        method: "POST",
        body: new URLSearchParams({ phone: "12", language: "en", path: "/" }),
        headers: {
          origin: platformOrigin,
          "x-forwarded-for": "10.0.0.1",
          "x-forwarded-host": "evil.example",
        },
      });
      expect(response.status).toBe(path === "/choose-language" ? 303 : 422);
    }
  });

  it("every page made for one visitor bears the security headers, with a new nonce each time", async () => {
    const policies = [];
    for (const path of ["/rongdhonu/cart", "/rongdhonu/login", "/rongdhonu/nothing", "/rongdhonu/cart"]) {
      const { headers, root } = await storefront.visit().open(path);
      const policy = headers.get("content-security-policy") ?? "";
      policies.push(policy);
      expect(policy).toContain("object-src 'none'");
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).not.toMatch(/script-src[^;]*unsafe/);
      expect(headers.get("x-content-type-options")).toBe("nosniff");
      expect(headers.get("cross-origin-opener-policy")).toBe("same-origin");
      const nonce = /'nonce-([^']+)'/.exec(policy)?.[1];
      for (const script of root.querySelectorAll("script:not([src]):not([type$='json'])"))
        expect(script.getAttribute("nonce")).toBe(nonce);
    }
    expect(new Set(policies).size).toBe(policies.length);
  });

  it("a form that is too large comes back as its page, which says so", async () => {
    const send = (path: string, characters: number, origin = platformOrigin) => {
      const body = new URLSearchParams({ phone: "0".repeat(characters) }).toString();
      return request(path, {
        method: "POST",
        body,
        headers: {
          origin,
          "content-type": "application/x-www-form-urlencoded",
          "content-length": String(body.length),
        },
      });
    };
    for (const [path, form] of [
      ["/rongdhonu/login", "sign-in-form"],
      ["/rongdhonu/product-details/monipuri-saree", "buy-box"],
      ["/contact", "contact-form"],
    ] as const) {
      const response = await send(path, 110_000);
      expect([path, response.status]).toEqual([path, 413]);
      const page = await response.text();
      expect(page).toContain(`data-slot="${form}"`);
      expect(page).toContain(strings.bn.pages.refused.tooLarge);
    }
    expect((await send("/rongdhonu/login", 110_000, "https://elsewhere.example")).status).toBe(403);
  });

  it("nothing failed inside while all this was asked", () => {
    expect(storefront.faults).toEqual([]);
  });
});
