import type { LoaderFunctionArgs } from "@remix-run/node";
import type { PublicShopApp } from "@haat/contract/shop/shop-app.contract";
import { locales } from "@haat/i18n/locales";
import { shortName } from "@haat/i18n/short-name";
import type { RequestContext } from "../../../server/http/request-context.server";
import type { Shop } from "../../../server/http/shop-of-page.server";
import { mediaPath } from "../../../server/present/display.server";
import { shopStyle } from "../../../server/present/shop-style.server";
import { cacheableFileHeaders } from "../../../server/seo/site-map.server";
import { loadShop } from "../../../server/shop/shop.server";

/** Widths in px in which the shop's logo is kept; each is square. */
const logoSizes = [320, 640] as const;

/** The shop as an app of its own (W3C, Web Application Manifest). On its own host it can be installed. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const shop = await loadShop(context, params);
  const { seller } = shop;
  context.cacheForAll(seller);
  const { language } = context;
  const found = await context.client().shopApp.shopApp({ language, sellerKey: seller.seller_key });
  const manifest = {
    ...describedShop(context, shop),
    ...placeOf(context, shop),
    icons: iconsOf(shop, found.data.shop_app),
    shortcuts: shortcutsOf(context, shop, found.data.shop_app),
    screenshots: found.data.shop_app.screenshots.map(({ path, ...screenshot }) => ({
      src: mediaPath(path),
      ...screenshot,
      label: seller.title,
    })),
    launch_handler: { client_mode: ["navigate-existing", "auto"] },
    prefer_related_applications: false,
  };
  return new Response(JSON.stringify(manifest), {
    headers: cacheableFileHeaders("application/manifest+json"),
  });
}

function describedShop({ language }: RequestContext, { seller }: Shop) {
  const { accent, ground } = shopStyle(seller.theme);
  return {
    name: seller.title,
    short_name: shortName(seller.title),
    description: seller.tagline || seller.description,
    lang: locales[language].htmlLang,
    dir: "ltr",
    theme_color: accent,
    background_color: ground,
    categories: ["shopping"],
  };
}

/**
 * An app is known by its id, which never changes: at the shop's own address it is the same in every language. On the
 * platform's host, where shops share an origin, it stays what it was for phones that have it, and nobody is offered it.
 */
function placeOf({ hostShop }: RequestContext, { paths }: Shop) {
  return hostShop === undefined
    ? { id: paths.home, start_url: paths.home, scope: paths.home, display: "browser" }
    : { id: "/", start_url: paths.home, scope: "/", display: "standalone" };
}

function iconsOf({ seller }: Shop, { icons }: PublicShopApp) {
  if (icons.length > 0) return icons.map(({ path, ...icon }) => ({ src: mediaPath(path), ...icon }));
  // A shop without a logo has none before its app is drawn.
  if (seller.logo === "") return [];
  return logoSizes.map((size) => ({
    src: `${mediaPath(seller.logo)}/${size}`,
    sizes: `${size}x${size}`,
  }));
}

function shortcutsOf(
  { translate }: RequestContext,
  { paths }: Shop,
  { shortcut_icons: icons }: PublicShopApp,
) {
  const shortcut = (name: string, url: string, icon: string | undefined) => ({
    name,
    url,
    ...(icon && { icons: [{ src: mediaPath(icon), sizes: "96x96", type: "image/png" }] }),
  });
  return [
    shortcut(translate("pages.orders.title"), paths.orders, icons?.orders),
    shortcut(translate("pages.cart.title"), paths.cart, icons?.cart),
    shortcut(translate("pages.shop.allProducts"), paths.products("all"), icons?.products),
  ];
}
