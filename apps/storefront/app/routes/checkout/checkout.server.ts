import { randomUUID } from "node:crypto";
import { redirect } from "@remix-run/node";
import type { Address } from "@haat/contract/address.contract";
import { shippingMethods } from "@haat/contract/business-constants";
import type { Cart } from "@haat/contract/cart.contract";
import { formatMoney } from "@haat/i18n/money";
import { addressView } from "../../server/address-text.server";
import { cartLineView, totalsView } from "../../server/display.server";
import type { RequestContext } from "../../server/request-context.server";
import type { Shop } from "../../server/shop.server";
import { checkoutHref, type CheckoutChoice } from "./checkout-query.server";

/** The checkout of a choice: its address, its totals, and what is wrong with its coupon. */
export async function loadCheckout(context: RequestContext, shop: Shop, asked: CheckoutChoice) {
  const { language } = context;
  const { data } = await context.client().address.customerAddressList({ language });
  const address =
    data.addresses.find((known) => known.address_unique_id === asked.addressId) ??
    data.addresses.find((known) => known.is_home === 1) ??
    data.addresses[0];
  const choice = { ...asked, addressId: address?.address_unique_id };
  const { cart, couponError } = await priceCart(context, shop, choice);
  if (cart.items.length === 0) throw redirect(shop.paths.cart);
  return {
    ...checkoutView(context, shop, cart, choice, address),
    couponError,
    addresses: data.addresses.map(addressView),
  };
}

/** The cart priced for the choice. A coupon that does not hold takes nothing off, and why is said. */
async function priceCart(context: RequestContext, shop: Shop, choice: CheckoutChoice) {
  const { data: cart } = await context.client().cart.showCart({
    language: context.language,
    sellerKey: shop.seller.seller_key,
    shipping_method: choice.shippingMethod,
    address_unique_id: choice.addressId,
    code: choice.coupon,
  });
  return { cart, couponError: cart.coupon_refusal?.message };
}

function checkoutView(
  context: RequestContext,
  { seller, paths }: Shop,
  cart: Cart,
  choice: CheckoutChoice,
  address: Address | undefined,
) {
  const { language, translate } = context;
  const isDelivery = choice.shippingMethod === shippingMethods.homeDelivery;
  const amount = formatMoney(cart.totals.grand_total, language);
  const fee = isDelivery ? cart.totals.delivery_fee : feeWithoutChoice(cart, seller);
  return {
    action: paths.checkout,
    // A refused order shows this very choice again.
    placeAction: checkoutHref(paths.checkout, { ...choice, coupon: cart.coupon?.code }),
    cartHref: paths.cart,
    newAddressHref: checkoutHref(paths.newAddress, choice),
    choice: { ...choice, coupon: cart.coupon?.code ?? choice.coupon },
    applied: cart.coupon && {
      code: cart.coupon.code,
      amount: formatMoney(-cart.coupon.discount, language),
    },
    delivery: {
      home: {
        cost: fee === 0 ? translate("pages.checkout.freeDelivery") : formatMoney(fee, language),
        text: translate("pages.checkout.homeDeliveryText", { data: seller.delivery_time }),
      },
      pickUp: { cost: translate("pages.checkout.freeDelivery"), text: seller.address },
    },
    lines: cart.items.map((item) => cartLineView(context, paths, item)),
    isBlocked: cart.items.some((item) => item.stock_state !== "ok"),
    needsAddress: isDelivery && !address,
    totals: totalsView(context, cart.totals),
    expectedTotal: cart.totals.grand_total,
    pay: translate(isDelivery ? "pages.checkout.payCash" : "pages.checkout.payCashAtStore", { amount }),
    keepPhoneOn: address && translate("pages.checkout.keepPhoneOn", { phone: address.contact_number }),
    // A new one for each showing of the page: a form pressed twice or sent again makes one order.
    idempotencyKey: randomUUID(),
  };
}

/** What home delivery would cost where pick-up is chosen: the fee inside the shop's city, unless it is free. */
function feeWithoutChoice(cart: Cart, seller: Shop["seller"]): number {
  const isFree = seller.free_delivery_from !== null && cart.totals.item_total >= seller.free_delivery_from;
  return isFree ? 0 : seller.delivery_fee_inside;
}
