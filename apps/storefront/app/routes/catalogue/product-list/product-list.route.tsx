import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { pageHead } from "../../../server/seo/head.server";
import { loadShop } from "../../../server/shop/shop.server";
import { quickAddView } from "../../cart/quick-add.server";
import { missingInShop } from "../../../server/shop/shop-failure.server";
import { breadcrumbData } from "../../../server/seo/structured-data.server";
import { readListQuery } from "../list-query.server";
import { answerListForm } from "../list-form.server";
import { readProductPage } from "../list-page.server";
import { emptyList, listDescription, listLabels, listTitle, productListView } from "../product-list.server";
import { ProductListView } from "../product-list.view";

export { PageError as ErrorBoundary } from "../../../shell/page-error";
export { pageMeta as meta } from "../../../shell/page-meta";
export {
  keepUnsent as clientAction,
  revalidateWhatWasSent as shouldRevalidate,
} from "@haat/web-forms/unsent";

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const shop = await loadShop(context, params);
  const { seller, paths } = shop;
  context.cacheForAll(seller);
  context.countView({ sellerKey: seller.seller_key });
  const slug = params.slug ?? "all";
  const of = { language: context.language, sellerKey: seller.seller_key, categorySlug: slug };
  const { page, query } = await readProductPage(
    context,
    readListQuery(new URL(request.url).searchParams),
    (narrowing) => context.client().catalogue.shopProductsByCategory({ ...of, ...narrowing }),
    () => missingInShop(context, shop, "category"),
  );
  const title = page.category?.name ?? context.translate("pages.shop.allProducts");
  const list = productListView(context, shop, {
    page,
    query,
    action: paths.products(slug),
    usualSort: "newest" as const,
  });
  return {
    head: pageHead(context, {
      title: listTitle(context, title, query),
      brand: seller.title,
      description: listDescription(context, shop, title, page.total),
      seller,
      picture: page.category ? `/media/${page.category.picture}/960` : undefined,
      identity: ["page"],
      structuredData: [breadcrumbData(context, shop, [{ name: title, path: (own) => own.products(slug) }])],
    }),
    title,
    trail: [{ href: paths.home, label: seller.title }],
    list,
    quickAdd: await quickAddView(context, shop, context.path),
    labels: listLabels(context),
    empty: emptyList(context, paths, list),
  };
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  return answerListForm(context, await loadShop(context, params), request);
}

export default function ProductListRoute() {
  return <ProductListView {...useLoaderData<typeof loader>()} />;
}
