import { redirect } from "@remix-run/node";
import { graphemeCount } from "@haat/contract/shared/fields";
import {
  placeRelations,
  type PlaceRelation,
  type BusinessCategory,
} from "@haat/contract/shop/store.contract";
import { storeFinderFields } from "@haat/ui/commerce/store-finder/store-finder";
import { finderPlace, placeQuery, type FinderPlace } from "../finder-place.server";
import { answerOrPage, pageFailure } from "../../../server/failure/page-failure.server";
import type { PageText, RequestContext } from "../../../server/http/request-context.server";
import { resultsId } from "../store-finder.server";

/** The longest words that can be asked for, in characters as a reader counts them. */
const longestWords = 100;
/** Which shops of a place are shown; without it those that deliver there. */
export const relationField = "shops";

/** What is searched for, as the address of the page says it. */
export interface StoreQuery {
  /** As typed; not searched for where they are too long. */
  words: string;
  areWordsTooLong: boolean;
  trade: BusinessCategory | undefined;
  place: FinderPlace;
  relation: PlaceRelation;
  page: number;
}

/**
 * Reads what the page is asked for. @throws a redirect to the trade's own address where the form named it in the query, and
 * the 404 page for a trade, a place or a page that is not there
 */
export async function readStoreQuery(
  context: RequestContext,
  categoryId: string | undefined,
): Promise<StoreQuery> {
  const asked = new URL(context.path, context.origin).searchParams;
  const place = await finderPlace(context, asked);
  redirectToTrade(context, asked, categoryId, place);
  const trade = categoryId === undefined ? undefined : await openTrade(context, categoryId);
  const words = (asked.get(storeFinderFields.address) ?? "").normalize("NFC").trim();
  const page = Number(asked.get("page") ?? 1);
  if (!Number.isInteger(page) || page < 1) throw pageFailure(context, 404);
  const relation = placeRelations.find((each) => each === asked.get(relationField)) ?? "delivering";
  return { words, areWordsTooLong: graphemeCount(words) > longestWords, trade, place, relation, page };
}

/** Some of what can be searched for. */
export type StoreWish = Partial<Omit<StoreQuery, "place">> & { place?: Omit<FinderPlace, "lists"> };

/** The address of a search; the first page unless another is named. */
export function storeSearchHref(
  { paths }: Pick<RequestContext, "paths">,
  { words, trade, place, relation, page }: StoreWish,
): string {
  return paths.storeSearch(trade?.id_business_category, {
    ...(words && { [storeFinderFields.address]: words }),
    ...(place && placeQuery(place)),
    ...(place?.city && relation === "there" && { [relationField]: relation }),
    ...(page && page > 1 && { page: String(page) }),
  });
}

/** The same at its results, past the form: for the views of one search. */
export const resultsHref = (context: Pick<RequestContext, "paths">, wish: StoreWish) =>
  `${storeSearchHref(context, wish)}#${resultsId}`;

const inQuery: readonly string[] = Object.values(storeFinderFields).filter(
  (name) => name !== storeFinderFields.address,
);

/** The form sends the trade in the query; its page has an address of its own. The place is written as short as it is told. */
function redirectToTrade(
  { paths }: PageText,
  asked: URLSearchParams,
  categoryId: string | undefined,
  place: FinderPlace,
) {
  if (!asked.has(storeFinderFields.category)) return;
  const chosen = asked.get(storeFinderFields.category) || categoryId;
  const rest = Object.fromEntries([...asked].filter(([name]) => !inQuery.includes(name)));
  throw redirect(paths.storeSearch(chosen && encodeURIComponent(chosen), { ...rest, ...placeQuery(place) }));
}

async function openTrade(context: RequestContext, categoryId: string): Promise<BusinessCategory> {
  // Digits alone: a number can be written in many ways, and each page has one address.
  if (!/^[1-9]\d{0,8}$/.test(categoryId)) throw pageFailure(context, 404);
  const call = context.client().store.businessCategory({ id: Number(categoryId) });
  const { data } = await answerOrPage(context, call);
  const [trade] = data.business_category;
  if (!trade) throw pageFailure(context, 404);
  return trade;
}
