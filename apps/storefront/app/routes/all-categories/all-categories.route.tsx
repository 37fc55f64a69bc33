import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { countSentence, mediaPath } from "../../server/display.server";
import { pageHead } from "../../server/head.server";
import { loadShop } from "../../server/shop.server";
import { AllCategoriesView } from "./all-categories.view";

export { PageError as ErrorBoundary } from "../../shell/page-error";
export { pageMeta as meta } from "../../shell/page-meta";

export async function loader({ context, params }: LoaderFunctionArgs) {
  const { seller, paths } = await loadShop(context, params);
  context.share(seller.id_shop);
  const { language, translate } = context;
  const answer = await context
    .client()
    .catalogue.shopProductCategory({ language, sellerKey: seller.seller_key });
  const title = translate("pages.categories.title");
  return {
    head: pageHead(context, {
      title,
      brand: seller.title,
      description: seller.tagline,
      shopName: seller.shop_name,
    }),
    title,
    empty: translate("pages.categories.empty"),
    categories: answer.data.product_category.map((category) => ({
      href: paths.products(category.slug),
      name: category.name,
      picture: mediaPath(category.picture),
      count: countSentence(context, "pages.list.total", category.product_count),
    })),
  };
}

export default function AllCategoriesRoute() {
  return <AllCategoriesView {...useLoaderData<typeof loader>()} />;
}
