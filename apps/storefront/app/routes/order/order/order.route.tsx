import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { asCustomer } from "../../../server/http/guard.server";
import { pageHead } from "../../../server/seo/head.server";
import { componentLabels } from "../../../server/present/labels.server";
import { loadShop } from "../../../server/http/shop.server";
import { cartVersion, cartVersionField } from "../../cart/add-key.server";
import { orderAgain } from "./order-again.server";
import { findOrder, orderView } from "../order.server";
import { OrderView } from "./order.view";

export { PageError as ErrorBoundary } from "../../../shell/page-error";
export { pageMeta as meta } from "../../../shell/page-meta";

export async function loader({ context, params }: LoaderFunctionArgs) {
  const shop = await loadShop(context, params);
  const found = await asCustomer(context, shop.paths, () => findOrder(context, shop, params.orderId ?? ""));
  const order = orderView(context, shop, found);
  const { breadcrumb, orderFacts, orderLines, orderSummary, orderTimeline } = componentLabels(context);
  return {
    head: pageHead(context, {
      title: order.title,
      brand: shop.seller.title,
      description: shop.seller.tagline,
      shopName: shop.seller.shop_name,
      isUnlisted: true,
    }),
    order,
    again: {
      action: shop.paths.order(order.id),
      hidden: { [cartVersionField]: await cartVersion(context, shop) },
      label: context.translate("accountPages.order.again"),
      text: context.translate("accountPages.order.againText"),
    },
    trail: [{ label: context.translate("pages.orders.title"), href: shop.paths.orders }],
    labels: {
      breadcrumb,
      orderFacts,
      state: context.translate("accountPages.order.state"),
      orderLines,
      orderSummary,
      orderTimeline,
    },
  };
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  const shop = await loadShop(context, params);
  return asCustomer(context, shop.paths, async () =>
    orderAgain(context, shop, await findOrder(context, shop, params.orderId ?? ""), request),
  );
}

export default function OrderRoute() {
  return <OrderView {...useLoaderData<typeof loader>()} />;
}
