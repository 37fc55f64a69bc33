import { json, redirect } from "@remix-run/node";
import { paymentMethods, type ShippingMethod } from "@haat/contract/shared/business-constants";
import type { Language } from "@haat/contract/shared/languages";
import { formatMoney } from "@haat/i18n/money";
import { couponIntents } from "@haat/ui/commerce/coupon-box/coupon-box";
import { attempt, type CallFailure } from "@haat/web-forms/call-failure.server";
import { readForm } from "@haat/web-forms/form-data.server";
import { leaveMessage, flashFailure } from "@haat/web-forms/flash-message.server";
import type { PageLanguage, RequestContext } from "../../server/http/request-context.server";
import { checkoutFields, checkoutIntents } from "./checkout-form";
import { checkoutHref, readCheckoutChoice, type CheckoutChoice } from "./checkout-query.server";
import type { Purchase } from "./checkout.server";
import type { Shop } from "../../server/http/shop-of-page.server";

/** What an order says, whatever is bought. */
interface OrderWish {
  language: Language;
  seller_key: string;
  shipping_method: ShippingMethod;
  payment_method: 0;
  address_unique_id?: string;
  code?: string;
  expected_total: number;
}

/** How a purchase becomes an order. */
export interface CheckoutOrder {
  place(order: OrderWish, idempotencyKey: string): PromiseLike<{ data: { order_id: string } }>;
}

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
  return placeOrder(context, shop, purchase, choice, form);
}

async function placeOrder(
  context: RequestContext,
  shop: Shop,
  purchase: CheckoutOrder,
  choice: CheckoutChoice,
  form: FormData,
) {
  const placed = await attempt(
    purchase.place(
      {
        language: context.language,
        seller_key: shop.seller.seller_key,
        shipping_method: choice.shippingMethod,
        payment_method: paymentMethods.cashOnDelivery,
        ...(choice.addressId && { address_unique_id: choice.addressId }),
        ...(choice.coupon && { code: choice.coupon }),
        expected_total: Number(form.get(checkoutFields.expectedTotal)),
      },
      String(form.get(checkoutFields.idempotencyKey) ?? ""),
    ),
  );
  if (placed.ok) return redirect(shop.paths.orderPlaced(placed.answer.data.order_id));
  const { failure } = placed;
  // The cart may be empty because the order was placed in another tab: the page itself then says so.
  if (failure.code === "cart_empty") return redirect(shop.paths.checkout);
  flashFailure(context, failure);
  // Nobody knows whether a late request came through: with the same key it makes one order at most.
  const isUncertain = failure.status === 408 || failure.status === 503;
  const sameKey = isUncertain ? String(form.get(checkoutFields.idempotencyKey) ?? "") : undefined;
  return json({ error: refusalSentence(context, failure), sameKey }, { status: failure.status });
}

function refusalSentence(context: PageLanguage, failure: CallFailure): string {
  const total = failure.context.grand_total;
  if (failure.code === "cart_changed" && typeof total === "number")
    return context.translate("pages.checkout.changed", { amount: formatMoney(total, context.language) });
  return failure.errors[0]?.message ?? failure.detail;
}
