import type { OrderSummary } from "@haat/contract/shop/order.contract";
import { cartLineView } from "../../server/present/display.server";
import type { RequestContext } from "../../server/http/request-context.server";
import { applyToCart, loseCoupon, takeOffCart } from "../cart/coupon.server";
import type { Purchase } from "./checkout.server";
import type { CheckoutOrder } from "./order-placing.server";
import type { Shop } from "../../server/http/shop-of-page.server";

/** The cart as what is about to be bought. */
export function cartPurchase(context: RequestContext, shop: Shop): Purchase & CheckoutOrder {
  const { seller, paths } = shop;
  const { language, translate } = context;
  return {
    base: paths.checkout,
    edit: { href: paths.cart, label: translate("pages.checkout.editCart") },
    async price(choice) {
      const { data } = await context.client().cart.showCart({
        language,
        sellerKey: seller.seller_key,
        shipping_method: choice.shippingMethod,
        address_unique_id: choice.addressId,
      });
      const lines = data.items.map((item) => cartLineView(context, shop, item, data.items));
      return { quote: data, lines, refused: await loseCoupon(context, shop, data) };
    },
    coupon: {
      isInAddress: false,
      apply: (_, code) => applyToCart(context, shop, code),
      takeOff: () => takeOffCart(context, shop),
    },
    place: (order, idempotencyKey) =>
      context.client().order.cartPurchaseOrder(order, { context: { idempotencyKey } }),
  };
}

/** For how long an order counts as placed just now, ms. */
const justNow = 15 * 60_000;

/**
 * The order that emptied the cart a moment ago, for a second tab that still shows the checkout: it must not look as if
 * nothing had been ordered.
 */
export async function findOrderJustPlaced(context: RequestContext, { seller }: Shop) {
  const { data } = await context.client().order.purchaseOrderList({
    language: context.language,
    sellerKey: seller.seller_key,
    page: 1,
  });
  const [newest] = data.orders;
  return newest && isRecent(newest) ? newest : undefined;
}

function isRecent({ ordered_at, status }: OrderSummary): boolean {
  return status !== "cancel" && Date.now() - new Date(ordered_at).getTime() < justNow;
}
