import type { LoaderFunctionArgs } from "@remix-run/node";
import { locales } from "@haat/i18n/locales";
import { mediaPath } from "../../../server/present/display.server";
import { loadShop } from "../../../server/shop/shop.server";
import { shopStyle } from "../../../server/present/shop-style.server";

/** Widths in px in which the shop's logo is kept; each is square. */
const iconSizes = [320, 640] as const;

/** The shop as an app of its own on the phone. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const { seller, paths } = await loadShop(context, params);
  context.cacheForAll(seller);
  const { accent, ground } = shopStyle(seller.theme);
  const manifest = {
    id: paths.home,
    name: seller.title,
    short_name: seller.title,
    description: seller.tagline,
    lang: locales[context.language].htmlLang,
    dir: "ltr",
    start_url: paths.home,
    scope: paths.home,
    display: "standalone",
    theme_color: accent,
    background_color: ground,
    icons: iconSizes.map((size) => ({
      src: `${mediaPath(seller.logo)}/${size}`,
      sizes: `${size}x${size}`,
    })),
    shortcuts: [
      { name: context.translate("pages.orders.title"), url: paths.orders },
      { name: context.translate("pages.cart.title"), url: paths.cart },
    ],
  };
  return new Response(JSON.stringify(manifest), {
    headers: { "Content-Type": "application/manifest+json; charset=utf-8" },
  });
}
