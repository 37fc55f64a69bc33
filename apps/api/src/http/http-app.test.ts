import { wholeTaka } from "../testing/second-calculation";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { failureEnvelope } from "@haat/contract/shared/envelope";
import { decodeFailure } from "@haat/contract/shared/failure-decoder";
import {
  createShopper,
  putTogether,
  startTestApi,
  type TestApi,
  type TestShopper,
} from "../testing/test-api";
import { createPlatformPerson } from "../testing/test-people";
import { createTestShop, type TestShop } from "../testing/test-shop";
import { MessageNotTaken } from "../outside/sms";

let api: TestApi;
let shop: TestShop;
let shopper: TestShopper;
beforeAll(async () => {
  api = await startTestApi();
  shop = await createTestShop(api.db);
  shopper = await createShopper(api);
});
afterAll(() => api.close());

/** A body that ends in the middle, as Node tells of a connection that is gone. */
const cutOff = () =>
  new ReadableStream({
    start: (controller) => controller.enqueue(new TextEncoder().encode('{"phone"')),
    pull: (controller) => controller.error(Object.assign(new Error("aborted"), { code: "ECONNRESET" })),
  });

test("who hangs up while a body is read leaves no error in the log", async () => {
  const before = api.log.length;
  const headers = { "content-type": "application/json", "transfer-encoding": "chunked" };
  const asked = { method: "POST", headers, body: cutOff(), duplex: "half" } as RequestInit;
  const answer = await api.fetch(new Request("http://api.test/api/v1/send_otp", asked));
  expect(answer.status).toBe(400);
  expect(api.log.slice(before).filter((line) => line.includes('"level":50'))).toEqual([]);
});

async function ask(
  path: string,
  init: RequestInit & { json?: unknown } = {},
  from: Pick<TestApi, "fetch"> = api,
) {
  const { json, ...rest } = init;
  const body = json === undefined ? {} : { body: JSON.stringify(json) };
  const headers = { ...(json === undefined ? {} : { "content-type": "application/json" }), ...rest.headers };
  const response = await from.fetch(new Request(`http://api.test${path}`, { ...rest, ...body, headers }));
  const text = await response.text();
  return {
    status: response.status,
    headers: response.headers,
    body: text ? (JSON.parse(text) as unknown) : undefined,
  };
}

describe("fields that nobody knows", () => {
  const post = (json: unknown) => ask("/api/v1/customer_contact/en", { method: "POST", json });

  test("are named, the first twenty of them, however many there are", async () => {
    const names = Array.from({ length: 7000 }, (_, index) => `f${index}`);
    const { status, body } = await post(Object.fromEntries(names.map((name) => [name, 1])));
    const unknown = (body as { errors: { field: string; code: string }[] }).errors.filter(
      ({ code }) => code === "unknown_field",
    );
    expect(status).toBe(422);
    expect(unknown.map(({ field }) => field)).toEqual(names.slice(0, 20));
  });

  test.each(["__proto__", "constructor", "toString", "hasOwnProperty"])(
    "are refused in the envelope when one is called %s",
    async (name) => {
      const response = await api.fetch(
        new Request("http://api.test/api/v1/customer_contact/en", {
          method: "POST",
          headers: { "content-type": "application/json" },
          body: `{"${name}": {"a": 1}, "message": "x"}`,
        }),
      );
      const body = failureEnvelope.parse(await response.json());
      expect([response.status, body.code]).toEqual([422, "invalid_input"]);
      expect(body.errors.map(({ field }) => field)).toContain(name);
    },
  );
});

test("on a public host every answer asks for HTTPS from now on", async () => {
  const open = putTogether(api.db, { platformHost: "haat.example" });
  for (const path of ["/api/v1/all_business_category/en", "/api/nothing", "/readyz"]) {
    const { headers } = await ask(path, {}, open);
    expect([path, headers.get("strict-transport-security")]).toEqual([
      path,
      expect.stringContaining("max-age=31536000"),
    ]);
  }
});

