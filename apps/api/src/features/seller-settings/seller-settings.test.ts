import { and, asc, eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { wholeTaka } from "../../testing/second-calculation";
import { createShopper, startTestApi, type TestApi, type TestShopper } from "../../testing/test-api";
import { createStaffOf } from "../../testing/test-people";
import { createTestShop, type TestShop } from "../../testing/test-shop";
import { auditEventTable } from "../audit/audit.table";
import { productTable } from "../catalogue/catalogue.table";
import { customerOrderTable } from "../order/order.table";

let api: TestApi;
let shop: TestShop;
let staff: Awaited<ReturnType<typeof createStaffOf>>;
let buyer: TestShopper;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  shop = await createTestShop(api.db);
  staff = await createStaffOf(api, shop);
  buyer = await createShopper(api);
});

const language = "en" as const;
const inShop = () => ({ language, seller_key: shop.sellerKey });
const once = (idempotencyKey: string = crypto.randomUUID()) => ({ context: { idempotencyKey } });
const calls = () => staff.manager.client.sellerSettings;
const read = async () => (await calls().settings(inShop())).data.settings;
const refused = (code: string) => expect.objectContaining({ code });
const onField = (field: string, code: string) =>
  expect.objectContaining({
    data: expect.objectContaining({ errors: [expect.objectContaining({ field, code })] }),
  });
const trail = async () =>
  (
    await api.db
      .select({
        action: auditEventTable.action,
        before: auditEventTable.before,
        after: auditEventTable.after,
      })
      .from(auditEventTable)
      .where(eq(auditEventTable.shopId, shop.id))
      .orderBy(asc(auditEventTable.id))
  ).filter(({ action }) => /^(least_order|vat)_save$/.test(action));
const seller = async () =>
  (await api.createClient().store.sellerInfoByShop({ language, shop_name: shop.slug })).data.seller[0];

/** Rice at ৳123.45 a piece, picked up. */
function buy(quantity: number, key = once()) {
  const wish = { ...inShop(), id_product: shop.rice.id, quantity, shipping_method: 2 as const };
  return buyer.client.order.directPurchaseOrder(
    { ...wish, expected_total: wholeTaka(12_345 * quantity) },
    key,
  );
}
const ordersOf = () =>
  api.db.$count(
    customerOrderTable,
    and(eq(customerOrderTable.shopId, shop.id), eq(customerOrderTable.customerId, buyer.id)),
  );
const stock = async () =>
  (await api.db.select().from(productTable).where(eq(productTable.id, shop.rice.id)))[0]?.stock;

describe("the least order of a shop", () => {
  const save = (least_order: number | null) => calls().saveLeastOrder({ ...inShop(), least_order });

  test("refuses an order of less goods with what is missing, changes nothing by it, and takes the same from there on", async () => {
    await save(24_600);
    expect((await seller())?.least_order).toBe(24_600);
    const before = await stock();
    await expect(buy(1)).rejects.toMatchObject({
      code: "order_too_small",
      data: {
        detail: "This shop takes orders from ৳246 of goods. Add ৳122.55 more.",
        context: { least: 24_600, missing: 12_255 },
      },
    });
    expect([await ordersOf(), await stock()]).toEqual([0, before]);
    await buy(2);
    expect(await ordersOf()).toBe(1);
    await save(null);
    await buy(1);
    expect(await ordersOf()).toBe(2);
  });

  test("counts to the poisha, and before what a coupon takes off", async () => {
    await save(12_300);
    await buy(1);
    await save(12_400);
    await expect(buy(1)).rejects.toEqual(refused("order_too_small"));
  });

  test("leaves an order that was placed alone: the same key gets its answer again", async () => {
    const key = once();
    const { data } = await buy(1, key);
    await save(5_000_000);
    expect((await buy(1, key)).data).toEqual(data);
    expect(await ordersOf()).toBe(1);
  });

  test("is said with what is missing in the cart and before a direct purchase", async () => {
    const add = { ...inShop(), id_product: shop.rice.id, quantity: 1 };
    await buyer.client.cart.addToCart(add, once());
    const cart = async () =>
      (await buyer.client.cart.showCart({ language, sellerKey: shop.sellerKey })).data.least_order;
    expect(await cart()).toBeNull();
    await save(50_000);
    api.forget(shop.id);
    expect(await cart()).toEqual({ amount: 50_000, missing: 37_655 });
    const asked = { language, sellerKey: shop.sellerKey, id_product: shop.rice.id, quantity: 5 };
    const quote = await buyer.client.order.directPurchaseQuote(asked);
    expect(quote.data.least_order).toEqual({ amount: 50_000, missing: 0 });
  });

  test.each([0, 150, -100, 10_000_100, 99.5])(
    "is whole taka within its limits, and not %d poisha",
    async (wrong) => {
      await expect(save(wrong)).rejects.toEqual(onField("least_order", "least_order_invalid"));
      expect((await read()).least_order).toBeNull();
    },
  );

  test("is written down once, however often the same is sent, and is no packer's or other shop's business", async () => {
    await save(50_000);
    await save(50_000);
    expect(await trail()).toEqual([
      { action: "least_order_save", before: { least_order: null }, after: { least_order: 50_000 } },
    ]);
    const asPacker = staff.packer.client.sellerSettings;
    await expect(asPacker.saveLeastOrder({ ...inShop(), least_order: null })).rejects.toEqual(
      refused("forbidden"),
    );
    const other = await createTestShop(api.db);
    const elsewhere = { language, seller_key: other.sellerKey, least_order: 100 };
    await expect(calls().saveLeastOrder(elsewhere)).rejects.toEqual(refused("shop_not_found"));
    expect((await read()).least_order).toBe(50_000);
  });
});

