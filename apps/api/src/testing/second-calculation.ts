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
    deliveryFeeOutside: number;
    freeDeliveryFrom: number | null;
    vatPercent: number;
  };
  shippingMethod: number;
  cityId: number | undefined;
}

/** Amounts in poisha under the names of the API. */
export function calculateAgain(
  { lines, terms, shippingMethod, cityId }: Checkout,
  coupon: Coupon | undefined,
) {
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
  const isFar = cityId !== undefined && cityId !== terms.homeCityId;
  let fee = BigInt(isFar ? terms.deliveryFeeOutside : terms.deliveryFeeInside);
  if (shippingMethod === 2 || lines.length === 0 || items === 0n) fee = 0n;
  if (terms.freeDeliveryFrom !== null && items >= BigInt(terms.freeDeliveryFrom)) fee = 0n;
  const grand = items - off + fee;
  const percent = BigInt(Math.round(terms.vatPercent * 100));
  const rest = (grand * percent) % (10_000n + percent);
  const vat = (grand * percent) / (10_000n + percent) + (rest * 2n >= 10_000n + percent ? 1n : 0n);
  return {
    item_total: Number(items),
    coupon_discount: Number(off),
    delivery_fee: Number(fee),
    grand_total: Number(grand),
    vat_included: Number(vat),
  };
}
