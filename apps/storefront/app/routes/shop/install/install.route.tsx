import { locales } from "@haat/i18n/locales";
import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { formatNumber } from "@haat/i18n/numbers";
import { shortName } from "@haat/i18n/short-name";
import type { RequestContext } from "../../../server/http/request-context.server";
import type { Shop } from "../../../server/http/shop-of-page.server";
import { mediaPath } from "../../../server/present/display.server";
import { pageHead } from "../../../server/seo/head.server";
import { loadShop } from "../../../server/shop/shop.server";
import { InstallView, type InstallViewProps } from "./install.view";

export { PageError as ErrorBoundary } from "../../../shell/page-error";
export { pageMeta as meta } from "../../../shell/page-meta";

export async function loader({ context, params }: LoaderFunctionArgs) {
  const shop = await loadShop(context, params);
  const { seller } = shop;
  context.cacheForAll(seller);
  const { translate } = context;
  const title = translate("shopApp.install.title", { shop: seller.title });
  return {
    head: pageHead(context, {
      title,
      brand: seller.title,
      description: translate("shopApp.install.lead", { shop: seller.title }),
      seller,
    }),
    page: installPage(context, shop, title),
  };
}

/** How the shop gets onto a phone; where it cannot from here, the way to its own address. */
function installPage(context: RequestContext, { seller, paths }: Shop, title: string): InstallViewProps {
  const { translate, language, hostShop } = context;
  const origin = context.paths.mainOrigin(seller);
  const ways = (["android", "iphone", "desk"] as const).map((way) => ({
    title: translate(`shopApp.install.${way}.title`),
    steps: (["first", "second", "third"] as const).map((step, place) => ({
      number: formatNumber(place + 1, language),
      text: translate(`shopApp.install.${way}.${step}`, { name: shortName(seller.title) }),
    })),
  }));
  return {
    title,
    lead: translate("shopApp.install.lead", { shop: seller.title }),
    icon: seller.app
      ? mediaPath(seller.app.apple_touch_icon)
      : seller.logo && `${mediaPath(seller.logo)}/320`,
    name: shortName(seller.title),
    reasons: (["fast", "orders", "small"] as const).map((each) => translate(`shopApp.install.${each}`)),
    ways,
    ownAddress:
      hostShop === undefined
        ? {
            text: translate("shopApp.install.elsewhere"),
            label: translate("shopApp.install.open"),
            href: `${origin}${locales[language].pathPrefix}/app`,
          }
        : undefined,
    labels: {
      install: translate("shopApp.install.button"),
      installed: translate("shopApp.install.done"),
    },
    goShopping: { href: paths.home, label: translate("shopApp.install.shopNow") },
  };
}

export default function InstallRoute() {
  return <InstallView {...useLoaderData<typeof loader>().page} />;
}
