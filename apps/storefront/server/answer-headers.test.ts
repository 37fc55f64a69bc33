import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openStorefront, platformOrigin, shopOrigin, type TestStorefront } from "../testing/open-storefront";
import { newPhone, shownCode } from "../testing/shopper";
import { createShopperCookie } from "../app/server/session/session.server";
import { withAnswerHeaders } from "@haat/web-host/answer-headers";
import { createStorefront } from "./storefront";

let storefront: TestStorefront;
beforeAll(async () => {
  storefront = await openStorefront();
});
afterAll(async () => {
  expect(storefront.faults).toEqual([]);
  await storefront.close();
});

const shop = shopOrigin("kacha-bazar");

/** Everything that answers: routes, files, the API, media, the process's own addresses. */
const addresses = [
  "/",
  "/en",
  "/about",
  "/find-store",
  "/store-search",
  "/login",
  "/offline",
  "/nothing-here",
  "/__manifest?p=%2Fabout&version=x",
  "/robots.txt",
  "/sitemap.xml",
  "/sitemaps/pages.xml",
  "/api/openapi.json",
  "/api/v1/all_business_category/bn",
  "/api/nothing",
  "/media/nothing",
  "/healthz",
  "/readyz",
  "/kacha-bazar",
  "/kacha-bazar/cart",
  "/bn/about",
  "/kacha-bazar/manifest.webmanifest",
  "/kacha-bazar/my-account",
  "/kacha-bazar/search-suggestions?_data=zz",
  "/about?_data=root",
];

/** A visitor with a session, a message that waits in it, and the note that it has been told. */
async function visitorCookies(): Promise<string> {
  const session = await createShopperCookie({ secrets: storefront.config.secrets, secure: false }).open(
    null,
    "localhost",
  );
  session.set({ cartKey: "k".repeat(32), message: { id: "m1", kind: "success", text: "told" } });
  return `${(await session.setCookie())?.split(";")[0]}; haat-told=m1; haat-language=bn`;
}

const ask = (path: string, init: RequestInit = {}, origin = platformOrigin) => {
  const url = new URL(origin + path);
  return storefront.fetch(
    new Request(url, {
      ...init,
      headers: { host: url.host, ...(init.headers as Record<string, string>) },
      redirect: "manual",
    }),
  );
};

