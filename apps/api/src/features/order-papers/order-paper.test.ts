import { locales } from "@haat/i18n/locales";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { orderPaper, paperSize } from "@haat/contract/shared/choices";
import { business } from "@haat/contract/shared/business-constants";
import { languages } from "@haat/contract/shared/languages";
import { drawPage, readPages, writtenTexts } from "../../testing/pdf-reading";
import { readCodes } from "../../testing/qr-reading";
import { createShopper, saveAddress, startTestApi, type TestApi } from "../../testing/test-api";
import { createStaffOf } from "../../testing/test-people";
import { createTestShop, type TestShop } from "../../testing/test-shop";
import { customerOrderTable, orderStatusChangeTable } from "../order/order.table";

let api: TestApi;
let shop: TestShop;
let staff: Awaited<ReturnType<typeof createStaffOf>>;
let numbers: string[];
beforeAll(async () => {
  api = await startTestApi();
  shop = await createTestShop(api.db);
  staff = await createStaffOf(api, shop);
  numbers = [];
  for (const quantity of [1, 2, 3]) numbers.push(await placeOrder(shop, quantity));
  await renumber(numbers[0] ?? "", oftenMisread);
  numbers[0] = oftenMisread;
});
afterAll(() => api.close());

/** A reader that shrinks the picture first finds a second, wrong text in this number's bars. */
const oftenMisread = "A6YX-ZK9XP";
const renumber = (from: string, number: string) =>
  api.db.update(customerOrderTable).set({ number }).where(eq(customerOrderTable.number, from));

async function placeOrder({ sellerKey, rice }: TestShop, quantity: number): Promise<string> {
  const buyer = await createShopper(api);
  const address_unique_id = await saveAddress(buyer.client);
  const expected_total = Math.floor((12_345 * quantity + 6000) / 100) * 100;
  const asked = { language: "en" as const, seller_key: sellerKey, id_product: rice.id, quantity };
  const placed = await buyer.client.order.directPurchaseOrder(
    { ...asked, address_unique_id, expected_total },
    { context: { idempotencyKey: crypto.randomUUID() } },
  );
  return placed.data.order_id;
}

type Asked = Parameters<typeof staff.packer.client.sellerOrderPapers.orderPapers>[0];
const print = async (given: Partial<Asked> = {}) => {
  const asked = { language: "en", paper: "label", size: "label", order_ids: numbers[0] ?? "" } as const;
  const file = await staff.packer.client.sellerOrderPapers.orderPapers({
    ...asked,
    seller_key: shop.sellerKey,
    ...given,
  });
  return new Uint8Array(await (file as File).arrayBuffer());
};
const refused = (code: string) => expect.objectContaining({ code });
const onField = (field: string, code: string) =>
  expect.objectContaining({
    data: expect.objectContaining({ errors: [expect.objectContaining({ field, code })] }),
  });
const printed = orderPaper.options.flatMap((paper) =>
  paperSize.options.flatMap((size) => languages.map((language) => [paper, size, language] as const)),
);

