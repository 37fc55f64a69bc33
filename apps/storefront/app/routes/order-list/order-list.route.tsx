import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { asCustomer } from "../../server/guard.server";
import { pageHead } from "../../server/head.server";
import { componentLabels } from "../../server/labels.server";
import { loadShop } from "../../server/shop.server";
import { loadOrders } from "./order-list.server";
import { OrderListView } from "./order-list.view";

export { PageError as ErrorBoundary } from "../../shell/page-error";
export { pageMeta as meta } from "../../shell/page-meta";

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const shop = await loadShop(context, params);
  const { translate } = context;
  const title = translate("pages.orders.title");
  const { orderCard, orderTabs, pagination } = componentLabels(context);
  return {
    head: pageHead(context, {
      title: title,
      brand: shop.seller.title,
      description: shop.seller.tagline,
      shopName: shop.seller.shop_name,
    }),
    title,
    signOut: { href: shop.paths.logout, label: translate("pages.shop.signOut") },
    list: await asCustomer(context, shop.paths, () =>
      loadOrders(context, shop, new URL(request.url).searchParams),
    ),
    labels: {
      orderCard,
      orderTabs,
      pagination,
      empty: translate("pages.orders.empty"),
      goShopping: translate("pages.cart.goShopping"),
    },
  };
}

export default function OrderListRoute() {
  return <OrderListView {...useLoaderData<typeof loader>()} />;
}
