import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { strings } from "@haat/i18n/strings";
import { componentLabels } from "../../server/labels.server";
import { loadShop } from "../../server/shop.server";
import { loadShopFrame } from "./shop-frame.server";
import { ShopView } from "./shop.view";

export { SiteError as ErrorBoundary } from "../../shell/page-error";
export { revalidateWhatWasSent as shouldRevalidate } from "../../shell/unsent";

export async function loader({ context, params }: LoaderFunctionArgs) {
  const shop = await loadShop(context, params);
  const { searchField, shopHeader, skipLink, toast } = componentLabels(context);
  const { ok, requestFailed, unsent } = strings[context.language].accountPages.dialogs;
  return {
    frame: await loadShopFrame(context, shop),
    labels: { searchField, shopHeader, skipLink, messages: { ...toast, ok, requestFailed, unsent } },
  };
}

export default function ShopRoute() {
  return <ShopView {...useLoaderData<typeof loader>()} />;
}
