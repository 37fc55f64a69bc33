import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { strings } from "@haat/i18n/strings";
import { componentLabels } from "../../server/labels.server";
import { loadShop } from "../../server/shop.server";
import { loadShopFrame } from "./shop-frame.server";
import { ShopView } from "./shop.view";

export { SiteError as ErrorBoundary } from "../../shell/page-error";
export { hasConnection as shouldRevalidate } from "../product/put-in-cart-answer";

export async function loader({ context, params }: LoaderFunctionArgs) {
  const shop = await loadShop(context, params);
  const { offlineNote, searchField, shopHeader, skipLink, toast } = componentLabels(context);
  const offline = { ...offlineNote, ...strings[context.language].pages.offline.queue };
  return {
    frame: await loadShopFrame(context, shop),
    labels: { offline, searchField, shopHeader, skipLink, toast },
  };
}

export default function ShopRoute() {
  return <ShopView {...useLoaderData<typeof loader>()} />;
}
