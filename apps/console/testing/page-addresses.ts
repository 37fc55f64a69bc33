import type { adminPages, barePages, ownPages, shopPages } from "../app/urls/console-pages";

/**
 * When a page of the console is there to be seen: to anybody, between two steps of signing in, to who opens a shop, to a
 * shop's owner or its manager, to who was invited, where a second factor is asked for or said to be lost, or to an admin of
 * the platform.
 */
export type Moment =
  | "anybody"
  | "code sent"
  | "code right"
  | "newcomer"
  | "applicant"
  | "owner"
  | "manager"
  | "invited"
  | "proof asked"
  | "reset asked"
  | "reset asked for"
  | "admin";

/** The name of a page: the last part of its folder below `routes/`. */
type NameOf<Table extends Record<string, string>> = Table[keyof Table] extends infer Folder
  ? Folder extends `${string}/${infer Name}`
    ? Name
    : never
  : never;

export type ConsolePageName =
  NameOf<typeof barePages> | NameOf<typeof ownPages> | NameOf<typeof shopPages> | NameOf<typeof adminPages>;

interface Seen {
  when: Moment;
  at: readonly string[];
}

const ofShop = (when: Moment, ...paths: string[]): Seen => ({
  when,
  at: paths.map((path) => `/shop/{shop}${path}`),
});
const ofAdmin = (...paths: string[]): Seen => ({ when: "admin", at: paths.map((path) => `/admin/${path}`) });

/**
 * Where every page is looked at, below the console's home: a page that has no line here does not compile. What stands in
 * braces is what the one who looks has.
 */
