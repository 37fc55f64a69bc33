import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { languages, type Language } from "@haat/contract/shared/languages";
import { formatMoney } from "@haat/i18n/money";
import { calculateAgain } from "../../testing/second-calculation";
import { checkValue } from "../bill-check/check-value.rules";
import { totalsOf, type ShopTerms } from "../cart/pricing.rules";
import { copyText } from "../courier/parcel.rules";
import { handedOf } from "../courier/parcel.usecases";
import { billInWords } from "../invoice/invoice.usecases";
import { paperWords } from "../order-papers/paper-words";
import type { CardRow } from "../seller-orders/shop-order-list.repository";
import { describeCard } from "../seller-orders/shop-order.usecases";
import { cashDue } from "./cash-due.rules";
import type { OrderRow } from "./order.repository";

const line = fc.record({
  unitPrice: fc.integer({ min: 0, max: 999_999 }),
  quantity: fc.integer({ min: 1, max: 10 }),
});
const fee = fc.integer({ min: 0, max: 200 }).map((taka) => taka * 100);
const cart = fc.record({
  lines: fc.array(line, { minLength: 1, maxLength: 8 }),
  off: fc.integer({ min: 0, max: 300_000 }),
  inside: fee,
  outside: fee,
  freeFrom: fc.option(fc.integer({ min: 0, max: 2_000_000 })),
  vatPercent: fc.constantFrom(0, 5, 7.5, 15),
  shippingMethod: fc.constantFrom(1 as const, 2 as const),
  cityId: fc.constantFrom(1, 2),
  paymentStatus: fc.constantFrom("cash_on_delivery" as const, "paid" as const, "void" as const),
});
type Cart = typeof cart extends fc.Arbitrary<infer Value> ? Value : never;

const inBoth = { bn: "ক", en: "k" };

/** The order that a cart becomes. */
function orderOf(given: Cart) {
  const terms: ShopTerms = {
    homeCityId: 1,
    deliveryFeeInside: given.inside,
    deliveryFeeSuburbs: given.outside,
    deliveryFeeOutside: given.outside,
    deliverySuburbs: [],
    deliveryAreas: [],
    freeDeliveryFrom: given.freeFrom,
    vatPercent: given.vatPercent,
  };
  const { lines, shippingMethod } = given;
  const place = { cityId: given.cityId, areaId: null };
  const totals = totalsOf({ lines, discount: given.off, terms, shippingMethod, place });
  const order: OrderRow = {
    shopId: 1,
    id: 1,
    number: "AXY2-ABCDE",
    orderedAt: new Date(0),
    status: given.paymentStatus === "void" ? 3 : given.paymentStatus === "paid" ? 6 : 1,
    isReturned: false,
    paymentMethod: 0,
    source: null,
    paymentStatus: given.paymentStatus,
    shippingMethod,
    itemTotal: totals.item_total,
    couponDiscount: totals.coupon_discount,
    deliveryFee: totals.delivery_fee,
    rounding: totals.rounding,
    orderedTotal: null,
    grandTotal: totals.grand_total,
    vatIncluded: totals.vat_included,
    vatPercent: totals.vat_percent,
    couponCode: null,
    recipientName: "ক",
    recipientPhone: "+8801712345678",
    deliveryAddress: shippingMethod === 2 ? { bn: "", en: "" } : inBoth,
    shopSlug: "shop",
    shopTitle: inBoth,
    shopPhone: "+8801712345678",
    shopAddress: inBoth,
    shopLegalName: { bn: "", en: "" },
    shopBin: "",
    issuesChallan: false,
    deliveryTime: inBoth,
  };
  const again = calculateAgain(
    { lines, terms, shippingMethod, place },
    given.off > 0 ? { kind: "fixed", percent: null, amount: given.off, maxDiscount: null } : undefined,
  );
  return { order, again };
}

/** Its card on the desk. */
function cardOf(order: OrderRow, language: Language) {
  const row: CardRow = {
    ...order,
    customerId: 1,
    pieces: 1,
    place: inBoth,
    address: order.deliveryAddress,
    packedAt: null,
    packedBy: null,
  };
  const standing = { taken: 0, returned: 0, is_refused: false };
  return describeCard(row, { pictures: [], standing }, { language, now: new Date(0) });
}

describe("cash due", () => {
  test("is the same on the desk's card, invoice, slip, label, their code and what couriers are told as a second calculation makes it, for 5,000 carts", () => {
    fc.assert(
      fc.property(cart, fc.constantFrom(...languages), (given, language) => {
        const { order, again } = orderOf(given);
        const expected = given.paymentStatus === "cash_on_delivery" ? Number(again.grand_total) : 0;
        const due = cashDue(order);
        expect(due).toBe(expected);
        const lines = given.lines.map((each) => ({
          ...each,
          productId: 1,
          slug: "k",
          name: inBoth,
          picture: "k",
          attributes: [],
          takenOut: 0,
          returned: 0,
          lineTotal: each.unitPrice * each.quantity,
        }));
        const invoice = billInWords({ order, lines }, language, "link");
        expect(invoice.due).toBe(expected);
        const words = paperWords({ invoice, pieces: 1, courier: null }, language);
        expect(words.due.value).toBe(expected > 0 ? formatMoney(expected, language) : "");
        expect(cardOf(order, language).cash_due).toBe(expected);
        const handed = handedOf(order, lines, undefined, language);
        expect(handed.cash).toBe(expected);
        expect(copyText(handed).split("\n")).toContain(String(expected / 100));
        const bill = { shopId: 1, number: order.number, grandTotal: order.grandTotal };
        expect(checkValue({ ...bill, due: invoice.due }, "key")).toBe(
          checkValue({ ...bill, due: expected }, "key"),
        );
      }),
      { numRuns: 5000 },
    );
  });
});
