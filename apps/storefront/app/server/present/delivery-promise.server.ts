import type { ProductDetail } from "@haat/contract/shop/catalogue.contract";
import type { Seller } from "@haat/contract/shop/store.contract";
import { formatMoney } from "@haat/i18n/money";
import type { PageLanguage } from "../http/request-context.server";

/** What delivery costs in each of the shop's zones, in one sentence. */
export function deliveryFees({ language, translate }: PageLanguage, seller: Seller): string {
  const money = (amount: number) => formatMoney(amount, language);
  const fees = {
    city: seller.home_city.city_name,
    inside: money(seller.delivery_fee_inside),
    outside: money(seller.delivery_fee_outside),
  };
  if (seller.delivery_suburbs.length === 0) return translate("shopPages.delivery.fees", fees);
  return translate("shopPages.delivery.feesWithSuburbs", {
    ...fees,
    suburbs: money(seller.delivery_fee_suburbs),
    places: seller.delivery_suburbs.join(", "),
  });
}

/** When the shop delivers, what that costs and what can go back, as `DeliveryPromise` shows them. */
export function deliveryPromise(
  { language, translate }: PageLanguage,
  seller: Seller,
  { home_city_only }: Pick<ProductDetail, "home_city_only"> = { home_city_only: false },
) {
  const money = (amount: number) => formatMoney(amount, language);
  return {
    time: translate("shopPages.product.time", { data: seller.delivery_time }),
    fee: home_city_only
      ? translate("shopPages.delivery.homeCityOnly", {
          inside: money(seller.delivery_fee_inside),
          city: seller.home_city.city_name,
        })
      : deliveryFees({ language, translate }, seller),
    freeFrom:
      seller.free_delivery_from === null
        ? undefined
        : translate("shopPages.product.free", { amount: money(seller.free_delivery_from) }),
    returns: translate("shopPages.product.returns"),
  };
}

/** The shop's delivery time, fees and way to pay, as sentences. */
export function deliveryPromises({ language, translate }: PageLanguage, seller: Seller): string[] {
  const money = (amount: number) => formatMoney(amount, language);
  const promises = [
    translate("pages.shop.deliveryTime", { data: seller.delivery_time }),
    translate("pages.shop.deliveryFee", { fees: deliveryFees({ language, translate }, seller) }),
  ];
  if (seller.free_delivery_from !== null)
    promises.push(translate("pages.shop.freeDelivery", { amount: money(seller.free_delivery_from) }));
  return [...promises, translate("pages.shop.cashOnDelivery")];
}
