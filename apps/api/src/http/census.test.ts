import { wholeTaka } from "../testing/second-calculation";
import { traverseContractProcedures } from "@orpc/server";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import type { ApiClient } from "@haat/contract/shared/client";
import { traitsOf } from "@haat/contract/shared/call-traits";
import { contract } from "@haat/contract/contract";
import { callErrors, fieldErrors, type CallErrorCode } from "@haat/contract/shared/error-codes";
import { strings } from "@haat/i18n/strings";
import {
  createShopper,
  saveAddress,
  startTestApi,
  type TestApi,
  type TestShopper,
} from "../testing/test-api";
import { addMember, createPlatformPerson, type TestAccount } from "../testing/test-people";
import { createTestShop, type TestShop } from "../testing/test-shop";
import { tableContents } from "../testing/table-contents";

/** Rules that hold for every call of the contract, also for one that is written tomorrow. */

interface Call {
  name: string;
  fields: string[];
  method: string;
}

const calls: Call[] = [];
traverseContractProcedures({ router: contract, path: [] }, ({ contract: call, path }) => {
  const { inputSchema, route } = call["~orpc"];
  const shape = inputSchema instanceof z.ZodDefault ? inputSchema.unwrap() : inputSchema;
  if (!(shape instanceof z.ZodObject)) throw new Error(`${path.join(".")} takes no object.`);
  calls.push({
    name: path.join("."),
    fields: Object.keys(shape.shape),
    method: route.method ?? "POST",
  });
});
/** Calls of the console take no shopper's session, and shoppers' calls none of the console (permission-census.test.ts). */
const isOfConsole = (name: string) => ["account", "member", "staff"].includes(traitsOf(name).caller);
const guarded = calls.filter(({ name }) => traitsOf(name).caller === "customer" || isOfConsole(name));

let api: TestApi;
let shop: TestShop;
let other: TestShop;
let shopper: TestShopper;
let admin: TestAccount;
beforeAll(async () => {
  api = await startTestApi();
  shop = await createTestShop(api.db);
  other = await createTestShop(api.db);
  shopper = await createShopper(api);
  admin = await createPlatformPerson(api, "admin");
  await addMember(api, shop, admin, "owner");
});
afterAll(() => api.close());

/** Somebody who gets as far as the input of a call. */
const headersFor = (name: string) => (isOfConsole(name) ? admin : shopper).headers;

/** Calls something by its name with an input that no type would let through. */
async function call(client: ApiClient, name: string, input: object): Promise<unknown> {
  const [group = "", procedure = ""] = name.split(".");
  const groups = client as unknown as Record<string, Record<string, (input: object) => Promise<unknown>>>;
  const run = groups[group]?.[procedure];
  if (!run) throw new Error(`${name} is not mounted.`);
  return run(input);
}

const refusal = (promise: Promise<unknown>) =>
  promise.then(
    () => ({ code: "went well", status: 200, data: undefined }),
    (error: { code: string; status: number; data: unknown }) => ({
      code: error.code,
      status: error.status,
      data: error.data,
    }),
  );

test("only what anybody may read is kept by anybody", () => {
  const shared = calls.filter(({ name }) => traitsOf(name).answer === "shared");
  expect(shared.length).toBeGreaterThan(20);
  const wrong = shared.filter(({ name, method }) => traitsOf(name).caller !== "anybody" || method !== "GET");
  expect(wrong.map(({ name }) => `${name}: its answer is no reading that anybody may make`)).toEqual([]);
});

test.each(guarded)("$name asks for a session before it reads anything", async ({ name }) => {
  const before = await tableContents(api.db);
  const madeUp: Record<string, string> = { authorization: "Bearer made-up-token-that-nobody-was-given" };
  for (const headers of [{}, madeUp]) {
    expect(await refusal(call(api.createClient(headers), name, { nonsense: 1 }))).toMatchObject({
      code: "sign_in_required",
      status: 401,
    });
  }
  expect(await tableContents(api.db)).toEqual(before);
});

test.each(calls)(
  "$name refuses a field that it does not know, in a clear envelope",
  async ({ name, fields }) => {
    const before = await tableContents(api.db);
    const inShop = isOfConsole(name) && fields.includes("seller_key") && { seller_key: shop.sellerKey };
    const input = { nonsense: 1, language: "en", ...inShop };
    const { code, data } = await refusal(call(api.createClient(headersFor(name)), name, input));
    expect(code).toBe("invalid_input");
    expect(data).toMatchObject({
      errors: expect.arrayContaining([
        { field: "nonsense", code: "unknown_field", message: "This field is not known here." },
      ]),
    });
    expect(await tableContents(api.db)).toEqual(before);
  },
);

const fields = calls.flatMap(({ name, fields }) =>
  fields.filter((field) => field !== "language").map((field) => ({ name, field })),
);
test.each(fields)(
  "$name refuses a $field of 15,000 letters and one that is a list of objects",
  async ({ name, field }) => {
    // Over HTTP a part of a path is always a text.
    const client = api.createStraightClient(headersFor(name));
    for (const value of ["x".repeat(15_000), [{ a: { b: 1 } }], { toString: 1 }]) {
      const { code, status, data } = await refusal(call(client, name, { [field]: value }));
      expect([code, status]).toEqual(["invalid_input", 422]);
      const wrong = (data as { errors: { field: string }[] }).errors.map(
        (error) => error.field.split(".")[0],
      );
      expect(wrong).toContain(field);
    }
  },
);

