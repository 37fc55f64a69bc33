import { formatMoney } from "@haat/i18n/money";
import { strings } from "@haat/i18n/strings";
import type { StoreSummary } from "@haat/contract/shop/store.contract";
import { screenOf } from "../../server/content/screens.server";
import type { PageLanguage, PageText, RequestContext } from "../../server/http/request-context.server";
import { textBlocks } from "../../server/present/running-text.server";
import { sellTradeNames, type SellTrade } from "../../urls/sell-pages";

/** The trades that have a page of their own, all but the one whose page it is. */
export function tradeCards(context: PageText, except?: SellTrade) {
  const { sells } = strings[context.language].marketing;
  return sellTradeNames
    .filter((trade) => trade !== except)
    .map((trade) => ({
      href: context.paths.platform(`sell/${trade}`),
      name: sells[trade].name,
      screen: screenOf(context, `card-${trade}`),
    }));
}

/** Goods, orders and cash as they are in the console. */
export function tourColumns(context: PageLanguage) {
  const { entry, orders, cash } = strings[context.language].marketing.landing.tour;
  return [
    { id: "entry", ...entry, screen: screenOf(context, "product-entry") },
    { id: "orders", ...orders, screen: screenOf(context, "order") },
    { id: "cash", ...cash, screen: screenOf(context, "cash") },
  ];
}

/** The way into a shop that is open; nothing where there is none. The demo's says that it is one. */
export function visitLink(context: RequestContext, store: StoreSummary | undefined) {
  if (!store) return undefined;
  const { demo, paths, translate } = context;
  return {
    href: paths.shop(store.shop_name).home,
    label: demo
      ? translate("marketing.visit.demo")
      : translate("marketing.visit.shop", { shop: store.title }),
  };
}

/** What a shop costs, as the terms for sellers say it. */
export function costOf({ language, paths }: PageText) {
  const { marketing, policies } = strings[language];
  const { fee } = policies.termsCondition.sections;
  return {
    fact: { figure: formatMoney(0, language), text: marketing.costs.free },
    heading: marketing.costs.termsHeading,
    blocks: textBlocks(fee.text),
    terms: { href: paths.platform("terms-condition"), label: marketing.costs.termsLink },
  };
}
