import type { StoreSummary, Trade } from "@haat/contract/store.contract";
import { countSentence, mediaPath } from "./display.server";
import { initialsOf } from "./initials.server";
import type { RequestContext } from "../http/request-context.server";
import { shopStyle } from "./shop-style.server";

/** A shop as its card in a list of shops shows it. */
export function storeView(context: RequestContext, store: StoreSummary) {
  const { accent, onAccent } = shopStyle(store.theme);
  return {
    href: context.paths.shop(store.shop_name).home,
    title: store.title,
    tagline: store.tagline,
    category: store.business_category,
    city: store.address || store.city_name,
    products: countSentence(context, "pages.landing.products", store.product_count),
    // Every shop sets a fee for its own city and one for everywhere else.
    coverage: context.translate("sitePages.findStore.coverage"),
    logo: store.logo && mediaPath(store.logo),
    initials: initialsOf(store.title),
    colour: accent,
    onColour: onAccent,
  };
}

/** In the place behind the last shop of a grid: to be the next. */
export function invitation({ paths, translate }: RequestContext) {
  return {
    title: translate("sitePages.landing.closingTitle"),
    text: translate("sitePages.landing.heroNote"),
    action: { href: paths.platform("signup"), label: translate("sitePages.frame.openStore") },
  };
}

/** How many popular shops fill two rows of three, with the invitation. */
export const popularShown = 5;

/** A trade as a tile that leads to its shops. */
export function tradeTile(context: RequestContext, trade: Trade) {
  return {
    href: context.paths.storeSearch(trade.id_business_category),
    name: trade.name,
    count:
      trade.store_count > 0
        ? countSentence(context, "sitePages.landing.stores", trade.store_count)
        : context.translate("sitePages.landing.noStores"),
    picture: trade.picture && mediaPath(trade.picture),
  };
}
