import { paymentMethods, type ShippingMethod } from "@haat/contract/shared/business-constants";
import type { Language } from "@haat/contract/shared/languages";
import { formatMoney } from "@haat/i18n/money";
import { attempt, type CallFailure } from "@haat/web-forms/call-failure.server";
import type { PageLanguage, RequestContext } from "../../server/http/request-context.server";
import type { Shop } from "../../server/http/shop-of-page.server";
import type { OrderWished } from "./order-code-query.server";

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

/** Places an order as the shopper agreed to it: once, however often its key comes. */
export function placeOrder(
  { language }: RequestContext,
  { seller }: Shop,
  purchase: CheckoutOrder,
  { choice, expectedTotal, idempotencyKey }: OrderWished,
) {
  return attempt(
    purchase.place(
      {
        language,
        seller_key: seller.seller_key,
        shipping_method: choice.shippingMethod,
        payment_method: paymentMethods.cashOnDelivery,
        ...(choice.addressId && { address_unique_id: choice.addressId }),
        ...(choice.coupon && { code: choice.coupon }),
        expected_total: expectedTotal,
      },
      idempotencyKey,
    ),
  );
}

/** Whether nobody knows if a request came through: with the same key it makes one order at most. */
export const isUncertain = ({ status }: CallFailure): boolean => status === 408 || status === 503;

/** Why an order was refused, with the new total where that is why. */
export function refusalSentence(context: PageLanguage, failure: CallFailure): string {
  const total = failure.context.grand_total;
  if (failure.code === "cart_changed" && typeof total === "number")
    return context.translate("pages.checkout.changed", { amount: formatMoney(total, context.language) });
  return failure.errors[0]?.message ?? failure.detail;
}
