import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { pageHead } from "../../server/head.server";
import { componentLabels, productCardLabels } from "../../server/labels.server";
import { loadShop } from "../../server/shop.server";
import { loadShopHome } from "./shop-home.server";
import { ShopHomeView } from "./shop-home.view";

export { PageError as ErrorBoundary } from "../../shell/page-error";
export { pageMeta as meta } from "../../shell/page-meta";

export async function loader({ context, params }: LoaderFunctionArgs) {
  const shop = await loadShop(context, params);
  context.share(shop.seller.id_shop);
  context.countView({ sellerKey: shop.seller.seller_key });
  return {
    head: pageHead(context, {
      title: shop.seller.title,
      brand: context.translate("pages.brand"),
      description: shop.seller.tagline,
      shopName: shop.seller.shop_name,
    }),
    home: await loadShopHome(context, shop),
    labels: {
      productCard: productCardLabels(context),
      ribbonRow: componentLabels(context).ribbonRow,
      categories: context.translate("pages.shop.categories"),
    },
  };
}

export default function ShopHomeRoute() {
  return <ShopHomeView {...useLoaderData<typeof loader>()} />;
}
