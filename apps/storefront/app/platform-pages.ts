/** The pages of the platform's own host, each once a language: its path, and the folder of its route. */
export const platformPages = {
  "": "landing",
  about: "about",
  blog: "blog",
  "blog/:slug": "blog-article",
  contact: "contact",
  faq: "faq",
  "find-store": "find-store",
  "help-and-support": "help-and-support",
  login: "site-sign-in",
  "login/code": "site-sign-in-code",
  "login/password": "site-sign-in-password",
  logout: "site-sign-out",
  offline: "offline",
  "print-invoice/:orderId?": "print-invoice-platform",
  "privacy-policy": "privacy-policy",
  signup: "site-sign-up",
  "store-search/:categoryId?": "store-search",
  "terms-condition": "terms-condition",
  "terms-of-use": "terms-of-use",
} as const satisfies Record<string, string>;

/** What the platform answers in a language that is no page (`<folder>.route.ts`), written likewise. */
export const platformResources = { mobile: "mobile" } as const satisfies Record<string, string>;

/** What search engines read: files without a language, on every host (server/shop-tree.ts). */
export const forSearchEngines = {
  "robots.txt": "robots",
  "sitemap.xml": "sitemap",
  "sitemaps/:part": "sitemap-part",
} as const satisfies Record<string, string>;

/** First segments that the server answers itself, or keeps for files and for search engines. */
const servers = [
  "api",
  "assets",
  "choose",
  "choose-language",
  "healthz",
  "media",
  "metrics",
  "readyz",
  "www",
];

const paths = Object.keys({ ...platformPages, ...platformResources, ...forSearchEngines });
const reserved = new Set([...servers, ...paths.map((path) => path.split("/")[0])]);

/** Whether a path's first segment is a page of ours, so that no shop can be called so. */
export function isReservedName(name: string): boolean {
  return reserved.has(name.toLowerCase());
}
