/** The pages of a shop, each once a language: its path below the shop's home, and the folder of its route. */
export const shopPages = {
  "": "shop-home",
  "all-categories": "all-categories",
  "all-products/:slug": "product-list",
  "ribbons-products/:ribbonId": "ribbon-list",
  "search-product/:searchKey?": "product-search",
  "product-details/:slug": "product",
  cart: "cart",
  login: "sign-in",
  "login/code": "sign-in-code",
  "login/password": "sign-in-password",
  signup: "sign-up",
  logout: "sign-out",
  "checkout-products": "checkout",
  "direct/buy": "direct-buy",
  "payment-methods": "payment-methods",
  "my-account": "account",
  "my-account/edit": "account-edit",
  "my-account/password": "account-password",
  "shipping-address": "address-list",
  "shipping-address/new": "address-new",
  "shipping-address/:addressId": "address-edit",
  orders: "order-list",
  "orders/:orderId": "order",
  "orders/:orderId/placed": "order-placed",
  "orders/:orderId/cancel": "order-cancel",
  "print-invoice/:orderId?": "print-invoice",
  ":slug": "extra-page",
  "*": "not-found",
} as const satisfies Record<string, string>;

/** What a shop answers that is no page (`<folder>.route.ts`), written likewise. */
export const shopResources = {
  "field-check": "field-check",
  "manifest.webmanifest": "manifest",
  "orders/:orderId/invoice.pdf": "order-invoice",
  "search-suggestions": "search-suggestions",
} as const satisfies Record<string, string>;
