import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { pageHead } from "../../server/head.server";
import { componentLabels } from "../../server/labels.server";
import { loadShop } from "../../server/shop.server";
import { putInCart } from "./product.action.server";
import { findProduct, productView } from "./product.server";
import { ProductView } from "./product.view";

export { PageError as ErrorBoundary } from "../../shell/page-error";
export { pageMeta as meta } from "../../shell/page-meta";

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const shop = await loadShop(context, params);
  const product = await findProduct(context, shop, params.slug ?? "");
  context.share(shop.seller.id_shop);
  context.offerCart();
  context.countView({ sellerKey: shop.seller.seller_key, productId: product.id_product });
  const { attributePicker, breadcrumb, buyBox, cartDrawer, price, productGallery } = componentLabels(context);
  const { translate } = context;
  return {
    head: pageHead(context, {
      title: product.name,
      brand: shop.seller.title,
      description: product.description,
      shopName: shop.seller.shop_name,
    }),
    product: productView(context, shop, product, new URL(request.url).searchParams),
    cart: { cartHref: shop.paths.cart, checkoutHref: shop.paths.checkout },
    labels: {
      attributePicker,
      breadcrumb,
      buyBox,
      cartDrawer,
      price,
      productGallery,
      details: translate("pages.product.details"),
      delivery: translate("pages.product.delivery"),
      returns: translate("pages.product.returns"),
    },
  };
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  return putInCart(context, await loadShop(context, params), params.slug ?? "", request);
}

export default function ProductRoute() {
  return <ProductView {...useLoaderData<typeof loader>()} />;
}
