import { eq } from "drizzle-orm";
import { shopDomainTable } from "@haat/api/features/shop-domain/shop-domain.table";
import { shopTable } from "@haat/api/features/shop/shop.table";
import type { HostedEnvironment } from "@haat/web-host/hosted-app";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { openStorefront, platformOrigin, shopOrigin, type TestStorefront } from "../testing/open-storefront";
import { addToCart, signUp } from "../testing/shopper";
import { knownHostPath } from "./known-hosts";

let storefront: TestStorefront;
beforeAll(async () => {
  storefront = await openStorefront();
});
afterEach(async () => {
  await storefront.database.delete(shopDomainTable);
  await expect.poll(() => status("http://rangdhonu.com:3000/")).toBe(421);
});
afterAll(async () => {
  expect(storefront.faults).toEqual([]);
  await storefront.close();
});

const own = "http://rangdhonu.com:3000";
const below = shopOrigin("rongdhonu");
const saree = "/en/product-details/monipuri-saree";

/** Asks without cookies, as who opens an address for the first time. */
function ask(
  address: string,
  { method = "GET", headers = {} }: { method?: string; headers?: Record<string, string> } = {},
) {
  const url = new URL(address);
  const request = new Request(url, { method, headers: { host: url.host, ...headers } });
  return Promise.resolve(storefront.fetch(request));
}
const status = async (address: string) => (await ask(address)).status;
/** Where an address leads; its status where it leads nowhere. */
const leadsTo = async (address: string, init?: Parameters<typeof ask>[1]) => {
  const answer = await ask(address, init);
  return answer.headers.get("location") ?? answer.status;
};
const links = async (address: string) => {
  const { root } = await storefront.visit().open(address);
  const hrefs = (selector: string) =>
    root.querySelectorAll(selector).map((link) => link.getAttribute("href"));
  return { canonical: hrefs("link[rel=canonical]"), alternates: hrefs("link[rel=alternate][hreflang]") };
};

async function idOf(slug: string): Promise<number> {
  const [shop] = await storefront.database
    .select({ id: shopTable.id })
    .from(shopTable)
    .where(eq(shopTable.slug, slug));
  if (!shop) throw new Error("There is no such shop.");
  return shop.id;
}

type Change = Partial<typeof shopDomainTable.$inferInsert>;

/** Makes a domain a shop's own, as a look at DNS would; it has not begun to count before a page of it is there. */
async function verify(slug = "rongdhonu", domain = "rangdhonu.com", values: Change = {}) {
  const shopId = await idOf(slug);
  const now = new Date();
  const row = { shopId, domain, token: "t".repeat(43), prefersWww: false, addedAt: now };
  await storefront.database.insert(shopDomainTable).values(row);
  const looked = { lookedAt: now, nextLookAt: now, goodAt: now, verifiedAt: now, hasRecord: true };
  await change(domain, { ...looked, bareState: "here", wwwState: "here", ...values });
  await expect.poll(() => status(`http://${domain}:3000/en/cart`)).not.toBe(421);
}
async function change(domain: string, values: Change) {
  await storefront.database.update(shopDomainTable).set(values).where(eq(shopDomainTable.domain, domain));
}
async function makeMain(values: Change = {}) {
  await change("rangdhonu.com", { isPrimary: true, ...values });
  const host = values.prefersWww ? "www.rangdhonu.com" : "rangdhonu.com";
  await expect.poll(() => leadsTo(`${below}${saree}`)).toBe(`http://${host}:3000${saree}`);
  await expect.poll(async () => (await links(`/rongdhonu`)).canonical).toEqual([`http://${host}:3000/`]);
}

