/** Pages with nothing around them: path, and the folder of the route below `routes/`. Each stands once a language. */
export const barePages = {
  offline: "app/offline",
} as const satisfies Record<string, string>;

/** What the console answers that is no page (`<page>.route.ts`), written likewise. */
export const resources = {
  "manifest.webmanifest": "app/manifest",
  "shop/:sellerKey/app/:paper": "shop/shop-app-paper",
} as const satisfies Record<string, string>;

/** The pages of nobody's shop, within the console's frame, written likewise. */
export const ownPages = {
  "": "start/start",
  login: "sign-in/sign-in",
  "login/code": "sign-in/sign-in-code",
  "login/name": "sign-in/sign-up",
  "login/proof": "sign-in/proof",
  logout: "sign-in/sign-out",
  account: "account/account",
  "account/second-factor": "account/second-factor",
  "account/factor-reset": "account/factor-reset",
  "account/second-factor/app": "account/authenticator",
  "account/second-factor/app/remove": "account/authenticator-removal",
  "account/second-factor/codes": "account/recovery-codes",
  "account/second-factor/passkey": "account/passkey",
  "account/second-factor/passkey/remove": "account/passkey-removal",
  shops: "account/shops",
  invitation: "account/invitation",
  terms: "account/terms",
  open: "opening-start/start-opening",
  install: "app/install",
  "*": "start/not-found",
} as const satisfies Record<string, string>;

/** The pages about one shop, below `shop/:sellerKey`. The name of each stands in the table of permissions. */
export const shopPages = {
  "": "shop/today",
  app: "shop/shop-app",
  opening: "shop/opening",
  "opening/check": "shop/opening-check",
  "opening/:item": "shop/opening-item",
  pause: "shop/shop-pause",
  theme: "shop/theme",
  goods: "shop/goods",
  "goods/new": "shop/goods-new",
  "goods/categories": "shop/categories",
  "goods/categories/:category": "shop/category",
  "goods/categories/:category/remove": "shop/category-removal",
  "goods/table": "shop/goods-table",
  "goods/table/:edit": "shop/bulk-edit",
  "goods/:product/stock": "shop/goods-stock",
  "goods/drafts": "shop/goods-drafts",
  "goods/drafts/:draft": "shop/goods-draft",
  "goods/drafts/:draft/options": "shop/goods-options",
  "goods/drafts/:draft/variants": "shop/goods-variants",
  "goods/product/:product": "shop/goods-product",
  members: "shop/members",
  "members/new": "shop/member-new",
  "members/:member": "shop/member",
  "members/:member/:question": "shop/member-question",
  audit: "shop/shop-audit",
  leave: "shop/leave",
  more: "shop/more",
} as const satisfies Record<string, string>;

/** The pages about the platform itself, below `admin`. The name of each stands in the table of permissions. */
export const adminPages = {
  applications: "admin/admin-applications",
  shops: "admin/admin-shops",
  "shops/:sellerKey": "admin/admin-shop",
  "shops/:sellerKey/look": "admin/admin-shop-view",
  "shops/:sellerKey/:move": "admin/admin-decision",
  customers: "admin/admin-customers",
  "customers/:customer": "admin/admin-customer",
  "customers/:customer/second-factor": "admin/admin-factor-reset-ask",
  "customers/:customer/:move": "admin/admin-customer-move",
  "factor-resets": "admin/admin-factor-resets",
  "factor-resets/:reset": "admin/admin-factor-reset",
  inbox: "admin/admin-inbox",
  "inbox/:message": "admin/admin-message",
  categories: "admin/admin-categories",
  "categories/:category": "admin/admin-category",
  "categories/:category/remove": "admin/admin-category-removal",
  places: "admin/admin-places",
  "places/:city": "admin/admin-place",
  "places/:city/add": "admin/admin-place-add",
  terms: "admin/admin-terms",
  jobs: "admin/admin-jobs",
  audit: "admin/admin-audit",
  settings: "admin/admin-settings",
  "settings/office": "admin/admin-office",
  staff: "admin/admin-staff",
  more: "admin/admin-more",
} as const satisfies Record<string, string>;

const below = <Pages extends Record<string, string>>(place: string, pages: Pages) =>
  Object.fromEntries(
    Object.entries(pages).map(([path, folder]) => [path === "" ? place : `${place}/${path}`, folder]),
  );

export const consolePages: Record<string, string> = {
  ...ownPages,
  ...below("shop/:sellerKey", shopPages),
  ...below("admin", adminPages),
};

export type OwnPage = keyof typeof ownPages | keyof typeof barePages | keyof typeof resources;
export type ShopPage = keyof typeof shopPages;
export type AdminPage = keyof typeof adminPages;
