import type { PlaceRelation } from "@haat/contract/shop/store.contract";
import { formatNumber } from "@haat/i18n/numbers";
import { placeName } from "../finder-place.server";
import { componentLabels } from "../../../server/present/labels.server";
import { answerOrPage } from "../../../server/failure/page-failure.server";
import { pageLinks } from "../../../server/present/page-links.server";
import type { PageLanguage, PageText, RequestContext } from "../../../server/http/request-context.server";
import { deliveringLinks, placeLinks, resultsId, storeFinderForm } from "../store-finder.server";
import type { PageLink } from "../../../shell/text-block";
import { withGoods } from "../store-goods.server";
import { storeView, storeViewAt } from "../store-view.server";
import {
  readStoreQuery,
  relationField,
  resultsHref,
  storeSearchHref,
  type StoreQuery,
  type StoreWish,
} from "./store-search-query.server";

/** The shops of a place and a trade, or those that deliver to somebody. @throws what `readStoreQuery` does */
export async function loadStoreSearch(context: RequestContext, categoryId: string | undefined) {
  const query = await readStoreQuery(context, categoryId);
  const { words, areWordsTooLong, trade, place, relation } = query;
  const isIncomplete = Boolean(place.division && !place.city);
  const [form, suggestions, found] = await Promise.all([
    storeFinderForm(context, { address: words, category: categoryId }, place),
    areWordsTooLong || (!words && place.division)
      ? noLinks
      : placeLinks(context, words, trade?.id_business_category),
    areWordsTooLong || isIncomplete ? undefined : findStores(context, query),
  ]);
  const { translate } = context;
  return {
    ...wordsOfPage(context, query),
    form: {
      ...form,
      suggestions,
      folded: found !== undefined && found.stores.length > 0,
      // Nothing was typed that could mean something else.
      ...(!words && {
        labels: { ...form.labels, suggestions: translate("sitePages.findStore.popularPlaces") },
      }),
      ...(relation === "there" && { hidden: { [relationField]: relation } }),
      ...(isIncomplete && {
        prompt: translate("sitePages.findStore.chooseCity", { division: place.division?.name ?? "" }),
      }),
      ...(areWordsTooLong && { errors: [translate("sitePages.findStore.placeLong")] }),
    },
    named: await placesNamed(context, query),
    results: found ? resultsOf(context, query, found) : null,
    waysOut: found?.stores.length === 0 ? await waysOut(context, query) : null,
  };
}

const noLinks: PageLink[] = [];

type Found = NonNullable<Awaited<ReturnType<typeof findStores>>>;

/** Title and description, and whether what the visitor typed is on the page. */
function wordsOfPage(context: PageLanguage, { words, trade, place, relation }: StoreQuery) {
  const { translate } = context;
  const isOfWords = words !== "";
  if (place.city) {
    const at = { place: placeName(context, place), trade: trade?.name ?? "" };
    const sentence = relation === "there" ? "inPlace" : "byPlace";
    return {
      isOfWords,
      title: translate(`sitePages.findStore.${trade ? (`${sentence}OfTrade` as const) : sentence}`, at),
      description: translate("sitePages.findStore.byPlaceDescription", at),
    };
  }
  const ofTrade = trade && { trade: trade.name };
  return {
    isOfWords,
    title: ofTrade
      ? translate("sitePages.findStore.ofTrade", ofTrade)
      : translate("sitePages.findStore.title"),
    description: ofTrade
      ? translate("sitePages.findStore.tradeDescription", ofTrade)
      : translate("sitePages.findStore.description"),
  };
}

async function findStores(context: RequestContext, { words, trade, place, relation, page }: StoreQuery) {
  const { language } = context;
  const { store } = context.client();
  const asked = {
    language,
    page,
    ...(words && { address: words }),
    ...(trade && { id_business_category: trade.id_business_category }),
  };
  const { city, area } = place;
  if (city) {
    const at = { id_city: city.id, ...(area && { id_area: area.id }), relation };
    const { data } = await answerOrPage(context, store.storesByPlace({ ...asked, ...at }));
    const stores = await withGoods(context, data.stores, (each) => storeViewAt(context, each, area ?? city));
    return { ...data, stores, counts: data.counts };
  }
  const { data } = await answerOrPage(context, store.webStoreFinder(asked));
  const stores = await withGoods(context, data.stores, (each) => storeView(context, each));
  return { ...data, stores, counts: undefined };
}