describe("a call over HTTP", () => {
  test("answers the envelope, in the language of its path", async () => {
    const answer = await ask(`/api/v1/seller_info_by_shop/en?shop_name=${shop.slug}`);
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({ success: true, data: { seller: [{ title: shop.titleEn }] } });
    expect(answer.headers.get("content-language")).toBe("en");
    expect(answer.headers.get("content-type")).toContain("application/json");
    expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
    expect(answer.headers.get("cross-origin-resource-policy")).toBe("same-origin");
    expect(answer.headers.get("strict-transport-security")).toBeNull();
    expect(answer.headers.get("vary")).toContain("Accept-Language");
    const unknown = await ask(`/api/v1/seller_info_by_shop/fr?shop_name=${shop.slug}`);
    expect(unknown.headers.get("content-language")).toBe("bn");
  });

  test("reads numbers from the query and Bengali from the path", async () => {
    const path = `/api/v1/shop_products_by_category/en/${shop.sellerKey}/food/1?sort_by=price_low&min_price=4500`;
    expect((await ask(path)).body).toMatchObject({ data: { products: [{ slug: "tea" }, { slug: "rice" }] } });
    const search = `/api/v1/shop_products/bn/${shop.sellerKey}/1?searchText=${encodeURIComponent("চাল")}`;
    expect((await ask(search)).body).toMatchObject({ data: { products: [{ name: "মিনিকেট চাল" }] } });
  });

  test("fills a cart and places an order, and the same key replays it", async () => {
    const headers = { authorization: `Bearer ${shopper.token}`, "idempotency-key": "over http" };
    const toShop = { seller_key: shop.sellerKey };
    const added = await ask("/api/v1/add_to_cart/en", {
      method: "POST",
      headers,
      json: { ...toShop, id_product: shop.rice.id },
    });
    expect(added.body).toMatchObject({ success: true, message: "Product added to cart" });
    const order = {
      method: "POST",
      headers,
      json: { ...toShop, shipping_method: 2, expected_total: wholeTaka(12_345) },
    };
    const placed = await ask("/api/v1/cart_purchase_order/en", order);
    expect(placed.headers.get("idempotent-replayed")).toBeNull();
    const again = await ask("/api/v1/cart_purchase_order/en", order);
    expect(again.body).toEqual(placed.body);
    expect(again.headers.get("idempotent-replayed")).toBe("true");
  });

  test("signs out without a body", async () => {
    const leaving = await createShopper(api);
    const answer = await ask("/api/v1/logout", {
      method: "POST",
      headers: { authorization: `Bearer ${leaving.token}`, "accept-language": "en-GB,en;q=0.8" },
    });
    expect(answer.body).toEqual({ success: true, data: { status: 1 }, message: "You have signed out." });
  });

  test("keeps the caller's request id, and makes one where there is none", async () => {
    const kept = await ask("/healthz", { headers: { "x-request-id": "abcdef-123456" } });
    expect(kept.headers.get("x-request-id")).toBe("abcdef-123456");
    const made = await ask("/healthz", { headers: { "x-request-id": "<script>" } });
    expect(made.headers.get("x-request-id")).toMatch(/^[0-9a-f-]{36}$/);
  });
});