describe("what belongs to somebody else is as if it did not exist", () => {
  let foreign: { address: string; line: string; order: string };
  beforeAll(async () => {
    const neighbour = await createShopper(api);
    const toOther = { language: "en" as const, seller_key: other.sellerKey };
    const address = await saveAddress(neighbour.client);
    await neighbour.client.cart.addToCart({ ...toOther, id_product: other.rice.id });
    const placed = await neighbour.client.order.cartPurchaseOrder(
      { ...toOther, shipping_method: 2, expected_total: wholeTaka(12_345) },
      { context: { idempotencyKey: "neighbour" } },
    );
    const added = await neighbour.client.cart.addToCart({ ...toOther, id_product: other.rice.id });
    foreign = { address, line: added.data.cart_unique_id, order: placed.data.order_id };
    await shopper.client.cart.addToCart({
      language: "en",
      seller_key: shop.sellerKey,
      id_product: shop.rice.id,
    });
  });

  const nobodys = () => ({
    address: crypto.randomUUID(),
    line: `${other.sellerKey}.${crypto.randomUUID()}`,
    order: `${foreign.order.slice(0, 5)}ZZZZZ`,
  });
  type Ids = { address: string; line: string; order: string };
  const inShop = () => ({ language: "en", sellerKey: shop.sellerKey });
  const toShop = () => ({ language: "en", seller_key: shop.sellerKey });

  test.each([
    ["cart.showCart", (ids: Ids) => ({ ...inShop(), address_unique_id: ids.address })],
    ["cart.updateCart", (ids: Ids) => ({ ...toShop(), cart_unique_id: ids.line, quantity: 2 })],
    [
      "cart.updateCart",
      (ids: Ids) => ({ ...toShop(), seller_key: other.sellerKey, cart_unique_id: ids.line, quantity: 2 }),
    ],
    ["cart.removeCartProduct", (ids: Ids) => ({ cartUniqueId: ids.line })],
    ["order.purchaseOrderDetails", (ids: Ids) => ({ language: "en", orderId: ids.order })],
    [
      "order.cartPurchaseOrder",
      (ids: Ids) => ({ ...toShop(), address_unique_id: ids.address, expected_total: wholeTaka(1) }),
    ],
    ["order.customerOrderUpdate", (ids: Ids) => ({ order_id: ids.order, confirmed: true })],
    ["order.customerOrderUpdate", (ids: Ids) => ({ order_id: ids.order })],
    ["invoice.invoiceDetails", (ids: Ids) => ({ language: "en", orderId: ids.order })],
    ["invoice.generateInvoice", (ids: Ids) => ({ orderId: ids.order })],
    [
      "order.directPurchaseQuote",
      (ids: Ids) => ({ ...inShop(), id_product: shop.rice.id, address_unique_id: ids.address }),
    ],
  ])("%s", async (name, inputOf) => {
    const before = await tableContents(api.db);
    const client = api.createClient({ ...shopper.headers, "idempotency-key": "wall" });
    const theirs = await refusal(call(client, name, inputOf(foreign)));
    const none = await refusal(call(client, name, inputOf(nobodys())));
    expect(theirs).toEqual(none);
    expect(theirs.status).toBe(404);
    expect(await tableContents(api.db)).toEqual(before);
  });

  test.each([
    ["catalogue.shopProductById", (id: number) => ({ ...inShop(), slug: String(id) })],
    ["cart.addToCart", (id: number) => ({ ...toShop(), id_product: id })],
    ["order.directPurchaseQuote", (id: number) => ({ ...inShop(), id_product: id })],
  ])("%s with a product of another shop", async (name, inputOf) => {
    const theirs = await refusal(call(shopper.client, name, inputOf(other.rice.id)));
    expect(theirs).toEqual(await refusal(call(shopper.client, name, inputOf(999_999))));
    expect(theirs.code).toBe("product_not_found");
  });

  test("an attribute value of another shop is no choice here", async () => {
    const input = (values: number[]) => ({
      ...toShop(),
      id_product: shop.shirt.id,
      id_product_attribute: values,
    });
    const theirs = await refusal(
      call(shopper.client, "cart.addToCart", input([other.values.s, other.values.red])),
    );
    expect(theirs).toEqual(await refusal(call(shopper.client, "cart.addToCart", input([888_888, 999_999]))));
    expect(theirs.code).toBe("choice_required");
  });
});

test("there is a sentence for every refusal in both languages", () => {
  for (const language of ["bn", "en"] as const) {
    const { errors, fields: sentences } = strings[language].api;
    expect(Object.keys(errors).sort()).toEqual((Object.keys(callErrors) as CallErrorCode[]).sort());
    expect(Object.keys(sentences).sort()).toEqual([...fieldErrors].sort());
  }
});
