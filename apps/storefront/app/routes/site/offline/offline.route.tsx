import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { componentLabels } from "../../../server/present/labels.server";
import { loadShop } from "../../../server/shop/shop.server";
import { shopStyle } from "../../../server/present/shop-style.server";
import { OfflineView } from "./offline.view";

export { SiteError as ErrorBoundary } from "../../../shell/page-error";
export { pageMeta as meta } from "../../../shell/page-meta";

/** Kept on the phone from the first visit on and shown without a connection: nothing may be missing then. */
export const handle = { scripts: false };

export async function loader({ context }: LoaderFunctionArgs) {
  const { translate } = context;
  const { helpPhone } = context.platform;
  const labels = componentLabels(context).noInternetPage;
  const shop = context.hostShop ? await loadShop(context, {}) : undefined;
  context.cacheForAll(shop?.seller);
  return {
    head: { title: labels.title, description: labels.text, isUnlisted: true },
    frame: shop && { themeCss: shopStyle(shop.seller.theme).css },
    labels,
    help: { phone: helpPhone, href: `tel:${helpPhone}`, labels: { title: translate("pages.help.label") } },
    saved: { title: translate("pages.offline.saved"), text: translate("pages.offline.savedText") },
  };
}

export default function OfflineRoute() {
  const { labels, help, saved } = useLoaderData<typeof loader>();
  return <OfflineView labels={labels} help={help} saved={saved} />;
}
