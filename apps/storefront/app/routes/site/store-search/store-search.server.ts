import { redirect } from "@remix-run/node";
import type { Trade } from "@haat/contract/store.contract";
import { graphemeCount } from "@haat/contract/fields";
import { storeFinderFields } from "@haat/ui/commerce/store-finder/store-finder";
import { formatNumber } from "@haat/i18n/numbers";
import { componentLabels } from "../../../server/present/labels.server";
import { answerOrPage, pageFailure } from "../../../server/http/page-failure.server";
import { pageLinks } from "../../../server/present/page-links.server";
import type { RequestContext } from "../../../server/http/request-context.server";
import { placeLinks, storeFinderForm } from "../../../server/present/store-finder.server";
import { storeView } from "../../../server/present/store-view.server";

/** The longest place that can be asked for, in characters as a reader counts them. */
const longestPlace = 100;

/**
 * The shops of a place and a trade. @throws a redirect to the trade's own address where the form named it in the query,
 * and the 404 page for a trade or a page that is not there
 */
export async function loadStoreSearch(context: RequestContext, categoryId: string | undefined) {
  const { translate } = context;
  const asked = new URL(context.path, context.origin).searchParams;
  redirectToTrade(context, asked, categoryId);
  const trade = categoryId === undefined ? undefined : await openTrade(context, categoryId);
  const address = (asked.get(storeFinderFields.address) ?? "").normalize("NFC").trim();
  const isTooLong = graphemeCount(address) > longestPlace;
  const place = isTooLong ? "" : address;
  const [form, suggestions, found] = await Promise.all([
    storeFinderForm(context, { address, category: categoryId }),
    placeLinks(context, place, trade?.id_business_category),
    isTooLong ? noStores : findStores(context, place, trade, Number(asked.get("page") ?? 1)),
  ]);
  const heading = trade
    ? translate("sitePages.findStore.ofTrade", { trade: trade.name })
    : translate("sitePages.findStore.title");
  return {
    title: heading,
    /** What the visitor typed is on the page. */
    isOfWords: address !== "",
    description: trade
      ? translate("sitePages.findStore.tradeDescription", { trade: trade.name })
      : translate("sitePages.findStore.description"),
    form: {
      ...form,
      suggestions,
      ...(isTooLong && { errors: [translate("sitePages.findStore.placeLong")] }),
    },
    results: {
      title: foundSentence(context, found.total, place),
      stores: found.stores.map((summary) => storeView(context, summary)),
      labels: componentLabels(context).storeFinder,
      allHref: context.paths.storeSearch(),
    },
    pages: pagesOf(context, found, place, trade),
    waysOut: found.stores.length === 0 ? await waysOut(context, place, trade) : null,
  };
}

const noStores = { stores: [], total: 0, last_page: 1, page: 1 };

/** The form sends the trade in the query; its page has an address of its own. */
function redirectToTrade({ paths }: RequestContext, asked: URLSearchParams, categoryId: string | undefined) {
  if (!asked.has(storeFinderFields.category)) return;
  const chosen = asked.get(storeFinderFields.category) || categoryId;
  const rest = Object.fromEntries([...asked].filter(([name]) => name !== storeFinderFields.category));
  throw redirect(paths.storeSearch(chosen && encodeURIComponent(chosen), rest));
}

async function openTrade(context: RequestContext, categoryId: string): Promise<Trade> {
  // Digits alone: a number can be written in many ways, and each page has one address.
  if (!/^[1-9]\d{0,8}$/.test(categoryId)) throw pageFailure(context, 404);
  const call = context.client().store.businessCategory({ id: Number(categoryId) });
  const { data } = await answerOrPage(context, call);
  const [trade] = data.business_category;
  if (!trade) throw pageFailure(context, 404);
  return trade;
}

async function findStores(context: RequestContext, place: string, trade: Trade | undefined, page: number) {
  if (!Number.isInteger(page) || page < 1) throw pageFailure(context, 404);
  const { language } = context;
  const call = context.client().store.webStoreFinder({
    language,
    page,
    ...(place && { address: place }),
    ...(trade && { id_business_category: trade.id_business_category }),
  });
  const { data } = await answerOrPage(context, call);
  if (page > Math.max(1, data.last_page)) throw pageFailure(context, 404);
  return { stores: data.stores, total: data.total, last_page: data.last_page, page };
}

function foundSentence({ language, translate }: RequestContext, total: number, place: string): string {
  const count = { count: total, formatted: formatNumber(total, language) };
  return place
    ? translate("sitePages.findStore.foundIn", { ...count, place })
    : translate("sitePages.findStore.found", count);
}

function pagesOf(
  context: RequestContext,
  found: { last_page: number; page: number },
  place: string,
  trade: Trade | undefined,
) {
  const hrefOf = (page: number) =>
    context.paths.storeSearch(trade?.id_business_category, {
      ...(place && { [storeFinderFields.address]: place }),
      ...(page > 1 && { page: String(page) }),
    });
  return {
    ...pageLinks(context, found.last_page, found.page, hrefOf),
    labels: componentLabels(context).pagination,
  };
}

/** Where else to look: everywhere, every trade, and where most shops are. */
async function waysOut(context: RequestContext, place: string, trade: Trade | undefined) {
  const { paths, translate } = context;
  const wider =
    trade && place
      ? [
          {
            href: paths.storeSearch(trade.id_business_category),
            label: translate("sitePages.findStore.withoutPlace", { trade: trade.name }),
          },
          {
            href: paths.storeSearch(undefined, { [storeFinderFields.address]: place }),
            label: translate("sitePages.findStore.withoutTrade", { place }),
          },
        ]
      : [];
  return {
    title: translate("sitePages.findStore.waysOut"),
    links: [...wider, ...(await placeLinks(context, ""))],
  };
}
