/** First parts of a shop's own addresses, which none of its extra pages gets (a test on the storefront's side compares). */
const names: ReadonlySet<string> = new Set([
  "all-categories",
  "all-products",
  "app",
  "cart",
  "checkout-products",
  "coupon",
  "direct",
  "feeds",
  "field-check",
  "login",
  "logout",
  "manifest.webmanifest",
  "my-account",
  "offline",
  "orders",
  "payment-methods",
  "print-invoice",
  "product-details",
  "ribbons-products",
  "robots.txt",
  "search-product",
  "search-suggestions",
  "shipping-address",
  "signup",
  "sitemap.xml",
  "sitemaps",
  "stock-alert",
  // What the server answers itself on every host.
  "api",
  "assets",
  "bn",
  "en",
  "media",
]);

/** Whether an address in a shop begins with this, so that no extra page can be called so. */
export const isReservedPageName = (name: string) => names.has(name);