describe("a host that is not the platform's", () => {
  it.each([
    "rangdhonu.com",
    "www.rangdhonu.com",
    "localhost.evil.example",
    "rongdhonu.localhost.evil.example",
    "xn--rngdhonu-1ya.com",
  ])("%s shows nothing of anybody until it is a shop's", async (host) => {
    for (const path of ["/", "/en/login", "/robots.txt", "/manifest.webmanifest"])
      expect([path, await status(`http://${host}:3000${path}`)]).toEqual([path, 421]);
    expect(await (await ask(`http://${host}:3000/en/cart`)).text()).toContain("No shop is at this address");
  });

  it("is a shop's only while its domain is verified", async () => {
    await storefront.database.insert(shopDomainTable).values({
      shopId: await idOf("boi-para"),
      domain: "boipara.com",
      token: "t".repeat(43),
      prefersWww: false,
      addedAt: new Date(),
    });
    expect(await status("http://boipara.com:3000/en")).toBe(421);
  });
});

describe("a shop at a domain of its own", () => {
  it("has its pages at the root, with `www.` and without, whatever the port", async () => {
    await verify();
    for (const origin of [
      own,
      "http://www.rangdhonu.com:3000",
      "http://rangdhonu.com",
      "http://RANGDHONU.com:3000",
    ]) {
      const page = await storefront.visit(origin).open(saree);
      expect([origin, page.status, page.path]).toEqual([origin, 200, saree]);
      expect(page.text).toContain("Monipuri");
      expect(page.root.querySelector("form[data-slot=buy-box]")?.getAttribute("action") ?? "").not.toContain(
        "rongdhonu",
      );
    }
    expect(await leadsTo(`http://rangdhonu.com.:3000${saree}?q=1`)).toBe(`${own}${saree}?q=1`);
    // Not yet its main address: nobody is led there.
    expect(await status(`${below}${saree}`)).toBe(200);
    expect((await links(`${own}${saree}`)).canonical).toEqual([`${below}${saree}`]);
  });

  it("lets a guest shop with nothing but forms", async () => {
    await verify();
    const visitor = storefront.visit(own);
    await addToCart(visitor, saree);
    const cart = await visitor.open("/en/cart");
    expect(cart.root.querySelectorAll("[data-slot=cart-line]")).toHaveLength(1);
    expect(cart.origin).toBe(own);
    await signUp(visitor, `/en`);
    expect((await visitor.open("/en/my-account")).path).toBe("/en/my-account");
  });

  it("is handed no sign-in of the platform, and offers none", async () => {
    await verify();
    const visitor = storefront.visit(own);
    const login = await visitor.open("/en/login");
    expect(login.root.querySelector("[data-slot=platform-sign-in]")).toBeNull();
    const post = { method: "POST", headers: { origin: own, "sec-fetch-site": "same-origin" } };
    expect((await visitor.once(`${own}/en/login/platform`, post)).status).toBe(404);
    expect((await visitor.once(`${own}/en/login/platform?token=${"t".repeat(43)}`)).status).toBe(404);
    // Who is signed in on the platform is led to the shop's host below it, wherever its main address is.
    await makeMain();
    const customer = storefront.visit();
    await signUp(customer, "/en/rongdhonu");
    const handed = await customer.once(`/en/hand-over?shop=rongdhonu&challenge=${"c".repeat(43)}`);
    expect(handed.headers.get("location")).toMatch(
      /^http:\/\/rongdhonu\.localhost:3000\/en\/login\/platform\?token=/,
    );
  });

  it("takes forms of its own pages alone, and the session of no other host", async () => {
    await verify();
    await verify("boi-para", "boipara.com");
    const cart = `${own}/en/cart`;
    for (const origin of [
      "http://boipara.com:3000",
      below,
      platformOrigin,
      "http://www.rangdhonu.com:3000",
      "http://rangdhonu.com.:3000",
    ]) {
      const headers = { origin, "content-type": "application/x-www-form-urlencoded" };
      expect([origin, (await ask(cart, { method: "POST", headers })).status]).toEqual([origin, 403]);
    }
    const visitor = storefront.visit(own);
    await signUp(visitor, "/en");
    const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    expect(await status(`${own}/en/login`)).toBe(200);
    expect(await leadsTo(`${own}/en/my-account`, { headers: { cookie } })).toBe(200);
    for (const other of ["http://boipara.com:3000", below, "http://www.rangdhonu.com:3000"])
      expect([other, await leadsTo(`${other}/en/my-account`, { headers: { cookie } })]).toEqual([
        other,
        "/en/login",
      ]);
  });

  it("shows no other shop: a name in its path is none", async () => {
    await verify();
    expect(await status(`${own}/en/boi-para/cart`)).toBe(404);
  });
});