describe("an answer", () => {
  it.each(addresses)("of %s is never both public and one visitor's", async (path) => {
    for (const origin of [platformOrigin, shop]) {
      const answer = await ask(path, { headers: { cookie: await visitorCookies() } }, origin);
      const kept = answer.headers.get("cache-control") ?? "";
      if (answer.headers.has("set-cookie")) expect([path, kept]).toEqual([path, "private, no-store"]);
      else expect([path, kept]).not.toEqual([path, ""]);
    }
  });

  it("that is no page leaves the visitor's message where it is", async () => {
    for (const path of [
      "/__manifest?p=%2Fabout&version=x",
      "/robots.txt",
      "/sitemap.xml",
      "/sitemaps/pages.xml",
    ]) {
      const answer = await ask(path, { headers: { cookie: await visitorCookies() } });
      expect([path, answer.headers.get("set-cookie")]).toEqual([path, null]);
    }
    const page = await ask("/about", { headers: { cookie: await visitorCookies() } });
    expect(page.headers.get("set-cookie")).toContain("haat-session=");
  });

  it("after an ordinary sign-in has no session in what the router asks for", async () => {
    const browser = storefront.visit(shop);
    const code = await browser.submit(await browser.open("/login"), "[data-slot=sign-in-form]", {
      phone: newPhone(),
    });
    await browser.submit(code, "[data-slot=otp-form] form", { otp: shownCode(code) });
    const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const answer = await ask("/__manifest?p=%2Fcart&version=x", { headers: { cookie } }, shop);
    expect(answer.headers.get("set-cookie")).toBeNull();
  });

  it.each(addresses)("of %s bears the headers that every answer bears", async (path) => {
    const { headers } = await ask(path);
    expect([path, headers.get("x-content-type-options")]).toEqual([path, "nosniff"]);
    expect([path, headers.get("referrer-policy")]).toEqual([path, "strict-origin-when-cross-origin"]);
    expect([path, headers.get("cross-origin-resource-policy")]).toEqual([
      path,
      path.startsWith("/media") ? "same-site" : "same-origin",
    ]);
  });

  it("over HTTPS bears HSTS, and every cookie is Secure", async () => {
    const secure = createStorefront({
      ...storefront.parts,
      config: { ...storefront.config, secure: true, platformHost: "haat.test" },
    });
    const choose = (path: string, body: string) =>
      secure.fetch(
        new Request(`https://haat.test${path}`, {
          method: "POST",
          body,
          headers: { host: "haat.test", origin: "https://haat.test", "sec-fetch-site": "same-origin" },
        }),
      );
    const answers = [
      await choose("/choose", "path=/about&lite=on"),
      await choose("/choose-language", "path=/about&language=en"),
      await secure.fetch(
        new Request("https://haat.test/kacha-bazar/cart", { headers: { host: "haat.test" } }),
      ),
      await secure.fetch(new Request("https://haat.test/api/nothing", { headers: { host: "haat.test" } })),
      await secure.fetch(new Request("https://haat.test/bn/about", { headers: { host: "haat.test" } })),
    ];
    for (const { headers } of answers) {
      expect(headers.get("strict-transport-security")).toContain("max-age=31536000");
      for (const cookie of headers.getSetCookie()) expect(cookie).toMatch(/; ?Secure/i);
    }
    expect(answers.slice(0, 2).every(({ headers }) => headers.getSetCookie().length > 0)).toBe(true);
    // What else is below another domain is not ours to speak for.
    const other = await secure.fetch(
      new Request("https://rahim.com/about", { headers: { host: "rahim.com" } }),
    );
    expect([other.status, other.headers.get("strict-transport-security")]).toEqual([421, "max-age=31536000"]);
  });

  it("keeps what its maker said, and loses nothing of it", () => {
    const made = new Response("x", {
      status: 201,
      headers: { "Referrer-Policy": "no-referrer", "X-Own": "1" },
    });
    const answer = withAnswerHeaders(made, "/api/x", undefined);
    expect([answer.status, answer.headers.get("referrer-policy"), answer.headers.get("x-own")]).toEqual([
      201,
      "no-referrer",
      "1",
    ]);
  });
});

describe("a request that is odd", () => {
  it.each([
    ["/choose", "path=/চাল", "/%E0%A6%9A%E0%A6%BE%E0%A6%B2"],
    ["/choose-language", "language=bn&path=/en/চাল", "/%E0%A6%9A%E0%A6%BE%E0%A6%B2"],
    ["/choose-language", "language=bn&path=/en//evil.example", "/evil.example"],
    ["/choose", "path=//evil.example", "/"],
    ["/choose", "path=/.//evil.example", "/evil.example"],
  ])("%s with %s goes to a path of this host", async (path, body, location) => {
    const answer = await ask(path, {
      method: "POST",
      body,
      headers: { origin: platformOrigin, "sec-fetch-site": "same-origin" },
    });
    expect([answer.status, answer.headers.get("location")]).toEqual([303, location]);
  });

  it.each([
    ["//x", "GET"],
    ["/about", "OPTIONS"],
    ["/about?_data=zz", "GET"],
    ["/kacha-bazar/cart?_data=zz", "POST"],
  ])("%s by %s is refused, and is no fault of ours", async (path, method) => {
    const answer = await ask(path, {
      method,
      headers: { origin: platformOrigin, "sec-fetch-site": "same-origin" },
    });
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.status).toBeLessThan(500);
    expect(storefront.faults).toEqual([]);
  });

  it("that breaks something is answered in the language of its path, with its number and nothing else", async () => {
    const faults: unknown[] = [];
    const broken = createStorefront({
      ...storefront.parts,
      logFault: (error) => faults.push(error),
      staticFile: () => {
        throw new Error("a secret of ours");
      },
    });
    for (const [path, words] of [
      ["/en/about", "Something went wrong on our side."],
      ["/about", "আমাদের দিকে একটি সমস্যা হয়েছে।"],
    ] as const) {
      const answer = await broken.fetch(new Request(`${platformOrigin}${path}`));
      const text = await answer.text();
      expect([answer.status, answer.headers.get("cache-control")]).toEqual([500, "no-store"]);
      expect(text).toContain(words);
      expect(text).toMatch(/[0-9a-f-]{36}/);
      expect(text).not.toContain("secret");
    }
    expect(faults).toHaveLength(2);
  });
});
