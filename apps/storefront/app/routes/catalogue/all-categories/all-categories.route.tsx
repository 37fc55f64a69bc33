import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { countSentence, mediaPath } from "../../../server/present/display.server";
import { pageHead } from "../../../server/seo/head.server";
import { componentLabels } from "../../../server/present/labels.server";
import { loadShop } from "../../../server/shop/shop.server";
import { breadcrumbData } from "../../../server/seo/structured-data.server";
import { AllCategoriesView } from "./all-categories.view";

export { PageError as ErrorBoundary } from "../../../shell/page-error";
export { pageMeta as meta } from "../../../shell/page-meta";

export async function loader({ context, params }: LoaderFunctionArgs) {
  const shop = await loadShop(context, params);
  const { seller, paths } = shop;
  context.cacheForAll(seller);
  const { language, translate } = context;
  const answer = await context
    .client()
    .catalogue.shopProductCategory({ language, sellerKey: seller.seller_key });
  const categories = answer.data.product_category;
  const title = translate("pages.categories.title");
  return {
    head: pageHead(context, {
      title,
      brand: seller.title,
      description: translate("shopPages.categories.description", {
        shop: seller.title,
        categories: categories.map(({ name }) => name).join(", "),
      }),
      seller,
      structuredData: [breadcrumbData(context, shop, [{ name: title, path: (own) => own.categories }])],
    }),
    title,
    trail: [{ href: paths.home, label: seller.title }],
    empty: {
      title: translate("pages.categories.empty"),
      text: translate("shopPages.categories.emptyText"),
      action: { label: translate("pages.list.clear"), href: paths.products("all") },
    },
    categories: categories.map((category) => ({
      href: paths.products(category.slug),
      name: category.name,
      picture: mediaPath(category.picture),
      count: countSentence(context, "pages.list.total", category.product_count),
    })),
    labels: componentLabels(context).breadcrumb,
  };
}

export default function AllCategoriesRoute() {
  return <AllCategoriesView {...useLoaderData<typeof loader>()} />;
}
