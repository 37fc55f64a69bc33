import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { pageHead } from "../../server/head.server";
import { answerOrPage } from "../../server/page-failure.server";
import { loadShop } from "../../server/shop.server";
import { readListQuery } from "./list-query.server";
import { listLabels, productListView } from "./product-list.server";
import { ProductListView } from "./product-list.view";

export { PageError as ErrorBoundary } from "../../shell/page-error";
export { pageMeta as meta } from "../../shell/page-meta";

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const { seller, paths } = await loadShop(context, params);
  context.share(seller.id_shop);
  const search = new URL(request.url).searchParams;
  const query = readListQuery(search);
  const slug = params.slug ?? "all";
  const { data: page } = await answerOrPage(
    context,
    context.client().catalogue.shopProductsByCategory({
      language: context.language,
      sellerKey: seller.seller_key,
      categorySlug: slug,
      page: query.page,
      sort_by: query.sortBy,
      ribbon: query.ribbon,
      min_price: query.minPrice,
      max_price: query.maxPrice,
    }),
  );
  const title = page.category?.name ?? context.translate("pages.shop.allProducts");
  return {
    head: pageHead(context, {
      title,
      brand: seller.title,
      description: seller.tagline,
      shopName: seller.shop_name,
      identity: ["page"],
    }),
    title,
    trail: [{ href: paths.home, label: seller.title }],
    list: productListView(context, paths, { page, query, search, action: paths.products(slug) }),
    labels: listLabels(context),
    empty: { title: context.translate("pages.list.empty"), text: context.translate("pages.list.emptyText") },
  };
}

export default function ProductListRoute() {
  return <ProductListView {...useLoaderData<typeof loader>()} />;
}
