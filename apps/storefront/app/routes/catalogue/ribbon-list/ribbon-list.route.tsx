import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { pageHead } from "../../../server/seo/head.server";
import { loadShop } from "../../../server/shop/shop.server";
import { quickAddView } from "../../cart/quick-add.server";
import { missingInShop } from "../../../server/shop/shop-failure.server";
import { breadcrumbData } from "../../../server/seo/structured-data.server";
import { answerListForm } from "../list-form.server";
import { readProductPage } from "../list-page.server";
import { readListQuery } from "../list-query.server";
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
  const missing = () => missingInShop(context, shop, "ribbon");
  const ribbonId = /^[1-9]\d{0,8}$/.test(params.ribbonId ?? "") ? Number(params.ribbonId) : 0;
  if (ribbonId === 0) throw await missing();
  const of = { language: context.language, sellerKey: seller.seller_key, ribbonId };
  const asked = { ...readListQuery(new URL(request.url).searchParams), ribbons: [], words: "" };
  const { page, query } = await readProductPage(
    context,
    asked,
    ({ ribbon: _ribbon, ...narrowing }) =>
      context.client().catalogue.shopRibbonProductsById({ ...of, ...narrowing }),
    missing,
  );
  const title = page.ribbon.name;
  const list = productListView(context, shop, {
    page,
    query,
    action: paths.ribbon(ribbonId),
    usualSort: "newest" as const,
    hasRibbons: false,
  });
  return {
    head: pageHead(context, {
      title: listTitle(context, title, query),
      brand: seller.title,
      description: listDescription(context, shop, title, page.total),
      seller,
      identity: ["page"],
      structuredData: [breadcrumbData(context, shop, [{ name: title, path: (own) => own.ribbon(ribbonId) }])],
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

export default function RibbonListRoute() {
  return <ProductListView {...useLoaderData<typeof loader>()} />;
}
