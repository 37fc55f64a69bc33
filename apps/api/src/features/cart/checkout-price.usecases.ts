import { couponStatus, shippingMethods, type ShippingMethod } from "@haat/contract/shared/business-constants";
import { usualAddress, type DeliveryFee, type Quote } from "@haat/contract/shop/cart.contract";
import type { Language } from "@haat/contract/shared/languages";
import type { Clock } from "../../process/clock";
import type { Database } from "../../database/database";
import { DomainError } from "../../process/domain-error";
import { textIn } from "../../http/language";
import { failureDataOf } from "../../http/failure";
import type { Shopper } from "../account/identity";
import { readAddresses } from "../address/address.usecases";
import { discountOf } from "../coupon/coupon.rules";
import { explainRefusal, lookAtCoupon } from "../coupon/coupon.usecases";
import { zoneOf, type Place } from "../shop/delivery.rules";
import type { ShopRow } from "../shop/shop.usecases";
import { leastOrderOf } from "./least-order.rules";
import {
  deliveryFeeOf,
  freeDeliveryOf,
  itemTotalOf,
  notDelivered,
  totalsOf,
  type Bill as Bill,
} from "./pricing.rules";

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

/** What is bought, as far as its price goes. */
interface PricedLines {
  lines: { unitPrice: number; quantity: number; homeCityOnly: boolean; name: { bn: string; en: string } }[];
  /** Where it goes, where an address is chosen. */
  place: Place | undefined;
}

/** What lines cost as the checkout chose. */
export async function priceCheckout(
  { db, clock }: { db: Database; clock: Clock },
  shopper: Shopper,
  shop: ShopRow,
  { lines, place }: PricedLines,
  { language, shipping_method, code }: Omit<Checkout, "address_unique_id">,
): Promise<Omit<Quote, "items" | "total_items" | "total_pieces">> {
  const itemTotal = itemTotalOf(lines);
  const wish = { shopId: shop.id, customerId: customerIdOf(shopper), itemTotal, now: clock.now() };
  const tried = code && lines.length > 0 ? await lookAtCoupon(db, code, wish) : undefined;
  const refusal = tried instanceof DomainError ? tried : undefined;
  const coupon = tried instanceof DomainError ? undefined : tried;
  const discount = coupon ? discountOf(coupon, itemTotal) : 0;
  const shippingMethod = shipping_method ?? shippingMethods.homeDelivery;
  const bill = { lines, discount, terms: shop, shippingMethod, place };
  return {
    totals: totalsOf(bill),
    delivery: deliveryFees(bill, shop),
    not_delivered: [...new Set(notDelivered(bill, lines).map(({ name }) => textIn(language, name)))],
    least_order: leastOrderOf(shop, itemTotal),
    free_delivery: freeDeliveryOf(shop, itemTotal),
    coupon: coupon ? { code: coupon.code, discount } : null,
    coupon_status: coupon ? couponStatus.applied : refusal ? couponStatus.cleared : couponStatus.untried,
    coupon_refusal: refusal ? inWords(refusal, language) : null,
  };
}

/** A quote whose refused coupon says what can be said of it beyond the shop's wall. @param parts.db the database itself */
export async function explainCoupon<Priced extends Pick<Quote, "coupon_refusal">>(
  { db, clock }: { db: Database; clock: Clock },
  shopId: number,
  { code, language }: Checkout,
  priced: Priced,
): Promise<Priced> {
  if (!code || priced.coupon_refusal?.code !== "coupon_invalid") return priced;
  const unknown = new DomainError("coupon_invalid", { code });
  const refusal = await explainRefusal(db, unknown, { shopId, now: clock.now() });
  return { ...priced, coupon_refusal: inWords(refusal, language) };
}

/** The fee of each way to get the goods from a shop, so that they can be shown beside each other. */
function deliveryFees(bill: Bill, { offersPickUp }: Pick<ShopRow, "offersPickUp">): DeliveryFee[] {
  const { homeDelivery, pickUp } = shippingMethods;
  const ways = offersPickUp ? [homeDelivery, pickUp] : [homeDelivery];
  return ways.map((method) => {
    const isBrought = method === homeDelivery;
    return {
      shipping_method: method,
      fee: deliveryFeeOf(bill, method),
      is_estimate: isBrought && bill.place === undefined,
      zone: isBrought && bill.place ? zoneOf(bill.terms, bill.place) : null,
    };
  });
}

/**
 * Where the chosen address of a checkout lies; nothing where none is chosen, or the usual one of a customer who has none.
 * @throws address_not_found, also for somebody else's
 */
export async function placeOf(
  db: Database,
  shopper: Shopper,
  { address_unique_id: id }: Checkout,
): Promise<Place | undefined> {
  if (!id) return undefined;
  const addresses = shopper.kind === "customer" ? await readAddresses(db, shopper.customerId) : [];
  const isUsual = id === usualAddress;
  const address = isUsual ? addresses[0] : addresses.find((each) => each.id === id);
  if (!address && !isUsual) throw new DomainError("address_not_found");
  return address && { cityId: address.city.id, areaId: address.area.id };
}
