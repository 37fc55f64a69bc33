import { randomBytes, randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { callHeaders, type ApiClient } from "@haat/contract/shared/client";
import { tableContents } from "../../testing/table-contents";
import { createShopper, startTestApi, type TestApi } from "../../testing/test-api";
import { createTestShop, type TestShop } from "../../testing/test-shop";
import { productTable } from "../catalogue/catalogue.table";
import { cartTable } from "./cart.table";

let api: TestApi;
let shop: TestShop;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  shop = await createTestShop(api.db);
});

const toShop = () => ({ language: "en" as const, seller_key: shop.sellerKey });
const ofShop = () => ({ language: "en" as const, sellerKey: shop.sellerKey });
const rice = () => ({ ...toShop(), id_product: shop.rice.id });
const withKey = (idempotencyKey: string) => ({ context: { idempotencyKey } });
const ifMatch = (version: string) => ({ context: { ifMatch: `"${version}"` } });
const guestOf = (cartKey: string) => api.createClient({ [callHeaders.cartKey]: cartKey });
const newCartKey = () => randomBytes(32).toString("base64url");

const setPrice = (price: number) =>
  api.db.update(productTable).set({ price, maxPrice: price }).where(eq(productTable.id, shop.rice.id));
const quantities = async (client: ApiClient) =>
  (await client.cart.showCart(ofShop())).data.items.map(({ slug, quantity }) => [slug, quantity]);
const send = (method: string, path: string, headers: Record<string, string>, body: object) =>
  api.fetch(
    new Request(`http://api.test/api/v1/${path}`, {
      method,
      headers: { "content-type": "application/json", ...headers },
      body: JSON.stringify(body),
    }),
  );

describe("an addition that is sent again with its key", () => {
  test("adds once, and says the second time that it is a replay, in the language of the second call", async () => {
    const { headers, client } = await createShopper(api);
    const { language: _, ...body } = { ...rice(), quantity: 2 };
    const add = (language: string) =>
      send("POST", `add_to_cart/${language}`, { ...headers, "idempotency-key": "add" }, body);
    const first = await add("en");
    const again = await add("bn");
    expect([first.headers.get("idempotent-replayed"), again.headers.get("idempotent-replayed")]).toEqual([
      null,
      "true",
    ]);
    type Added = { data: { change: string; line: { name: string } }; message: string };
    const [one, other] = [(await first.json()) as Added, (await again.json()) as Added];
    expect(other.data).toEqual({ ...one.data, line: { ...one.data.line, name: "মিনিকেট চাল" } });
    expect([one.message, other.message]).toEqual(["Product added to cart", "পণ্যটি কার্টে যোগ হয়েছে"]);
    expect(await quantities(client)).toEqual([["rice", 2]]);
  });

  test("answers the same when the product has sold out or its line is gone; another body is refused", async () => {
    const { client } = await createShopper(api);
    const added = await client.cart.addToCart(rice(), withKey("kept"));
    await client.cart.removeCartProduct({ cartUniqueId: added.data.cart_unique_id });
    await api.db.update(productTable).set({ stock: 0 }).where(eq(productTable.id, shop.rice.id));
    expect((await client.cart.addToCart(rice(), withKey("kept"))).data).toEqual(added.data);
    expect(await quantities(client)).toEqual([]);
    await expect(client.cart.addToCart({ ...rice(), quantity: 2 }, withKey("kept"))).rejects.toMatchObject({
      code: "idempotency_key_reused",
      status: 422,
    });
  });

  test("ten times at once adds once; without a key, ten times is ten", async () => {
    const { client } = await createShopper(api);
    const ten = Array.from({ length: 10 });
    await Promise.all(ten.map(() => client.cart.addToCart(rice(), withKey("same"))));
    expect(await quantities(client)).toEqual([["rice", 1]]);
    await Promise.all(ten.map(() => client.cart.addToCart(rice())));
    expect(await quantities(client)).toEqual([["rice", 10]]);
  });
});

