import { redirect, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { asCustomer } from "../../../server/http/guard.server";
import { pageHead } from "../../../server/seo/head.server";
import { closedSentence } from "../../../server/present/opening-hours.server";
import { componentLabels } from "../../../server/present/labels.server";
import { isOver } from "../../../server/present/order-status.server";
import { inShop } from "../../../server/shop/own-place.server";
import { loadShop } from "../../../server/shop/shop.server";
import { findOrder, orderView } from "../order.server";
import { OrderPlacedView } from "./order-placed.view";

export { PageError as ErrorBoundary } from "../../../shell/page-error";
export { pageMeta as meta } from "../../../shell/page-meta";

export const handle = { undisturbed: true };

export async function loader({ context, params }: LoaderFunctionArgs) {
  const shop = await loadShop(context, params);
  const found = await asCustomer(context, shop.paths, () =>
    findOrder(context, inShop(shop), params.orderId ?? ""),
  );
  const order = orderView(context, inShop(shop), found, shop);
  // Opened again when nothing more comes of it: its page tells how it ended.
  if (isOver(found)) throw redirect(shop.paths.order(order.id));

  const { next, pay, expected } = order.state;
  const { orderPlaced } = componentLabels(context);
  return {
    head: pageHead(context, {
      title: orderPlaced.title,
      brand: shop.seller.title,
      description: shop.seller.tagline,
      seller: shop.seller,
      isUnlisted: true,
    }),
    orderId: order.id,
    cash: order.cashTotal,
    nextSteps: [
      ...next,
      found.status === "pending" ? closedSentence(context, shop.seller) : undefined,
      pay,
      expected,
      order.cancel?.text,
    ].filter((step) => step !== undefined),
    see: { href: shop.paths.order(order.id), label: orderPlaced.seeOrder },
    invoice: order.invoice.download,
    goOn: { href: shop.paths.home, label: orderPlaced.goOn },
    labels: orderPlaced,
  };
}

export default function OrderPlacedRoute() {
  return <OrderPlacedView {...useLoaderData<typeof loader>()} />;
}
