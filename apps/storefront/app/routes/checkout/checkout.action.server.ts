import { json, redirect } from "@remix-run/node";
import { paymentMethods } from "@haat/contract/business-constants";
import { couponIntents } from "@haat/ui/commerce/coupon-box/coupon-box";
import { formatMoney } from "@haat/i18n/money";
import { attempt, type CallFailure } from "../../server/call-failure.server";
import { readForm } from "../../server/form-data.server";
import { leaveMessage } from "../../server/message.server";
import type { RequestContext } from "../../server/request-context.server";
import type { Shop } from "../../server/shop.server";
import { checkoutFields, checkoutIntents } from "./checkout-form";
import { checkoutHref, readCheckoutChoice } from "./checkout-query.server";

/** Places the order, or shows the checkout again for another choice. */
export async function continueCheckout(context: RequestContext, shop: Shop, request: Request) {
  const form = await readForm(request, Object.values(checkoutFields));
  const intent = form.get(checkoutFields.intent);
  const choice = readCheckoutChoice(form);
  if (intent === couponIntents.remove)
    return redirect(checkoutHref(shop.paths.checkout, { ...choice, coupon: undefined }));
  if (intent !== checkoutIntents.place) return redirect(checkoutHref(shop.paths.checkout, choice));
  const shown = readCheckoutChoice(new URL(request.url).searchParams);
  if (checkoutHref("", shown) !== checkoutHref("", choice)) {
    // Chosen since the page was made, without scripts: its total has not been seen yet.
    leaveMessage(context, "warning", context.translate("pages.checkout.choiceChanged"));
    return redirect(checkoutHref(shop.paths.checkout, choice));
  }
  const placed = await attempt(
    context.client().order.cartPurchaseOrder(
      {
        language: context.language,
        seller_key: shop.seller.seller_key,
        shipping_method: choice.shippingMethod,
        payment_method: paymentMethods.cashOnDelivery,
        ...(choice.addressId && { address_unique_id: choice.addressId }),
        ...(choice.coupon && { code: choice.coupon }),
        expected_total: Number(form.get(checkoutFields.expectedTotal)),
      },
      { context: { idempotencyKey: String(form.get(checkoutFields.idempotencyKey) ?? "") } },
    ),
  );
  if (placed.ok) return redirect(shop.paths.orderPlaced(placed.answer.data.order_id));
  return json({ error: refusalSentence(context, placed.failure) }, { status: placed.failure.status });
}

function refusalSentence(context: RequestContext, failure: CallFailure): string {
  const total = failure.context.grand_total;
  if (failure.code === "cart_changed" && typeof total === "number")
    return context.translate("pages.checkout.changed", { amount: formatMoney(total, context.language) });
  return failure.errors[0]?.message ?? failure.detail;
}