describe("a refusal over HTTP", () => {
  test("has the specification's envelope and is a problem detail for who asks for one", async () => {
    const path = "/api/v1/seller_info_by_shop/bn?shop_name=nobody";
    const answer = await ask(path, { headers: { "x-request-id": "request-0001" } });
    expect(answer.status).toBe(420);
    expect(answer.body).toEqual({
      success: false,
      data: "দোকানটি পাওয়া যায়নি!",
      code: "store_not_found",
      type: "urn:haat:error:store_not_found",
      title: "দোকানটি পাওয়া যায়নি!",
      status: 420,
      detail: "দোকানটি পাওয়া যায়নি!",
      instance: "urn:haat:request:request-0001",
      errors: [],
      context: {},
    });
    const problem = await ask(path, { headers: { accept: "application/problem+json" } });
    expect(problem.headers.get("content-type")).toBe("application/problem+json");
  });

  test("tells the sentences by field", async () => {
    const answer = await ask("/api/v1/send_otp", {
      method: "POST",
      headers: { "accept-language": "en" },
      json: { phone: "0171234567", extra: 1 },
    });
    expect(answer.status).toBe(422);
    expect(answer.body).toMatchObject({
      success: false,
      code: "invalid_input",
      data: { phone: ["Mobile number needs to be 11 digits"], extra: ["This field is not known here."] },
    });
  });

  test("is the same refusal as straight into the calls", async () => {
    const answer = await ask(`/api/v1/add_to_cart/en`, {
      method: "POST",
      json: { seller_key: shop.sellerKey, id_product: shop.salt.id },
    });
    const direct = await api
      .createClient()
      .cart.addToCart({ language: "en", seller_key: shop.sellerKey, id_product: shop.salt.id })
      .catch((error: { code: string; status: number; message: string; data: object }) => error);
    const { code, status, message, data } = direct as {
      code: string;
      status: number;
      message: string;
      data: object;
    };
    expect(decodeFailure(answer.body)).toEqual({ code, status, message, data });
    expect(decodeFailure({ message: "Bad gateway" })).toBeUndefined();
  });

  test.each([
    ["an unknown address", "/api/v1/nothing", {}, 404, "not_found"],
    ["an address outside the API", "/nothing", {}, 404, "not_found"],
    ["another method", "/api/v1/send_otp", { method: "GET" }, 405, "method_not_allowed"],
    [
      "a body that is no JSON",
      "/api/v1/send_otp",
      { method: "POST", body: "{", headers: { "content-type": "application/json" } },
      400,
      "malformed_request",
    ],
    ["a body that is a list", "/api/v1/send_otp", { method: "POST", json: [1] }, 400, "malformed_request"],
    ["no body", "/api/v1/send_otp", { method: "POST" }, 400, "malformed_request"],
    [
      "a body of more than 100 KB",
      "/api/v1/send_otp",
      { method: "POST", json: { phone: "x".repeat(102_400) } },
      413,
      "payload_too_large",
    ],
    [
      "a body that is XML",
      "/api/v1/send_otp",
      { method: "POST", body: "<phone/>", headers: { "content-type": "application/xml" } },
      415,
      "unsupported_media_type",
    ],
    [
      "a body that is a text",
      "/api/v1/send_otp",
      { method: "POST", body: "phone=1", headers: { "content-type": "text/plain" } },
      415,
      "unsupported_media_type",
    ],
    ["an unknown division", "/api/v1/city_by_division/en/999999", {}, 404, "not_found"],
    ["an unknown city", "/api/v1/area_by_city/en/999999", {}, 404, "not_found"],
    ["no session", "/api/v1/customer_profile/en", {}, 401, "sign_in_required"],
    [
      "an order without a key",
      "/api/v1/cart_purchase_order/en",
      { method: "POST", signedIn: true, json: { seller_key: "keyshop001", expected_total: wholeTaka(1) } },
      400,
      "idempotency_key_required",
    ],
  ] as const)("for %s", async (_, path, init, status, code) => {
    const { signedIn, ...rest } = { signedIn: false, ...init };
    const headers = { ...(signedIn ? shopper.headers : {}), ...("headers" in rest ? rest.headers : {}) };
    const answer = await ask(path, { ...rest, headers });
    expect([answer.status, failureEnvelope.parse(answer.body).code]).toEqual([status, code]);
    expect(answer.headers.get("content-type")).toMatch(/^application\/json/);
    expect(answer.headers.get("content-language")).toMatch(/^(bn|en)$/);

    // Read either way it is the same body, but for the request that it is of.
    const problem = await ask(path, { ...rest, headers: { ...headers, accept: "application/problem+json" } });
    expect([problem.status, problem.headers.get("content-type")]).toEqual([
      status,
      "application/problem+json",
    ]);
    const { instance: _instance, ...same } = failureEnvelope.parse(answer.body);
    expect(problem.body).toMatchObject(same);
  });

  test("is the same body read either way, of every kind that a rule, a limit or a gateway answers with", async () => {
    const support = await createPlatformPerson(api, "support");
    const busy = putTogether(api.db, { rateLimitPerMinute: 1 });
    const dumb = putTogether(api.db, {}, () => Promise.reject(new MessageNotTaken("No.")));
    const post = (json: unknown, headers = {}) => ({
      method: "POST",
      json,
      headers: { ...shopper.headers, ...headers },
    });
    const { s, blue } = shop.values;
    const gone = { seller_key: shop.sellerKey, id_product: shop.shirt.id, id_product_attribute: [s, blue] };
    const name = { first_name: "Karim", last_name: "Uddin" };
    // A phone that was just sent a code waits a minute for another: each is a phone of its own.
    let phone = 1_799_999_900;
    const code = () => ({ method: "POST", json: { phone: `0${(phone += 1)}` }, headers: {} });
    const kinds = [
      [403, "forbidden", api, "/api/v1/admin/staff/en", () => ({ headers: support.headers })],
      [409, "out_of_stock", api, "/api/v1/add_to_cart/en", () => post(gone)],
      [
        412,
        "precondition_failed",
        api,
        "/api/v1/update_customer_profile/en",
        () => post(name, { "if-match": '"99"' }),
      ],
      [429, "too_many_requests", busy, "/api/v1/send_otp", code],
      [503, "sms_not_sent", dumb, "/api/v1/send_otp", code],
    ] as const;
    for (const [status, refusal, from, path, init] of kinds) {
      const read = (accept: string) => {
        const { headers, ...rest } = init();
        return ask(path, { ...rest, headers: { ...headers, accept } }, from);
      };
      // The limit lets the first one through.
      if (status === 429) await read("application/json");
      const envelope = await read("application/json");
      const problem = await read("application/problem+json");
      expect([envelope.status, failureEnvelope.parse(envelope.body).code]).toEqual([status, refusal]);
      expect(problem.headers.get("content-type")).toBe("application/problem+json");
      const { instance: _instance, ...same } = failureEnvelope.parse(envelope.body);
      expect(problem.body).toMatchObject(same);
    }
  });

  test.each([
    ["names that every object has", "/api/v1/shop_ribbons/keyshop001?__proto__=1", {}],
    [
      "more in each other than any input",
      "/api/v1/send_otp",
      { body: `${'{"a":'.repeat(8000)}1${"}".repeat(8000)}` },
    ],
  ])("for %s is a clear one", async (_, path, { body }: { body?: string }) => {
    const init = body ? { method: "POST", body, headers: { "content-type": "application/json" } } : {};
    const answer = await ask(path, init);
    expect([answer.status, failureEnvelope.parse(answer.body).code]).toEqual([400, "malformed_request"]);
  });

  test("for a day before there were days is that of its field", async () => {
    const path = `/api/v1/purchase_order_list/en/${shop.sellerKey}/1?start=0000-01-01`;
    const answer = await ask(path, { headers: shopper.headers });
    expect([answer.status, answer.body]).toMatchObject([422, { errors: [{ field: "start" }] }]);
  });

  test("for a body that cannot be read keeps what it says out of the log", async () => {
    const body = '{"phone":"01700000001","password":hunter2secret!}';
    await ask("/api/v1/send_otp", { method: "POST", body, headers: { "content-type": "application/json" } });
    expect(api.log.join("")).not.toContain("hunter2");
  });

  test("for another method tells the right one, and OPTIONS too", async () => {
    expect((await ask("/api/v1/send_otp")).headers.get("allow")).toBe("POST");
    const options = await ask("/api/v1/update_cart/en", { method: "OPTIONS" });
    expect([options.status, options.headers.get("allow")]).toEqual([204, "PUT"]);
  });

  test("for a code asked for too soon tells when to come back", async () => {
    const asking = { method: "POST", json: { phone: "01700000001" } };
    await ask("/api/v1/send_otp", asking);
    const refused = await ask("/api/v1/send_otp", asking);
    expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, "60"]);
  });
});

