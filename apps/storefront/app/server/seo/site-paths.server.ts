import type { Language } from "@haat/contract/languages";

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
  shop(shopName: string): ShopPaths;
  /** A customer's own pages on the platform, absolute from a shop's host. */
  own: OwnPaths;
  /** `https://host` of a shop's own host. */
  shopOrigin(shopName: string): string;
  /** Where a shop's own host takes over the sign-in that a token is for. */
  handOverTo(shopName: string, token: string): string;
  /** The same page in another language. */
  inLanguage(pathAndQuery: string, language: Language): string;
}

/** The pages of the marketing site, and what comes with them. */
export type PlatformPage =
  | "about"
  | "blog"
  | `blog/${string}`
  | "contact"
  | "faq"
  | "find-store"
  | "hand-over"
  | "help-and-support"
  | "mobile"
  | "privacy-policy"
  | "terms-condition"
  | "terms-of-use";

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
  /** Where the number is proved that is to be told when something is back. */
  stockAlertCode: string;
  /** What the customer waits for. */
  stockAlerts: string;
  /** Buying one product at once, without the cart. */
  direct: string;
  cart: string;
  login: string;
  loginCode: string;
  loginPassword: string;
  /** Going on with the platform's sign-in, on the shop's own host. */
  loginPlatform: string;
  signUp: string;
  logout: string;
  checkout: string;
  paymentMethods: string;
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
  | "account"
  | "editAccount"
  | "password"
  | "addresses"
  | "newAddress"
  | "editAddress"
  | "orders"
  | "order"
  | "cancelOrder"
  | "invoice"
  | "printInvoice"
>;

const languagePrefix = (language: Language) => (language === "en" ? "/en" : "");

/** Links for a page in `language` on a host that is a shop's own (`hostShop`) or the platform's. */
export function createSitePaths(site: {
  language: Language;
  hostShop: string | undefined;
  platformOrigin: string;
}): SitePaths {
  const prefix = languagePrefix(site.language);
  const platform = site.hostShop ? site.platformOrigin : "";
  const shopOrigin = (shopName: string) =>
    site.platformOrigin.replace("://", `://${encodeURIComponent(shopName)}.`);
  return {
    platformHome: `${platform}${prefix || "/"}`,
    platformOrigin: site.platformOrigin,
    platform: (page, query) => withQuery(`${platform}${prefix}/${page}`, query),
    storeSearch: (categoryId, query) =>
      withQuery(
        `${platform}${prefix}/store-search${categoryId === undefined ? "" : `/${categoryId}`}`,
        query,
      ),
    shopOrigin,
    handOverTo: (shopName, token) =>
      withQuery(shopOrigin(shopName) + createShopPaths(prefix).loginPlatform, { token }),
    shop: (shopName) => createShopPaths(site.hostShop ? prefix : `${prefix}/${encodeURIComponent(shopName)}`),
    own: createShopPaths(`${platform}${prefix}`),
    inLanguage: (pathAndQuery, language) => {
      const { pathname, search } = new URL(pathAndQuery, "http://any.host");
      const bare = pathname.replace(/^\/en(?=\/|$)/, "").replace(/^\/$/, "");
      return `${languagePrefix(language)}${bare}`.replace(/^$/, "/") + search;
    },
  };
}

function withQuery(path: string, query?: Record<string, string>): string {
  const search = new URLSearchParams(query).toString();
  return search ? `${path}?${search}` : path;
}

function createShopPaths(base: string): ShopPaths {
  const at = (path: string) => `${base}/${path}`;
  const segment = encodeURIComponent;
  return {
    home: base || "/",
    categories: at("all-categories"),
    products: (categorySlug, query) => withQuery(at(`all-products/${segment(categorySlug)}`), query),
    ribbon: (ribbonId, query) => withQuery(at(`ribbons-products/${segment(ribbonId)}`), query),
    search: at("search-product"),
    searchSuggestions: at("search-suggestions"),
    fieldCheck: at("field-check"),
    product: (slug, query) => withQuery(at(`product-details/${segment(slug)}`), query),
    stockAlertCode: at("stock-alert/code"),
    stockAlerts: at("my-account/stock-alerts"),
    direct: at("direct/buy"),
    cart: at("cart"),
    login: at("login"),
    loginCode: at("login/code"),
    loginPassword: at("login/password"),
    loginPlatform: at("login/platform"),
    signUp: at("signup"),
    logout: at("logout"),
    checkout: at("checkout-products"),
    paymentMethods: at("payment-methods"),
    account: at("my-account"),
    editAccount: at("my-account/edit"),
    password: at("my-account/password"),
    addresses: at("shipping-address"),
    newAddress: at("shipping-address/new"),
    editAddress: (addressId) => at(`shipping-address/${segment(addressId)}`),
    orders: at("orders"),
    order: (orderId) => at(`orders/${segment(orderId)}`),
    orderPlaced: (orderId) => at(`orders/${segment(orderId)}/placed`),
    cancelOrder: (orderId) => at(`orders/${segment(orderId)}/cancel`),
    invoice: (orderId) => at(`orders/${segment(orderId)}/invoice.pdf`),
    printInvoice: (orderId) => at(orderId ? `print-invoice/${segment(orderId)}` : "print-invoice"),
    extraPage: (slug) => at(segment(slug)),
    inside: (path) => at(path.replace(/^\/+/, "")),
  };
}