describe("a stranger's first two additions at once", () => {
  test("end in one cart where both bring a cart key made beforehand", async () => {
    const client = guestOf(newCartKey());
    const [one, other] = await Promise.all([
      client.cart.addToCart(rice()),
      client.cart.addToCart({ ...toShop(), id_product: shop.tea.id }),
    ]);
    expect(one.data.id_cart).toBe(other.data.id_cart);
    expect([one.data.cart_key, other.data.cart_key]).toEqual([null, null]);
    expect((await quantities(client)).map(([slug]) => slug).sort()).toEqual(["rice", "tea"]);
  });

  test("end in one cart where they are the same request with the same strong key, and the cart is kept by no weak one", async () => {
    const key = randomUUID();
    const stranger = api.createClient();
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => stranger.cart.addToCart(rice(), withKey(key))),
    );
    const cartKeys = new Set(answers.map(({ data }) => data.cart_key));
    expect(cartKeys.size).toBe(1);
    const [cartKey = ""] = cartKeys;
    expect(cartKey).toMatch(/^[\w-]{43}$/);
    expect(cartKey).not.toContain(key);
    expect(await quantities(guestOf(cartKey ?? ""))).toEqual([["rice", 1]]);
    const weak = await Promise.all([1, 2].map(() => stranger.cart.addToCart(rice(), withKey("1"))));
    expect(new Set(weak.map(({ data }) => data.cart_key)).size).toBe(2);
    const carts = await api.db.select().from(cartTable).where(eq(cartTable.shopId, shop.id));
    expect(carts).toHaveLength(3);
  });
});

describe("of two who change a cart at the same time", () => {
  test("the second is told, if both say which version they saw", async () => {
    const { client } = await createShopper(api);
    const added = await client.cart.addToCart(rice());
    const { version } = (await client.cart.showCart(ofShop())).data;
    expect(version).toBe(added.data.version);
    const line = { ...toShop(), cart_unique_id: added.data.cart_unique_id };
    const results = await Promise.allSettled(
      [3, 4].map((quantity) => client.cart.updateCart({ ...line, quantity }, ifMatch(version))),
    );
    const refused = results.flatMap((each) => (each.status === "rejected" ? [each.reason] : []));
    expect(refused).toHaveLength(1);
    expect(refused[0]).toMatchObject({ code: "precondition_failed", status: 412 });
    const before = await tableContents(api.db);
    const remove = { cartUniqueId: added.data.cart_unique_id };
    await expect(client.cart.removeCartProduct(remove, ifMatch(version))).rejects.toMatchObject({
      status: 412,
    });
    expect(await tableContents(api.db)).toEqual(before);
    const now = (await client.cart.showCart(ofShop())).data.version;
    const changed = await client.cart.updateCart({ ...line, quantity: 5 }, ifMatch(now));
    const removed = await client.cart.removeCartProduct(remove, ifMatch(changed.data.version));
    expect(removed.data).toMatchObject({ total_items: 0, version: "empty" });
  });

  test("whoever says no version is not held up; the version is the answer's ETag", async () => {
    const { headers, client } = await createShopper(api);
    const added = await client.cart.addToCart(rice());
    const shown = await api.fetch(
      new Request(`http://api.test/api/v1/show_cart/en/${shop.sellerKey}`, { headers }),
    );
    expect(shown.headers.get("etag")).toBe(`"${added.data.version}"`);
    const { cart_unique_id } = added.data;
    const put = (quantity: number, tag: Record<string, string>) =>
      send(
        "PUT",
        "update_cart/en",
        { ...headers, ...tag },
        { seller_key: shop.sellerKey, cart_unique_id, quantity },
      );
    expect((await put(2, { "if-match": shown.headers.get("etag") ?? "" })).status).toBe(200);
    expect((await put(3, { "if-match": shown.headers.get("etag") ?? "" })).status).toBe(412);
    expect((await put(3, {})).status).toBe(200);
    expect((await put(4, { "if-match": "*" })).status).toBe(200);
  });

  test("a change that is sent again with its key is a replay, whatever its version is by now", async () => {
    const { client } = await createShopper(api);
    const added = await client.cart.addToCart(rice());
    const { version, cart_unique_id } = added.data;
    const change = { ...toShop(), cart_unique_id, quantity: 4 };
    const both = { context: { idempotencyKey: "once", ifMatch: `"${version}"` } };
    const first = await client.cart.updateCart(change, both);
    await client.cart.updateCart({ ...change, quantity: 6 });
    expect(await client.cart.updateCart(change, both)).toEqual(first);
    expect(await quantities(client)).toEqual([["rice", 6]]);
  });
});