describe("a shop's main address", () => {
  it("is where its other hosts lead, path and query with them, and what search engines are told", async () => {
    await verify();
    await makeMain();
    for (const path of [
      "/",
      saree,
      "/search-product/%E0%A6%B6%E0%A6%BE%E0%A7%9C%E0%A6%BF?page=2&q=a%26b",
      "/robots.txt",
      "/sitemap.xml",
    ])
      for (const origin of [below, "http://www.rangdhonu.com:3000"])
        for (const method of ["GET", "HEAD"]) {
          const answer = await ask(`${origin}${path}`, { method, headers: { "accept-language": "bn" } });
          expect([answer.status, answer.headers.get("location")]).toEqual([308, `${own}${path}`]);
          // It may change back.
          expect(answer.headers.get("cache-control")).toBe("private, no-cache");
        }
    const bengali = `${own}/product-details/monipuri-saree`;
    const named = {
      canonical: [`${own}${saree}`],
      alternates: [bengali, `${own}${saree}`, bengali],
    };
    for (const address of [
      `${own}${saree}?utm_source=x`,
      `${platformOrigin}/en/rongdhonu/product-details/monipuri-saree`,
    ])
      expect(await links(address)).toEqual(named);
    expect(await (await ask(`${own}/robots.txt`)).text()).toContain(`Sitemap: ${own}/sitemap.xml`);
    expect(await (await ask(`${own}/sitemaps/pages.xml`)).text()).toContain(
      `<loc>${own}/all-products/all</loc>`,
    );
    const shops = await (await ask(`${platformOrigin}/sitemaps/shops-1.xml`)).text();
    expect(shops).toContain(`<loc>${own}/</loc>`);
    expect(shops).not.toContain(`${below}/`);
    expect(await (await ask(`${own}/feeds/google.xml`)).text()).toContain(`${own}/product-details/`);
    expect(await (await ask(`${own}${saree}`)).text()).toContain(`"url":"${own}${saree}"`);
  });

  it("may be the form with `www.`", async () => {
    await verify();
    await makeMain({ prefersWww: true });
    expect(await leadsTo(`${own}/en/cart`)).toBe("http://www.rangdhonu.com:3000/en/cart");
  });

  it("is where short links end", async () => {
    await verify();
    await makeMain();
    const [shop] = await storefront.database.select().from(shopTable).where(eq(shopTable.slug, "rongdhonu"));
    const page = await storefront.visit().open(`/en/s/${shop?.sellerKey}`);
    expect([page.status, page.origin + page.path]).toEqual([200, `${own}/en`]);
  });

  it("takes nobody away from the cart or the account that they have at another host", async () => {
    await verify();
    const guest = storefront.visit(below);
    await addToCart(guest, saree);
    const customer = storefront.visit(below);
    await signUp(customer, "/en");
    await makeMain();
    for (const visitor of [guest, customer]) {
      const page = await visitor.open(saree);
      expect([page.origin, page.status]).toEqual([below, 200]);
      expect(page.root.querySelector("link[rel=canonical]")?.getAttribute("href")).toBe(`${own}${saree}`);
    }
    expect((await guest.open("/en/cart")).root.querySelectorAll("[data-slot=cart-line]")).toHaveLength(1);
    // Who only looked has nothing to lose.
    const looker = storefront.visit(below);
    expect((await looker.open(saree)).origin).toBe(own);
  });

  it("leaves alone what scripts and phones ask of the other host", async () => {
    await verify();
    await makeMain();
    const byScript = { headers: { "sec-fetch-mode": "cors" } };
    expect(await leadsTo(`${below}/en/search-suggestions?q=sa`, byScript)).toBe(200);
    expect(await leadsTo(`${below}${saree}?_data=routes%2Fx`)).not.toEqual(expect.stringContaining(own));
    expect(await leadsTo(`${below}/manifest.webmanifest`)).toBe(200);
    expect(await leadsTo(`${below}/.well-known/assetlinks.json`)).toBe(
      await status(`${own}/.well-known/assetlinks.json`),
    );
    expect((await ask(`${below}/en/cart`, { method: "POST", headers: { origin: below } })).status).not.toBe(
      308,
    );
  });

  it("is its host on the platform again once the domain leads elsewhere or lapses", async () => {
    await verify();
    await makeMain();
    await change("rangdhonu.com", { bareState: "elsewhere", wwwState: "elsewhere" });
    await expect.poll(() => leadsTo(`${below}${saree}`)).toBe(200);
    expect(await status(`${own}${saree}`)).toBe(200);
    await change("rangdhonu.com", { verifiedAt: null, isPrimary: false, lapsedAt: new Date() });
    await expect.poll(() => status(`${own}${saree}`)).toBe(421);
    expect((await links(`${below}${saree}`)).canonical).toEqual([`${below}${saree}`]);
  });
});

