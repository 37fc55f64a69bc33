import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { componentLabels } from "../../../server/present/labels.server";
import { pageHead } from "../../../server/seo/head.server";
import { loadShop } from "../../../server/shop/shop.server";
import { quickAddView } from "../../cart/quick-add.server";
import { missingInShop } from "../../../server/shop/shop-failure.server";
import { answerListForm } from "../list-form.server";
import { readProductPage } from "../list-page.server";
import { readListQuery } from "../list-query.server";
import { listLabels, productListView } from "../product-list.server";
import { emptySearch, nearFew, searchNotice, searchTitle, waysOn } from "./product-search.server";
import { ProductSearchView } from "./product-search.view";

export { PageError as ErrorBoundary } from "../../../shell/page-error";
export { pageMeta as meta } from "../../../shell/page-meta";
export {
  keepUnsent as clientAction,
  revalidateWhatWasSent as shouldRevalidate,
} from "@haat/web-forms/unsent";

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const shop = await loadShop(context, params);
  const { seller, paths } = shop;
  const of = { language: context.language, sellerKey: seller.seller_key };
  context.cacheForAll(seller);
  context.countView({ sellerKey: seller.seller_key });
  // The words are in the query of a form, or in the path of a shared link.
  const asked = readListQuery(new URL(request.url).searchParams, params.searchKey);
  const { page, query } = await readProductPage(
    context,
    asked,
    (narrowing) =>
      context.client().catalogue.shopProducts({
        ...of,
        ...narrowing,
        searchText: asked.words,
        sort_by: narrowing.sort_by ?? "best_match",
      }),
    () => missingInShop(context, shop, "page"),
  );
  const title = searchTitle(context, query.words);
  const list = productListView(context, shop, {
    page,
    query,
    action: paths.search,
    usualSort: "best_match",
  });
  // The best match stands first, and nothing was left out.
  const isInUsualOrder = query.sortBy === undefined || query.sortBy === "best_match";
  const isAsFound = page.last_page === 1 && isInUsualOrder && list.applied.length === 0;
  const [quickAdd, ways, near] = await Promise.all([
    quickAddView(context, shop, context.path),
    page.total === 0 ? waysOn(context, shop) : undefined,
    isAsFound ? nearFew(context, shop, page) : undefined,
  ]);
  return {
    head: pageHead(context, {
      title,
      brand: seller.title,
      description: context.translate("shopPages.search.description", { shop: seller.title }),
      isUnlisted: true,
    }),
    title,
    trail: [{ href: paths.home, label: seller.title }],
    list,
    quickAdd,
    labels: listLabels(context),
    notice: searchNotice(context, paths, query.words, page),
    empty: emptySearch(context, paths, query.words, list),
    ways,
    near,
    seeAll: componentLabels(context).ribbonRow.seeAll,
  };
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  return answerListForm(context, await loadShop(context, params), request);
}

export default function ProductSearchRoute() {
  return <ProductSearchView {...useLoaderData<typeof loader>()} />;
}