describe("papers of orders", () => {
  test.each(printed)(
    "%s on %s in %s names number, receiver, place and cash due, and its code is read",
    async (paper, size, language) => {
      const bytes = await print({ paper, size, language });
      const said = writtenTexts(bytes).join(" ");
      const due = language === "bn" ? "১৮৩" : "183";
      for (const each of [numbers[0] ?? "", "Rahim Uddin", "01712345678", due]) expect(said).toContain(each);
      expect(said).toMatch(language === "bn" ? /ধানমন্ডি/ : /Dhanmondi/);
      const codes: string[] = [];
      for (let page = 1; page <= (await readPages(bytes)).length; page += 1)
        codes.push(...(await readCodes(await drawPage(bytes, page, 3))));
      expect(codes).toEqual([
        expect.stringMatching(
          new RegExp(
            `^http://localhost(:\\d+)?${locales[language].pathPrefix}/check/${numbers[0]}/18300/18300/[\\w-]{16}$`,
          ),
        ),
      ]);
    },
  );

  test.each(paperSize.options.flatMap((size) => languages.map((language) => [size, language] as const)))(
    "a label on %s in %s has the number in bars, which are read as a printer of 203 dots an inch makes them",
    async (size, language) => {
      const orders = size === "a4" ? numbers : numbers.slice(0, 1);
      const bytes = await print({ size, language, order_ids: orders.join(",") });
      const printed = await drawPage(bytes, 1, 203 / 72);
      expect((await readCodes(printed, "Code128")).sort()).toEqual(orders.toSorted());
    },
  );

  test("of many orders come out in one file in the order in which they are named; none of them twice", async () => {
    const [one = "", two = "", three = ""] = numbers;
    const order_ids = `${three}, ${one.toLowerCase()},${two},${one}`;
    for (const paper of ["label", "slip", "invoice"] as const) {
      const pages = await readPages(await print({ paper, order_ids }));
      const named = pages.map((texts) =>
        [three, one, two].find((each) => texts.some(({ text }) => text.includes(each))),
      );
      expect([paper, [...new Set(named)]]).toEqual([paper, [three, one, two]]);
    }
    expect(await readPages(await print({ size: "a4", order_ids }))).toHaveLength(1);
  });

  test("are 50 at most at once, and one at least", async () => {
    const many = Array.from({ length: business.ordersPerPrint + 1 }, (_, place) => `AXY2-${20_000 + place}`);
    await expect(print({ order_ids: many.join(",") })).rejects.toEqual(
      onField("order_ids", "print_orders_many"),
    );
    await expect(print({ order_ids: " , " })).rejects.toEqual(onField("order_ids", "print_orders_required"));
  });

  test("of another shop's order, or of one that is none, are not there", async () => {
    const foreign = await placeOrder(await createTestShop(api.db), 1);
    for (const order_ids of [foreign, `${numbers[0]},${foreign}`, "AXY2-ZZZZZ"])
      await expect(print({ order_ids })).rejects.toEqual(refused("order_not_found"));
    const seller_key = (await createTestShop(api.db)).sellerKey;
    await expect(print({ seller_key })).rejects.toEqual(refused("shop_not_found"));
  });

  test("of a cancelled order say so, and ask for no cash", async () => {
    const number = await placeOrder(shop, 1);
    await api.db
      .update(customerOrderTable)
      .set({ status: 3, paymentStatus: "void" })
      .where(eq(customerOrderTable.number, number));
    const said = writtenTexts(await print({ order_ids: number }));
    expect(said).toContain("CANCELLED – do not deliver");
    expect(said).not.toContain("Cash to collect");
    const [order] = await api.db
      .select({ orderId: customerOrderTable.id })
      .from(customerOrderTable)
      .where(eq(customerOrderTable.number, number));
    const back = { shopId: shop.id, orderId: order?.orderId ?? 0, status: 3, reason: "refused" } as const;
    await api.db.insert(orderStatusChangeTable).values({ ...back, at: api.clock.now() });
    expect(writtenTexts(await print({ order_ids: number }))).toContain("RETURNED – do not deliver");
  });
});

describe("what is scanned or typed", () => {
  const scan = (scanned: string) =>
    staff.packer.client.sellerOrderPapers.scannedOrder({
      language: "en",
      seller_key: shop.sellerKey,
      scanned,
    });

  test("opens the order: the code's link, or its number in any case, without the hyphen, in either script", async () => {
    const [number = ""] = numbers;
    const [code = ""] = await readCodes(await drawPage(await print(), 1, 3));
    const bengali = number.replace(/\d/g, (digit) => "০১২৩৪৫৬৭৮৯".charAt(Number(digit)));
    for (const typed of [
      code,
      number,
      ` ${number.toLowerCase()} `,
      number.replace("-", ""),
      number.replace("-", " "),
      bengali,
    ])
      expect([typed, (await scan(typed)).data]).toEqual([typed, { order_id: number, status: "pending" }]);
  });

  test("that is no number, or another shop's, is refused", async () => {
    await expect(scan("")).rejects.toEqual(onField("scanned", "scan_required"));
    for (const typed of ["hello", "AXY2-ABC", "https://example.com/AXY2-ABCDE"])
      await expect(scan(typed)).rejects.toEqual(onField("scanned", "scan_unknown"));
    const foreign = await placeOrder(await createTestShop(api.db), 1);
    await expect(scan(foreign)).rejects.toEqual(refused("order_not_found"));
  });
});
