import type { Language } from "@haat/contract/languages";

/**
 * Every link of the site, written once and right on both kinds of host: below `/{shopName}` on the platform's, at the
 * root on the shop's own; with `/en` before it in English (decisions.md, "Which shop").
 */
export interface SitePaths {
  /** The platform's landing page, absolute from a shop's host. */
  platformHome: string;
  /** The terms for customers, on the platform's host too. */
  terms: string;
  shop(shopName: string): ShopPaths;
  /** The same page in another language. */
  inLanguage(pathAndQuery: string, language: Language): string;
}

export interface ShopPaths {
  home: string;
  categories: string;
  products(categorySlug: string, query?: Record<string, string>): string;
  search: string;
  product(slug: string, query?: Record<string, string>): string;
  cart: string;
  login: string;
  loginCode: string;
  signUp: string;
  logout: string;
  checkout: string;
  addresses: string;
  newAddress: string;
  orders: string;
  order(orderId: string): string;
  orderPlaced(orderId: string): string;
  /** A path inside the shop as a seller wrote it, such as `all-products/rice`. */
  inside(path: string): string;
}

const languagePrefix = (language: Language) => (language === "en" ? "/en" : "");

/** Links for a page in `language` on a host that is a shop's own (`hostShop`) or the platform's. */
export function createSitePaths(site: {
  language: Language;
  hostShop: string | undefined;
  platformOrigin: string;
}): SitePaths {
  const prefix = languagePrefix(site.language);
  const platform = site.hostShop ? site.platformOrigin : "";
  return {
    platformHome: `${platform}${prefix || "/"}`,
    terms: `${platform}${prefix}/terms-of-use`,
    shop: (shopName) => createShopPaths(site.hostShop ? prefix : `${prefix}/${encodeURIComponent(shopName)}`),
    inLanguage: (pathAndQuery, language) => {
      const { pathname, search } = new URL(pathAndQuery, "http://any.host");
      const bare = pathname.replace(/^\/en(?=\/|$)/, "").replace(/^\/$/, "");
      return `${languagePrefix(language)}${bare}`.replace(/^$/, "/") + search;
    },
  };
}

function createShopPaths(base: string): ShopPaths {
  const at = (path: string) => `${base}/${path}`;
  const withQuery = (path: string, query?: Record<string, string>) => {
    const search = new URLSearchParams(query).toString();
    return search ? `${path}?${search}` : path;
  };
  const segment = encodeURIComponent;
  return {
    home: base || "/",
    categories: at("all-categories"),
    products: (categorySlug, query) => withQuery(at(`all-products/${segment(categorySlug)}`), query),
    search: at("search-product"),
    product: (slug, query) => withQuery(at(`product-details/${segment(slug)}`), query),
    cart: at("cart"),
    login: at("login"),
    loginCode: at("login/code"),
    signUp: at("signup"),
    logout: at("logout"),
    checkout: at("checkout-products"),
    addresses: at("shipping-address"),
    newAddress: at("shipping-address/new"),
    orders: at("orders"),
    order: (orderId) => at(`orders/${segment(orderId)}`),
    orderPlaced: (orderId) => at(`orders/${segment(orderId)}/placed`),
    inside: (path) => at(path.replace(/^\/+/, "")),
  };
}
