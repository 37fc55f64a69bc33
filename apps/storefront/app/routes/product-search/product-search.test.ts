import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openStorefront, type TestStorefront } from "../../../testing/open-storefront";

let storefront: TestStorefront;
beforeAll(async () => {
  // Two calls a minute leave one search.
  storefront = await openStorefront({ RATE_LIMIT: "2" });
});
afterAll(() => storefront.close());

describe("searching", () => {
  it("too often shows a page that says so and when to come back", async () => {
    const browser = storefront.visit();
    expect((await browser.open("/en/kacha-bazar/search-product?q=rice")).status).toBe(200);
    const refused = await browser.open("/en/kacha-bazar/search-product?q=rice");
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(storefront.faults).toEqual([]);
  });
});
