import { couponStatus } from "@haat/contract/shared/business-constants";
import type { CouponsOfCart, ShopCoupon } from "@haat/contract/shop/cart-coupon.contract";
import type { Language } from "@haat/contract/shared/languages";
import type { Services } from "../../http/call";
import { DomainError } from "../../process/domain-error";
import { textIn } from "../../http/language";
import type { Shopper } from "../account/identity";
import { betterCoupon, discountOf } from "../coupon/coupon.rules";
import {
  couponTerms,
  couponsWithinReach,
  explained,
  lookAtCoupon,
  readShownCoupons,
  tryCoupon,
  type Coupon,
} from "../coupon/coupon.usecases";
import type { Queryable } from "../../database/database";
import { inTenantScope, inTransaction } from "../../database/transaction";
import { requireShop } from "../shop/shop.usecases";
import { readCart } from "./cart-choice.repository";
import * as carts from "./cart.repository";
import { linesOf, ownerOf, tenantScopeOf } from "./cart.usecases";
import { customerIdOf, inWords } from "./checkout-price.usecases";
import { itemTotalOf } from "./pricing.rules";

/**
 * What a coupon takes off the cart as it is, in poisha.
 * @throws cart_empty and the coupon refusals, which clear the coupon: their context says status 0 and discount 0
 */
export async function checkCoupon(services: Services, shopper: Shopper, sellerKey: string, code: string) {
  const shop = await requireShop(services, sellerKey);
  const check = inTenantScope(services, tenantScopeOf(shop.id, shopper), ({ db }) =>
    effectOf(db, services, shopper, shop.id, code),
  );
  return explained(services, shop.id, check);
}

/**
 * Puts a coupon with the shopper's cart, where it stays until it is taken off or ordered. A refused one changes nothing.
 * @throws what `checkCoupon` does
 */
export async function applyCoupon(services: Services, shopper: Shopper, sellerKey: string, code: string) {
  const shop = await requireShop(services, sellerKey);
  const apply = async (tx: Queryable) => {
    const owner = ownerOf(shopper);
    const cart = owner && (await carts.findAndLockCart(tx, shop.id, owner));
    if (!cart) throw cleared(new DomainError("cart_empty"));
    const effect = await effectOf(tx, services, shopper, shop.id, code);
    await carts.keepCoupon(tx, shop.id, cart.id, effect.code);
    return effect;
  };
  return explained(services, shop.id, inTransaction(services.db, apply, tenantScopeOf(shop.id, shopper)));
}

/**
 * Takes the coupon off the shopper's cart; where a code is given, only that one. Without a cart nothing happens.
 * @returns the code that stays
 */
export async function takeCouponOff(
  services: Services,
  shopper: Shopper,
  sellerKey: string,
  code: string | undefined,
): Promise<string | null> {
  const shop = await requireShop(services, sellerKey);
  const takeOff = async (tx: Queryable) => {
    const owner = ownerOf(shopper);
    const cart = owner && (await carts.findAndLockCart(tx, shop.id, owner));
    if (!cart) return null;
    if (code !== undefined && cart.couponCode !== code) return cart.couponCode;
    await carts.keepCoupon(tx, shop.id, cart.id, null);
    return null;
  };
  return inTransaction(services.db, takeOff, tenantScopeOf(shop.id, shopper));
}

async function effectOf(db: Queryable, { clock }: Services, shopper: Shopper, shopId: number, code: string) {
  const lines = await linesOf({ db }, shopper, shopId);
  if (lines.length === 0) throw cleared(new DomainError("cart_empty"));
  const itemTotal = itemTotalOf(lines);
  const coupon = await tryCoupon(db, code, wishOf(shopId, shopper, itemTotal, clock.now()));
  if (coupon instanceof DomainError) throw cleared(coupon);
  const discount = discountOf(coupon, itemTotal);
  return {
    code: coupon.code,
    status: couponStatus.applied,
    discount,
    item_total: itemTotal,
    total_amount: itemTotal - discount,
  };
}

const wishOf = (shopId: number, shopper: Shopper, itemTotal: number, now: Date) => ({
  shopId,
  customerId: customerIdOf(shopper),
  itemTotal,
  now,
});

