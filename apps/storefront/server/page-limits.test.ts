import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openStorefront, platformOrigin, shopOrigin, type TestStorefront } from "../testing/open-storefront";
import { createShopperCookie } from "../app/server/session/session.server";
import { ownCounters } from "@haat/api/security/counters";
import { createPageLimits } from "@haat/web-host/page-limits";

let storefront: TestStorefront;
beforeAll(async () => {
  storefront = await openStorefront({ RATE_LIMIT: "5" });
});
afterAll(async () => {
  expect(storefront.faults).toEqual([]);
  await storefront.close();
});

const ask = (path: string, headers: Record<string, string> = {}, method = "GET") =>
  storefront.fetch(
    new Request(`${platformOrigin}${path}`, { method, headers: { host: "localhost:3000", ...headers } }),
  );

describe("pages that are made anew", () => {
  it("are refused past the limit of an address, in the page's language; kept ones go on", async () => {
    expect((await ask("/about")).status).toBe(200);
    const distinct = Array.from({ length: 12 }, (_, index) => `/en/about?n=${index}`);
    const answers: Response[] = [];
    for (const path of distinct) answers.push(await ask(path));
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(3);
    expect(Number(refused[0]?.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(await refused[0]?.text()).toMatch(/^Too many pages .* \d+ seconds\.$/);
    const kept = await ask("/about");
    expect([kept.status, kept.headers.get("cache-status")]).toEqual([200, "haat; hit"]);
    const head = await ask("/about", {}, "HEAD");
    expect([head.status, head.headers.get("cache-status"), await head.text()]).toEqual([
      200,
      "haat; hit",
      "",
    ]);
  });

  it("have a limit for a session below that of its address", async () => {
    const logger = { error: () => undefined };
    const { countMade: count } = createPageLimits(10, ownCounters({ secret: "a secret", logger }));
    const visitor = (session: string | undefined) => count({ address: "203.0.113.5", session });
    for (let page = 0; page < 4; page += 1) expect(await visitor("one")).toBeUndefined();
    expect(await visitor("one")).toBeGreaterThan(0);
    expect(await visitor("another")).toBeUndefined();
    // What was refused for the session took nothing from the address.
    for (let page = 0; page < 15; page += 1) expect(await visitor(undefined)).toBeUndefined();
    expect(await visitor(undefined)).toBeGreaterThan(0);
  });

  it("of many are limited for a session, too, which has each filled with its cart", async () => {
    const limited = await openStorefront({ RATE_LIMIT: "5" });
    const buyer = limited.visit(shopOrigin("kacha-bazar"));
    const list = await buyer.open("/all-products/all");
    const session = await createShopperCookie({ secrets: limited.config.secrets, secure: false }).open(
      null,
      "kacha-bazar.localhost",
    );
    session.set({ cartKey: "k".repeat(43) });
    const cookie = (await session.setCookie())?.split(";")[0] ?? "";
    const statuses: number[] = [];
    for (let page = 0; page < 30; page += 1) {
      const { origin, host } = new URL(shopOrigin("kacha-bazar"));
      const request = new Request(`${origin}${list.path}`, { headers: { host, cookie } });
      statuses.push((await limited.fetch(request)).status);
    }
    await limited.close();
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(20);
    expect(statuses.at(-1)).toBe(429);
  });

  it("count for whoever has a cart, too", async () => {
    const limited = await openStorefront({ RATE_LIMIT: "5" });
    const session = await createShopperCookie({ secrets: limited.config.secrets, secure: false }).open(
      null,
      "localhost",
    );
    session.set({ cartKey: "k".repeat(32) });
    const cookie = (await session.setCookie())?.split(";")[0] ?? "";
    const statuses: number[] = [];
    for (let page = 0; page < 3; page += 1) {
      const request = new Request(`${platformOrigin}/about?page=${page}`, {
        headers: { host: "localhost:3000", cookie },
      });
      statuses.push((await limited.fetch(request)).status);
    }
    await limited.close();
    expect(statuses).toEqual([200, 200, 429]);
  });
});
