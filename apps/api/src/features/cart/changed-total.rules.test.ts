import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { changeAgain } from "../../testing/second-cash";
import { discountOf } from "../coupon/coupon.rules";
import { changedTotals, type GivenCoupon } from "./changed-total.rules";
import { itemTotalOf } from "./pricing.rules";

const coupon = fc.option(
  fc.record({
    minItemTotal: fc.integer({ min: 0, max: 300_000 }),
    maxDiscount: fc.option(fc.integer({ min: 1, max: 50_000 })),
    terms: fc.oneof(
      fc
        .integer({ min: 1, max: 100 })
        .map((percent) => ({ kind: "percent" as const, percent, amount: null })),
      fc
        .integer({ min: 1, max: 300_000 })
        .map((amount) => ({ kind: "fixed" as const, amount, percent: null })),
    ),
  }),
);
const order = fc.record({
  lines: fc.array(
    fc.record({
      unitPrice: fc.integer({ min: 0, max: 999_999 }),
      quantity: fc.integer({ min: 1, max: 10 }),
      shareLeft: fc.integer({ min: 0, max: 10 }),
    }),
    { minLength: 1, maxLength: 8 },
  ),
  deliveryFee: fc.integer({ min: 0, max: 200 }).map((taka) => taka * 100),
  vatPercent: fc.constantFrom(0, 5, 7.5, 10, 15, 12.25, 100),
  coupon,
  why: fc.constantFrom("short" as const, "returned" as const),
});

type Order = typeof order extends fc.Arbitrary<infer Value> ? Value : never;

function billOf({ lines, coupon: found, deliveryFee, vatPercent }: Order) {
  const rule: GivenCoupon | undefined = found
    ? { ...found.terms, maxDiscount: found.maxDiscount, minItemTotal: found.minItemTotal }
    : undefined;
  const total = itemTotalOf(lines);
  const couponDiscount = rule && total >= rule.minItemTotal ? discountOf(rule, total) : 0;
  const left = lines.map(({ quantity, shareLeft }) => Math.min(quantity, shareLeft));
  return { bill: { lines, couponDiscount, deliveryFee, vatPercent }, rule, left };
}
const grandOf = (bill: ReturnType<typeof billOf>["bill"]) => {
  const exact = itemTotalOf(bill.lines) - bill.couponDiscount + bill.deliveryFee;
  return exact - (exact % 100);
};

describe("the totals of an order with fewer pieces", () => {
  test("are never more than before, in whole taka, and add up", () => {
    fc.assert(
      fc.property(order, (given) => {
        const { bill, rule, left } = billOf(given);
        const totals = changedTotals(bill, left, rule, given.why);
        expect(totals.grandTotal).toBeLessThanOrEqual(grandOf(bill));
        expect(totals.grandTotal % 100).toBe(0);
        expect(totals.grandTotal).toBe(
          totals.itemTotal - totals.couponDiscount + totals.deliveryFee - totals.rounding,
        );
        expect(totals.couponDiscount).toBeGreaterThanOrEqual(0);
        expect(totals.couponDiscount).toBeLessThanOrEqual(totals.itemTotal);
        expect(totals.deliveryFee).toBe(bill.deliveryFee);
        expect(totals.vatIncluded).toBeLessThanOrEqual(totals.grandTotal);
      }),
      { numRuns: 2000 },
    );
  });

  test("are those of a second calculation, piece by piece", () => {
    fc.assert(
      fc.property(order, (given) => {
        const { bill, rule, left } = billOf(given);
        expect(changedTotals(bill, left, rule, given.why)).toEqual(changeAgain(bill, left, rule, given.why));
      }),
      { numRuns: 2000 },
    );
  });

  test("stay as they are where nothing is taken out", () => {
    fc.assert(
      fc.property(order, (given) => {
        const { bill, rule } = billOf(given);
        const all = bill.lines.map(({ quantity }) => quantity);
        for (const why of ["short", "returned"] as const) {
          const totals = changedTotals(bill, all, rule, why);
          expect([totals.couponDiscount, totals.grandTotal]).toEqual([bill.couponDiscount, grandOf(bill)]);
        }
      }),
    );
  });

  test("are the same in one step and in two where the shop is short", () => {
    fc.assert(
      fc.property(order, (given) => {
        const { bill, rule, left } = billOf(given);
        const once = changedTotals(bill, left, rule, "short");
        const half = left.map((pieces, place) =>
          Math.ceil((pieces + (bill.lines[place]?.quantity ?? 0)) / 2),
        );
        const first = changedTotals(bill, half, rule, "short");
        const between = bill.lines.map((line, place) => ({ ...line, quantity: half[place] ?? 0 }));
        const then = { ...bill, lines: between, couponDiscount: first.couponDiscount };
        expect(changedTotals(then, left, rule, "short")).toEqual(once);
      }),
    );
  });

  const lines = [{ unitPrice: 100_000, quantity: 2 }];
  const bill = { lines, couponDiscount: 20_000, deliveryFee: 0, vatPercent: 10 };
  const off = { kind: "fixed" as const, amount: 20_000, percent: null, maxDiscount: null };

  test("keep the coupon whole where the shop is short, whatever its least amount", () => {
    const totals = changedTotals(bill, [1], { ...off, minItemTotal: 200_000 }, "short");
    expect(totals).toMatchObject({ couponDiscount: 20_000, grandTotal: 80_000 });
  });

  test("keep the coupon's share where who returns pieces falls below its least amount", () => {
    const below = changedTotals(bill, [1], { ...off, minItemTotal: 200_000 }, "returned");
    expect(below).toMatchObject({ couponDiscount: 10_000, grandTotal: 90_000 });
    const above = changedTotals(bill, [1], { ...off, minItemTotal: 100_000 }, "returned");
    expect(above).toMatchObject({ couponDiscount: 20_000, grandTotal: 80_000 });
    expect(changedTotals(bill, [1], undefined, "short")).toMatchObject({ couponDiscount: 10_000 });
  });
});
