import { shippingMethods, type ShippingMethod } from "@haat/contract/business-constants";
import type { Totals } from "@haat/contract/cart.contract";

/** What a shop asks for delivery, in poisha, and the VAT in its prices. */
export interface ShopTerms {
  homeCityId: number;
  deliveryFeeInside: number;
  deliveryFeeOutside: number;
  /** Item total from which delivery is free; null where it never is. */
  freeDeliveryFrom: number | null;
  vatPercent: number;
}

/** What totals are made of; amounts are poisha. */
export interface Quote {
  lines: { unitPrice: number; quantity: number }[];
  discount: number;
  terms: ShopTerms;
  shippingMethod: ShippingMethod;
  /** Where it goes; undefined while no address is chosen. */
  cityId: number | undefined;
}

export function itemTotalOf(lines: Quote["lines"]): number {
  return lines.reduce((sum, line) => sum + line.unitPrice * line.quantity, 0);
}

function deliveryFeeOf({ terms, shippingMethod, cityId }: Quote, itemTotal: number): number {
  if (shippingMethod === shippingMethods.pickUp || itemTotal === 0) return 0;
  if (terms.freeDeliveryFrom !== null && itemTotal >= terms.freeDeliveryFrom) return 0;
  const isInside = cityId === undefined || cityId === terms.homeCityId;
  return isInside ? terms.deliveryFeeInside : terms.deliveryFeeOutside;
}

/** The VAT inside an amount: `p / (100 + p)` of it, rounded half up to whole poisha (decisions.md, "Money"). */
export function vatIncludedIn(amount: number, percent: number): number {
  const hundredths = BigInt(Math.round(percent * 100));
  const whole = 10_000n + hundredths;
  return Number((2n * BigInt(amount) * hundredths + whole) / (2n * whole));
}

/** What the shopper pays, down to the poisha (decisions.md, "Money"). */
export function totalsOf(quote: Quote): Totals {
  const itemTotal = itemTotalOf(quote.lines);
  const discount = Math.min(quote.discount, itemTotal);
  const deliveryFee = deliveryFeeOf(quote, itemTotal);
  const grandTotal = itemTotal - discount + deliveryFee;
  return {
    item_total: itemTotal,
    coupon_discount: discount,
    delivery_fee: deliveryFee,
    delivery_fee_is_estimate:
      quote.shippingMethod === shippingMethods.homeDelivery && quote.cityId === undefined,
    grand_total: grandTotal,
    vat_included: vatIncludedIn(grandTotal, quote.terms.vatPercent),
    vat_percent: quote.terms.vatPercent,
  };
}
