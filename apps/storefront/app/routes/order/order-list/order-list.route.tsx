import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { asCustomer } from "../../../server/http/guard.server";
import { componentLabels } from "../../../server/present/labels.server";
import { ownHead, ownPlace } from "../../../server/shop/own-place.server";
import { loadOrders } from "../order-list.server";
import { OrderListView } from "./order-list.view";

export { PageError as ErrorBoundary } from "../../../shell/page-error";
export { pageMeta as meta } from "../../../shell/page-meta";

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const place = await ownPlace(context, params);
  const { translate } = context;
  const title = translate("pages.orders.title");
  const { orderCard, orderFilter, orderTabs, pagination } = componentLabels(context);
  return {
    head: ownHead(context, place, { title, about: "orders" }),
    title,
    account: { href: place.paths.account, label: translate("accountPages.account.title") },
    list: await asCustomer(context, place.paths, () =>
      loadOrders(context, place, new URL(request.url).searchParams),
    ),
    labels: {
      orderCard,
      orderFilter,
      orderTabs,
      pagination,
      search: translate("accountPages.orders.search"),
      empty: translate("pages.orders.empty"),
    },
  };
}

export default function OrderListRoute() {
  return <OrderListView {...useLoaderData<typeof loader>()} />;
}