const cleared = ({ code, context }: DomainError) =>
  new DomainError(code, { ...context, status: couponStatus.cleared, discount: 0 });

/** What a coupon is called, and its conditions; one without a title is called by what it takes off. */
function inWordsOf(coupon: Coupon, language: Language) {
  const terms = couponTerms(coupon, language);
  return { title: textIn(language, coupon.title) || (terms[0] ?? coupon.code), terms };
}

/**
 * The coupons of those that a shop shows to everybody that the shopper can have, with what the cart lacks for each: the
 * nearest first, and of equally near ones that which takes off most; and the one that is worth more than what is used.
 * @throws store_not_found
 */
export async function listCoupons(
  services: Services,
  shopper: Shopper,
  sellerKey: string,
  language: Language,
): Promise<CouponsOfCart> {
  const shop = await requireShop(services, sellerKey);
  const { db, clock } = services;
  const now = clock.now();
  const owner = ownerOf(shopper);
  const [cart, shown] = await Promise.all([
    owner && readCart(db, { shopId: shop.id, owner }),
    readShownCoupons(db, { shopId: shop.id, customerId: customerIdOf(shopper), now }),
  ]);
  const lines = cart?.lines ?? [];
  const itemTotal = itemTotalOf(lines);
  const reach = couponsWithinReach(shown, { itemTotal, now });
  const offers = reach
    .map(({ coupon, refusal }) => describeOffer(coupon, refusal, itemTotal, language))
    .sort((one, other) => one.missing - other.missing || other.discount - one.discount);
  const within = reach.map(({ coupon }) => coupon);
  const kept = lines[0]?.cartCoupon;
  const counting = kept
    ? await usedCoupon(services, shopper, shop.id, { kept, within, itemTotal })
    : undefined;
  const best = offers.find(({ is_usable }) => is_usable);
  const used = counting ?? within.find(({ code }) => code === best?.code);
  // Of a guest nobody knows what they have used: what is sure is not given up for what may be refused.
  const sure = customerIdOf(shopper) === undefined ? within.filter(isForAnybody) : within;
  return { coupons: offers, better: (used && describeBetter(sure, used, itemTotal)) ?? null };
}

const isForAnybody = ({ usesPerCustomer }: Coupon) => usesPerCustomer === null;

/** The coupon that stays with the cart, where it is good; the shop may show it to nobody. */
async function usedCoupon(
  { db, clock }: Services,
  shopper: Shopper,
  shopId: number,
  { kept, within, itemTotal }: { kept: string; within: Coupon[]; itemTotal: number },
): Promise<Coupon | undefined> {
  const shown = within.find(({ code, minItemTotal }) => code === kept && minItemTotal <= itemTotal);
  if (shown) return shown;
  const found = await lookAtCoupon(db, kept, wishOf(shopId, shopper, itemTotal, clock.now()));
  return found instanceof DomainError ? undefined : found;
}

function describeBetter(within: Coupon[], used: Coupon, itemTotal: number): CouponsOfCart["better"] {
  const better = betterCoupon(within, used, itemTotal);
  if (!better) return null;
  const { coupon, missing, discount } = better;
  return { code: coupon.code, in_place_of: used.code, missing, discount };
}

function describeOffer(
  coupon: Coupon,
  refusal: DomainError | undefined,
  itemTotal: number,
  language: Language,
): ShopCoupon {
  return {
    code: coupon.code,
    ...inWordsOf(coupon, language),
    kind: coupon.kind,
    percent: coupon.percent,
    amount: coupon.amount,
    min_item_total: coupon.minItemTotal,
    max_discount: coupon.maxDiscount,
    starts_at: coupon.startsAt?.toISOString() ?? null,
    ends_at: coupon.endsAt?.toISOString() ?? null,
    uses_per_customer: coupon.usesPerCustomer,
    is_usable: !refusal && itemTotal > 0,
    discount: refusal ? 0 : discountOf(coupon, itemTotal),
    missing: Math.max(0, coupon.minItemTotal - itemTotal),
    refusal: refusal ? inWords(refusal, language) : null,
  };
}
