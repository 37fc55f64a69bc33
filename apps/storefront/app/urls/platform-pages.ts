import { shopPages, shopResources } from "./shop-pages";

/** The pages of the platform's own host, each once a language: its path, and the folder of its route below `routes/`. */
export const platformPages = {
  "": "site/landing",
  about: "site/about",
  blog: "site/blog",
  "blog/:slug": "site/blog-article",
  "check/:number/:total/:due/:value": "site/bill-check",
  contact: "site/contact",
  faq: "site/faq",
  "find-store": "site/find-store",
  "help-and-support": "site/help-and-support",
  "privacy-policy": "site/privacy-policy",
  "sell/:page": "site/sell",
  "store-search/:categoryId?": "site/store-search",
  "terms-condition": "site/terms-condition",
  "terms-of-use": "site/terms-of-use",
} as const satisfies Record<string, string>;

/** The platform's page to open an account: among those of the customer's own, written likewise. */
export const platformSignUp = { signup: "sign-in/site-sign-up" } as const satisfies Record<string, string>;

/** The pages that every host has, a shop's own too, with nothing around them; written likewise. */
export const pagesOfEveryHost = {
  offline: "site/offline",
} as const satisfies Record<string, string>;

/** What the platform answers in a language that is no page (`<page>.route.ts`), written likewise. */
export const platformResources = {
  "hand-over": "sign-in/hand-over",
  mobile: "site/mobile",
  "s/:shopKey": "site/short-link",
  "s/:shopKey/c/:code": "site/coupon-short-link",
  "s/:shopKey/p/:product": "site/product-link",
} as const satisfies Record<string, string>;

/**
 * A customer's own pages, by their paths in a shop: the platform has them at the same ones, in its own frame and with what
 * is of all shops. `ownPlace` tells them where they stand.
 */
const ownPaths = [
  "login",
  "login/code",
  "login/password",
  "logout",
  "my-account",
  "my-account/edit",
  "my-account/password",
  "my-account/stock-alerts",
  "shipping-address",
  "shipping-address/new",
  "shipping-address/:addressId",
  "orders",
  "orders/:orderId",
  "orders/:orderId/cancel",
  "orders/:orderId/complaint",
  "print-invoice/:orderId?",
] as const satisfies (keyof typeof shopPages)[];
const ownResourcePaths = [
  "field-check",
  "orders/:orderId/invoice.pdf",
] as const satisfies (keyof typeof shopResources)[];

export const ownPages = chosen(shopPages, ownPaths);
export const ownResources = chosen(shopResources, ownResourcePaths);

const ownNames: ReadonlySet<string> = new Set(
  Object.keys({ ...platformSignUp, ...ownPages }).map((path) => path.split("/", 1)[0] ?? ""),
);

/** Whether the first part of a path on the platform's host is one of the customer's own pages, which have a frame of their own. */
export const isOwnName = (name: string) => ownNames.has(name);

function chosen<Table extends Record<string, string>, Path extends keyof Table>(
  table: Table,
  paths: readonly Path[],
) {
  return Object.fromEntries(paths.map((path) => [path, table[path]])) as Pick<Table, Path>;
}

/** What machines read: files without a language, on every host (server/router/shop-tree.ts). */
export const forMachines = {
  ".well-known/assetlinks.json": "shop/asset-links",
  "robots.txt": "search-engines/robots",
  "sitemap.xml": "search-engines/sitemap",
  "sitemaps/:part": "search-engines/sitemap-part",
} as const satisfies Record<string, string>;

/** First segments that the server answers itself, or keeps for files and for search engines. */
const servers = [
  "api",
  "assets",
  "choose",
  "choose-language",
  "console",
  "healthz",
  "media",
  "metrics",
  "my-data",
  "readyz",
  "status",
  "www",
];

const tables = {
  ...platformPages,
  ...platformSignUp,
  ...pagesOfEveryHost,
  ...platformResources,
  ...ownPages,
  ...forMachines,
};
const paths = Object.keys(tables);

/** First segments of paths that are ours. */
export const reservedNames: ReadonlySet<string> = new Set(
  [...servers, ...paths.map((path) => path.split("/")[0] ?? "")].filter(Boolean),
);

/** Whether a path's first segment is a page of ours, so that no shop can be called so. */
export function isReservedName(name: string): boolean {
  return reservedNames.has(name.toLowerCase());
}
