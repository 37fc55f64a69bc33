import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { calculateAgain } from "../../testing/second-calculation";
import { discountOf, type Conditions } from "../coupon/coupon.rules";
import {
  itemTotalOf,
  notDelivered,
  piecesOf,
  totalsOf,
  vatIncludedIn,
  type ShopTerms,
} from "./pricing.rules";

const open = {
  id: 1,
  code: "C",
  minItemTotal: 0,
  startsAt: null,
  endsAt: null,
  totalUses: null,
  usesPerCustomer: null,
  usedCount: 0,
  isPaused: false,
  version: 1,
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

/** Poisha; whole taka, as fees are. */
const fee = fc.integer({ min: 0, max: 200 }).map((taka) => taka * 100);

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
    deliveryFeeInside: fee,
    deliveryFeeSuburbs: fee,
    deliveryFeeOutside: fee,
    deliverySuburbs: fc.constantFrom<ShopTerms["deliverySuburbs"]>([], [{ cityId: 2 }]),
    deliveryAreas: fc.constantFrom<ShopTerms["deliveryAreas"]>(
      [],
      [
        { areaId: 11, zone: "suburbs", fee: null },
        { areaId: 31, zone: "city", fee: null },
        { areaId: 21, zone: null, fee: 2500_00 },
        { areaId: 12, zone: null, fee: 0 },
      ],
    ),
    freeDeliveryFrom: fc.option(fc.integer({ min: 0, max: 2_000_000 })),
    vatPercent: fc.constantFrom(0, 5, 7.5, 10, 15, 12.25, 100),
  }),
  shippingMethod: fc.constantFrom(1 as const, 2 as const),
  place: fc.constantFrom(
    undefined,
    ...[1, 2, 3].flatMap((cityId) =>
      [null, 1, 2].map((area) => ({ cityId, areaId: area && cityId * 10 + area })),
    ),
  ),
});

const terms: ShopTerms = {
  homeCityId: 1,
  deliveryFeeInside: 60_00,
  deliveryFeeSuburbs: 80_00,
  deliveryFeeOutside: 120_00,
  deliverySuburbs: [],
  deliveryAreas: [],
  freeDeliveryFrom: 2000_00,
  vatPercent: 0,
};
const atHome = { cityId: 1, areaId: null };
const farAway = { cityId: 3, areaId: null };

describe("goods that a shop brings within its home city only", () => {
  const goods = [
    { name: "glass", homeCityOnly: true },
    { name: "rice", homeCityOnly: false },
  ];

  test.each([
    ["are kept back from elsewhere", 1, farAway, ["glass"]],
    ["are brought in the city", 1, atHome, []],
    ["may be brought where nobody knows yet", 1, undefined, []],
    ["can be picked up by whoever comes", 2, farAway, []],
  ] as const)("%s", (_, shippingMethod, place, kept) => {
    expect(notDelivered({ terms, shippingMethod, place }, goods).map(({ name }) => name)).toEqual(kept);
  });
});

describe("totals", () => {
  test("say that the fee is an estimate only where something is delivered and nobody knows where to", () => {
    const isEstimate = ([1, 2] as const).flatMap((shippingMethod) =>
      [atHome, undefined].map((place) => {
        const bill = {
          lines: [{ unitPrice: 100_00, quantity: 1 }],
          terms,
          shippingMethod,
          place,
          discount: 0,
        };
        return totalsOf(bill).delivery_fee_is_estimate;
      }),
    );
    expect(isEstimate).toEqual([false, true, false, false]);
  });

  test("count the pieces of all lines", () => {
    expect(piecesOf([{ quantity: 2 }, { quantity: 3 }])).toBe(5);
  });

  test("are without a fee from the very item total on from which delivery is free, and not a poisha before", () => {
    const fees = [1999_99, 2000_00, 2000_01].map((unitPrice) => {
      const lines = [{ unitPrice, quantity: 1 }];
      return totalsOf({ lines, terms, shippingMethod: 1, place: atHome, discount: 0 }).delivery_fee;
    });
    expect(fees).toEqual([60_00, 0, 0]);
  });

  test("of five thousand carts are what a second calculation says, to the poisha", () => {
    fc.assert(
      fc.property(checkout, fc.option(coupon, { nil: undefined }), (cart, applied) => {
        const discount = applied ? discountOf(applied, itemTotalOf(cart.lines)) : 0;
        const totals = totalsOf({ ...cart, discount });
        expect(totals).toMatchObject(calculateAgain(cart, applied));
        expect(totals.grand_total).toBeGreaterThanOrEqual(totals.delivery_fee);
        expect(totals.grand_total % 100).toBe(0);
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
