import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { mediaPath } from "../../../server/present/display.server";
import { pageHead } from "../../../server/seo/head.server";
import { componentLabels, productCardLabels } from "../../../server/present/labels.server";
import { loadShop } from "../../../server/shop/shop.server";
import { storeData } from "../../../server/seo/structured-data.server";
import { answerQuickAdd, quickAddView } from "../../cart/quick-add.server";
import { loadShopHome } from "./shop-home.server";
import { ShopHomeView } from "./shop-home.view";

export { PageError as ErrorBoundary } from "../../../shell/page-error";
export { pageMeta as meta } from "../../../shell/page-meta";
export {
  keepUnsent as clientAction,
  revalidateWhatWasSent as shouldRevalidate,
} from "@haat/web-forms/unsent";

export async function loader({ context, params }: LoaderFunctionArgs) {
  const shop = await loadShop(context, params);
  const { seller } = shop;
  context.cacheForAll(seller);
  context.countView({ sellerKey: seller.seller_key });
  const { translate } = context;
  const { bannerRow, deliveryPromise, ribbonRow } = componentLabels(context);
  return {
    head: pageHead(context, {
      title: seller.title,
      brand: translate("pages.brand"),
      description: translate("shopPages.home.description", { tagline: seller.tagline }),
      seller,
      picture: seller.app
        ? mediaPath(seller.app.share_picture)
        : seller.logo && `${mediaPath(seller.logo)}/960`,
      structuredData: [storeData(context, seller)],
    }),
    home: await loadShopHome(context, shop),
    // The page stands at the frame's own address: `index` says that it, not the frame, is posted to.
    quickAdd: await quickAddView(context, shop, `${shop.paths.home}?index`),
    labels: {
      productCard: productCardLabels(context),
      ribbonRow,
      bannerRow,
      deliveryPromise,
      categories: translate("pages.shop.categories"),
      allCategories: translate("shopPages.home.visitCategories"),
      about: translate("shopPages.home.aboutShop", { shop: seller.title }),
    },
  };
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  const shop = await loadShop(context, params);
  const { home } = shop.paths;
  return (await answerQuickAdd(context, shop, request, home)) ?? redirect(home);
}

export default function ShopHomeRoute() {
  return <ShopHomeView {...useLoaderData<typeof loader>()} />;
}
