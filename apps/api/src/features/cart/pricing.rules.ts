import { shippingMethods, type ShippingMethod } from "@haat/contract/shared/business-constants";
import type { FreeDelivery, Totals } from "@haat/contract/shop/cart.contract";
import { feeAt, isInHomeZone, type DeliveryTerms, type Place } from "../shop/delivery.rules";

/** What a shop asks for delivery, in poisha, and the VAT in its prices. */
export interface ShopTerms extends DeliveryTerms {
  /** Item total from which delivery is free; null where it never is. */
  freeDeliveryFrom: number | null;
  vatPercent: number;
}

/** What totals are made of; amounts are poisha. */
export interface Bill {
  lines: { unitPrice: number; quantity: number }[];
  discount: number;
  terms: ShopTerms;
  shippingMethod: ShippingMethod;
  /** Where it goes; undefined while no address is chosen. */
  place: Place | undefined;
}

export function itemTotalOf(lines: Bill["lines"]): number {
  return lines.reduce((sum, line) => sum + line.unitPrice * line.quantity, 0);
}

/** The pieces of all lines together. */
export function piecesOf(lines: { quantity: number }[]): number {
  return lines.reduce((sum, { quantity }) => sum + quantity, 0);
}

/** What of some goods the shop does not bring there; all of it can be picked up, and an unknown place may be anywhere. */
export function notDelivered<Good extends { homeCityOnly: boolean }>(
  { terms, shippingMethod, place }: Pick<Bill, "terms" | "shippingMethod" | "place">,
  goods: Good[],
): Good[] {
  if (shippingMethod === shippingMethods.pickUp || isInHomeZone(terms, place)) return [];
  return goods.filter(({ homeCityOnly }) => homeCityOnly);
}

/** What a way to get the goods costs, whichever is chosen. */
export function deliveryFeeOf({ lines, terms, place }: Bill, method: ShippingMethod): number {
  const itemTotal = itemTotalOf(lines);
  if (method === shippingMethods.pickUp || itemTotal === 0) return 0;
  if (terms.freeDeliveryFrom !== null && itemTotal >= terms.freeDeliveryFrom) return 0;
  return feeAt(terms, place);
}

/** What is missing of goods of this worth, in poisha, for the shop to bring them for nothing. */
export function freeDeliveryOf(
  { freeDeliveryFrom }: Pick<ShopTerms, "freeDeliveryFrom">,
  itemTotal: number,
): FreeDelivery | null {
  if (freeDeliveryFrom === null) return null;
  const missing = Math.max(0, freeDeliveryFrom - itemTotal);
  const percent = missing === 0 ? 100 : Math.floor((100 * itemTotal) / freeDeliveryFrom);
  return { from: freeDeliveryFrom, missing, percent };
}

/** The VAT inside an amount: `p / (100 + p)` of it, rounded half up to whole poisha. */
export function vatIncludedIn(amount: number, percent: number): number {
  const hundredths = BigInt(Math.round(percent * 100));
  const whole = 10_000n + hundredths;
  return Number((2n * BigInt(amount) * hundredths + whole) / (2n * whole));
}

const poishaInTaka = 100;

/** What the shopper pays: rounded down to whole taka last, for cash has no poisha. */
export function totalsOf(quote: Bill): Totals {
  const itemTotal = itemTotalOf(quote.lines);
  const discount = Math.min(quote.discount, itemTotal);
  const deliveryFee = deliveryFeeOf(quote, quote.shippingMethod);
  const exact = itemTotal - discount + deliveryFee;
  const rounding = exact % poishaInTaka;
  const grandTotal = exact - rounding;
  return {
    item_total: itemTotal,
    coupon_discount: discount,
    delivery_fee: deliveryFee,
    delivery_fee_is_estimate:
      quote.shippingMethod === shippingMethods.homeDelivery && quote.place === undefined,
    rounding,
    grand_total: grandTotal,
    vat_included: vatIncludedIn(grandTotal, quote.terms.vatPercent),
    vat_percent: quote.terms.vatPercent,
  };
}