describe("VAT and BIN of a shop", () => {
  const given = {
    vat_percent: 7.5,
    bin: "০০০১২৩৪৫৬ ০১০১",
    legal_name_bn: "পরীক্ষা ট্রেডার্স",
    legal_name_en: "Test Traders",
    issues_challan: true,
  };
  const save = (change: object = {}) => calls().saveVat({ ...inShop(), ...given, ...change });
  const orderOf = async (orderId: string) =>
    (await buyer.client.order.purchaseOrderDetails({ language, orderId })).data.orders[0];
  const invoiceOf = async (orderId: string) =>
    (await buyer.client.invoice.invoiceDetails({ language, orderId })).data.invoice[0];

  test("stand on orders and invoices from then on, in whole poisha, and those placed before keep what held", async () => {
    const early = (await buy(1)).data.order_id;
    const invoiced = await invoiceOf(early);
    expect((await save()).data.settings).toEqual({ ...given, bin: "000123456-0101", least_order: null });
    const late = (await buy(1)).data.order_id;
    await save({ vat_percent: 0, bin: "", issues_challan: false, legal_name_bn: "", legal_name_en: "" });
    const free = (await buy(1)).data.order_id;
    // ৳123: 12,300 × 7.5 ÷ 107.5 = 858.1…
    const vat = async (number: string) => {
      const totals = (await orderOf(number))?.totals;
      return [totals?.vat_included, totals?.vat_percent];
    };
    expect([await vat(early), await vat(late), await vat(free)]).toEqual([
      [1118, 10],
      [858, 7.5],
      [0, 0],
    ]);
    expect(await invoiceOf(early)).toEqual(invoiced);
    expect(await invoiceOf(late)).toMatchObject({
      seller: { bin: "000123456-0101" },
      totals: { vat: 858, vat_percent: 7.5 },
    });
  });

  test.each([
    ["vat_percent", 100.01, "vat_percent_invalid"],
    ["vat_percent", -1, "vat_percent_invalid"],
    ["vat_percent", 7.555, "vat_percent_invalid"],
    ["bin", "00012345601", "bin_invalid"],
    ["bin", "00012345A-0101", "bin_invalid"],
    ["bin", "", "bin_required"],
    ["legal_name_en", "x".repeat(101), "legal_name_long"],
  ])("are refused with a %s of %s", async (field, value, code) => {
    const before = await read();
    await expect(save({ [field]: value })).rejects.toEqual(onField(field, code));
    expect(await read()).toEqual(before);
  });

  test("are written down once, with before and after", async () => {
    await save();
    await save();
    const rows = await trail();
    expect(rows.map(({ action }) => action)).toEqual(["vat_save"]);
    expect(rows[0]?.after).toMatchObject({ vat_percent: 7.5, bin: "000123456-0101", issues_challan: true });
    const asPacker = staff.packer.client.sellerSettings;
    await expect(asPacker.settings(inShop())).rejects.toEqual(refused("forbidden"));
  });
});
