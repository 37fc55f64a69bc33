import type { PageName } from "../app/urls/page-name";
import type { ownPages, pagesOfEveryHost, platformPages, platformSignUp } from "../app/urls/platform-pages";
import type { shopPages } from "../app/urls/shop-pages";

/** When a page is there to be seen: to anybody, between two steps of signing in or of waiting for a product, or to a customer with an order. */
export type Moment = "anybody" | "code sent" | "alert asked" | "code right" | "customer";

type Named<Table> = PageName<Table[keyof Table] & string>;

type Page =
  | Named<typeof platformPages>
  | Named<typeof platformSignUp>
  | Named<typeof pagesOfEveryHost>
  | Named<typeof shopPages>
  | `site-${Named<typeof ownPages>}`;

/**
 * Where every page is looked at, below the platform's home: a page that has no line here does not compile. `{order}` and
 * `{address}` stand for what the customer has.
 */
export const pageAddresses: Record<Page, { when: Moment; at: readonly string[] }> = {
  landing: { when: "anybody", at: [""] },
  about: { when: "anybody", at: ["/about"] },
  blog: { when: "anybody", at: ["/blog"] },
  "blog-article": { when: "anybody", at: ["/blog/keeping-track-of-cash", "/blog/nothing"] },
  "bill-check": { when: "anybody", at: ["/check/AXY2-ABCDE/30600/30600/abcdefghijklmnop"] },
  contact: { when: "anybody", at: ["/contact", "/contact?shop=rongdhonu"] },
  faq: { when: "anybody", at: ["/faq"] },
  "find-store": { when: "anybody", at: ["/find-store"] },
  "help-and-support": { when: "anybody", at: ["/help-and-support"] },
  offline: { when: "anybody", at: ["/offline"] },
  "privacy-policy": { when: "anybody", at: ["/privacy-policy"] },
  sell: {
    when: "anybody",
    at: ["/sell/how-it-works", "/sell/cost", "/sell/grocery", "/sell/nothing"],
  },
  "store-search": {
    when: "anybody",
    at: [
      ...[
        "/store-search",
        "/store-search/1",
        "/store-search?address=nowhere",
        "/store-search?id_division=30",
      ],
      ...["/store-search?id_city=26", "/store-search?id_city=26&shops=there"],
    ],
  },
  "terms-condition": { when: "anybody", at: ["/terms-condition"] },
  "terms-of-use": { when: "anybody", at: ["/terms-of-use"] },
  "site-sign-in": { when: "anybody", at: ["/login"] },
  "site-sign-in-password": { when: "anybody", at: ["/login/password"] },
  "site-sign-in-code": { when: "code sent", at: ["/login/code"] },
  "site-sign-up": { when: "code right", at: ["/signup"] },
  "site-sign-out": { when: "customer", at: ["/logout"] },
  "site-account": { when: "customer", at: ["/my-account"] },
  "site-account-edit": { when: "customer", at: ["/my-account/edit"] },
  "site-account-password": { when: "customer", at: ["/my-account/password"] },
  "site-stock-alerts": { when: "customer", at: ["/my-account/stock-alerts"] },
  "site-address-list": { when: "customer", at: ["/shipping-address"] },
  "site-address-new": { when: "customer", at: ["/shipping-address/new"] },
  "site-address-edit": { when: "customer", at: ["/shipping-address/{address}"] },
  "site-order-list": { when: "customer", at: ["/orders", "/orders?status=3"] },
  "site-order": { when: "customer", at: ["/orders/{order}", "/orders/HT-NOTHING"] },
  "site-order-cancel": { when: "customer", at: ["/orders/{order}/cancel"] },
  "site-order-complaint": { when: "customer", at: ["/orders/{order}/complaint"] },
  "site-print-invoice": { when: "customer", at: ["/print-invoice/{order}", "/print-invoice"] },

  "shop-home": { when: "anybody", at: ["/rongdhonu", "/no-such-shop"] },
  "all-categories": { when: "anybody", at: ["/rongdhonu/all-categories"] },
  "product-list": {
    when: "anybody",
    at: ["/rongdhonu/all-products/all", "/rongdhonu/all-products/all?min_price=9999999"],
  },
  "ribbon-list": { when: "anybody", at: ["/rongdhonu/ribbons-products/5"] },
  "product-search": { when: "anybody", at: ["/rongdhonu/search-product?q=a", "/rongdhonu/search-product"] },
  product: {
    when: "anybody",
    at: [
      "/rongdhonu/product-details/tangail-cotton-saree",
      "/rongdhonu/product-details/block-print-saree",
      "/rongdhonu/product-details/no-such-thing",
    ],
  },
  "product-ratings": {
    when: "anybody",
    at: [
      "/rongdhonu/product-details/tangail-cotton-saree/ratings",
      "/rongdhonu/product-details/no-such-thing/ratings",
    ],
  },
  "product-sizes": {
    when: "anybody",
    at: [
      "/rongdhonu/product-details/signature-panjabi/sizes",
      "/rongdhonu/product-details/block-print-saree/sizes",
    ],
  },
  "stock-alert-code": { when: "alert asked", at: ["/rongdhonu/stock-alert/code"] },
  "extra-page": {
    when: "anybody",
    at: ["/rongdhonu/delivery-and-returns", "/rongdhonu/nothing", "/about/nothing"],
  },
  install: { when: "anybody", at: ["/rongdhonu/app"] },
  "payment-methods": { when: "anybody", at: ["/rongdhonu/payment-methods"] },
  "not-found": { when: "anybody", at: ["/rongdhonu/no/such/page"] },
  "sign-in": { when: "anybody", at: ["/rongdhonu/login"] },
  "sign-in-password": { when: "anybody", at: ["/rongdhonu/login/password"] },
  "sign-in-code": { when: "code sent", at: ["/rongdhonu/login/code"] },
  "sign-up": { when: "code right", at: ["/rongdhonu/signup"] },
  "sign-out": { when: "customer", at: ["/rongdhonu/logout"] },
  cart: { when: "customer", at: ["/rongdhonu/cart"] },
  checkout: { when: "customer", at: ["/rongdhonu/checkout-products"] },
  "order-code": {
    when: "customer",
    at: ["/rongdhonu/checkout-products/code?shipping_method=2&expected_total=185000&idempotency_key=look"],
  },
  "direct-buy": { when: "customer", at: ["/rongdhonu/direct/buy?product=monipuri-saree&quantity=1"] },
  account: { when: "customer", at: ["/rongdhonu/my-account"] },
  "account-edit": { when: "customer", at: ["/rongdhonu/my-account/edit"] },
  "account-password": { when: "customer", at: ["/rongdhonu/my-account/password"] },
  "stock-alerts": { when: "customer", at: ["/rongdhonu/my-account/stock-alerts"] },
  "address-list": { when: "customer", at: ["/rongdhonu/shipping-address"] },
  "address-new": { when: "customer", at: ["/rongdhonu/shipping-address/new"] },
  "address-edit": { when: "customer", at: ["/rongdhonu/shipping-address/{address}"] },
  "order-list": { when: "customer", at: ["/rongdhonu/orders", "/rongdhonu/orders?status=3"] },
  order: { when: "customer", at: ["/rongdhonu/orders/{order}"] },
  "order-placed": { when: "customer", at: ["/rongdhonu/orders/{order}/placed"] },
  "order-cancel": { when: "customer", at: ["/rongdhonu/orders/{order}/cancel"] },
  "order-complaint": { when: "customer", at: ["/rongdhonu/orders/{order}/complaint"] },
  "print-invoice": { when: "customer", at: ["/rongdhonu/print-invoice/{order}", "/rongdhonu/print-invoice"] },
};
