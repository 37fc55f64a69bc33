import { strings } from "@haat/i18n/strings";
import type { StoreSummary } from "@haat/contract/shop/store.contract";
import { screenOf } from "../../../server/content/screens.server";
import { answerOrPage } from "../../../server/failure/page-failure.server";
import type { RequestContext } from "../../../server/http/request-context.server";
import { sellTrades, type SellTrade } from "../../../urls/sell-pages";
import { tourColumns, tradeCards, visitLink } from "../sell-parts.server";
import { withGoods } from "../store-goods.server";
import { storeView } from "../store-view.server";
import { sellClosing, sellHead } from "./sell-page.server";

/** So many shops of a trade stand on its page at most: a row of them. */
const shopsShown = 3;

/** What the platform is for who sells in a trade, and which shops of it are open. */
export async function loadTrade(context: RequestContext, trade: SellTrade) {
  const { demo, language, paths, translate } = context;
  const { marketing } = strings[language];
  const words = marketing.sells[trade];
  const stores = await storesOf(context, trade);
  return {
    head: sellHead(context, trade, words),
    page: {
      kind: "trade" as const,
      hero: {
        eyebrow: translate("marketing.trade.eyebrow", { trade: words.name }),
        title: words.title,
        text: words.lead,
        note: translate("sitePages.landing.heroNote"),
        action: { href: paths.console("open"), label: translate("sitePages.frame.openStore") },
        second: visitLink(context, stores[0]),
        screen: screenOf(context, `shop-${trade}`),
      },
      points: { title: marketing.trade.madeFor, list: Object.values(words.points) },
      rest: { title: marketing.trade.rest, text: marketing.trade.restText, columns: tourColumns(context) },
      visit: {
        title: marketing.visit.heading,
        text: demo ? marketing.visit.demoText : marketing.visit.text,
        stores: await withGoods(context, stores, (store) => storeView(context, store)),
      },
      others: { title: marketing.trade.others, cards: tradeCards(context, trade) },
      closing: sellClosing(context),
    },
  };
}

/** The open shops of a trade, popular ones first; none where the platform knows no such trade. */
async function storesOf(context: RequestContext, trade: SellTrade): Promise<StoreSummary[]> {
  const { language } = context;
  const { store } = context.client();
  const known = await answerOrPage(context, store.allBusinessCategory({ language }));
  const found = known.data.all_business_categories.find(({ motif }) => motif === sellTrades[trade]);
  if (!found) return [];
  const { id_business_category } = found;
  const asked = { language, page: 1, id_business_category, per_page: shopsShown };
  const { data } = await answerOrPage(context, store.webStoreFinder(asked));
  return data.stores;
}
