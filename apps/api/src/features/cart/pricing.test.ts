import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { calculateAgain } from "../../testing/second-calculation";
import { discountOf, type Conditions } from "../coupon/coupon.rules";
import { itemTotalOf, totalsOf, vatIncludedIn } from "./pricing.rules";

const open = {
  ...{ id: 1, code: "C", minItemTotal: 0, startsAt: null, endsAt: null },
  ...{ totalUses: null, usesPerCustomer: null, usedCount: 0 },
};
const maxDiscount = fc.option(fc.integer({ min: 0, max: 50_000 }));
const coupon: fc.Arbitrary<Conditions> = fc.oneof(
  fc
    .record({ percent: fc.integer({ min: 1, max: 100 }), maxDiscount })
    .map((terms) => ({ ...open, ...terms, kind: "percent" as const, amount: null })),
  fc
    .record({ amount: fc.integer({ min: 1, max: 300_000 }), maxDiscount })
    .map((terms) => ({ ...open, ...terms, kind: "fixed" as const, percent: null })),
);

const checkout = fc.record({
  lines: fc.array(
    fc.record({
      unitPrice: fc.integer({ min: 0, max: 999_999 }),
      quantity: fc.integer({ min: 1, max: 10 }),
    }),
    { maxLength: 8 },
  ),
  terms: fc.record({
    homeCityId: fc.constant(1),
    deliveryFeeInside: fc.integer({ min: 0, max: 10_000 }),
    deliveryFeeOutside: fc.integer({ min: 0, max: 20_000 }),
    freeDeliveryFrom: fc.option(fc.integer({ min: 0, max: 2_000_000 })),
    vatPercent: fc.constantFrom(0, 5, 7.5, 10, 15, 12.25, 100),
  }),
  shippingMethod: fc.constantFrom(1 as const, 2 as const),
  cityId: fc.constantFrom(undefined, 1, 2),
});

describe("totals", () => {
  test("of five thousand carts are what a second calculation says, to the poisha", () => {
    fc.assert(
      fc.property(checkout, fc.option(coupon, { nil: undefined }), (cart, applied) => {
        const discount = applied ? discountOf(applied, itemTotalOf(cart.lines)) : 0;
        const totals = totalsOf({ ...cart, discount });
        expect(totals).toMatchObject(calculateAgain(cart, applied));
        expect(totals.grand_total).toBeGreaterThanOrEqual(totals.delivery_fee);
      }),
      { numRuns: 5000 },
    );
  });

  test("have VAT rounded half up: 10 % in 11 poisha is 1, in 16.5 taka 1.5", () => {
    expect(vatIncludedIn(11, 10)).toBe(1);
    expect(vatIncludedIn(5, 10)).toBe(0);
    expect(vatIncludedIn(6, 10)).toBe(1);
    expect(vatIncludedIn(1650, 10)).toBe(150);
    expect(vatIncludedIn(0, 10)).toBe(0);
  });
});
