import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { asCustomer } from "../../../server/http/guard.server";
import { pageHead } from "../../../server/seo/head.server";
import { componentLabels } from "../../../server/present/labels.server";
import { loadShop } from "../../../server/http/shop.server";
import { loadOrders } from "../order-list.server";
import { OrderListView } from "./order-list.view";

export { PageError as ErrorBoundary } from "../../../shell/page-error";
export { pageMeta as meta } from "../../../shell/page-meta";

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const shop = await loadShop(context, params);
  const { translate } = context;
  const title = translate("pages.orders.title");
  const { orderCard, orderFilter, orderTabs, pagination } = componentLabels(context);
  return {
    head: pageHead(context, {
      title,
      brand: shop.seller.title,
      description: translate("accountPages.descriptions.orders", { shop: shop.seller.title }),
      shopName: shop.seller.shop_name,
    }),
    title,
    account: { href: shop.paths.account, label: translate("accountPages.account.title") },
    list: await asCustomer(context, shop.paths, () =>
      loadOrders(context, shop, new URL(request.url).searchParams),
    ),
    labels: {
      orderCard,
      orderFilter,
      orderTabs,
      pagination,
      empty: translate("pages.orders.empty"),
    },
  };
}

export default function OrderListRoute() {
  return <OrderListView {...useLoaderData<typeof loader>()} />;
}
