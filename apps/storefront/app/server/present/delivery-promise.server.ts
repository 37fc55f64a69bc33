import type { DeliveryZone } from "@haat/contract/shared/choices";
import type { ProductDetail } from "@haat/contract/shop/catalogue.contract";
import type { Quote } from "@haat/contract/shop/cart.contract";
import type { DaySpan } from "@haat/contract/shop/shop-hours";
import type { Seller } from "@haat/contract/shop/store.contract";
import { formatWeekdayDate } from "@haat/i18n/dates";
import { formatMoney } from "@haat/i18n/money";
import { withWholeRanges } from "@haat/i18n/whole-ranges";
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

/** From which amount of goods the shop takes an order; nothing where that is any. */
function leastOrderPromise(
  { language, translate }: PageLanguage,
  { least_order }: Seller,
): string | undefined {
  if (least_order === null) return undefined;
  return translate("shopSettings.shown.least", { amount: formatMoney(least_order, language) });
}

/** What is missing of a purchase for the shop to take its order; nothing where it does. */
export function missingOrder(
  { language, translate }: PageLanguage,
  { least_order }: Pick<Quote, "least_order">,
): string | undefined {
  if (least_order === null || least_order.missing === 0) return undefined;
  return translate("shopSettings.shown.missing", {
    missing: formatMoney(least_order.missing, language),
    amount: formatMoney(least_order.amount, language),
  });
}

type DeliverySentence =
  "pages.shop.deliveryTime" | "pages.checkout.homeDeliveryText" | "shopPages.product.time";

/**
 * A sentence about how long delivery takes, with its days where the shop says when it works: those off are not counted.
 * @param to.zone where it goes; where that is not known, and it takes longer beyond the home city, both times are told
 */
export function deliveryTime(
  context: PageLanguage,
  seller: Seller,
  { sentence, zone = null }: { sentence: DeliverySentence; zone?: DeliveryZone | null },
): string {
  const { translate } = context;
  const within = (time: string) => translate(sentence, { data: withWholeRanges(time) });
  const { delivery_time, delivery_time_outside: outside, opening } = seller;
  if (outside === null || zone === "city")
    return withDays(context, within(delivery_time), opening?.delivery ?? null);
  if (zone !== null) return withDays(context, within(outside), opening?.delivery_outside ?? null);
  const isAround = seller.delivery_suburbs.length > 0;
  return within(
    translate(isAround ? "shopPages.delivery.timesWithSuburbs" : "shopPages.delivery.times", {
      city: seller.home_city.city_name,
      inside: daysBehind(context, delivery_time, opening?.delivery ?? null),
      outside: daysBehind(context, outside, opening?.delivery_outside ?? null),
    }),
  );
}

function withDays(context: PageLanguage, sentence: string, days: DaySpan | null): string {
  if (days === null) return sentence;
  const told = context.translate("shopHours.shown.deliveryOn", { days: namesOf(context, days) });
  return `${sentence} · ${told}`;
}

/** A time with its days in brackets, for a sentence of two of them. */
const daysBehind = (context: PageLanguage, time: string, days: DaySpan | null) =>
  days === null ? time : `${time} (${namesOf(context, days)})`;

/** A day, or the first and the last of some. */
function namesOf({ language, translate }: PageLanguage, days: DaySpan): string {
  const [from, to] = [formatWeekdayDate(days.from, language), formatWeekdayDate(days.to, language)];
  return from === to ? from : translate("shopHours.shown.daysBetween", { from, to });
}

/** When the shop delivers, what that costs and what can go back, as `DeliveryPromise` shows them. */
export function deliveryPromise(
  context: PageLanguage,
  seller: Seller,
  { home_city_only }: Pick<ProductDetail, "home_city_only"> = { home_city_only: false },
) {
  const { language, translate } = context;
  const money = (amount: number) => formatMoney(amount, language);
  const fees = home_city_only
    ? translate("shopPages.delivery.homeCityOnly", {
        inside: money(seller.delivery_fee_inside),
        city: seller.home_city.city_name,
      })
    : deliveryFees({ language, translate }, seller);
  const least = leastOrderPromise({ language, translate }, seller);
  return {
    time: deliveryTime(context, seller, {
      sentence: "shopPages.product.time",
      zone: home_city_only ? "city" : null,
    }),
    fee: least ? `${fees} · ${least}` : fees,
    freeFrom:
      seller.free_delivery_from === null
        ? undefined
        : translate("shopPages.product.free", { amount: money(seller.free_delivery_from) }),
    returns: translate("shopPages.product.returns"),
  };
}

/** The shop's delivery time, fees and way to pay, as sentences; how far it is to free delivery is the cart's to say. */
export function deliveryPromises(context: PageLanguage, seller: Seller): string[] {
  const { language, translate } = context;
  const promises = [
    deliveryTime(context, seller, { sentence: "pages.shop.deliveryTime" }),
    translate("pages.shop.deliveryFee", { fees: deliveryFees({ language, translate }, seller) }),
  ];
  const least = leastOrderPromise({ language, translate }, seller);
  if (least) promises.push(least);
  return [...promises, translate("pages.shop.cashOnDelivery")];
}
