import type { BulkEditChange, PriceRule } from "@haat/contract/seller/bulk-edit.contract";
import { business } from "@haat/contract/shared/business-constants";

/** A product, or one of its combinations, as it is sold. Prices are poisha. */
export interface SoldUnit {
  productId: number;
  /** Null where the product has no combinations. */
  combinationId: number | null;
  price: number;
  oldPrice: number | null;
  stock: number;
}

/** What is to become of it: `after` is null in what stays as it is. */
export interface UnitChange {
  productId: number;
  combinationId: number | null;
  priceBefore: number;
  priceAfter: number | null;
  oldBefore: number | null;
  oldAfter: number | null;
  stockBefore: number;
  stockAfter: number | null;
  /** What is changed is not any more what somebody saw who changes it. */
  isMoved: boolean;
}

/**
 * What a rule makes of a price, in poisha: the nearest multiple of what it rounds to. Nothing where that is no price a product
 * may have, or where rounding would turn the rule around.
 */
export function ruledPrice(price: number, { move, unit, amount, round_to }: PriceRule): number | undefined {
  const sign = move === "raise" ? 1 : -1;
  const step = round_to * 100;
  const hundredfold =
    unit === "percent" ? price * (100 + sign * amount) : (price + sign * amount * 100) * 100;
  const ruled = Math.round(hundredfold / (100 * step)) * step;
  const isPossible = ruled >= 100 && ruled <= business.priceMaxTaka * 100;
  return isPossible && (ruled - price) * sign > 0 ? ruled : undefined;
}

/** What a rule does with what is sold; nothing where it stays as it is. */
export function changeByRule(unit: SoldUnit, rule: PriceRule): UnitChange | undefined {
  const price = ruledPrice(unit.price, rule);
  if (price === undefined) return undefined;
  const wasHigher = unit.oldPrice ?? (rule.cross_out ? unit.price : null);
  return {
    ...unchanged(unit),
    priceAfter: price,
    oldAfter: wasHigher !== null && wasHigher > price ? wasHigher : null,
  };
}

/**
 * What somebody typed of what is sold; nothing where it is so already. A price that reaches the crossed-out one takes that
 * away, unless another one is typed.
 */
export function changeAsTyped(
  unit: SoldUnit,
  { price, old_price, stock, was }: BulkEditChange,
): UnitChange | undefined {
  const priceAfter = price ?? unit.price;
  const kept = unit.oldPrice !== null && unit.oldPrice > priceAfter ? unit.oldPrice : null;
  const oldAfter = old_price === undefined ? kept : old_price;
  const isPriced =
    (price !== undefined || old_price !== undefined) &&
    (priceAfter !== unit.price || oldAfter !== unit.oldPrice);
  const isCounted = stock !== undefined && stock !== unit.stock;
  if (!isPriced && !isCounted) return undefined;
  const isPriceMoved = was && (was.price !== unit.price || was.old_price !== unit.oldPrice);
  const isStockMoved = was && was.stock !== unit.stock;
  return {
    ...unchanged(unit),
    ...(isPriced && { priceAfter, oldAfter }),
    ...(isCounted && { stockAfter: stock }),
    isMoved: Boolean((isPriced && isPriceMoved) || (isCounted && isStockMoved)),
  };
}

const unchanged = ({ productId, combinationId, price, oldPrice, stock }: SoldUnit): UnitChange => ({
  productId,
  combinationId,
  priceBefore: price,
  priceAfter: null,
  oldBefore: oldPrice,
  oldAfter: null,
  stockBefore: stock,
  stockAfter: null,
  isMoved: false,
});
