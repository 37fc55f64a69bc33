import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { pageHead } from "../../server/head.server";
import { answerOrPage } from "../../server/page-failure.server";
import { loadShop } from "../../server/shop.server";
import { readListQuery } from "../product-list/list-query.server";
import { listLabels, productListView } from "../product-list/product-list.server";
import { ProductListView } from "../product-list/product-list.view";

export { PageError as ErrorBoundary } from "../../shell/page-error";
export { pageMeta as meta } from "../../shell/page-meta";

/** The longest search the API takes. */
const longestSearch = 100;

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const { seller, paths } = await loadShop(context, params);
  context.share(seller.id_shop);
  const search = new URL(request.url).searchParams;
  // The words are in the query of a form, or in the path of a shared link (specification §2).
  const words = (search.get("q") ?? params.searchKey ?? "")
    .replaceAll("\0", "")
    .trim()
    .slice(0, longestSearch);
  search.set("q", words);
  const query = readListQuery(search);
  const call = context.client().catalogue.shopProducts({
    language: context.language,
    sellerKey: seller.seller_key,
    page: query.page,
    searchText: words,
    sort_by: query.sortBy ?? "best_match",
    min_price: query.minPrice,
    max_price: query.maxPrice,
  });
  const { data: page } = await answerOrPage(context, call);
  const { translate } = context;
  const title = words
    ? translate("pages.list.searchTitle", { words })
    : translate("pages.list.searchEmptyTitle");
  return {
    head: pageHead(context, {
      title: title,
      brand: seller.title,
      description: seller.tagline,
      isUnlisted: true,
    }),
    title,
    trail: [{ href: paths.home, label: seller.title }],
    list: productListView(context, paths, {
      page,
      query: { ...query, sortBy: query.sortBy ?? "best_match" },
      search,
      action: paths.search,
    }),
    labels: listLabels(context),
    empty: {
      title: translate("pages.list.searchEmpty"),
      text: translate("pages.list.searchEmptyText", { words }),
    },
  };
}

export default function ProductSearchRoute() {
  return <ProductListView {...useLoaderData<typeof loader>()} />;
}
