import { wholeTaka } from "../../testing/second-calculation";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  createShopper,
  saveAddress,
  startTestApi,
  type TestApi,
  type TestShopper,
} from "../../testing/test-api";
import { readPages, writtenTexts } from "../../testing/pdf-reading";
import { createCoupon, createTestShop, type TestShop } from "../../testing/test-shop";
import { shopTable } from "../shop/shop.table";

let api: TestApi;
let shop: TestShop;
let buyer: TestShopper;
let orderId: string;

/** Two bags of rice and a red shirt with 10 % off, delivered in Dhaka. */
beforeAll(async () => {
  api = await startTestApi();
  shop = await createTestShop(api.db, {
    bin: "004512873-0101",
    issuesChallan: true,
    legalNameEn: "Shop Limited",
    legalNameBn: "দোকান লিমিটেড",
  });
  await createCoupon(api.db, shop.id, { code: "TEN" });
  buyer = await createShopper(api);
  const toShop = { language: "en" as const, seller_key: shop.sellerKey };
  await buyer.client.cart.addToCart({ ...toShop, id_product: shop.rice.id, quantity: 2 });
  api.clock.advance(1);
  const { m, red } = shop.values;
  await buyer.client.cart.addToCart({ ...toShop, id_product: shop.shirt.id, id_product_attribute: [m, red] });
  const address_unique_id = await saveAddress(buyer.client);
  const placed = await buyer.client.order.cartPurchaseOrder(
    { ...toShop, address_unique_id, code: "TEN", expected_total: wholeTaka(114_690 - 11_469 + 6000) },
    { context: { idempotencyKey: "invoiced" } },
  );
  orderId = placed.data.order_id;
});
afterAll(() => api.close());

const invoiceIn = async (language: "bn" | "en", who = buyer) =>
  (await who.client.invoice.invoiceDetails({ language, orderId })).data.invoice[0];
const file = (path: string, headers: Record<string, string> = {}) =>
  api.fetch(
    new Request(`http://api.test/api/v1/generate_invoice/${path}`, {
      headers: { ...buyer.headers, ...headers },
    }),
  );

