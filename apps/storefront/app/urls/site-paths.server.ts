import { locales } from "@haat/i18n/locales";
import { generatePath } from "@remix-run/react";
import type { Language } from "@haat/contract/shared/languages";
import type { platformPages, platformResources } from "./platform-pages";
import type { SellPage } from "./sell-pages";
import type { shopPages, shopResources } from "./shop-pages";

/**
 * Every link of the site, written once and right on both kinds of host: below `/{shopName}` on the platform's, at the
 * root on the shop's own; with `/en` before it in English.
 */
export interface SitePaths {
  /** `https://host` of the platform. */
  platformOrigin: string;
  /** The platform's landing page, absolute from a shop's host. */
  platformHome: string;
  /** A page of the platform, absolute from a shop's host. */
  platform(page: PlatformPage, query?: Record<string, string>): string;
  /** The shops of one trade in the store finder. */
  storeSearch(categoryId?: number | string, query?: Record<string, string>): string;
  /** Where a shop is reported to the platform, absolute from a shop's host: the contact page, asked about a shop. */
  reportShop(shopName: string, query?: Record<string, string>): string;
  shop(shopName: string): ShopPaths;
  /** A customer's own pages on the platform, absolute from a shop's host. */
  own: OwnPaths;
  /** A page of the sellers' console, which is on a host of its own: where a shop is opened, or the console is installed. */
  console(page: "open" | "install"): string;
  /** An order in the console of its shop, for who is of the shop. */
  consoleOrder(sellerKey: string, number: string): string;
  /** A shop by its key, whatever it is called: what its posters bear. */
  shortLink(sellerKey: string): string;
  /** `https://host` of a shop's own host below the platform's. */
  shopOrigin(shopName: string): string;
  /** `https://host` of a shop's main address: a domain of its own, or its host below the platform's. */
  mainOrigin(shop: { shop_name: string; own_domain: string | null }): string;
  /** Where a shop's own host takes over the sign-in that a token is for. */
  handOverTo(shopName: string, token: string): string;
}

/** Pages of the platform's own host that need no more than their names, its articles, and what it tells sellers. */
export type PlatformPage =
  | Exclude<keyof typeof platformPages | keyof typeof platformResources, "" | `${string}:${string}`>
  | `blog/${string}`
  | `sell/${SellPage}`;

/** A path of THE table of a shop's pages (shop-pages.ts). */
type ShopPage = keyof typeof shopPages | keyof typeof shopResources;

export interface ShopPaths {
  home: string;
  categories: string;
  products(categorySlug: string, query?: Record<string, string>): string;
  ribbon(ribbonId: number | string, query?: Record<string, string>): string;
  search: string;
  /** What the search field proposes; asked for by scripts. */
  searchSuggestions: string;
  /** What is wrong with one field; asked for by scripts. */
  fieldCheck: string;
  product(slug: string, query?: Record<string, string>): string;
  /** What customers say of a product. */
  productRatings(slug: string, query?: Record<string, string>): string;
  /** The measures of the sizes of a product. */
  productSizes(slug: string): string;
  /** Where the number is proved that is to be told when something is back. */
  stockAlertCode: string;
  /** What the customer waits for. */
  stockAlerts: string;
  /** Buying one product at once, without the cart. */
  direct: string;
  cart: string;
  /** The cart as it is looked at beside another page; asked for by scripts. */
  cartGlance: string;
  login: string;
  loginCode: string;
  loginPassword: string;
  /** Going on with the platform's sign-in, on the shop's own host. */
  loginPlatform: string;
  signUp: string;
  logout: string;
  checkout: string;
  /** Where a code is typed in before a large order. */
  orderCode: string;
  paymentMethods: string;
  /** How the shop gets onto a phone as an app. */
  install: string;
  account: string;
  editAccount: string;
  password: string;
  addresses: string;
  newAddress: string;
  editAddress(addressId: string): string;
  orders: string;
  order(orderId: string): string;
  orderPlaced(orderId: string): string;
  cancelOrder(orderId: string): string;
  /** Where something wrong with an order is said and answered. */
  orderComplaint(orderId: string): string;
  /** The invoice as PDF. */
  invoice(orderId: string): string;
  /** Without an order: the page that asks for one. */
  printInvoice(orderId?: string): string;
  /** A page that the shop wrote itself. */
  extraPage(slug: string): string;
  /** A path inside the shop as a seller wrote it, such as `all-products/rice`. */
  inside(path: string): string;
}

/** Where a customer's own pages are, in a shop and on the platform alike. */
export type OwnPaths = Pick<
  ShopPaths,
  | "home"
  | "login"
  | "loginCode"
  | "loginPassword"
  | "signUp"
  | "logout"
  | "fieldCheck"
  | "stockAlerts"
  | "account"
  | "editAccount"
  | "password"
  | "addresses"
  | "newAddress"
  | "editAddress"
  | "orders"
  | "order"
  | "cancelOrder"
  | "orderComplaint"
  | "invoice"
  | "printInvoice"
>;

