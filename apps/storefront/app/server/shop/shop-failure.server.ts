import { json } from "@remix-run/node";
import type { PageFailureData } from "../../shell/page-failure";
import { componentLabels } from "../present/labels.server";
import { pageFailureData } from "../failure/page-failure.server";
import type { RequestContext } from "../http/request-context.server";
import type { Shop } from "../http/shop-of-page.server";

/** What of a shop is not there. */
export type MissingThing = "product" | "category" | "ribbon" | "extraPage" | "page";

/** How many categories stand on such a page. */
const fewCategories = 12;

/**
 * Throw this where a shop does not have what its address names: says so in the shop, with its search and its categories
 * as ways on.
 */
export async function missingInShop(
  context: RequestContext,
  { seller, paths }: Shop,
  thing: MissingThing,
): Promise<Response> {
  const { language, translate } = context;
  const categories = await context
    .client()
    .catalogue.shopProductCategory({ language, sellerKey: seller.seller_key });
  const failure: PageFailureData = {
    ...pageFailureData(context, 404),
    title: translate(`shopPages.notFound.${thing}.title`),
    text: translate(`shopPages.notFound.${thing}.text`),
    home: {
      label: translate(`shopPages.notFound.${thing}.home`),
      href: thing === "category" ? paths.categories : paths.home,
    },
    kind: thing === "product" || thing === "ribbon" ? "product" : "page",
    search: { action: paths.search, labels: componentLabels(context).searchField },
    links: {
      title: translate("shopPages.notFound.links"),
      categories: categories.data.product_category
        .slice(0, fewCategories)
        .map(({ name, slug }) => ({ name, href: paths.products(slug) })),
    },
  };
  return json(failure, { status: 404 });
}
