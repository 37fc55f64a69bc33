/**
 * Shares a whole amount out by weights, so that the shares add up to it exactly: each gets its part rounded down, and what
 * is left goes one by one to the largest remainders. Without any weight, nobody gets anything.
 * @param total 0 or more, as are the weights
 */
export function shareOut(total: number, weights: number[]): number[] {
  const sum = weights.reduce((all, weight) => all + BigInt(weight), 0n);
  if (sum === 0n) return weights.map(() => 0);
  const parts = weights.map((weight, place) => {
    const product = BigInt(total) * BigInt(weight);
    return { place, share: Number(product / sum), remainder: product % sum };
  });
  const left = total - parts.reduce((all, { share }) => all + share, 0);
  const byRemainder = [...parts].sort(
    (one, other) => Number(other.remainder - one.remainder) || one.place - other.place,
  );
  for (const part of byRemainder.slice(0, left)) part.share += 1;
  return parts.map(({ share }) => share);
}

/** A row before its discount and its VAT; amounts are poisha. */
export interface BareRow {
  quantity: number;
  unitPrice: number;
}

/** What an order was billed. */
export interface Bill {
  items: BareRow[];
  deliveryFee: number;
  couponDiscount: number;
  /** What is left off to whole taka. */
  rounding: number;
  /** Inside what is to pay. */
  vatIncluded: number;
}

/** One row's share of everything; `total` = quantity × unit price − discount = value before VAT + VAT. */
export interface BilledRow extends BareRow {
  discount: number;
  valueBeforeVat: number;
  vat: number;
  total: number;
}

/**
 * The rows of an invoice: the items, then the delivery where it costs something, then what is rounded off. The coupon is
 * shared out over the items, the VAT over what each row but the last is to pay, so that the columns add up to the order's
 * own amounts to the poisha.
 */
export function billRows({ items, deliveryFee, couponDiscount, rounding, vatIncluded }: Bill): BilledRow[] {
  const discounts = shareOut(
    couponDiscount,
    items.map(({ quantity, unitPrice }) => quantity * unitPrice),
  );
  const rows = items.map((item, place) => {
    const discount = discounts[place] ?? 0;
    return { ...item, discount, total: item.quantity * item.unitPrice - discount };
  });
  if (deliveryFee > 0) rows.push({ quantity: 1, unitPrice: deliveryFee, discount: 0, total: deliveryFee });
  const vats = shareOut(
    vatIncluded,
    rows.map(({ total }) => total),
  );
  const billed = rows.map((row, place) => {
    const vat = vats[place] ?? 0;
    return { ...row, vat, valueBeforeVat: row.total - vat };
  });
  if (rounding === 0) return billed;
  const off = { unitPrice: -rounding, total: -rounding, valueBeforeVat: -rounding };
  return [...billed, { quantity: 1, discount: 0, vat: 0, ...off }];
}