/** Links for a page in `language` on a host that is a shop's own (`hostShop`) or the platform's. */
export function createSitePaths(site: {
  language: Language;
  hostShop: string | undefined;
  platformOrigin: string;
}): SitePaths {
  const prefix = locales[site.language].pathPrefix;
  const platform = site.hostShop ? site.platformOrigin : "";
  const shopOrigin = (shopName: string) =>
    site.platformOrigin.replace("://", `://${encodeURIComponent(shopName)}.`);
  return {
    platformHome: `${platform}${prefix || "/"}`,
    platformOrigin: site.platformOrigin,
    platform: (page, query) => withQuery(`${platform}${prefix}/${page}`, query),
    storeSearch: (categoryId, query) =>
      withQuery(`${platform}${prefix}/${storeSearchPath(categoryId)}`, query),
    reportShop: (shop, query) => withQuery(`${platform}${prefix}/contact`, { shop, ...query }),
    console: (page) => `${site.platformOrigin.replace("://", "://console.")}${prefix}/${page}`,
    consoleOrder: (sellerKey, number) =>
      withQuery(
        `${site.platformOrigin.replace("://", "://console.")}${prefix}/shop/${encodeURIComponent(sellerKey)}/orders/scan`,
        { scanned: number },
      ),
    shortLink: (sellerKey) => `${platform}${prefix}/${fill("s/:shopKey", { shopKey: sellerKey })}`,
    shopOrigin,
    mainOrigin: ({ shop_name, own_domain }) =>
      own_domain === null ? shopOrigin(shop_name) : originAt(site.platformOrigin, own_domain),
    handOverTo: (shopName, token) =>
      withQuery(shopOrigin(shopName) + createShopPaths(prefix).loginPlatform, { token }),
    shop: (shopName) => createShopPaths(site.hostShop ? prefix : `${prefix}/${encodeURIComponent(shopName)}`),
    own: createShopPaths(`${platform}${prefix}`),
  };
}

/** Another host's origin, of the same scheme and port. */
function originAt(origin: string, host: string): string {
  const { protocol, port } = new URL(origin);
  return `${protocol}//${host}${port && `:${port}`}`;
}

function withQuery(path: string, query?: Record<string, string>): string {
  const search = new URLSearchParams(query).toString();
  return search ? `${path}?${search}` : path;
}

/** What stands in the places of a path, as it is: it is encoded here. */
type PathValues<Path extends string> = Parameters<typeof generatePath<Path>>[1];

function fill<Path extends string>(path: Path, values: PathValues<Path>): string {
  const encoded = Object.entries<string | null>(values ?? {}).map(([name, value]) => [
    name,
    value === null ? null : encodeURIComponent(value),
  ]);
  return generatePath<string>(path, Object.fromEntries(encoded));
}

const storeSearchPath = (categoryId: number | string | undefined) => {
  const path = "store-search/:categoryId?" satisfies keyof typeof platformPages;
  return fill(path, { categoryId: categoryId === undefined ? null : String(categoryId) });
};

function createShopPaths(base: string): ShopPaths {
  const at = (page: ShopPage) => `${base}/${page}`;
  const to = <Page extends ShopPage>(page: Page, values: PathValues<Page>) => `${base}/${fill(page, values)}`;
  return {
    home: base || "/",
    categories: at("all-categories"),
    products: (categorySlug, query) => withQuery(to("all-products/:slug", { slug: categorySlug }), query),
    ribbon: (ribbonId, query) =>
      withQuery(to("ribbons-products/:ribbonId", { ribbonId: String(ribbonId) }), query),
    search: to("search-product/:searchKey?", { searchKey: null }),
    searchSuggestions: at("search-suggestions"),
    fieldCheck: at("field-check"),
    product: (slug, query) => withQuery(to("product-details/:slug", { slug }), query),
    productRatings: (slug, query) => withQuery(to("product-details/:slug/ratings", { slug }), query),
    productSizes: (slug) => to("product-details/:slug/sizes", { slug }),
    stockAlertCode: at("stock-alert/code"),
    stockAlerts: at("my-account/stock-alerts"),
    direct: at("direct/buy"),
    cart: at("cart"),
    cartGlance: at("cart/glance"),
    login: at("login"),
    loginCode: at("login/code"),
    loginPassword: at("login/password"),
    loginPlatform: at("login/platform"),
    signUp: at("signup"),
    logout: at("logout"),
    checkout: at("checkout-products"),
    orderCode: at("checkout-products/code"),
    paymentMethods: at("payment-methods"),
    install: at("app"),
    account: at("my-account"),
    editAccount: at("my-account/edit"),
    password: at("my-account/password"),
    addresses: at("shipping-address"),
    newAddress: at("shipping-address/new"),
    editAddress: (addressId) => to("shipping-address/:addressId", { addressId }),
    orders: at("orders"),
    order: (orderId) => to("orders/:orderId", { orderId }),
    orderPlaced: (orderId) => to("orders/:orderId/placed", { orderId }),
    cancelOrder: (orderId) => to("orders/:orderId/cancel", { orderId }),
    orderComplaint: (orderId) => to("orders/:orderId/complaint", { orderId }),
    invoice: (orderId) => to("orders/:orderId/invoice.pdf", { orderId }),
    printInvoice: (orderId) => to("print-invoice/:orderId?", { orderId: orderId ?? null }),
    extraPage: (slug) => to(":slug", { slug }),
    inside: (path) => `${base}/${path.replace(/^\/+/, "")}`,
  };
}
