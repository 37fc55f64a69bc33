import { describe, expect, test } from "vitest";
import { discountOf, type Conditions as Coupon } from "../coupon/coupon.rules";
import { itemTotalOf, totalsOf, vatIncludedIn, type Quote } from "./pricing.rules";

/** Numbers that look random and are the same in every run (mulberry32). */
function createDice(seed: number) {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  return {
    between: (low: number, high: number) => low + Math.floor(next() * (high - low + 1)),
    oneOf: <Each>(list: readonly [Each, ...Each[]]) => list[Math.floor(next() * list.length)] ?? list[0],
  };
}
const dice = createDice(20260302);

const coupon: Coupon = {
  ...{ id: 1, code: "C", kind: "percent", percent: 10, amount: null, minItemTotal: 0, maxDiscount: null },
  ...{ startsAt: null, endsAt: null, totalUses: null, usesPerCustomer: null, usedCount: 0 },
};

function randomCoupon(): Coupon | undefined {
  const maxDiscount = dice.oneOf([null, dice.between(0, 50_000)]);
  return dice.oneOf([
    undefined,
    { ...coupon, percent: dice.between(1, 100), maxDiscount },
    { ...coupon, kind: "fixed", percent: null, amount: dice.between(1, 300_000), maxDiscount },
  ]);
}

function randomQuote(): Omit<Quote, "discount"> {
  const lines = Array.from({ length: dice.between(0, 8) }, () => ({
    unitPrice: dice.between(0, 999_999),
    quantity: dice.between(1, 10),
  }));
  return {
    lines,
    terms: {
      homeCityId: 1,
      deliveryFeeInside: dice.between(0, 10_000),
      deliveryFeeOutside: dice.between(0, 20_000),
      freeDeliveryFrom: dice.oneOf([null, dice.between(0, 2_000_000)]),
      vatPercent: dice.oneOf([0, 5, 7.5, 10, 15, 12.25, 100]),
    },
    shippingMethod: dice.oneOf([1, 2]),
    cityId: dice.oneOf([undefined, 1, 2]),
  };
}

/** The same rules once more, piece by piece and in whole numbers of any length, to compare with. */
function slowTotals(
  { lines, terms, shippingMethod, cityId }: Omit<Quote, "discount">,
  applied: Coupon | undefined,
) {
  let items = 0n;
  for (const line of lines)
    for (let piece = 0; piece < line.quantity; piece += 1) items += BigInt(line.unitPrice);
  let off = 0n;
  if (applied) {
    off =
      applied.kind === "fixed"
        ? BigInt(applied.amount ?? 0)
        : (items * BigInt(applied.percent ?? 0) + 50n) / 100n;
    if (applied.maxDiscount !== null && off > BigInt(applied.maxDiscount)) off = BigInt(applied.maxDiscount);
    if (off > items) off = items;
  }
  let fee = BigInt(cityId === 2 ? terms.deliveryFeeOutside : terms.deliveryFeeInside);
  if (shippingMethod === 2 || lines.length === 0 || items === 0n) fee = 0n;
  if (terms.freeDeliveryFrom !== null && items >= BigInt(terms.freeDeliveryFrom)) fee = 0n;
  const grand = items - off + fee;
  const percent = BigInt(terms.vatPercent * 100);
  const rest = (grand * percent) % (10_000n + percent);
  const vat = (grand * percent) / (10_000n + percent) + (rest * 2n >= 10_000n + percent ? 1n : 0n);
  return [items, off, fee, grand, vat].map(Number);
}

describe("totals", () => {
  test("of a thousand carts are what a second calculation says, to the poisha", () => {
    for (let each = 0; each < 1000; each += 1) {
      const quote = randomQuote();
      const applied = randomCoupon();
      const discount = applied ? discountOf(applied, itemTotalOf(quote.lines)) : 0;
      const totals = totalsOf({ ...quote, discount });
      const figures = [
        ...[totals.item_total, totals.coupon_discount, totals.delivery_fee],
        ...[totals.grand_total, totals.vat_included],
      ];
      expect(figures, JSON.stringify({ quote, applied })).toEqual(slowTotals(quote, applied));
      expect(totals.grand_total).toBeGreaterThanOrEqual(totals.delivery_fee);
    }
  });

  test("have VAT rounded half up: 10 % in 11 poisha is 1, in 16.5 taka 1.5", () => {
    expect(vatIncludedIn(11, 10)).toBe(1);
    expect(vatIncludedIn(5, 10)).toBe(0);
    expect(vatIncludedIn(6, 10)).toBe(1);
    expect(vatIncludedIn(1650, 10)).toBe(150);
    expect(vatIncludedIn(0, 10)).toBe(0);
  });
});
