import { randomUUID } from "node:crypto";
import type { Address } from "@haat/contract/shop/address.contract";
import { shippingMethods, type ShippingMethod } from "@haat/contract/shared/business-constants";
import { usualAddress, type Quote } from "@haat/contract/shop/cart.contract";
import { formatMoney } from "@haat/i18n/money";
import { addressView } from "../../server/present/address-text.server";
import { deliveryTime, missingOrder } from "../../server/present/delivery-promise.server";
import { closedSentence } from "../../server/present/opening-hours.server";
import { countsText, stockRefusal, totalsView } from "../../server/present/display.server";
import type { PageLanguage, RequestContext } from "../../server/http/request-context.server";
import { couponView, loadCouponOffers, type CouponError } from "../cart/coupon.server";
import { checkoutHref, type CheckoutChoice } from "./checkout-query.server";
import type { CheckoutLine } from "./checkout-lines";
import type { Shop } from "../../server/http/shop-of-page.server";

interface PricedPurchase {
  quote: Quote;
  lines: CheckoutLine[];
  refused: CouponError["coupon"] | undefined;
}

/** How a purchase gets and loses its coupon. */
interface PurchaseCoupon {
  isInAddress: boolean;
  /** @returns why the code does not count; nothing where it does */
  apply(choice: CheckoutChoice, code: string | undefined): Promise<Response | undefined>;
  takeOff(): Promise<void>;
}

/** What is about to be bought: the cart, or one product at once. */
export interface Purchase {
  /** The page's address without a choice. */
  base: string;
  /** Prices it for a choice, and says which coupon has just been lost, or is none. */
  price(choice: CheckoutChoice): Promise<PricedPurchase>;
  /** Whose coupon it is: the cart's, which stays with it, or that of this checkout's address. */
  coupon: PurchaseCoupon;
  /** Where what is bought can be changed. */
  edit: { href: string; label: string };
}

/** The checkout of a choice: its address, its totals, and what is wrong with its coupon. Without lines there is none. */
export async function loadCheckout(
  context: RequestContext,
  shop: Shop,
  purchase: Purchase,
  asked: CheckoutChoice,
) {
  const listing = listAddresses(context);
  // The address of a page may name a place that is not known any more.
  const named =
    asked.addressId && (await listing).find(({ address_unique_id: id }) => id === asked.addressId);
  // It may ask for what the shop does not offer, too.
  const shippingMethod = shop.seller.is_pick_up ? asked.shippingMethod : shippingMethods.homeDelivery;
  const priceAt = named ? named.address_unique_id : usualAddress;
  // At once, so that the database is asked for all of it together.
  const [addresses, priced, offers] = await Promise.all([
    listing,
    purchase.price({ ...asked, shippingMethod, addressId: priceAt }),
    loadCouponOffers(context, shop),
  ]);
  if (priced.lines.length === 0) return undefined;
  const address = named || addresses[0];
  const choice = { ...asked, shippingMethod, addressId: address?.address_unique_id };
  return {
    ...checkoutView(context, shop, { ...priced, purchase, choice, address }),
    offers,
    addresses: addresses.map((each) => addressView(context, each)),
  };
}

/** Where the customer's orders can go, the usual place first. */
async function listAddresses(context: RequestContext): Promise<Address[]> {
  const { data } = await context.client().address.customerAddressList({ language: context.language });
  return data.addresses;
}

interface Priced extends PricedPurchase {
  purchase: Purchase;
  choice: CheckoutChoice;
  address: Address | undefined;
}

function checkoutView(context: PageLanguage, shop: Shop, priced: Priced) {
  const { language, translate } = context;
  const { purchase, quote, lines, refused, address } = priced;
  // The address of a page says no more than what can be had.
  const choice = { ...priced.choice, coupon: purchase.coupon.isInAddress ? quote.coupon?.code : undefined };
  const isDelivery = choice.shippingMethod === shippingMethods.homeDelivery;
  const amount = formatMoney(quote.totals.grand_total, language);
  const newAddress = checkoutHref(withQueryOf(shop.paths.newAddress, purchase.base), choice);
  return {
    action: purchase.base,
    // A refused order shows this very choice again.
    placeAction: checkoutHref(purchase.base, choice),
    edit: purchase.edit,
    newAddressHref: newAddress,
    choice,
    coupon: couponView(context, quote, refused),
    delivery: deliveryView(context, shop, quote),
    count: countsText(context, quote),
    lines,
    blocked: blockedBy(context, shop, quote),
    closed: closedSentence(context, shop.seller),
    needsAddress: isDelivery && !address,
    totals: totalsView(context, quote.totals, !isDelivery),
    expectedTotal: quote.totals.grand_total,
    pay: translate(isDelivery ? "pages.checkout.payCash" : "pages.checkout.payCashAtStore", { amount }),
    keepPhoneOn: isDelivery
      ? address && translate("pages.checkout.keepPhoneOn", { phone: address.contact_number })
      : translate("accountPages.checkout.pickUpAt", { address: shop.seller.address }),
    // A new one for each showing of the page: a form pressed twice or sent again makes one order.
    idempotencyKey: randomUUID(),
  };
}

/** Why nothing can be ordered as it is; nothing where it can. */
function blockedBy({ translate, language }: PageLanguage, { seller }: Shop, quote: Quote) {
  const refusal = stockRefusal({ translate, language }, quote.items);
  if (refusal) return refusal;
  if (quote.not_delivered.length === 0) return missingOrder({ translate, language }, quote);
  const names = new Intl.ListFormat(language, { type: "conjunction" }).format(quote.not_delivered);
  return translate("accountPages.cart.notDelivered", { names, city: seller.home_city.city_name });
}

/** The form for a new address has to know where it is to come back to. */
function withQueryOf(path: string, base: string): string {
  const [, query] = base.split("?");
  return query ? `${path}?${query}` : path;
}

function deliveryView(context: PageLanguage, { seller }: Shop, quote: Quote) {
  const { language, translate } = context;
  const wayOf = (method: ShippingMethod) =>
    quote.delivery.find(({ shipping_method }) => shipping_method === method);
  const costOf = (method: ShippingMethod) => {
    const fee = wayOf(method)?.fee ?? 0;
    return fee === 0 ? translate("pages.checkout.freeDelivery") : formatMoney(fee, language);
  };
  return {
    home: {
      cost: costOf(shippingMethods.homeDelivery),
      text: deliveryTime(context, seller, {
        sentence: "pages.checkout.homeDeliveryText",
        zone: wayOf(shippingMethods.homeDelivery)?.zone ?? null,
      }),
    },
    pickUp: seller.is_pick_up ? { cost: costOf(shippingMethods.pickUp), text: seller.address } : undefined,
  };
}
