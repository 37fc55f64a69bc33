import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { componentLabels, productCardLabels } from "../../../server/present/labels.server";
import { loadShop } from "../../../server/shop/shop.server";
import { cartVersionField } from "../../cart/add-key.server";
import { quickAddView } from "../../cart/quick-add.server";
import { answerProductForm } from "./product.action.server";
import { findProduct, otherProducts, productHead, productView } from "../product.server";
import { stockAlertView } from "./stock-alert.server";
import { ProductView } from "./product.view";

export { PageError as ErrorBoundary } from "../../../shell/page-error";
export { pageMeta as meta } from "../../../shell/page-meta";
export {
  keepUnsent as clientAction,
  revalidateWhatWasSent as shouldRevalidate,
} from "@haat/web-forms/unsent";

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const shop = await loadShop(context, params);
  const product = await findProduct(context, shop, params.slug ?? "");
  context.cacheForAll(shop.seller);
  context.offerCart();
  context.countView({ sellerKey: shop.seller.seller_key, productId: product.id_product });
  const labels = componentLabels(context);
  const { attributePicker, breadcrumb, buyBox, cartSheet, deliveryPromise } = labels;
  const { price, productGallery, ribbonRow, stickyBuyBar } = labels;
  const query = new URL(request.url).searchParams;
  const isSelling = shop.seller.standing.is_selling;
  const view = productView(context, shop, product, query);
  const { version } = await context.visitor.cart(shop.seller.seller_key);
  return {
    head: productHead(context, shop, product, query),
    product: view,
    isSelling,
    alert: isSelling && view.isSoldOut ? await stockAlertView(context, shop, view) : null,
    others: await otherProducts(context, shop, product),
    cart: {
      cartHref: shop.paths.cart,
      glanceHref: shop.paths.cartGlance,
      checkoutHref: shop.paths.checkout,
    },
    hidden: { [cartVersionField]: version },
    quickAdd: await quickAddView(context, shop, context.path),
    labels: {
      attributePicker,
      breadcrumb,
      buyBox,
      cartSheet,
      deliveryPromise,
      price,
      productGallery,
      ribbonRow,
      stickyBuyBar,
      productCard: productCardLabels(context),
      details: {
        text: context.translate("pages.product.details"),
        facts: context.translate("pages.product.facts"),
      },
    },
  };
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  return answerProductForm(context, await loadShop(context, params), params.slug ?? "", request);
}

export default function ProductRoute() {
  return <ProductView {...useLoaderData<typeof loader>()} />;
}
