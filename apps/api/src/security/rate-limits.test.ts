import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { createShopper, putTogether, startTestApi, type TestApi } from "../testing/test-api";
import { createTestShop, type TestShop } from "../testing/test-shop";

let api: TestApi;
let shop: TestShop;
beforeAll(async () => {
  api = await startTestApi();
  shop = await createTestShop(api.db);
});
afterAll(() => api.close());
beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"] }));
afterEach(() => void vi.useRealTimers());

const proxySecret = "a secret of ours";
type Limited = Pick<TestApi, "fetch">;

const read = (limited: Limited, headers: Record<string, string>) =>
  limited.fetch(new Request("http://api.test/api/v1/all_business_category/en", { headers }));

const search = (limited: Limited, headers: Record<string, string> = {}) =>
  limited.fetch(
    new Request(`http://api.test/api/v1/shop_products/en/${shop.sellerKey}/1?searchText=tea`, { headers }),
  );

const add = (limited: Limited, headers: Record<string, string>) =>
  limited.fetch(
    new Request("http://api.test/api/v1/add_to_cart/en", {
      method: "POST",
      headers: { "content-type": "application/json", ...headers },
      body: JSON.stringify({ seller_key: shop.sellerKey, id_product: shop.rice.id }),
    }),
  );

describe("documents that are drawn", () => {
  test("have a limit of their own for each session, on our own pages, too", async () => {
    const limited = putTogether(api.db, { rateLimitPerMinute: 100 });
    const ours = (headers: Record<string, string>) =>
      limited.fetch(
        new Request("http://api.test/api/v1/generate_invoice/ABCD-23456", {
          headers: {
            "x-proxy-secret": "a proxy secret of the tests",
            "x-client-address": "203.0.113.9",
            ...headers,
          },
        }),
      );
    const [one, two] = [await createShopper(api), await createShopper(api)];
    const statuses: number[] = [];
    for (let each = 0; each < 3; each += 1) statuses.push((await ours(one.headers)).status);
    expect(statuses).toEqual([404, 404, 429]);
    expect((await ours(two.headers)).status).toBe(404);
  });
});

describe("calls of one address", () => {
  test("are counted, told in the standard headers, and refused past the limit until the minute is over", async () => {
    const limited = putTogether(api.db, { rateLimitPerMinute: 3 });
    const first = await read(limited, {});
    expect(first.headers.get("ratelimit-policy")).toBe('"read-by-address";q=3;w=60');
    expect(first.headers.get("ratelimit")).toBe('"read-by-address";r=2;t=60');
    expect(first.headers.get("x-ratelimit-limit")).toBe("3");
    expect(first.headers.get("x-ratelimit-remaining")).toBe("2");
    await read(limited, {});
    await read(limited, {});
    vi.setSystemTime(Date.now() + 20_000);
    const refused = await read(limited, { "accept-language": "en" });
    expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, "40"]);
    expect(refused.headers.get("ratelimit")).toBe('"read-by-address";r=0;t=40');
    expect(await refused.json()).toMatchObject({
      code: "too_many_requests",
      data: "Too many tries. Please try again in 40 seconds.",
    });
    vi.setSystemTime(Date.now() + 40_000);
    expect((await read(limited, {})).status).toBe(200);
  });

  test("are told apart only where a server of ours tells the address", async () => {
    const limited = putTogether(api.db, { rateLimitPerMinute: 4, proxySecrets: [proxySecret] });
    const from = (address: string, secret: string) =>
      search(limited, { "x-client-address": address, "x-proxy-secret": secret });
    expect((await from("198.51.100.1", proxySecret)).status).toBe(200);
    expect((await from("198.51.100.1", proxySecret)).status).toBe(200);
    expect((await from("198.51.100.1", proxySecret)).status).toBe(429);
    expect((await from("198.51.100.2", proxySecret)).status).toBe(200);
    // Addresses that are told without the secret are not believed: they all count as the socket's.
    for (let call = 0; call < 2; call += 1) await from(`198.51.100.${call + 3}`, "a guess");
    expect((await from("198.51.100.9", "a guess")).status).toBe(429);
  });

  test("behind a proxy that is trusted are told apart by what it adds", async () => {
    const limited = putTogether(api.db, { rateLimitPerMinute: 1, trustProxy: true });
    const through = (forwarded: string) => read(limited, { "x-forwarded-for": forwarded });
    expect((await through("10.9.9.9, 198.51.100.1")).status).toBe(200);
    expect((await through("10.8.8.8, 198.51.100.1")).status).toBe(429);
    expect((await through("198.51.100.2")).status).toBe(200);
    const direct = putTogether(api.db, { rateLimitPerMinute: 1 });
    expect((await read(direct, { "x-forwarded-for": "198.51.100.1" })).status).toBe(200);
    expect((await read(direct, { "x-forwarded-for": "198.51.100.2" })).status).toBe(429);
  });

  test("are not counted for what a page of ours reads", async () => {
    const limited = putTogether(api.db, { rateLimitPerMinute: 1, proxySecrets: [proxySecret] });
    const headers = { "x-client-address": "198.51.100.1", "x-proxy-secret": proxySecret };
    for (let call = 0; call < 3; call += 1) expect((await read(limited, headers)).status).toBe(200);
  });
});

describe("changes", () => {
  test("that are refused for their address use up nothing of a shop's share, whatever they name", async () => {
    const limited = putTogether(api.db, { rateLimitPerMinute: 2 });
    for (let call = 0; call < 30; call += 1)
      await add(limited, { authorization: "Bearer made-up-by-somebody-else" });
    const shopper = await createShopper(api);
    const client = limited.createClient({ ...shopper.headers, "x-client-address": "198.51.100.20" });
    await client.cart.addToCart({ language: "en", seller_key: shop.sellerKey, id_product: shop.tea.id });
  });

  test("of one session are limited before those of the address it shares with others", async () => {
    const limited = putTogether(api.db, { rateLimitPerMinute: 20 });
    const [one, other] = [await createShopper(api), await createShopper(api)];
    expect((await add(limited, one.headers)).status).toBe(200);
    expect((await add(limited, one.headers)).status).toBe(200);
    const refused = await add(limited, one.headers);
    expect(refused.status).toBe(429);
    expect(refused.headers.get("ratelimit")).toBe('"write-by-address";r=7;t=60, "write-by-session";r=0;t=60');
    expect((await add(limited, other.headers)).status).toBe(200);
  });

  test("are limited for pages in the same process, too, and a refused one changes nothing", async () => {
    const limited = putTogether(api.db, { rateLimitPerMinute: 10 });
    const shopper = await createShopper(api);
    const client = limited.createClient({ ...shopper.headers, "x-client-address": "198.51.100.7" });
    const adding = () =>
      client.cart.addToCart({ language: "en", seller_key: shop.sellerKey, id_product: shop.rice.id });
    await adding();
    await expect(adding()).rejects.toMatchObject({ code: "too_many_requests", status: 429 });
    const cart = await client.cart.showCart({ language: "en", sellerKey: shop.sellerKey });
    expect(cart.data.items).toMatchObject([{ quantity: 1 }]);
  });
});
