import { redirect } from "@remix-run/node";
import { storeFinderFields } from "@haat/ui/commerce/store-finder/store-finder";
import { finderPlace } from "../finder-place.server";
import { answerOrPage } from "../../../server/failure/page-failure.server";
import type { RequestContext } from "../../../server/http/request-context.server";
import { placeLinks, storeFinderForm } from "../store-finder.server";
import { invitation, popularShown, storeView, businessCategoryTile } from "../store-view.server";

/**
 * Where a search for shops begins: the form, places, trades and the popular ones.
 * @throws a redirect to what is found, where the address asks for something
 */
export async function loadFindStore(context: RequestContext) {
  const { language, paths, translate } = context;
  const asked = new URL(context.path, context.origin).searchParams;
  if (Object.values(storeFinderFields).some((name) => asked.has(name)))
    throw redirect(paths.storeSearch(undefined, Object.fromEntries(asked)));
  const { store, landing } = context.client();
  const [form, places, popular, trades] = await Promise.all([
    finderPlace(context, asked).then((place) => storeFinderForm(context, {}, place)),
    placeLinks(context, ""),
    answerOrPage(context, store.webStoreFinder({ language, page: 1, per_page: popularShown })),
    answerOrPage(context, landing.landingPageCategorySearch({})),
  ]);
  return {
    title: translate("sitePages.findStore.title"),
    lead: translate("sitePages.findStore.lead"),
    form: {
      ...form,
      suggestions: places,
      labels: { ...form.labels, suggestions: translate("sitePages.findStore.popularPlaces") },
    },
    popular: {
      title: translate("sitePages.findStore.popularHeading"),
      stores: popular.data.stores.map((summary) => storeView(context, summary)),
      invitation: invitation(context),
      link: { href: paths.storeSearch(), label: translate("sitePages.landing.allStores") },
    },
    trades: {
      title: translate("sitePages.findStore.tradesHeading"),
      tiles: trades.data.product_category.map((trade) => businessCategoryTile(context, trade)),
    },
  };
}
