import { attempt } from "@haat/web-forms/call-failure.server";
import { componentLabels } from "./labels.server";
import { answerOrPage } from "../http/page-failure.server";
import type { RequestContext } from "../http/request-context.server";

export interface FinderValues {
  address?: string | undefined;
  category?: string | undefined;
}

/** The form that looks for shops, with what was typed and the trades to choose from. */
export async function storeFinderForm(context: RequestContext, values: FinderValues) {
  const { language, paths } = context;
  const call = context.client().store.allBusinessCategory({ language });
  const { data } = await answerOrPage(context, call);
  return {
    formId: "finder",
    action: paths.storeSearch(),
    categories: data.all_business_categories.map((trade) => ({
      value: String(trade.id_business_category),
      label: trade.name,
    })),
    values,
    labels: componentLabels(context).storeFinder,
  };
}

/** Places with open shops that begin like this, each as the search for it; nothing where none can be told just now. */
export async function placeLinks(context: RequestContext, filter: string, categoryId?: number) {
  const found = await attempt(context.client().landing.landingPageAddressSearch({ filter }));
  if (!found.ok) return [];
  return found.answer.data.addresses
    .filter(({ address }) => address !== filter)
    .map(({ address }) => ({ href: context.paths.storeSearch(categoryId, { address }), label: address }));
}
