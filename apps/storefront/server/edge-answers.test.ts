import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { savedCopyHeader } from "@haat/web-host/saved-copy-header";
import { trackingNames, withoutTracking } from "@haat/web-host/tracking-parameters";
import { createPlainBrowser } from "../testing/plain-browser";
import { openStorefront, platformOrigin, type TestStorefront } from "../testing/open-storefront";
import { addToCart, signUp } from "../testing/shopper";
import { readConfig } from "./config";
import { createStorefront } from "./storefront";

const shop = "/kacha-bazar";
const list = `${shop}/all-products/all`;

let storefront: TestStorefront;
let edge: ReturnType<typeof createStorefront>;
beforeAll(async () => {
  storefront = await openStorefront();
  const config = { ...storefront.config, trustProxy: true, edgeCache: true };
  edge = createStorefront({ ...storefront.parts, config });
});
afterAll(async () => {
  expect(storefront.faults).toEqual([]);
  await storefront.close();
});

/** A visitor through a cache that asks for the variant their browser tells, and keeps nothing. */
function visitor(app: { fetch: (request: Request) => Response | Promise<Response> } = edge) {
  const seen: Response[] = [];
  const through = async (request: Request) => {
    const headers = new Headers(request.headers);
    headers.set("surrogate-capability", 'varnish="ESI/1.0"');
    const variant = /(?:^|; )haat-variant=([a-z]*)/.exec(headers.get("cookie") ?? "")?.[1];
    if (variant) headers.set("haat-variant", variant);
    const answer = await app.fetch(new Request(request, { headers }));
    seen.push(answer.clone());
    return answer;
  };
  const browser = createPlainBrowser(through, platformOrigin);
  return {
    ...browser,
    /** The answer to one more look, as the cache gets it. */
    async look(path: string) {
      await browser.open(path);
      const answer = seen.at(-1)!;
      return { headers: answer.headers, html: await answer.text() };
    },
  };
}

async function productOf(browser: ReturnType<typeof visitor>, place = 0) {
  const page = await browser.open(list);
  const links = page.root.querySelectorAll(`a[href^="${shop}/product-details/"]`);
  return [...new Set(links.map((link) => link.getAttribute("href")!))][place]!;
}

const piecesIn = (html: string) =>
  [...html.matchAll(/<esi:include src="([^"]+)"\/>/g)].map(([, path]) => path!);