describe("a price that has changed since it was put in the cart", () => {
  const noted = async (client: ApiClient) =>
    (await client.cart.showCart(ofShop())).data.items.map((line) => line.price_when_added);

  test("is noted until the shopper changes, confirms or adds to the line", async () => {
    const { client } = await createShopper(api);
    const { cart_unique_id } = (await client.cart.addToCart(rice())).data;
    const line = { ...toShop(), cart_unique_id };
    await setPrice(13_000);
    expect(await noted(client)).toEqual([12_345]);
    expect((await client.cart.updateCart({ ...line, quantity: 2 })).data.change).toBe("increased");
    expect(await noted(client)).toEqual([null]);
    await setPrice(14_000);
    expect(await noted(client)).toEqual([13_000]);
    expect((await client.cart.updateCart({ ...line, quantity: 2 })).data.change).toBe("unchanged");
    expect(await noted(client)).toEqual([null]);
    await setPrice(15_000);
    await client.cart.addToCart(rice());
    expect(await noted(client)).toEqual([null]);
  });

  test("is noted still after a guest's cart has joined the customer's", async () => {
    const phone = "01799999999";
    const customer = await createShopper(api, { phone: "+8801799999999" });
    await customer.client.cart.addToCart(rice());
    await setPrice(13_000);
    const cartKey = newCartKey();
    const guest = guestOf(cartKey);
    await guest.cart.addToCart({ ...rice(), quantity: 2 });
    const { data: sent } = await guest.account.sendOtp({ phone });
    const { data: proved } = await guest.account.otpValidate({
      phone,
      otp: sent.otp ?? "",
      request_id: sent.request_id,
    });
    await guest.account.signin({ language: "en", phone, ticket: proved.ticket });
    const { data } = await customer.client.cart.showCart(ofShop());
    expect(data.items).toMatchObject([{ quantity: 3, unit_price: 13_000, price_when_added: 12_345 }]);
    expect(await quantities(guest)).toEqual([]);
  });
});

test.each([
  ["en", "Product added to cart", "Product quantity increased", "Product quantity reduced"],
  ["bn", "পণ্যটি কার্টে যোগ হয়েছে", "পণ্যের পরিমাণ বাড়ানো হয়েছে", "পণ্যের পরিমাণ কমানো হয়েছে"],
] as const)("every change of the cart is told in %s", async (language, added, increased, reduced) => {
  const { client } = await createShopper(api);
  const inLanguage = { ...rice(), language };
  const first = await client.cart.addToCart(inLanguage);
  expect(first.message).toBe(added);
  expect((await client.cart.addToCart(inLanguage)).message).toBe(increased);
  const line = { language, seller_key: shop.sellerKey, cart_unique_id: first.data.cart_unique_id };
  expect((await client.cart.updateCart({ ...line, quantity: 1 })).message).toBe(reduced);
  const capped = await client.cart.addToCart({ ...inLanguage, quantity: 10 });
  expect(capped.message).toMatch(language === "en" ? /^You can only order 10/ : /সর্বোচ্চ ১০টি/);
  const tea = await client.cart.addToCart({ ...inLanguage, id_product: shop.tea.id, quantity: 9 });
  expect(tea.message).toBe(
    language === "en" ? "Pieces left: 3. Your cart has all of them." : "আর ৩টি আছে। সব কটিই আপনার কার্টে।",
  );
  await expect(client.cart.addToCart({ ...inLanguage, id_product: shop.salt.id })).rejects.toMatchObject({
    message: language === "en" ? "Salt is out of stock." : "লবণ স্টকে নেই।",
  });
});
