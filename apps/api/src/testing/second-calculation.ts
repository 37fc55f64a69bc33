/** The rules of money once more, piece by piece and in whole numbers of any length: what the tests compare totals with. */

interface Coupon {
  kind: "percent" | "fixed";
  percent: number | null;
  amount: number | null;
  maxDiscount: number | null;
}

interface Checkout {
  lines: { unitPrice: number; quantity: number }[];
  terms: {
    homeCityId: number;
    deliveryFeeInside: number;
    deliveryFeeSuburbs: number;
    deliveryFeeOutside: number;
    deliverySuburbs: { cityId: number }[];
    deliveryAreas: { areaId: number; zone: "city" | "suburbs" | "country" | null; fee: number | null }[];
    freeDeliveryFrom: number | null;
    vatPercent: number;
  };
  shippingMethod: number;
  place: { cityId: number; areaId: number | null } | undefined;
}

/** What the way there costs, before it is free. */
function wayTo({ terms, place }: Checkout): number {
  const fees = {
    city: terms.deliveryFeeInside,
    suburbs: terms.deliveryFeeSuburbs,
    country: terms.deliveryFeeOutside,
  };
  if (place === undefined) return fees.city;
  for (const { areaId, zone, fee } of terms.deliveryAreas)
    if (areaId === place.areaId) return fee ?? fees[zone ?? "city"];
  if (place.cityId === terms.homeCityId) return fees.city;
  for (const { cityId } of terms.deliverySuburbs) if (cityId === place.cityId) return fees.suburbs;
  return fees.country;
}

/** Amounts in poisha under the names of the API. */
export function calculateAgain(checkout: Checkout, coupon: Coupon | undefined) {
  const { lines, terms, shippingMethod } = checkout;
  let items = 0n;
  for (const line of lines) {
    for (let piece = 0; piece < line.quantity; piece += 1) items += BigInt(line.unitPrice);
  }
  let off = 0n;
  if (coupon) {
    off =
      coupon.kind === "fixed"
        ? BigInt(coupon.amount ?? 0)
        : (items * BigInt(coupon.percent ?? 0) + 50n) / 100n;
    if (coupon.maxDiscount !== null && off > BigInt(coupon.maxDiscount)) off = BigInt(coupon.maxDiscount);
    if (off > items) off = items;
  }
  let fee = BigInt(wayTo(checkout));
  if (shippingMethod === 2 || lines.length === 0 || items === 0n) fee = 0n;
  if (terms.freeDeliveryFrom !== null && items >= BigInt(terms.freeDeliveryFrom)) fee = 0n;
  const grand = ((items - off + fee) / 100n) * 100n;
  const percent = BigInt(Math.round(terms.vatPercent * 100));
  const rest = (grand * percent) % (10_000n + percent);
  const vat = (grand * percent) / (10_000n + percent) + (rest * 2n >= 10_000n + percent ? 1n : 0n);
  return {
    item_total: Number(items),
    coupon_discount: Number(off),
    delivery_fee: Number(fee),
    rounding: Number(items - off + fee - grand),
    grand_total: Number(grand),
    vat_included: Number(vat),
  };
}

/** An amount without its poisha, as an order is placed for. */
export const wholeTaka = (poisha: number) => poisha - (poisha % 100);