describe("a page for a cache in front", () => {
  it("is everybody's: without a cookie and a nonce, told apart by its variant alone", async () => {
    const { headers, html } = await visitor().look(list);
    expect(Object.fromEntries(headers)).toMatchObject({
      "surrogate-control": expect.stringMatching(/^max-age=[0-5]$/) as string,
      "surrogate-key": expect.stringMatching(/^shop-\d+$/) as string,
      vary: "Accept-Encoding, Haat-Variant",
      "cache-control": "private, no-cache",
    });
    expect(headers.getSetCookie()).toEqual([]);
    expect(JSON.stringify([...headers]) + html).not.toMatch(/nonce-|nonce="|nonce;desc/);
    expect(piecesIn(html)).toEqual([]);
  });

  it("has in the place of what is a guest's own where each gets theirs, which nobody keeps", async () => {
    const [one, two] = [visitor(), visitor()];
    await addToCart(one as never, await productOf(one), "1");
    for (const place of [0, 1]) await addToCart(two as never, await productOf(two, place), "1");
    for (const guest of [one, two]) await guest.open(shop);
    const { headers, html } = await one.look(list);
    expect(headers.get("surrogate-control")).toMatch(/^max-age=[0-5], content="ESI\/1.0"$/);
    expect(headers.has("etag")).toBe(false);
    expect((await two.look(list)).html).toBe(html);
    const pieces = [...new Set(piecesIn(html))];
    expect(pieces.length).toBeGreaterThan(1);
    for (const path of pieces) {
      const piece = await one.look(path);
      expect(piece.headers.get("cache-control")).toBe("private, no-store");
      expect(piece.html).not.toBe("");
    }
    const count = pieces.find((path) => path.endsWith("/text/cartCount"))!;
    expect((await one.look(count)).html).toBe("১");
    expect((await two.look(count)).html).toBe("২");
    expect((await visitor().look(count)).html).toBe("");
  });

  it("is given to nobody whose browser tells another variant than theirs, and their browser is told the right one", async () => {
    const guest = visitor();
    const path = await productOf(guest);
    const added = await addToCart(guest as never, path, "1");
    // What was said once stands on a page of their own.
    expect(added.headers.has("surrogate-control")).toBe(false);
    const forged = await edge.fetch(
      new Request(platformOrigin + list, {
        headers: { host: "localhost:3000", "surrogate-capability": 'x="ESI/1.0"', "haat-variant": "c" },
      }),
    );
    expect(forged.headers.has("surrogate-control")).toBe(false);
    expect(forged.headers.getSetCookie().join()).toMatch(/haat-variant=; .*Max-Age=0/);
    expect(forged.headers.get("cache-control")).toBe("private, no-store");
  });

  it("has a key of a first cart in nobody's shared page: who has none gets a page of their own", async () => {
    const browser = visitor();
    const path = await productOf(browser);
    expect((await browser.look(path)).headers.getSetCookie()).not.toEqual([]);
    expect((await browser.look(path)).headers.has("surrogate-control")).toBe(true);
  });

  it("leaves the browser of whose service worker asks for a copy as it is", async () => {
    const path = await productOf(visitor());
    const copy = await edge.fetch(
      new Request(platformOrigin + path, {
        headers: { host: "localhost:3000", "surrogate-capability": 'x="ESI/1.0"', [savedCopyHeader]: "1" },
      }),
    );
    expect([copy.status, copy.headers.getSetCookie()]).toEqual([200, []]);
  });

  it("is not for what a customer does: forms and their own pages are answered here", async () => {
    const customer = visitor();
    await signUp(customer as never, shop);
    for (const path of [`${shop}/my-account`, `${shop}/cart`])
      expect((await customer.look(path)).headers.has("surrogate-control")).toBe(false);
    const chosen = await edge.fetch(
      new Request(`${platformOrigin}/choose`, {
        method: "POST",
        headers: {
          host: "localhost:3000",
          origin: platformOrigin,
          "sec-fetch-site": "same-origin",
          "surrogate-capability": 'x="ESI/1.0"',
        },
        body: new URLSearchParams({ lite: "on", path: "/" }),
      }),
    );
    expect(chosen.headers.getSetCookie().join()).toContain("haat-variant=own");
  });

  it("is as ever where no such cache asks, or none is trusted", async () => {
    const plain = await edge.fetch(
      new Request(platformOrigin + list, { headers: { host: "localhost:3000" } }),
    );
    const untrusted = await visitor(createStorefront(storefront.parts)).look(list);
    for (const headers of [plain.headers, untrusted.headers]) {
      expect(headers.has("surrogate-control")).toBe(false);
      expect(headers.get("vary")).toContain("Cookie");
    }
    const settings = { EDGE_CACHE: "esi", DATA_FOLDER: storefront.config.dataFolder };
    expect(() => readConfig(settings, storefront.config.root)).toThrow("TRUST_PROXY");
  });
});

it.each([
  "/rongdhonu?fbclid=1",
  "/rongdhonu?utm_source=a&utm_medium=b&q=x&FBCLID=2&_ga=3",
  "/rongdhonu?q=a&gclid=1&page=2",
  "/rongdhonu?q=a/x?utm_source=1&page=2",
  "/rongdhonu/salt&utm_source=1",
  `/?${[...trackingNames].join("=1&")}`,
])("the cache's rules make of %s what the storefront makes of it", (address) => {
  const rules = readFileSync(new URL("../edge/haat.vcl", import.meta.url), "utf8");
  const changes = [
    ...rules.matchAll(/set req\.url = (regsub(?:all)?)\(req\.url, "(\(\?i\))?(.*)", "(.*)"\);/g),
  ];
  expect(changes.length).toBe(2);
  const changed = changes.reduce(
    (url, [, name, , pattern = "", text = ""]) =>
      url.replace(new RegExp(pattern, name === "regsuball" ? "gi" : "i"), text.replace("\\", "$")),
    address,
  );
  expect(address.includes("?") ? changed : address).toBe(withoutTracking(address));
});
