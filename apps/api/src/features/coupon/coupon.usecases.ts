import type { Language } from "@haat/contract/languages";
import { formatDate } from "@haat/i18n/dates";
import { formatMoney } from "@haat/i18n/money";
import { formatNumber } from "@haat/i18n/numbers";
import { translator } from "@haat/i18n/translator";
import type { Queryable } from "../../database/database";
import type { Clock } from "../../process/clock";
import { DomainError } from "../../process/domain-error";
import * as coupons from "./coupon.repository";
import type { Coupon } from "./coupon.repository";
import { couponError } from "./coupon.rules";

/** A cancelled order gives its use back. */
export { giveBackCouponUse } from "./coupon.repository";

/** Who wants to use a coupon, for how much, when. */
interface Wish {
  shopId: number;
  /** Undefined for a guest, whose earlier uses nobody knows. */
  customerId: number | undefined;
  /** Poisha. */
  itemTotal: number;
  now: Date;
}

/** The coupon by its code, or why it is not good. */
export async function tryCoupon(
  db: Queryable,
  code: string,
  { shopId, customerId, itemTotal, now }: Wish,
): Promise<Coupon | DomainError> {
  if (code === "") return new DomainError("coupon_missing");
  const coupon = await coupons.findCoupon(db, shopId, code);
  if (!coupon) return new DomainError("coupon_invalid", { code });
  const usesByCustomer = await countUses(db, shopId, coupon, customerId);
  return couponError(coupon, { itemTotal, usesByCustomer, now }) ?? coupon;
}

/**
 * Says better why a coupon is none of the shop's, where another shop shows it to everybody. Of codes that a shop gives to
 * some only nobody learns here that there are any.
 * @param db the database itself: in a tenant scope there is no other shop
 * @param refusal one that `tryCoupon` answered, for it says which code it is about
 * @returns coupon_of_other_shop; the refusal as it is where it is another, or nobody shows such a coupon
 */
export async function explainRefusal(
  db: Queryable,
  refusal: DomainError,
  { shopId, now }: { shopId: number; now: Date },
): Promise<DomainError> {
  const { code } = refusal.context;
  if (refusal.code !== "coupon_invalid" || typeof code !== "string") return refusal;
  const namesakes = await coupons.listCouponsShownElsewhere(db, shopId, code);
  const isGoodElsewhere = namesakes.some(
    (coupon) => !couponError(coupon, { itemTotal: coupon.minItemTotal, usesByCustomer: 0, now }),
  );
  if (!isGoodElsewhere) return refusal;
  return new DomainError("coupon_of_other_shop", refusal.context);
}

/** What came of work with a coupon; a refusal says what can be said of it beyond the shop's wall. @param work that is over before it is said */
export async function explained<Result>(
  { db, clock }: { db: Queryable; clock: Clock },
  shopId: number,
  work: Promise<Result>,
): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    throw await explainRefusal(db, error, { shopId, now: clock.now() });
  }
}

async function countUses(db: Queryable, shopId: number, coupon: Coupon, customerId: number | undefined) {
  if (customerId === undefined || coupon.usesPerCustomer === null) return 0;
  return (await coupons.countUsesOfEach(db, shopId, [coupon.id], customerId)).get(coupon.id) ?? 0;
}

/** The coupons of those that a shop shows to everybody that the shopper can have, each with what is still in the way. */
export async function listShownCoupons(db: Queryable, { shopId, customerId, itemTotal, now }: Wish) {
  const shown = await coupons.listPublicCoupons(db, shopId, now);
  const ids = shown.map(({ id }) => id);
  const uses =
    customerId === undefined
      ? new Map<number, number>()
      : await coupons.countUsesOfEach(db, shopId, ids, customerId);
  return shown
    .map((coupon) => ({
      coupon,
      refusal: couponError(coupon, { itemTotal, usesByCustomer: uses.get(coupon.id) ?? 0, now }),
    }))
    .filter(({ refusal }) => !refusal || refusal.code === "coupon_below_minimum");
}

/**
 * Takes one use of a coupon for a customer, and holds the coupon until the transaction ends: call it after stock is taken,
 * so that locks come in one order. Uses are counted under that lock, for a customer may order twice at once.
 * @returns the id of the use
 * @throws coupon_used_up, coupon_already_used
 */
export async function takeCoupon(
  tx: Queryable,
  { shopId, customerId, now }: { shopId: number; customerId: number; now: Date },
  coupon: Coupon,
): Promise<number> {
  if (!(await coupons.takeCouponUse(tx, shopId, coupon.id))) throw new DomainError("coupon_used_up");
  const { usesPerCustomer } = coupon;
  if (usesPerCustomer !== null && (await countUses(tx, shopId, coupon, customerId)) >= usesPerCustomer) {
    throw new DomainError("coupon_already_used");
  }
  return coupons.insertCouponUse(tx, { shopId, couponId: coupon.id, customerId, usedAt: now });
}

/** A coupon's conditions, a sentence each. */
export function couponTerms(coupon: Coupon, language: Language): string[] {
  const translate = translator(language);
  const money = (amount: number) => formatMoney(amount, language);
  const { percent, amount, maxDiscount, minItemTotal, startsAt, endsAt, usesPerCustomer } = coupon;
  const off =
    percent === null
      ? translate("api.coupon.amountOff", { amount: money(amount ?? 0) })
      : translate("api.coupon.percentOff", { percent: formatNumber(percent, language) });
  return [
    off,
    maxDiscount !== null && translate("api.coupon.atMost", { amount: money(maxDiscount) }),
    minItemTotal > 0 && translate("api.coupon.from", { amount: money(minItemTotal) }),
    startsAt && translate("api.coupon.starts", { date: formatDate(startsAt.toISOString(), language) }),
    endsAt && translate("api.coupon.ends", { date: formatDate(endsAt.toISOString(), language) }),
    usesPerCustomer !== null &&
      translate("api.coupon.perCustomer", {
        count: usesPerCustomer,
        formatted: formatNumber(usesPerCustomer, language),
      }),
  ].filter((sentence): sentence is string => Boolean(sentence));
}