describe("the server itself", () => {
  test("says that it runs, and that its database answers", async () => {
    expect((await ask("/healthz")).body).toEqual({ status: "ok" });
    expect((await ask("/readyz")).body).toEqual({ status: "ready" });
  });

  test("logs each call without its query, its secrets or a whole phone number", async () => {
    await ask(`/api/v1/shop_products/en/${shop.sellerKey}/1?searchText=private`, {
      headers: shopper.headers,
    });
    await ask("/api/v1/send_otp", { method: "POST", json: { phone: "01700000002" } });
    const logged = api.log.join("");
    expect(logged).toContain("/api/v1/send_otp");
    for (const secret of ["private", shopper.token, "01700000002"]) expect(logged).not.toContain(secret);
  });
});

describe("a server that is watched and stopped", () => {
  test("shows its figures to who brings the token, and to nobody where there is none", async () => {
    const watched = putTogether(api.db, { metricsToken: "a-token-of-the-operators" });
    await ask("/api/v1/all_business_category/en", {}, watched);
    const read = (token: string) =>
      watched.fetch(
        new Request("http://api.test/metrics", { headers: { authorization: `Bearer ${token}` } }),
      );
    const figures = await (await read("a-token-of-the-operators")).text();
    expect(figures).toContain('haat_call_seconds_count{call="store.allBusinessCategory",status="200"} 1');
    expect((await read("a-guess-of-somebody")).status).toBe(401);
    expect((await ask("/metrics")).status).toBe(404);
  });

  test("is not ready once it drains, and answers what still comes", async () => {
    const leaving = putTogether(api.db);
    leaving.drain();
    const ready = await ask("/readyz", {}, leaving);
    expect([ready.status, ready.body]).toEqual([503, { status: "draining" }]);
    expect((await ask("/api/v1/all_business_category/en", {}, leaving)).status).toBe(200);
  });

  test("gives up on a call that takes too long, in the caller's language", async () => {
    const slow = putTogether(api.db, { callMilliseconds: 50 }, () => new Promise(() => undefined));
    const answer = await ask(
      "/api/v1/send_otp",
      { method: "POST", headers: { "accept-language": "en" }, json: { phone: "01700000077" } },
      slow,
    );
    expect(answer.status).toBe(408);
    expect(answer.body).toMatchObject({
      code: "request_timeout",
      data: "Request time exceeded. Please try again.",
    });
  });
});
