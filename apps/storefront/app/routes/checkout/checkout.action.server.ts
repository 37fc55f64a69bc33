import { json, redirect } from "@remix-run/node";
import { couponIntents } from "@haat/ui/commerce/coupon-box/coupon-box";
import { readForm } from "@haat/web-forms/form-data.server";
import { leaveMessage, flashFailure } from "@haat/web-forms/flash-message.server";
import type { RequestContext } from "../../server/http/request-context.server";
import { checkoutFields, checkoutIntents } from "./checkout-form";
import { checkoutHref, readCheckoutChoice } from "./checkout-query.server";
import type { Purchase } from "./checkout.server";
import { orderCodeHref, readOrderWished, type OrderWished } from "./order-code-query.server";
import { requestOrderCode } from "./order-code-request.server";
import { isUncertain, placeOrder, refusalSentence, type CheckoutOrder } from "./order-placing.server";
import type { Shop } from "../../server/http/shop-of-page.server";

/** Places the order, or shows the checkout again for another choice. */
export async function continueCheckout(
  context: RequestContext,
  shop: Shop,
  purchase: Purchase & CheckoutOrder,
  request: Request,
) {
  const form = await readForm(request, Object.values(checkoutFields));
  const intent = form.get(checkoutFields.intent);
  const { coupon: sentCode, ...chosen } = readCheckoutChoice(form);
  const choice = { ...chosen, coupon: purchase.coupon.isInAddress ? sentCode : undefined };
  if (intent === couponIntents.remove) {
    await purchase.coupon.takeOff();
    return redirect(checkoutHref(purchase.base, { ...choice, coupon: undefined }));
  }
  // A tap on a public coupon sends its code alone.
  if (intent === couponIntents.apply || (intent === null && sentCode)) {
    const refused = await purchase.coupon.apply(choice, sentCode);
    return refused ?? redirect(checkoutHref(purchase.base, choice));
  }
  if (intent !== checkoutIntents.place) return redirect(checkoutHref(purchase.base, choice));
  const inAddress = readCheckoutChoice(new URL(request.url).searchParams);
  const shown = purchase.coupon.isInAddress ? inAddress : { ...inAddress, coupon: undefined };
  if (checkoutHref("", shown) !== checkoutHref("", choice)) {
    // Chosen since the page was made, without scripts: its total has not been seen yet.
    leaveMessage(context, "warning", context.translate("pages.checkout.choiceChanged"));
    return redirect(checkoutHref(purchase.base, choice));
  }
  const wished = readOrderWished(form);
  return wished
    ? order(context, shop, purchase, { ...wished, choice })
    : redirect(checkoutHref(purchase.base, choice));
}

async function order(
  context: RequestContext,
  shop: Shop,
  purchase: Purchase & CheckoutOrder,
  wished: OrderWished,
) {
  const placed = await placeOrder(context, shop, purchase, wished);
  if (placed.ok) return redirect(shop.paths.orderPlaced(placed.answer.data.order_id));
  const { failure } = placed;
  // The cart may be empty because the order was placed in another tab: the page itself then says so.
  if (failure.code === "cart_empty") return redirect(shop.paths.checkout);
  if (failure.code === "order_code_needed") return askCode(context, shop, purchase, wished);
  flashFailure(context, failure);
  const sameKey = isUncertain(failure) ? wished.idempotencyKey : undefined;
  return json({ error: refusalSentence(context, failure), sameKey }, { status: failure.status });
}

/** Sends the code that an order asks for, and leads to where it is typed in; there another one can be asked for. */
async function askCode(context: RequestContext, shop: Shop, { base }: Purchase, wished: OrderWished) {
  const sent = await requestOrderCode(context, wished.idempotencyKey);
  if (!sent.ok) flashFailure(context, sent.failure);
  return redirect(orderCodeHref(shop, base, wished));
}
