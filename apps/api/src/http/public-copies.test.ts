import { gunzipSync } from "node:zlib";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { productTable } from "../features/catalogue/catalogue.table";
import { createShopper, startTestApi, type TestApi } from "../testing/test-api";
import { createTestShop, type TestShop } from "../testing/test-shop";

let api: TestApi;
let shop: TestShop;
beforeAll(async () => {
  api = await startTestApi();
  shop = await createTestShop(api.db);
});
afterAll(() => api.close());

const ask = (path: string, headers: Record<string, string> = {}, method = "GET") =>
  api.fetch(new Request(`http://api.test/api/v1${path}`, { method, headers }));
const productPath = (language = "en") => `/shop_product_by_id/${language}/${shop.sellerKey}/rice`;

describe("an answer that anybody may keep", () => {
  test("is told so, with a tag that spares sending it again", async () => {
    const answer = await ask(productPath());
    expect(answer.headers.get("cache-control")).toBe("public, max-age=5, stale-while-revalidate=60");
    expect(answer.headers.get("vary")).toContain("Accept-Language");
    const tag = answer.headers.get("etag") ?? "";
    expect(tag).toMatch(/^"[\w-]{27}"$/);
    const again = await ask(productPath(), { "if-none-match": tag });
    expect([again.status, await again.text(), again.headers.get("etag")]).toEqual([304, "", tag]);
    expect((await ask(productPath(), { "if-none-match": `"other", W/${tag}` })).status).toBe(304);
    expect((await ask(productPath(), { "if-none-match": '"other"' })).status).toBe(200);
  });

  test("has another tag in another language, and after a change", async () => {
    const english = (await ask(productPath())).headers.get("etag") ?? "";
    expect((await ask(productPath("bn"), { "if-none-match": english })).status).toBe(200);
    await api.db.update(productTable).set({ nameEn: "Fine rice" }).where(eq(productTable.id, shop.rice.id));
    api.forget(shop.id);
    const changed = await ask(productPath(), { "if-none-match": english });
    expect(changed.status).toBe(200);
    expect(await changed.json()).toMatchObject({ data: { product: [{ name: "Fine rice" }] } });
  });

  test("is answered to HEAD without a body", async () => {
    const answer = await ask(productPath(), {}, "HEAD");
    expect([answer.status, await answer.text()]).toEqual([200, ""]);
    expect(answer.headers.get("etag")).toMatch(/^"/);
  });

  test("is compressed for who takes it so", async () => {
    const plain = await (await ask(productPath())).text();
    const answer = await ask(productPath(), { "accept-encoding": "gzip" });
    expect(answer.headers.get("content-encoding")).toBe("gzip");
    expect(answer.headers.get("vary")).toContain("Accept-Encoding");
    expect(gunzipSync(Buffer.from(await answer.arrayBuffer())).toString()).toBe(plain);
    const tag = answer.headers.get("etag") ?? "";
    expect((await ask(productPath(), { "accept-encoding": "gzip", "if-none-match": tag })).status).toBe(304);
  });
});

describe("an answer of one shopper", () => {
  test("may be kept by nobody", async () => {
    const shopper = await createShopper(api);
    const sessions = await ask("/sessions/en", shopper.headers);
    expect([sessions.headers.get("cache-control"), sessions.headers.get("etag")]).toEqual(["no-store", null]);
    // Its tag is a version to be changed by, not a copy to be kept.
    const profile = await ask("/customer_profile/en", { ...shopper.headers, "if-none-match": '"1"' });
    expect([profile.status, profile.headers.get("cache-control")]).toEqual([200, "no-store"]);
    const cart = await ask(`/show_cart/en/${shop.sellerKey}`, shopper.headers);
    expect(cart.headers.get("cache-control")).toBe("no-store");
  });

  test("and a refusal may not, either", async () => {
    const missing = await ask(`/shop_product_by_id/en/${shop.sellerKey}/nothing`);
    expect([missing.status, missing.headers.get("cache-control")]).toEqual([404, "no-store"]);
  });
});

test("a version that came compressed can be named in a change", async () => {
  const shopper = await createShopper(api);
  const added = await api.createClient(shopper.headers).cart.addToCart({
    language: "en",
    seller_key: shop.sellerKey,
    id_product: shop.tea.id,
  });
  const shown = await ask(`/show_cart/en/${shop.sellerKey}`, {
    ...shopper.headers,
    "accept-encoding": "gzip",
  });
  const ifMatch = `W/${shown.headers.get("etag")?.replace(/^W\//, "")}`;
  const change = { seller_key: shop.sellerKey, cart_unique_id: added.data.cart_unique_id, quantity: 2 };
  const changed = await api.fetch(
    new Request("http://api.test/api/v1/update_cart/en", {
      method: "PUT",
      headers: { ...shopper.headers, "content-type": "application/json", "if-match": ifMatch },
      body: JSON.stringify(change),
    }),
  );
  expect(changed.status).toBe(200);
});

describe("a browser on another site", () => {
  test("may call, with no cookie to lend", async () => {
    const preflight = await ask(
      "/add_to_cart/en",
      {
        origin: "https://developer.example",
        "access-control-request-method": "POST",
        "access-control-request-headers": "authorization, content-type",
      },
      "OPTIONS",
    );
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get("access-control-allow-origin")).toBe("*");
    expect(preflight.headers.get("access-control-allow-credentials")).toBeNull();
    expect(preflight.headers.get("access-control-allow-headers")).toContain("authorization");
    const answer = await ask(productPath(), { origin: "https://developer.example" });
    expect(answer.headers.get("access-control-expose-headers")).toContain("etag");
  });
});