function resultsOf(context: RequestContext, query: StoreQuery, found: Found) {
  const { relation, page, place } = query;
  const isByFee = found.counts && relation === "delivering";
  return {
    id: resultsId,
    title: foundSentence(context, query, found.total),
    note: isByFee ? context.translate("sitePages.findStore.cheapestFirst") : undefined,
    stores: found.stores,
    labels: componentLabels(context).storeFinder,
    allHref: context.paths.storeSearch(),
    tabs: found.counts ? relationTabs(context, query, found.counts) : null,
    tabsLabel: context.translate("sitePages.findStore.whichShops", { place: placeName(context, place) }),
    pages: {
      ...pageLinks(context, found.last_page, page, (other) =>
        resultsHref(context, { ...query, page: other }),
      ),
      labels: componentLabels(context).pagination,
    },
  };
}

/** Those that deliver there, and those that are there. */
function relationTabs(context: PageText, query: StoreQuery, counts: Record<PlaceRelation, number>) {
  return (["delivering", "there"] as const).map((relation) => ({
    href: resultsHref(context, { ...query, relation, page: 1 }),
    label: context.translate(`sitePages.findStore.${relation}`),
    count: formatNumber(counts[relation], context.language),
    current: relation === query.relation,
  }));
}

function foundSentence(context: PageLanguage, { words, place, relation }: StoreQuery, total: number): string {
  const { language, translate } = context;
  const count = { count: total, formatted: formatNumber(total, language) };
  if (place.city) {
    const at = { ...count, place: placeName(context, place) };
    return relation === "there"
      ? translate("sitePages.findStore.foundThere", at)
      : translate("sitePages.findStore.foundDelivering", at);
  }
  return words
    ? translate("sitePages.findStore.foundIn", { ...count, place: words })
    : translate("sitePages.findStore.found", count);
}

/** Words that are a place: the way to who delivers there. */
async function placesNamed(context: RequestContext, query: StoreQuery) {
  const { words, areWordsTooLong, trade, place } = query;
  const links =
    words && !areWordsTooLong && !place.division
      ? await deliveringLinks(context, words, trade?.id_business_category)
      : noLinks;
  return { title: context.translate("sitePages.findStore.deliverToNamed"), links };
}

/** Where else to look: the same with one wish less, the other shops of the place, and where most shops are. */
async function waysOut(context: RequestContext, query: StoreQuery) {
  const { words, trade, place } = query;
  const narrower = place.city
    ? waysOutOfPlace(context, query)
    : trade && words
      ? [
          {
            href: storeSearchHref(context, { trade }),
            label: context.translate("sitePages.findStore.withoutPlace", { trade: trade.name }),
          },
          {
            href: storeSearchHref(context, { words }),
            label: context.translate("sitePages.findStore.withoutTrade", { place: words }),
          },
        ]
      : [];
  return {
    title: context.translate("sitePages.findStore.waysOut"),
    links: [...narrower, ...(await placeLinks(context, ""))],
  };
}

/** The whole district, everything there, the trade everywhere, and the other shops of the place. */
function waysOutOfPlace(context: PageText, query: StoreQuery) {
  const { words, trade, place, relation } = query;
  const { translate } = context;
  const city = place.city?.name ?? "";
  const at = { place: placeName(context, place) };
  const way = (label: string, wish: StoreWish) => ({ href: resultsHref(context, wish), label });
  const other = relation === "there" ? "delivering" : "there";
  const toOthers = other === "there" ? "shopsThere" : "shopsDelivering";
  const isNarrowed = trade !== undefined || words !== "";
  return [
    place.area &&
      way(translate("sitePages.findStore.wholeCity", { city }), {
        ...query,
        place: { ...place, area: undefined },
      }),
    isNarrowed && way(translate("sitePages.findStore.anyShop", at), { place }),
    trade && way(translate("sitePages.findStore.withoutPlace", { trade: trade.name }), { trade }),
    way(translate(`sitePages.findStore.${toOthers}`, at), { ...query, relation: other }),
  ].filter((link) => typeof link === "object");
}
