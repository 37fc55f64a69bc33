import { eq } from "drizzle-orm";
import { pino } from "pino";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createShopper, saveAddress, startTestApi, type TestApi } from "../../testing/test-api";
import { createTestShop, type TestShop } from "../../testing/test-shop";
import { moveOrder } from "../order/order-status.usecases";
import { customerOrderTable } from "../order/order.table";
import { billKeyOf, sealBillKeysAnew } from "./bill-key.usecases";
import { billKeyTable } from "./bill-key.table";
import { readParts } from "./check-value.rules";

const logger = pino({ level: "silent" });
let api: TestApi;
let shop: TestShop;
let orderId: string;
let link: string;
let customerId: number;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  shop = await createTestShop(api.db);
  ({ orderId, link, customerId } = await orderIn(shop));
});

/** Two bags of rice, and the link in the code of its invoice. */
async function orderIn({ sellerKey, rice }: TestShop) {
  const buyer = await createShopper(api);
  const toShop = { language: "en" as const, seller_key: sellerKey };
  const address_unique_id = await saveAddress(buyer.client);
  const placed = await buyer.client.order.directPurchaseOrder(
    { ...toShop, id_product: rice.id, quantity: 2, address_unique_id, expected_total: 30_600 },
    { context: { idempotencyKey: crypto.randomUUID() } },
  );
  const orderId = placed.data.order_id;
  const { data } = await buyer.client.invoice.invoiceDetails({ language: "en", orderId });
  const link = data.invoice[0]?.check_link ?? "";
  return { orderId, link, customerId: buyer.id };
}

const partsOf = (checked: string) => {
  const [, number = "", grand_total = "", due = "", value = ""] =
    /\/check\/([^/]+)\/([^/]+)\/([^/]+)\/([^/]+)$/.exec(checked) ?? [];
  return { number, grand_total, due, value };
};
const check = async (given: object = {}, language: "bn" | "en" = "en") =>
  (await api.createClient().billCheck.checkBill({ language, ...partsOf(link), ...given })).data;
const parts = () => ({ db: api.db, clock: api.clock, config: api.config, logger });
const unconfirmed = { verdict: "false", bill: null };

describe("a paper of an order", () => {
  test("is confirmed with number, date, shop, total, cash due and state, and nothing of who bought", async () => {
    expect(link).toContain(`/en/check/${orderId}/30600/30600/`);
    const found = await check();
    expect(found).toEqual({
      verdict: "genuine",
      bill: {
        order_id: orderId,
        ordered_at: expect.any(String),
        shop: { title: shop.titleEn, seller_key: shop.sellerKey },
        paper: { grand_total: 30_600, due: 30_600 },
        grand_total: 30_600,
        due: 30_600,
        status: "pending",
        is_returned: false,
        payment_status: "cash_on_delivery",
      },
    });
    expect(JSON.stringify(found)).not.toMatch(/Rahim|01712|Road|Dhanmondi/);
    expect((await check({ number: orderId.toLowerCase() })).verdict).toBe("genuine");
  });

  test("with another total, due, number or value is not confirmed, as one of an order that is none", async () => {
    const { value } = partsOf(link);
    const other = await orderIn(shop);
    const altered = [
      { grand_total: "30500" },
      { grand_total: "30600.0" },
      { grand_total: "-1" },
      { due: "0" },
      { number: other.orderId },
      { number: `${orderId.slice(0, -1)}${orderId.endsWith("Z") ? "Y" : "Z"}` },
      { number: "nothing" },
      { value: `${value.slice(0, -1)}${value.endsWith("A") ? "B" : "A"}` },
      { value: "x" },
      { value: "ক".repeat(16) },
    ];
    for (const given of altered) expect([given, await check(given)]).toEqual([given, unconfirmed]);
  });

  test("of another shop's key is not confirmed", async () => {
    const other = await orderIn(await createTestShop(api.db));
    expect(await check({ value: partsOf(other.link).value })).toEqual(unconfirmed);
  });

  test("is of an earlier version where the total was changed later, and says what counts now", async () => {
    const totals = { deliveryFee: 0, grandTotal: 24_600, vatIncluded: 0 };
    await api.db.update(customerOrderTable).set(totals).where(eq(customerOrderTable.number, orderId));
    expect(await check()).toMatchObject({
      verdict: "earlier",
      bill: { paper: { grand_total: 30_600, due: 30_600 }, grand_total: 24_600, due: 24_600 },
    });
  });

  test("stays right when the order moves on: what is due now stands beside what the paper said", async () => {
    const mover = { mover: "customer", accountId: customerId, note: "" } as const;
    await moveOrder(
      api.db,
      shop.id,
      orderId,
      { to: "cancel", ...mover },
      {
        language: "en",
        now: api.clock.now(),
      },
    );
    expect(await check()).toMatchObject({
      verdict: "genuine",
      bill: { status: "cancel", payment_status: "void", due: 0, paper: { due: 30_600 } },
    });
  });
});

describe("what a shop's papers are signed with", () => {
  test("is its own, kept sealed, and made once by who prints at the same time", async () => {
    const fresh = await createTestShop(api.db);
    const keys = await Promise.all([1, 2, 3].map(() => billKeyOf(parts(), fresh.id)));
    expect(new Set(keys).size).toBe(1);
    expect(keys[0]).not.toBe(await billKeyOf(parts(), shop.id));
    const [kept] = await api.db.select().from(billKeyTable).where(eq(billKeyTable.shopId, fresh.id));
    expect(kept?.sealedKey).not.toContain(keys[0]);
  });

  test("outlives every rotation of the server's secrets", async () => {
    const key = await billKeyOf(parts(), shop.id);
    const [old] = api.config.secrets;
    const withSecrets = (...secrets: [string, ...string[]]) => ({
      ...parts(),
      config: { ...api.config, secrets },
    });
    const [second, third] = ["second secret ".repeat(3), "third secret ".repeat(3)];
    expect(await sealBillKeysAnew(withSecrets(second, old))).toBeGreaterThan(0);
    expect(await sealBillKeysAnew(withSecrets(second, old))).toBe(0);
    expect(await billKeyOf(withSecrets(second), shop.id)).toBe(key);
    await sealBillKeysAnew(withSecrets(third, second));
    expect(await billKeyOf(withSecrets(third), shop.id)).toBe(key);
    await sealBillKeysAnew(withSecrets(old, third));
    expect((await check()).verdict).toBe("genuine");
  });
});

test("a link's parts are read only where they could stand on a paper of ours", () => {
  const right = { number: "axy2-abcde", grand_total: "0", due: "0", value: "x" };
  expect(readParts(right)).toMatchObject({ number: "AXY2-ABCDE", prefix: "AXY2", grandTotal: 0 });
  for (const wrong of ["", " 1", "01", "1e3", "9".repeat(13), "১"])
    expect([wrong, readParts({ ...right, grand_total: wrong })]).toEqual([wrong, undefined]);
});
