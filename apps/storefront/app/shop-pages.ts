/** The pages of a shop, each once a language: its path below the shop's home, and the folder of its route below `routes/`. */
export const shopPages = {
  "": "shop/shop-home",
  "all-categories": "catalogue/all-categories",
  "all-products/:slug": "catalogue/product-list",
  "ribbons-products/:ribbonId": "catalogue/ribbon-list",
  "search-product/:searchKey?": "catalogue/product-search",
  "product-details/:slug": "catalogue/product",
  cart: "cart/cart",
  login: "sign-in/sign-in",
  "login/code": "sign-in/sign-in-code",
  "login/password": "sign-in/sign-in-password",
  signup: "sign-in/sign-up",
  logout: "sign-in/sign-out",
  "checkout-products": "checkout/checkout",
  "direct/buy": "checkout/direct-buy",
  "payment-methods": "checkout/payment-methods",
  "my-account": "account/account",
  "my-account/edit": "account/account-edit",
  "my-account/password": "account/account-password",
  "shipping-address": "account/address-list",
  "shipping-address/new": "account/address-new",
  "shipping-address/:addressId": "account/address-edit",
  orders: "order/order-list",
  "orders/:orderId": "order/order",
  "orders/:orderId/placed": "order/order-placed",
  "orders/:orderId/cancel": "order/order-cancel",
  "print-invoice/:orderId?": "order/print-invoice",
  ":slug": "shop/extra-page",
  "*": "shop/not-found",
} as const satisfies Record<string, string>;

/** What a shop answers that is no page (`<page>.route.ts`), written likewise. */
export const shopResources = {
  "field-check": "shop/field-check",
  "manifest.webmanifest": "shop/manifest",
  "orders/:orderId/invoice.pdf": "order/order-invoice",
  "search-suggestions": "catalogue/search-suggestions",
} as const satisfies Record<string, string>;