describe("a buyer's invoice", () => {
  test("says who sold what to whom, with VAT by line that adds up to the poisha", async () => {
    const invoice = await invoiceIn("en");
    expect(invoice).toMatchObject({
      invoice_number: orderId,
      issued_at: "2026-03-02T06:00:01.000Z",
      is_challan: true,
      status: "pending",
      payment_status: "cash_on_delivery",
      coupon_code: "TEN",
      due: 109_200,
      seller: {
        title: shop.titleEn,
        legal_name: "Shop Limited",
        bin: "004512873-0101",
        phone: "01812345678",
      },
      buyer: { name: "Rahim Uddin", phone: "01712345678" },
      lines: [
        { name: "Miniket Rice", choice: "", quantity: 2, unit_price: 12_345, discount: 2469, total: 22_221 },
        { name: "Shirt", choice: "M, Red", quantity: 1, unit_price: 90_000, discount: 9000, total: 81_000 },
        {
          kind: "delivery",
          name: "Delivery charge",
          quantity: 1,
          unit_price: 6000,
          discount: 0,
          total: 6000,
        },
        { kind: "rounding", name: "Rounded down to whole taka", quantity: 1, vat: 0, total: -21 },
      ],
      totals: {
        item_total: 114_690,
        coupon_discount: 11_469,
        delivery_fee: 6000,
        vat_percent: 10,
        value_before_vat: 99_273,
        vat: 9927,
        rounding: 21,
        grand_total: 109_200,
      },
      amount_in_words: "One thousand ninety-two taka only",
    });
    const sum = (amount: "vat" | "total" | "value_before_vat") =>
      (invoice?.lines ?? []).reduce((all, line) => all + line[amount], 0);
    expect([sum("vat"), sum("value_before_vat"), sum("total")]).toEqual([9927, 99_273, 109_200]);
  });

  test("is in Bengali for who asks so, down to the amount in words", async () => {
    expect(await invoiceIn("bn")).toMatchObject({
      seller: { legal_name: "দোকান লিমিটেড" },
      buyer: { address: "House 5, Road 3, ধানমন্ডি, ঢাকা ১২০৫" },
      lines: [
        { name: "মিনিকেট চাল" },
        { choice: "এম, লাল" },
        { name: "ডেলিভারি চার্জ" },
        { kind: "rounding" },
      ],
      amount_in_words: "এক হাজার বিরানব্বই টাকা মাত্র",
    });
  });

  test("is a PDF to keep, which nobody else keeps, in the language of the query or of the call", async () => {
    for (const [path, headers, words, name] of [
      [`${orderId}?language=en`, { "accept-language": "bn" }, "Grand total", `invoice-${orderId}.pdf`],
      [orderId, { "accept-language": "en" }, "Grand total", `invoice-${orderId}.pdf`],
      [orderId, {}, "সর্বমোট", `invoice-${orderId}.pdf`],
      [
        `${orderId.toLowerCase()}?language=bn`,
        { "accept-language": "en" },
        "কর চালানপত্র (মূসক-৬.৩)",
        `invoice-${orderId}.pdf`,
      ],
    ] as const) {
      const answer = await file(path, headers);
      expect([path, answer.status, answer.headers.get("content-type")]).toEqual([
        path,
        200,
        "application/pdf",
      ]);
      expect(answer.headers.get("cache-control")).toBe("private, no-store");
      expect(answer.headers.get("content-disposition")).toBe(`attachment; filename="${name}"`);
      const bytes = new Uint8Array(await answer.arrayBuffer());
      expect(writtenTexts(bytes)).toEqual(expect.arrayContaining([words, orderId, "Rahim Uddin"]));
      const [page = []] = await readPages(bytes);
      expect(page.map(({ text }) => text)).toContain(orderId);
    }
  });

  test("comes as a file to a caller in the same process, too", async () => {
    const client = api.createStraightClient(buyer.headers);
    const printed = await client.invoice.generateInvoice({ orderId, language: "en" });
    expect(printed).toBeInstanceOf(File);
    expect([printed.name, printed.type]).toEqual([`invoice-${orderId}.pdf`, "application/pdf"]);
    expect(printed.size).toBeGreaterThan(10_000);
    expect(await buyer.client.invoice.generateInvoice({ orderId })).toBeInstanceOf(File);
  });

  test("stays as it was when the shop changes its name, its number or its terms", async () => {
    const before = await invoiceIn("en");
    await api.db
      .update(shopTable)
      .set({ titleEn: "Renamed", legalNameEn: "Other", bin: "", issuesChallan: false, vatPercent: 15 })
      .where(eq(shopTable.id, shop.id));
    expect(await invoiceIn("en")).toEqual(before);
  });

  test("is nobody else's: not another customer's, not a guest's, not under a number that does not exist", async () => {
    const other = await createShopper(api);
    await expect(invoiceIn("en", other)).rejects.toMatchObject({ code: "order_not_found", status: 404 });
    expect((await file(orderId, other.headers)).status).toBe(404);
    for (const number of [`${orderId.slice(0, 5)}ZZZZZ`, "nonsense"]) {
      const answer = await file(number, { "accept-language": "bn" });
      expect([answer.status, ((await answer.json()) as { data: string }).data]).toEqual([
        404,
        "কোনো অর্ডার পাওয়া যায়নি",
      ]);
    }
    const signedOut = await api.fetch(new Request(`http://api.test/api/v1/generate_invoice/${orderId}`));
    expect(signedOut.status).toBe(401);
  });
});

test("an order that is picked up has no address and no delivery on its invoice; a cancelled one has nothing due", async () => {
  const own = await createTestShop(api.db);
  const { client } = await createShopper(api);
  const placed = await client.order.directPurchaseOrder(
    {
      language: "en",
      seller_key: own.sellerKey,
      shipping_method: 2,
      id_product: own.rice.id,
      quantity: 1,
      expected_total: wholeTaka(12_345),
    },
    { context: { idempotencyKey: "picked up" } },
  );
  const { order_id } = placed.data;
  const describe = async () =>
    (await client.invoice.invoiceDetails({ language: "en", orderId: order_id })).data.invoice[0];
  expect(await describe()).toMatchObject({
    is_challan: false,
    buyer: { address: null },
    due: 12_300,
    lines: [{ total: 12_345 }, { kind: "rounding", total: -45 }],
    seller: { title: own.titleEn, legal_name: own.titleEn, bin: "" },
  });
  await client.order.customerOrderUpdate({ order_id, confirmed: true });
  expect(await describe()).toMatchObject({ status: "cancel", payment_status: "void", due: 0 });
});
