import { attempt } from "@haat/web-forms/call-failure.server";
import { placeName, placeQuery, type FinderPlace } from "./finder-place.server";
import { componentLabels } from "../../server/present/labels.server";
import { answerOrPage } from "../../server/failure/page-failure.server";
import type { RequestContext } from "../../server/http/request-context.server";

/** Where the results stand on their page: the form is tall on a phone, and who has filled it in wants to see what is below. */
export const resultsId = "found";

export interface FinderValues {
  address?: string | undefined;
  category?: string | undefined;
}

/** The form that looks for shops, with what was typed, the place so far, and the trades to choose from. */
export async function storeFinderForm(context: RequestContext, values: FinderValues, place: FinderPlace) {
  const { language, paths } = context;
  const call = context.client().store.allBusinessCategory({ language });
  const { data } = await answerOrPage(context, call);
  const { division, city, area, lists } = place;
  return {
    formId: "finder",
    action: `${paths.storeSearch()}#${resultsId}`,
    places: lists,
    categories: data.all_business_categories.map((trade) => ({
      value: String(trade.id_business_category),
      label: trade.name,
    })),
    values: {
      ...values,
      division: division && String(division.id),
      city: city && String(city.id),
      area: area && String(area.id),
    },
    labels: componentLabels(context).storeFinder,
  };
}

/** How many of the places that words may mean are offered. */
const mostNamed = 3;

/** The places that words name, each as the search for who delivers there; nothing where none can be told just now. */
export async function deliveringLinks(context: RequestContext, filter: string, categoryId?: number) {
  const { language, paths, translate } = context;
  const found = await attempt(context.client().address.placeSearch({ language, filter }));
  if (!found.ok) return [];
  return found.answer.data.places.slice(0, mostNamed).map(({ id_city, city_name, id_area, area_name }) => {
    const city = { id: id_city, name: city_name };
    const area = id_area === null ? undefined : { id: id_area, name: area_name ?? "" };
    const place = { division: undefined, city, area };
    return {
      href: paths.storeSearch(categoryId, placeQuery(place)),
      label: translate("sitePages.findStore.toPlace", { place: placeName(context, place) }),
    };
  });
}

/** Places with open shops that begin like this, each as the search for it; nothing where none can be told just now. */
export async function placeLinks(context: RequestContext, filter: string, categoryId?: number) {
  const found = await attempt(context.client().landing.landingPageAddressSearch({ filter }));
  if (!found.ok) return [];
  return found.answer.data.addresses
    .filter(({ address }) => address !== filter)
    .map(({ address }) => ({ href: context.paths.storeSearch(categoryId, { address }), label: address }));
}
