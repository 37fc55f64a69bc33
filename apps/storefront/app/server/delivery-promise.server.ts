import type { Seller } from "@haat/contract/store.contract";
import { formatMoney } from "@haat/i18n/money";
import type { RequestContext } from "./request-context.server";

/** When the shop delivers, what that costs and what can go back, as `DeliveryPromise` shows them. */
export function deliveryPromise({ language, translate }: RequestContext, seller: Seller) {
  const money = (amount: number) => formatMoney(amount, language);
  return {
    time: translate("shopPages.product.time", { data: seller.delivery_time }),
    fee: translate("shopPages.product.fee", {
      city: seller.home_city.city_name,
      inside: money(seller.delivery_fee_inside),
      outside: money(seller.delivery_fee_outside),
    }),
    freeFrom:
      seller.free_delivery_from === null
        ? undefined
        : translate("shopPages.product.free", { amount: money(seller.free_delivery_from) }),
    returns: translate("shopPages.product.returns"),
  };
}