export const pageAddresses: Record<ConsolePageName, Seen> = {
  start: { when: "anybody", at: [""] },
  offline: { when: "anybody", at: ["/offline"] },
  install: { when: "anybody", at: ["/install"] },
  "sign-in": { when: "anybody", at: ["/login"] },
  "sign-in-code": { when: "code sent", at: ["/login/code"] },
  "sign-up": { when: "code right", at: ["/login/name"] },
  "factor-reset": { when: "reset asked", at: ["/account/factor-reset"] },
  proof: { when: "proof asked", at: ["/login/proof"] },
  "not-found": { when: "owner", at: ["/nothing"] },
  "start-opening": { when: "newcomer", at: ["/open"] },
  terms: { when: "owner", at: ["/terms"] },
  account: { when: "owner", at: ["/account"] },
  shops: { when: "invited", at: ["/shops"] },
  share: { when: "newcomer", at: ["/share"] },
  invitation: { when: "invited", at: ["/invitation?id={invitation}"] },
  "sign-out": { when: "owner", at: ["/logout"] },
  "second-factor": { when: "owner", at: ["/account/second-factor"] },
  authenticator: { when: "owner", at: ["/account/second-factor/app"] },
  passkey: { when: "owner", at: ["/account/second-factor/passkey"] },
  "authenticator-removal": { when: "admin", at: ["/account/second-factor/app/remove"] },
  "passkey-removal": { when: "admin", at: ["/account/second-factor/passkey/remove?passkey={passkey}"] },
  "recovery-codes": { when: "admin", at: ["/account/second-factor/codes"] },
  today: ofShop("owner", ""),
  "shop-app": ofShop("owner", "/app"),
  opening: ofShop("applicant", "/opening"),
  "opening-check": ofShop("applicant", "/opening/check"),
  "opening-item": ofShop(
    "applicant",
    ...["name", "label", "logo", "colours", "place", "delivery", "about"].map((item) => `/opening/${item}`),
  ),
  "shop-pause": ofShop("owner", "/pause"),
  "order-print": ofShop("owner", "/orders/print", "/orders/print?orders=AXY2-ABCDE,AXY2-ABCDF"),
  couriers: ofShop("owner", "/couriers"),
  courier: ofShop("owner", "/couriers/new", "/couriers/steadfast", "/couriers/nothing"),
  "courier-account": ofShop("owner", "/couriers/steadfast/account", "/couriers/pathao/account"),
  "courier-send": ofShop("owner", "/couriers/send"),
  consignments: ofShop("owner", "/couriers/handed-over", "/couriers/handed-over?day=2026-03-02"),
  "order-parcel": ofShop("owner", "/orders/{order}/parcel", "/orders/AXY2-NOTHING/parcel"),
  "order-entry": ofShop("owner", "/orders/new", "/orders/new?q=a&way=1"),
  "order-scan": ofShop("owner", "/orders/scan"),
  "picking-list": ofShop("owner", "/orders/pick", "/orders/pick?orders={order}"),
  "order-alerts": ofShop("owner", "/orders/alerts"),
  orders: ofShop("owner", "/orders", "/orders?lane=on_the_way"),
  "orders-all": ofShop("owner", "/orders/all", "/orders/all?view=delivered", "/orders/all?q=01"),
  order: ofShop("owner", "/orders/{order}"),
  "order-cancel": ofShop("owner", "/orders/{order}/cancel"),
  "order-change": ofShop("owner", "/orders/{order}/change"),
  goods: ofShop("owner", "/goods", "/goods?view=out", "/goods?view=bin"),
  theme: ofShop("owner", "/theme", "/theme?scheme=dark"),
  "goods-new": ofShop("owner", "/goods/new"),
  "goods-stock": ofShop("owner", "/goods/{product}/stock"),
  "product-feeds": ofShop("owner", "/goods/feeds"),
  "goods-table": ofShop("owner", "/goods/table", "/goods/table?view=out"),
  "bulk-edit": ofShop("owner", "/goods/table/{bulkEdit}"),
  "take-out": ofShop("owner", "/take-out"),
  "goods-imports": ofShop("owner", "/goods/import"),
  "goods-import-help": ofShop("owner", "/goods/import/help"),
  "goods-import": ofShop("owner", "/goods/import/{goodsImport}"),
  categories: ofShop("owner", "/goods/categories"),
  category: ofShop("owner", "/goods/categories/{shopCategory}", "/goods/categories/new"),
  "category-removal": ofShop("owner", "/goods/categories/{shopCategory}/remove"),
  ribbons: ofShop("owner", "/goods/ribbons"),
  ribbon: ofShop("owner", "/goods/ribbons/{ribbon}", "/goods/ribbons/new"),
  "ribbon-removal": ofShop("owner", "/goods/ribbons/{ribbon}/remove"),
  "ribbon-products": ofShop(
    "owner",
    "/goods/ribbons/{ribbon}/products",
    "/goods/ribbons/{ribbon}/products?view=all",
  ),
  "extra-pages": ofShop("owner", "/pages"),
  "extra-page": ofShop("owner", "/pages/{extraPage}", "/pages/new"),
  "extra-page-removal": ofShop("owner", "/pages/{extraPage}/remove"),
  "size-guides": ofShop("owner", "/goods/size-guides"),
  "size-guide": ofShop("owner", "/goods/size-guides/{sizeGuide}", "/goods/size-guides/new"),
  "size-guide-removal": ofShop("owner", "/goods/size-guides/{sizeGuide}/remove"),
  "search-words": ofShop("owner", "/goods/search-words"),
  synonyms: ofShop("owner", "/goods/search-words/new?word=honey"),
  coupons: ofShop("owner", "/goods/coupons", "/goods/coupons?view=ended"),
  coupon: ofShop("owner", "/goods/coupons/{coupon}", "/goods/coupons/new"),
  "coupon-removal": ofShop("owner", "/goods/coupons/{coupon}/remove"),
  banners: ofShop("owner", "/banners"),
  banner: ofShop("owner", "/banners/{banner}", "/banners/new"),
  "banner-removal": ofShop("owner", "/banners/{banner}/remove"),
  announcement: ofShop("owner", "/announcement"),
  home: ofShop("owner", "/home"),
  "home-section": ofShop("owner", "/home/{section}", "/home/new-text", "/home/new-picture"),
  "home-section-removal": ofShop("owner", "/home/{section}/remove"),
  "goods-drafts": ofShop("owner", "/goods/drafts"),
  "goods-draft": ofShop("owner", "/goods/drafts/{draft}"),
  "goods-options": ofShop("owner", "/goods/drafts/{draft}/options"),
  "goods-variants": ofShop("owner", "/goods/drafts/{draft}/variants"),
  "goods-facts": ofShop("owner", "/goods/drafts/{draft}/facts"),
  "goods-product": ofShop("owner", "/goods/product/{product}"),
  hours: ofShop("owner", "/hours"),
  "day-off": ofShop("owner", "/hours/off"),
  domains: ofShop("owner", "/domains"),
  "api-keys": ofShop("owner", "/api-keys"),
  "api-key-new": ofShop("owner", "/api-keys/new"),
  "api-key-removal": ofShop("owner", "/api-keys/{apiKey}/revoke"),
  "test-shop": ofShop("owner", "/test-shop"),
  "test-shop-fresh": ofShop("owner", "/test-shop/fresh"),
  webhooks: ofShop("owner", "/webhooks"),
  "webhook-new": ofShop("owner", "/webhooks/new"),
  webhook: ofShop("owner", "/webhooks/{webhook}"),
  "webhook-edit": ofShop("owner", "/webhooks/{webhook}/edit"),
  "webhook-removal": ofShop("owner", "/webhooks/{webhook}/remove"),
  "domain-new": ofShop("owner", "/domains/new"),
  domain: ofShop("owner", "/domains/{domain}"),
  "domain-removal": ofShop("owner", "/domains/{domain}/remove"),
  "least-order": ofShop("owner", "/least-order"),
  vat: ofShop("owner", "/vat"),
  complaints: ofShop("owner", "/complaints", "/complaints?view=closed"),
  complaint: ofShop("owner", "/complaints/999999"),
  ratings: ofShop("owner", "/ratings", "/ratings?view=reported"),
  rating: ofShop("owner", "/ratings/999999"),
  "rating-report": ofShop("owner", "/ratings/999999/report"),
  trust: ofShop("owner", "/trust"),
  "phone-refusal": ofShop("owner", "/trust/refuse", "/trust/refuse?order={order}"),
  reports: ofShop("owner", "/reports", "/reports?days=90"),
  cash: ofShop("owner", "/cash"),
  "cash-hand-in": ofShop("owner", "/cash/hand-in"),
  "cash-till": ofShop("owner", "/cash/till"),
  "cash-book": ofShop("owner", "/cash/book"),
  "cash-entry": ofShop("owner", "/cash/book/{cashEntry}"),
  "cash-day": ofShop("owner", "/cash/day"),
  "cash-statements": ofShop("owner", "/cash/statements"),
  "cash-statement": ofShop("owner", "/cash/statements/{statement}", "/cash/statements/999999"),
  "cash-statement-columns": ofShop("owner", "/cash/statements/{statement}/columns"),
  "cash-statement-row": ofShop("owner", "/cash/statements/{statement}/rows/1"),
  members: ofShop("owner", "/members"),
  "member-new": ofShop("owner", "/members/new"),
  member: ofShop("owner", "/members/{member}"),
  "member-question": ofShop("owner", "/members/{member}/remove", "/members/{member}/hand-over"),
  "shop-audit": ofShop("owner", "/audit"),
  "shop-closing": ofShop("owner", "/close"),
  leave: ofShop("manager", "/leave"),
  more: ofShop("owner", "/more"),
  "admin-overview": { when: "admin", at: ["/admin"] },
  "admin-applications": ofAdmin("applications"),
  "admin-shops": ofAdmin("shops"),
  "admin-shop": ofAdmin("shops/{waiting}", "shops/{shop}"),
  "admin-shop-view": ofAdmin("shops/{shop}/look"),
  "admin-decision": ofAdmin("shops/{shop}/suspend?version={version}"),
  "admin-customers": ofAdmin("customers", "customers?q=rahim"),
  "admin-customer": ofAdmin("customers/{customer}"),
  "admin-customer-move": ofAdmin("customers/{customer}/block"),
  "admin-factor-reset-ask": ofAdmin("customers/{loser}/second-factor"),
  "admin-factor-resets": { when: "reset asked for", at: ["/admin/factor-resets"] },
  "admin-factor-reset": { when: "reset asked for", at: ["/admin/factor-resets/{reset}"] },
  "admin-orders": ofAdmin("orders"),
  "admin-inbox": ofAdmin("inbox"),
  "admin-message": ofAdmin("inbox/{message}"),
  "admin-complaints": ofAdmin("complaints"),
  "admin-complaint": ofAdmin("complaints/{shop}/999999"),
  "admin-ratings": ofAdmin("ratings", "ratings?view=hidden"),
  "admin-rating": ofAdmin("ratings/{shop}/999999"),
  "admin-categories": ofAdmin("categories"),
  "admin-category": ofAdmin("categories/{category}", "categories/new"),
  "admin-category-removal": ofAdmin("categories/{category}/remove"),
  "admin-places": ofAdmin("places"),
  "admin-place": ofAdmin("places/{place}"),
  "admin-place-add": ofAdmin("places/{placeAdd}"),
  "admin-terms": ofAdmin("terms"),
  "admin-contents": ofAdmin("site", "site?view=article", "site?view=slide"),
  "admin-content": ofAdmin("site/{content}", "site/article/new", "site/slide/new", "site/testimonial/new"),
  "admin-content-removal": ofAdmin("site/{content}/remove"),
  "admin-reports": ofAdmin("reports", "reports?days=90"),
  "admin-jobs": ofAdmin("jobs"),
  "admin-audit": ofAdmin("audit"),
  "admin-settings": ofAdmin("settings"),
  "admin-office": ofAdmin("settings/office"),
  "admin-staff": ofAdmin("staff"),
  "admin-more": ofAdmin("more"),
};
