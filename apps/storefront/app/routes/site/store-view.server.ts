import { withWholeRanges } from "@haat/i18n/whole-ranges";
import type { StoreOfPlace, StoreSummary, BusinessCategory } from "@haat/contract/shop/store.contract";
import { formatMoney } from "@haat/i18n/money";
import { countSentence, mediaPath } from "../../server/present/display.server";
import { initialsOf } from "@haat/i18n/initials";
import type { PageLanguage, PageText } from "../../server/http/request-context.server";
import { shopStyle } from "../../server/present/shop-style.server";

/** A shop as its card in a list of shops shows it. */
export function storeView(context: PageText, store: StoreSummary) {
  const { accent, onAccent } = shopStyle(store.theme);
  return {
    href: context.paths.shop(store.shop_name).home,
    title: store.title,
    tagline: store.tagline,
    category: store.business_category,
    city: store.address || store.city_name,
    products: countSentence(context, "pages.landing.products", store.product_count),
    // Every shop sets a fee for its own city and one for everywhere else; its goods may stay in its city.
    coverage: store.home_city_only
      ? context.translate("sitePages.findStore.homeCityOnly", { city: store.city_name })
      : context.translate("sitePages.findStore.coverage"),
    logo: store.logo && mediaPath(store.logo),
    initials: initialsOf(store.title),
    colour: accent,
    onColour: onAccent,
  };
}

/** A shop as somebody in a place sees it: what delivery costs there. */
export function storeViewAt(context: PageText, store: StoreOfPlace, place: { name: string }) {
  const { translate } = context;
  return {
    ...storeView(context, store),
    coverage: undefined,
    nearby: store.is_there ? translate("sitePages.findStore.nearby", { place: place.name }) : undefined,
    delivery: deliveryView(context, store.delivery),
  };
}

function deliveryView({ language, translate }: PageLanguage, delivery: StoreOfPlace["delivery"]) {
  const { goods, fee, free_delivery_from, delivery_time } = delivery;
  if (fee === null) return { terms: translate("sitePages.findStore.pickUpOnly"), isPickUpOnly: true };
  const isFree = fee === 0;
  return {
    isPickUpOnly: false,
    terms: isFree
      ? translate("sitePages.findStore.freeDelivery")
      : translate("sitePages.findStore.fee", { fee: formatMoney(fee, language) }),
    freeFrom:
      free_delivery_from === null || isFree
        ? undefined
        : translate("shopPages.product.free", { amount: formatMoney(free_delivery_from, language) }),
    time: delivery_time && translate("shopPages.product.time", { data: withWholeRanges(delivery_time) }),
    limits: goods === "some" ? translate("sitePages.findStore.someStay") : undefined,
  };
}

/** In the place behind the last shop of a grid: how one comes to be the next. */
export function invitation({ paths, translate }: PageText) {
  return {
    title: translate("sitePages.landing.nextTitle"),
    text: translate("sitePages.landing.nextText"),
    action: { href: paths.platform("sell/how-it-works"), label: translate("marketing.how.title") },
  };
}

/** How many popular shops fill two rows of three, with the invitation. */
export const popularShown = 5;

/** A trade as a tile that leads to its shops. */
export function businessCategoryTile(context: PageText, trade: BusinessCategory) {
  return {
    href: context.paths.storeSearch(trade.id_business_category),
    name: trade.name,
    // How many there are says something of a trade only where there is none.
    count: trade.store_count > 0 ? undefined : context.translate("sitePages.landing.noStores"),
    picture: trade.picture && mediaPath(trade.picture),
  };
}
