import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { strings } from "@haat/i18n/strings";
import { componentLabels, withoutPlurals } from "../../../server/present/labels.server";
import { loadShop } from "../../../server/shop/shop.server";
import { loadShopFrame } from "../shop-frame.server";
import { ShopView } from "./shop.view";

export { SiteError as ErrorBoundary } from "../../../shell/page-error";
export { revalidateWhatWasSent as shouldRevalidate } from "@haat/web-forms/unsent";

export async function loader({ context, params }: LoaderFunctionArgs) {
  const shop = await loadShop(context, params);
  // Asked for by itself, the frame is the same around every page; in a document it is the page that says so.
  if (context.isClientNavigation) context.cacheForAll(shop.seller);
  const { offlineNote, searchField, shopHeader, skipLink, toast } = componentLabels(context);
  const { accountPages, pages } = strings[context.language];
  const { ok, requestFailed, unsent } = accountPages.dialogs;
  const offline = { ...offlineNote, ...pages.offline.queue };
  const messages = { ...toast, ok, requestFailed, unsent };
  return {
    frame: await loadShopFrame(context, shop),
    labels: {
      errorTitle: pages.errorTitle,
      messages,
      offline,
      searchField,
      shopHeader: withoutPlurals(shopHeader),
      skipLink,
    },
  };
}

export default function ShopRoute() {
  return <ShopView {...useLoaderData<typeof loader>()} />;
}