describe("a server in front that asks whether a host is ours", () => {
  const known = (domain: string) =>
    status(`${platformOrigin}${knownHostPath}?domain=${encodeURIComponent(domain)}`);

  it("hears of the platform's hosts, its shops' and their verified domains, and of nothing else", async () => {
    await verify();
    const ours = [
      "localhost",
      "www.localhost",
      "console.localhost",
      "rongdhonu.localhost",
      "RONGDHONU.localhost",
      "rangdhonu.com",
      "www.rangdhonu.com",
    ];
    for (const host of ours) expect([host, await known(host)]).toEqual([host, 200]);
    const foreign = [
      ...["nobody.localhost", "a.rongdhonu.localhost", "api.localhost", "nakshi-ghar.localhost.evil.example"],
      ...["evil.example", "a.rangdhonu.com", "127.0.0.1", "storefront"],
    ];
    for (const host of foreign) expect([host, await known(host)]).toEqual([host, 404]);
    for (const host of ["", "a/b", "a b", "x".repeat(300)])
      expect([host, await known(host)]).toEqual([host, 400]);
    const answer = await ask(`${platformOrigin}${knownHostPath}?domain=rangdhonu.com`);
    expect([await answer.text(), answer.headers.get("cache-control")]).toEqual(["", "no-store"]);
  });

  it("asks for itself: a visitor hears of no host, by way of the proxy or past it", async () => {
    const asked = async (remoteAddress: string, headers: Record<string, string> = {}) => {
      const request = new Request(`${platformOrigin}${knownHostPath}?domain=localhost`, { headers });
      const bindings = { incoming: { socket: { remoteAddress } } } as HostedEnvironment["Bindings"];
      return (await storefront.fetch(request, bindings)).status;
    };
    for (const near of ["127.0.0.1", "::1", "::ffff:127.0.0.1", "172.18.0.5", "::ffff:10.0.0.2", "fd00::7"])
      expect([near, await asked(near)]).toEqual([near, 200]);
    for (const far of ["203.0.113.9", "::ffff:203.0.113.9", "2001:db8::1", "172.32.0.1"])
      expect([far, await asked(far)]).toEqual([far, 404]);
    for (const header of ["X-Forwarded-For", "Forwarded"])
      expect([header, await asked("127.0.0.1", { [header]: "127.0.0.1" })]).toEqual([header, 404]);
  });

  it("may ask only so often", async () => {
    const limited = await openStorefront({ RATE_LIMIT: "5" });
    const codes: number[] = [];
    for (let n = 0; n < 6; n += 1)
      codes.push((await limited.visit().once(`${knownHostPath}?domain=localhost`)).status);
    expect(codes).toEqual([200, 200, 200, 200, 200, 429]);
    await limited.close();
  });
});
