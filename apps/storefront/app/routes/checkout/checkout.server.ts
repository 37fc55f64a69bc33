import { randomUUID } from "node:crypto";
import type { Address } from "@haat/contract/address.contract";
import { shippingMethods } from "@haat/contract/business-constants";
import type { Quote } from "@haat/contract/cart.contract";
import { formatMoney } from "@haat/i18n/money";
import { addressView } from "../../server/address-text.server";
import { totalsView } from "../../server/display.server";
import type { RequestContext } from "../../server/request-context.server";
import type { Shop } from "../../server/shop.server";
import { couponView, loadCouponOffers } from "../cart/coupon.server";
import { checkoutHref, type CheckoutChoice } from "./checkout-query.server";
import type { CheckoutLine } from "./checkout-lines";

/** What is about to be bought: the cart, or one product at once. */
export interface Purchase {
  /** The page's address without a choice. */
  base: string;
  /** Prices it for a choice. */
  price(choice: CheckoutChoice): Promise<{ quote: Quote; lines: CheckoutLine[] }>;
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
  const { language } = context;
  const { data } = await context.client().address.customerAddressList({ language });
  const address =
    data.addresses.find((known) => known.address_unique_id === asked.addressId) ??
    data.addresses.find((known) => known.is_home === 1) ??
    data.addresses[0];
  const choice = { ...asked, addressId: address?.address_unique_id };
  const { quote, lines } = await purchase.price(choice);
  if (lines.length === 0) return undefined;
  return {
    ...checkoutView(context, shop, { purchase, quote, lines, choice, address }),
    offers: await loadCouponOffers(context, shop),
    addresses: data.addresses.map(addressView),
  };
}

interface Priced {
  purchase: Purchase;
  quote: Quote;
  lines: CheckoutLine[];
  choice: CheckoutChoice;
  address: Address | undefined;
}

function checkoutView(context: RequestContext, shop: Shop, priced: Priced) {
  const { language, translate } = context;
  const { purchase, quote, lines, choice, address } = priced;
  const isDelivery = choice.shippingMethod === shippingMethods.homeDelivery;
  const amount = formatMoney(quote.totals.grand_total, language);
  const newAddress = checkoutHref(withQueryOf(shop.paths.newAddress, purchase.base), choice);
  return {
    action: purchase.base,
    // A refused order shows this very choice again.
    placeAction: checkoutHref(purchase.base, { ...choice, coupon: quote.coupon?.code }),
    edit: purchase.edit,
    newAddressHref: newAddress,
    choice: { ...choice, coupon: quote.coupon?.code ?? choice.coupon },
    coupon: couponView(context, quote, choice.coupon),
    delivery: deliveryView(context, shop, quote, isDelivery),
    lines,
    isBlocked: quote.items.some((item) => item.stock_state !== "ok"),
    needsAddress: isDelivery && !address,
    totals: totalsView(context, quote.totals),
    expectedTotal: quote.totals.grand_total,
    pay: translate(isDelivery ? "pages.checkout.payCash" : "pages.checkout.payCashAtStore", { amount }),
    keepPhoneOn: isDelivery
      ? address && translate("pages.checkout.keepPhoneOn", { phone: address.contact_number })
      : translate("accountPages.checkout.pickUpAt", { address: shop.seller.address }),
    // A new one for each showing of the page: a form pressed twice or sent again makes one order.
    idempotencyKey: randomUUID(),
  };
}

/** The form for a new address has to know where it is to come back to. */
function withQueryOf(path: string, base: string): string {
  const [, query] = base.split("?");
  return query ? `${path}?${query}` : path;
}

function deliveryView(context: RequestContext, { seller }: Shop, quote: Quote, isDelivery: boolean) {
  const free = context.translate("pages.checkout.freeDelivery");
  const fee = isDelivery ? quote.totals.delivery_fee : feeWithoutChoice(quote, seller);
  return {
    home: {
      cost: fee === 0 ? free : formatMoney(fee, context.language),
      text: context.translate("pages.checkout.homeDeliveryText", { data: seller.delivery_time }),
    },
    pickUp: { cost: free, text: seller.address },
  };
}

/** What home delivery would cost where pick-up is chosen: the fee inside the shop's city, unless it is free. */
function feeWithoutChoice(quote: Quote, seller: Shop["seller"]): number {
  const isFree = seller.free_delivery_from !== null && quote.totals.item_total >= seller.free_delivery_from;
  return isFree ? 0 : seller.delivery_fee_inside;
}
