import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { consoleOrigin, openStorefront, type TestStorefront } from "@haat/storefront/testing/open-storefront";

let storefront: TestStorefront;
beforeAll(async () => {
  storefront = await openStorefront();
});
afterAll(async () => {
  expect(storefront.faults).toEqual([]);
  await storefront.close();
});

const ask = (path: string, init: RequestInit = {}) => storefront.visit(consoleOrigin).once(path, init);

describe("the console's host", () => {
  it("has the console's pages in both languages, and no shop's", async () => {
    for (const [path, language] of [
      ["/", "bn"],
      ["/en", "en"],
      ["/install", "bn"],
      ["/en/install", "en"],
    ] as const) {
      const { status, root } = await storefront.visit(consoleOrigin).open(path);
      expect([path, status, root.querySelector("html")?.getAttribute("lang")]).toEqual([path, 200, language]);
      expect(root.querySelectorAll("h1")).toHaveLength(1);
    }
    expect((await ask("/en/rongdhonu")).status).toBe(404);
    expect((await storefront.visit().once("/en/console")).status).toBe(404);
  });

  it("lets nobody frame, keep or list a page", async () => {
    for (const path of ["/", "/en/install", "/nothing/here"]) {
      const { headers } = await ask(path);
      expect(headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
      expect(headers.get("content-security-policy")).toMatch(/form-action 'self';/);
      expect(headers.get("content-security-policy")).not.toMatch(/script-src[^;]*unsafe/);
      expect([headers.get("cache-control"), headers.get("x-robots-tag")]).toEqual([
        "private, no-store",
        "noindex, nofollow",
      ]);
    }
    expect(await (await ask("/robots.txt")).text()).toContain("Disallow: /");
  });

  it("takes forms of its own pages alone, not of the platform's or a shop's", async () => {
    const body = () => new URLSearchParams({ language: "en", path: "/install" });
    const post = (origin: string) =>
      ask("/choose-language", { method: "POST", body: body(), headers: { origin } });
    expect((await post(consoleOrigin)).headers.get("location")).toBe("/en/install");
    for (const origin of ["http://localhost:3000", "http://rongdhonu.localhost:3000", "null"])
      expect((await post(origin)).status).toBe(403);
  });

  it("can be installed: a manifest whose pictures are there, in each language", async () => {
    for (const path of ["/manifest.webmanifest", "/en/manifest.webmanifest"]) {
      const answer = await ask(path);
      expect(answer.headers.get("content-type")).toContain("application/manifest+json");
      const manifest = (await answer.json()) as {
        id: string;
        scope: string;
        icons: { sizes: string; purpose: string }[];
        share_target: { action: string; method: string };
      };
      const prefix = path.startsWith("/en") ? "/en" : "";
      expect(manifest.share_target).toMatchObject({ action: `${prefix}/share`, method: "POST" });
      expect([manifest.id, manifest.scope]).toEqual(["/", "/"]);
      expect(manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
        "192x192 any",
        "512x512 any",
        "192x192 maskable",
        "512x512 maskable",
      ]);
    }
  });
});
