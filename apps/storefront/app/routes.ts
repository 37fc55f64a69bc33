import { index, route, type RouteConfig, type RouteConfigEntry } from "@remix-run/route-config";
import { platformPages } from "./platform-pages";

/**
 * THE table of URLs (specification §2). Every page stands twice, once a language: Bengali without a prefix and English
 * below `/en`. On a shop's own host the server lifts what is below `:shopName` to the root (server/shop-tree.ts).
 */
const languages = [
  { language: "bn", prefix: "" },
  { language: "en", prefix: "en" },
] as const;

function shopPages(language: string): RouteConfigEntry[] {
  const page = (path: string, name: string) =>
    route(path, `routes/${name}/${name}.route.tsx`, { id: `${name}.${language}` });
  return [
    index("routes/shop-home/shop-home.route.tsx", { id: `shop-home.${language}` }),
    page("all-categories", "all-categories"),
    page("all-products/:slug", "product-list"),
    page("ribbons-products/:ribbonId", "ribbon-list"),
    page("search-product/:searchKey?", "product-search"),
    page("search-suggestions", "search-suggestions"),
    page("product-details/:slug", "product"),
    page("cart", "cart"),
    route("manifest.webmanifest", "routes/manifest/manifest.route.ts", { id: `manifest.${language}` }),
    route("field-check", "routes/field-check/field-check.route.ts", { id: `field-check.${language}` }),
    page("login", "sign-in"),
    page("login/code", "sign-in-code"),
    page("login/password", "sign-in-password"),
    page("signup", "sign-up"),
    page("logout", "sign-out"),
    page("checkout-products", "checkout"),
    page("direct/buy", "direct-buy"),
    page("payment-methods", "payment-methods"),
    page("my-account", "account"),
    page("my-account/edit", "account-edit"),
    page("my-account/password", "account-password"),
    page("shipping-address", "address-list"),
    page("shipping-address/new", "address-new"),
    page("shipping-address/:addressId", "address-edit"),
    page("orders", "order-list"),
    page("orders/:orderId", "order"),
    page("orders/:orderId/placed", "order-placed"),
    page("orders/:orderId/cancel", "order-cancel"),
    route("orders/:orderId/invoice.pdf", "routes/order-invoice/order-invoice.route.ts", {
      id: `order-invoice.${language}`,
    }),
    page("print-invoice/:orderId?", "print-invoice"),
    page(":slug", "extra-page"),
    route("*", "routes/not-found/not-found.route.tsx", { id: `shop-not-found.${language}` }),
  ];
}

function sitePages(language: string, prefix: string): RouteConfigEntry[] {
  return Object.entries(platformPages).map(([path, name]) =>
    route(`${prefix}/${path}`, `routes/${name}/${name}.route.tsx`, { id: `${name}.${language}` }),
  );
}

/** What search engines read: files without a language, on every host (server/shop-tree.ts). */
const forSearchEngines = [
  route("robots.txt", "routes/robots/robots.route.ts", { id: "robots.bn" }),
  route("sitemap.xml", "routes/sitemap/sitemap.route.ts", { id: "sitemap.bn" }),
  route("sitemaps/:part", "routes/sitemap-part/sitemap-part.route.ts", { id: "sitemap-part.bn" }),
];

const pages = languages.flatMap(({ language, prefix }) => [
  ...sitePages(language, prefix),
  route(prefix, "routes/landing/landing.route.tsx", { id: `landing.${language}`, index: true }),
  route(`${prefix}/:shopName`, "routes/shop/shop.route.tsx", { id: `shop.${language}` }, shopPages(language)),
]);

export default [...forSearchEngines, ...pages] satisfies RouteConfig;
