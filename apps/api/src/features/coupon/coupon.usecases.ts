import type { Language } from "@haat/contract/shared/languages";
import { formatDate } from "@haat/i18n/dates";
import { formatMoney } from "@haat/i18n/money";
import { formatNumber } from "@haat/i18n/numbers";
import { translator } from "@haat/i18n/translator";
import type { Database, Queryable } from "../../database/database";
import type { Clock } from "../../process/clock";
import { DomainError } from "../../process/domain-error";
import * as coupons from "./coupon.repository";
import type { Coupon } from "./coupon.repository";
import { couponError } from "./coupon.rules";

export type { Coupon } from "./coupon.repository";
/** A cancelled order gives its use back, and takes it again where that is undone. */
export { giveBackCouponUse, retakeCouponUse, type GivenBackUse } from "./coupon.repository";

/** Who wants to use a coupon, for how much, when. */
interface Wish {
  shopId: number;
  /** Undefined for a guest, whose earlier uses nobody knows. */
  customerId: number | undefined;
  /** Poisha. */
  itemTotal: number;
  now: Date;
}

/** The coupon by its code, or why it is not good; for who only looks, on the database itself. */
export async function lookAtCoupon(
  db: Database,
  code: string,
  { shopId, customerId, itemTotal, now }: Wish,
): Promise<Coupon | DomainError> {
  if (code === "") return new DomainError("coupon_missing");
  const [coupon] = await coupons.readCoupons(db, { shopId, customerId, code, now });
  if (!coupon) return new DomainError("coupon_invalid", { code });
  return couponError(coupon, { itemTotal, usesByCustomer: coupon.usesByCustomer, now }) ?? coupon;
}

/** The same in a transaction that goes on with it. */
export async function tryCoupon(
  db: Queryable,
  code: string,
  { shopId, customerId, itemTotal, now }: Wish,
): Promise<Coupon | DomainError> {
  const found = await findCoupon(db, code, { shopId, customerId, itemTotal, now });
  return found instanceof DomainError ? found : (found.refusal ?? found.coupon);
}

/** The same, good too where only the items are not yet worth enough. */
export async function reachCoupon(db: Queryable, code: string, wish: Wish): Promise<Coupon | DomainError> {
  const found = await findCoupon(db, code, wish);
  if (found instanceof DomainError) return found;
  const { coupon, refusal } = found;
  return refusal && refusal.code !== "coupon_below_minimum" ? refusal : coupon;
}

async function findCoupon(db: Queryable, code: string, { shopId, customerId, itemTotal, now }: Wish) {
  if (code === "") return new DomainError("coupon_missing");
  const coupon = await coupons.findCoupon(db, shopId, code);
  if (!coupon) return new DomainError("coupon_invalid", { code });
  const usesByCustomer = await countUses(db, shopId, coupon, customerId);
  return { coupon, refusal: couponError(coupon, { itemTotal, usesByCustomer, now }) };
}

/**
 * Says better why a coupon is none of the shop's, where another shop shows it to everybody. Of codes that a shop gives to
 * some only nobody learns here that there are any.
 * @param db the database itself: in a tenant scope there is no other shop
 * @param refusal as it was answered for a code, which it names
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
  return coupons.countUses(db, shopId, coupon.id, customerId);
}

/** The coupons that a shop shows to everybody, each with how often a customer has used it; nobody knows of a guest. */
export function readShownCoupons(db: Database, asked: Omit<Wish, "itemTotal">): Promise<UsedCoupon[]> {
  return coupons.readCoupons(db, asked);
}

type ToldOf =
  "percent" | "amount" | "maxDiscount" | "minItemTotal" | "startsAt" | "endsAt" | "usesPerCustomer";

type UsedCoupon = Coupon & { usesByCustomer: number };

/** Those of them that the shopper can have, each with what is still in the way. */
export function couponsWithinReach(shown: UsedCoupon[], { itemTotal, now }: Pick<Wish, "itemTotal" | "now">) {
  return shown
    .map((coupon) => ({
      coupon,
      refusal: couponError(coupon, { itemTotal, usesByCustomer: coupon.usesByCustomer, now }),
    }))
    .filter(({ refusal }) => !refusal || refusal.code === "coupon_below_minimum");
}

/**
 * Takes one use of a coupon for a customer, and holds the coupon until the transaction ends: call it after stock is taken,
 * so that locks come in one order. Uses are counted under that lock, for a customer may order twice at once.
 * @returns the id of the use
 * @throws coupon_already_used; what is in the way where the coupon is not any more what was read; coupon_changed where its
 * rules are others now, so that the total that was agreed to is not right any more
 */
export async function takeCoupon(
  tx: Queryable,
  wish: Wish & { customerId: number },
  coupon: Coupon,
): Promise<number> {
  const { shopId, customerId, now } = wish;
  if (!(await coupons.takeCouponUse(tx, shopId, coupon))) {
    const present = await tryCoupon(tx, coupon.code, wish);
    throw present instanceof DomainError ? present : new DomainError("coupon_changed");
  }
  const { usesPerCustomer } = coupon;
  if (usesPerCustomer !== null && (await countUses(tx, shopId, coupon, customerId)) >= usesPerCustomer) {
    throw new DomainError("coupon_already_used");
  }
  const { id: couponId, version } = coupon;
  return coupons.insertCouponUse(tx, { shopId, couponId, version, customerId, usedAt: now });
}

/** A coupon's conditions, a sentence each. */
export function couponTerms(coupon: Pick<Coupon, ToldOf>, language: Language): string[] {
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
