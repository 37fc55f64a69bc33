import { DomainError } from "../../process/domain-error";
import type { Coupon } from "./coupon.repository";

/** What a coupon gives, and to whom, without what it is called. */
export type Conditions = Omit<Coupon, "title">;

/** What of a coupon says how much it takes off. */
export type Reduction = Pick<Coupon, "kind" | "percent" | "amount" | "maxDiscount">;

/** What a coupon takes off an item total, in poisha, rounded half up; never more than its cap, nor than there is. */
export function discountOf(coupon: Reduction, itemTotal: number): number {
  const full =
    coupon.kind === "percent" ? Math.round((itemTotal * (coupon.percent ?? 0)) / 100) : (coupon.amount ?? 0);
  return Math.min(full, coupon.maxDiscount ?? full, itemTotal);
}

/** What a cart may lack of a coupon's least amount to be told of it as within reach: a third. */
const isNearlyReached = ({ minItemTotal }: Conditions, itemTotal: number) =>
  (minItemTotal - itemTotal) * 3 <= minItemTotal;

/**
 * Of the coupons that a shopper can have the nearest that takes off more than the one that is used: at once, or as soon as
 * the items are worth what it asks for. There it has to outdo each that can be used now as well, for those may grow with
 * the cart.
 * @returns with what the items lack, and what it takes off once they do not, in poisha; nothing where there is none
 */
export function betterCoupon<Offer extends Conditions>(
  offers: readonly Offer[],
  used: Conditions,
  itemTotal: number,
): { coupon: Offer; missing: number; discount: number } | undefined {
  const usable = offers.filter(({ minItemTotal }) => minItemTotal <= itemTotal);
  return offers
    .filter((offer) => isNearlyReached(offer, itemTotal))
    .map((coupon) => {
      const at = Math.max(coupon.minItemTotal, itemTotal);
      return { coupon, missing: at - itemTotal, discount: discountOf(coupon, at), at };
    })
    .filter(
      ({ discount, at }) =>
        discount > discountOf(used, at) && usable.every((other) => discount >= discountOf(other, at)),
    )
    .sort((one, other) => one.missing - other.missing || other.discount - one.discount)
    .at(0);
}

/** Why a coupon is not good for this item total (in poisha) now; nothing where it is. */
export function couponError(
  coupon: Conditions,
  { itemTotal, usesByCustomer, now }: { itemTotal: number; usesByCustomer: number; now: Date },
): DomainError | undefined {
  if (coupon.isPaused) return new DomainError("coupon_paused");
  if (coupon.startsAt && now < coupon.startsAt) {
    return new DomainError("coupon_not_started", { starts_at: coupon.startsAt.toISOString() });
  }
  if (coupon.endsAt && now >= coupon.endsAt) {
    return new DomainError("coupon_expired", { ended_at: coupon.endsAt.toISOString() });
  }
  if (coupon.totalUses !== null && coupon.usedCount >= coupon.totalUses)
    return new DomainError("coupon_used_up");
  if (coupon.usesPerCustomer !== null && usesByCustomer >= coupon.usesPerCustomer) {
    return new DomainError("coupon_already_used");
  }
  if (itemTotal < coupon.minItemTotal) {
    return new DomainError("coupon_below_minimum", { missing: coupon.minItemTotal - itemTotal });
  }
  return undefined;
}
