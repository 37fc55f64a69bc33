import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { pageHead } from "../../server/head.server";
import { componentLabels } from "../../server/labels.server";
import { loadShop } from "../../server/shop.server";
import { changeCartLine } from "./cart.action.server";
import { cartView, showCart } from "./cart.server";
import { CartView } from "./cart.view";

export { PageError as ErrorBoundary } from "../../shell/page-error";
export { pageMeta as meta } from "../../shell/page-meta";

export async function loader({ context, params }: LoaderFunctionArgs) {
  const shop = await loadShop(context, params);
  const cart = cartView(context, shop, await showCart(context, shop));
  const title = context.translate("pages.cart.title");
  const { cartEmpty, orderSummary } = componentLabels(context);
  return {
    head: pageHead(context, {
      title: title,
      brand: shop.seller.title,
      description: shop.seller.tagline,
      shopName: shop.seller.shop_name,
    }),
    title,
    cart,
    labels: {
      cartEmpty,
      orderSummary,
      checkout: context.translate("pages.cart.checkout"),
      fixFirst: context.translate("pages.cart.fixFirst"),
    },
  };
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  return changeCartLine(context, await loadShop(context, params), request);
}

export default function CartRoute() {
  const refusal = useActionData<typeof action>();
  return <CartView {...useLoaderData<typeof loader>()} refusal={refusal} />;
}
