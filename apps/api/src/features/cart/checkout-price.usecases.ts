import { couponStatus, shippingMethods, type ShippingMethod } from "@haat/contract/business-constants";
import type { DeliveryFee, Quote } from "@haat/contract/cart.contract";
import type { Language } from "@haat/contract/languages";
import type { Clock } from "../../process/clock";
import type { Queryable } from "../../database/database";
import { DomainError } from "../../process/domain-error";
import { textIn } from "../../http/language";
import { failureDataOf } from "../../http/failure";
import type { Shopper } from "../account/identity";
import { findAddress } from "../address/address.usecases";
import { discountOf } from "../coupon/coupon.rules";
import { explainRefusal, tryCoupon } from "../coupon/coupon.usecases";
import type { Place } from "../shop/delivery.rules";
import type { ShopRow } from "../shop/shop.usecases";
import { deliveryFeeOf, itemTotalOf, notDelivered, totalsOf, type Bill as Bill } from "./pricing.rules";

/** What the shopper has chosen at the checkout so far. */
export interface Checkout {
  language: Language;
  shipping_method?: ShippingMethod | undefined;
  address_unique_id?: string | undefined;
  code?: string | undefined;
}

export const customerIdOf = (shopper: Shopper) =>
  shopper.kind === "customer" ? shopper.customerId : undefined;

/** A refusal in a member of an answer that is otherwise good. */
export function inWords(refusal: DomainError, language: Language) {
  return { code: refusal.code, message: failureDataOf(refusal, language).detail };
}

/** What lines cost as the checkout chose. @throws address_not_found */
export async function priceCheckout(
  { db, clock }: { db: Queryable; clock: Clock },
  shopper: Shopper,
  shop: ShopRow,
  lines: { unitPrice: number; quantity: number; homeCityOnly: boolean; name: { bn: string; en: string } }[],
  { language, shipping_method, address_unique_id, code }: Checkout,
): Promise<Omit<Quote, "items" | "total_items" | "total_pieces">> {
  const itemTotal = itemTotalOf(lines);
  const wish = { shopId: shop.id, customerId: customerIdOf(shopper), itemTotal, now: clock.now() };
  const place = address_unique_id ? await placeOf(db, shopper, address_unique_id) : undefined;
  const tried = code && lines.length > 0 ? await tryCoupon(db, code, wish) : undefined;
  const refusal = tried instanceof DomainError ? tried : undefined;
  const coupon = tried instanceof DomainError ? undefined : tried;
  const discount = coupon ? discountOf(coupon, itemTotal) : 0;
  const shippingMethod = shipping_method ?? shippingMethods.homeDelivery;
  const bill = { lines, discount, terms: shop, shippingMethod, place };
  return {
    totals: totalsOf(bill),
    delivery: deliveryFees(bill),
    not_delivered: [...new Set(notDelivered(bill, lines).map(({ name }) => textIn(language, name)))],
    coupon: coupon ? { code: coupon.code, discount } : null,
    coupon_status: coupon ? couponStatus.applied : refusal ? couponStatus.cleared : couponStatus.untried,
    coupon_refusal: refusal ? inWords(refusal, language) : null,
  };
}

/** A quote whose refused coupon says what can be said of it beyond the shop's wall. @param parts.db the database itself */
export async function explainCoupon<Priced extends Pick<Quote, "coupon_refusal">>(
  { db, clock }: { db: Queryable; clock: Clock },
  shopId: number,
  { code, language }: Checkout,
  priced: Priced,
): Promise<Priced> {
  if (!code || priced.coupon_refusal?.code !== "coupon_invalid") return priced;
  const unknown = new DomainError("coupon_invalid", { code });
  const refusal = await explainRefusal(db, unknown, { shopId, now: clock.now() });
  return { ...priced, coupon_refusal: inWords(refusal, language) };
}

/** The fee of each way to get the goods, so that both can be shown beside each other. */
function deliveryFees(bill: Bill): DeliveryFee[] {
  const { homeDelivery, pickUp } = shippingMethods;
  return [homeDelivery, pickUp].map((method) => ({
    shipping_method: method,
    fee: deliveryFeeOf(bill, method),
    is_estimate: method === homeDelivery && bill.place === undefined,
  }));
}

async function placeOf(db: Queryable, shopper: Shopper, addressId: string): Promise<Place> {
  const address =
    shopper.kind === "customer" ? await findAddress(db, shopper.customerId, addressId) : undefined;
  if (!address) throw new DomainError("address_not_found");
  return { cityId: address.city.id, areaId: address.area.id };
}
