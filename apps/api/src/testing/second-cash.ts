/** What an order costs with fewer pieces, once more in whole numbers of any length: what tests and the simulation compare with. */

interface Coupon {
  kind: "percent" | "fixed";
  percent: number | null;
  amount: number | null;
  maxDiscount: number | null;
  minItemTotal: number;
}

interface Bill {
  lines: { unitPrice: number; quantity: number }[];
  couponDiscount: number;
  deliveryFee: number;
  vatPercent: number;
}

/** Amounts in poisha. */
export function changeAgain(
  bill: Bill,
  left: readonly number[],
  coupon: Coupon | undefined,
  why: "short" | "returned",
) {
  let before = 0n;
  let after = 0n;
  bill.lines.forEach((line, place) => {
    for (let piece = 1; piece <= line.quantity; piece += 1) {
      before += BigInt(line.unitPrice);
      if (piece <= (left[place] ?? 0)) after += BigInt(line.unitPrice);
    }
  });
  const given = BigInt(bill.couponDiscount);
  let off = 0n;
  if (given > 0n && before > 0n) {
    if (coupon && !(why === "returned" && after < BigInt(coupon.minItemTotal))) {
      off =
        coupon.kind === "fixed"
          ? BigInt(coupon.amount ?? 0)
          : (after * BigInt(coupon.percent ?? 0) + 50n) / 100n;
      for (const most of [coupon.maxDiscount === null ? off : BigInt(coupon.maxDiscount), after, given])
        if (off > most) off = most;
    } else {
      off = (given * after) / before;
      if (off * before < given * after) off += 1n;
    }
    const wasPaid = before - given;
    if (after - off > wasPaid) off = after - wasPaid;
  }
  const exact = after - off + BigInt(bill.deliveryFee);
  const grand = (exact / 100n) * 100n;
  const percent = BigInt(Math.round(bill.vatPercent * 100));
  const rest = (grand * percent) % (10_000n + percent);
  const vat = (grand * percent) / (10_000n + percent) + (rest * 2n >= 10_000n + percent ? 1n : 0n);
  return {
    itemTotal: Number(after),
    couponDiscount: Number(off),
    deliveryFee: bill.deliveryFee,
    rounding: Number(exact - grand),
    grandTotal: Number(grand),
    vatIncluded: Number(vat),
  };
}
