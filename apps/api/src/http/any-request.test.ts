import { wholeTaka } from "../testing/second-calculation";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { failureEnvelope } from "@haat/contract/shared/envelope";
import { callShapes, requestsOf, type CallShape, type WireRequest } from "../testing/call-arbitrary";
import { undocumentedIn } from "../testing/documented-answers";
import { tableContents } from "../testing/table-contents";
import {
  createShopper,
  openSession,
  type TestShopper,
  saveAddress,
  startTestApi,
  type TestApi,
} from "../testing/test-api";
import { addMember, createPlatformPerson, type TestAccount } from "../testing/test-people";
import { createTestShop, places, type TestShop } from "../testing/test-shop";
import { isWholeRun } from "../testing/whole-run";

/** Requests for each call, fewer in `npm test`; the same ones at every run, unless `FUZZ_SEED` says otherwise. */
const runs = Number(process.env["FUZZ_RUNS"] ?? (isWholeRun ? 25 : 3));
const seed = Number(process.env["FUZZ_SEED"] ?? 20_261_121);

/** What a refused request may write: that it was tried. */
const records = ["audit_event", "one_time_code", "wrong_try"];

/** Sign-in tells by `success` and `status` together. */
const answer = z.object({ success: z.boolean() });

let api: TestApi;
let shop: TestShop;
let shopper: TestShopper;
let admin: TestAccount;
let guest: Record<string, string>;
let known: Record<string, unknown[]>;
beforeAll(async () => {
  // What hangs is late at any time; a busy machine is slow, not wrong.
  api = await startTestApi({ callMilliseconds: 30_000 });
  shop = await createTestShop(api.db);
  shopper = await createShopper(api);
  await addMember(api, shop, shopper, "owner");
  admin = await createPlatformPerson(api, "admin");
  const address = await saveAddress(shopper.client);
  const toShop = { language: "en" as const, seller_key: shop.sellerKey };
  const buy = async () => {
    await shopper.client.cart.addToCart({ ...toShop, id_product: shop.rice.id });
    const order = { ...toShop, shipping_method: 2 as const, expected_total: wholeTaka(12_345) };
    return shopper.client.order.cartPurchaseOrder(order, { context: { idempotencyKey: "first" } });
  };
  const { data: order } = await buy();
  const { data: line } = await shopper.client.cart.addToCart({ ...toShop, id_product: shop.tea.id });
  const { data: added } = await api.createClient().cart.addToCart({ ...toShop, id_product: shop.rice.id });
  guest = { "x-cart-key": added.cart_key ?? "" };
  known = {
    sellerKey: [shop.sellerKey],
    seller_key: [shop.sellerKey],
    shop_name: [shop.slug],
    categorySlug: ["food", "all"],
    slug: ["rice", "shirt"],
    id_product: [shop.rice.id, shop.shirt.id],
    cartUniqueId: [line.cart_unique_id],
    cart_unique_id: [line.cart_unique_id],
    orderId: [order.order_id],
    order_id: [order.order_id],
    address_unique_id: [address],
    id: [address, 1],
    page: [1],
    language: ["en", "bn"],
    phone: [shopper.nationalPhone],
    id_division: [places.dhaka.divisionId],
    id_city: [places.dhaka.cityId],
    id_area: [places.dhaka.areaId],
    first_name: ["Rahim"],
    last_name: ["Uddin"],
    contact_number: [shopper.nationalPhone],
    address: ["House 5, Road 3"],
    postal_code: ["1205"],
    is_home: [0, 1],
    country: ["BD"],
    division: [places.dhaka.divisionId],
    city: [places.dhaka.cityId],
    quantity: [1, 2],
    shipping_method: [1, 2],
    payment_method: [0],
    expected_total: [12_300, 5_000],
    status: [0, 1],
    start: ["2026-03-01"],
    end: ["2026-03-31"],
    searchText: ["tea"],
    min_price: [0, 4_000],
    max_price: [20_000],
    email: ["rahim@example.com"],
    password: ["river-boat-monsoon-9"],
    terms: [true],
  };
});
afterAll(() => api.close());

async function send({ method, path, headers, body }: WireRequest) {
  const request = new Request(`http://api.test${path}`, {
    method,
    headers,
    ...(body === undefined ? {} : { body }),
  });
  const response = await api.fetch(request);
  return { request, response };
}

async function state(): Promise<Record<string, string>> {
  const contents = await tableContents(api.db);
  for (const table of records) delete contents[table];
  return contents;
}

describe("whatever is sent", () => {
  test.each(callShapes())(
    "$name answers as documented, in time, and a refusal changes nothing",
    async (call: CallShape) => {
      // A call may end the session, so each one has its own.
      const sessions = [
        {},
        await openSession(api, shopper.id),
        guest,
        await openSession(api, shopper.id, "console"),
        await openSession(api, admin.id, "console"),
        { authorization: "Bearer nobody-was-given-this" },
      ];
      let before = await state();
      await fc.assert(
        fc.asyncProperty(requestsOf(call, known, sessions), async (wire) => {
          const { request, response } = await send(wire);
          const { status } = response;
          expect([status, status < 500 && status !== 408]).toEqual([status, true]);
          expect(await undocumentedIn(request, response)).toEqual([]);
          const isJson = response.headers.get("content-type")?.includes("json") === true;
          if (status >= 400) failureEnvelope.parse(await response.json());
          else if (isJson) answer.parse(await response.json());
          const after = await state();
          if (status >= 400) expect(after).toEqual(before);
          before = after;
        }),
        // What failed has changed the state: a smaller counterexample would be another fault's.
        { numRuns: runs, seed, endOnFailure: true },
      );
    },
  );
});
