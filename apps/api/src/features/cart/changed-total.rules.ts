import { discountOf, type Reduction } from "../coupon/coupon.rules";
import { itemTotalOf, vatIncludedIn } from "./pricing.rules";

/** An order as it is before pieces go out of it; amounts are poisha. */
export interface OrderedBill {
  lines: { unitPrice: number; quantity: number }[];
  couponDiscount: number;
  deliveryFee: number;
  vatPercent: number;
}

/** The rules by which a coupon was given. */
export type GivenCoupon = Reduction & { minItemTotal: number };

/** The shop does not have the pieces, or the customer does not keep them. */
export type WhyLess = "short" | "returned";

/** What an order costs with fewer pieces. */
export interface ChangedTotals {
  itemTotal: number;
  couponDiscount: number;
  deliveryFee: number;
  rounding: number;
  grandTotal: number;
  vatIncluded: number;
}

const poishaInTaka = 100;

/**
 * An order's totals with fewer pieces than before; never more for the customer than it was. The fee for delivery stays what
 * was agreed, also where it would not be free any more. VAT is what the order's own rate includes.
 * @param left pieces that stay of each line
 * @param coupon the rules that it was given by; undefined where nobody knows them any more
 */
export function changedTotals(
  bill: OrderedBill,
  left: readonly number[],
  coupon: GivenCoupon | undefined,
  why: WhyLess,
): ChangedTotals {
  const before = itemTotalOf(bill.lines);
  const itemTotal = itemTotalOf(
    bill.lines.map(({ unitPrice }, place) => ({ unitPrice, quantity: left[place] ?? 0 })),
  );
  const couponDiscount = discountLeft(bill.couponDiscount, { before, after: itemTotal }, coupon, why);
  const exact = itemTotal - couponDiscount + bill.deliveryFee;
  const rounding = exact % poishaInTaka;
  const grandTotal = exact - rounding;
  return {
    itemTotal,
    couponDiscount,
    deliveryFee: bill.deliveryFee,
    rounding,
    grandTotal,
    vatIncluded: vatIncludedIn(grandTotal, bill.vatPercent),
  };
}

/**
 * What a coupon still takes off. Where the shop is short of pieces the coupon holds by its own rules, its least amount not
 * asked again: the customer has done nothing wrong. Who returns pieces keeps it likewise while what they keep reaches its
 * least amount; below that, it takes off the same share as before.
 */
function discountLeft(
  given: number,
  { before, after }: { before: number; after: number },
  coupon: GivenCoupon | undefined,
  why: WhyLess,
): number {
  if (given === 0 || before === 0) return 0;
  const holds = coupon && (why === "short" || after >= coupon.minItemTotal);
  const wanted = holds ? Math.min(given, discountOf(coupon, after)) : shareOf(given, after, before);
  // Whatever the rules are: the goods cost the customer no more than they did.
  return Math.max(wanted, after - (before - given));
}

/** `given × after / before`, rounded up in the customer's favour. */
function shareOf(given: number, after: number, before: number): number {
  const whole = BigInt(before);
  return Number((BigInt(given) * BigInt(after) + whole - 1n) / whole);
}
