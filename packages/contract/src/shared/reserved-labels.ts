/**
 * Address labels that no shop gets: what the storefront answers itself on the platform's host (a test on its side compares),
 * what hosts are called by habit, and what would pass for the platform.
 */
const names = [
  ".well-known",
  "about",
  "account",
  "accounts",
  "admin",
  "administrator",
  "api",
  "app",
  "apps",
  "assets",
  "autoconfig",
  "autodiscover",
  "bangla",
  "bangladesh",
  "bkash",
  "blog",
  "cart",
  "cdn",
  "check",
  "checkout",
  "choose",
  "choose-language",
  "console",
  "contact",
  "dashboard",
  "demo",
  "dev",
  "docs",
  "faq",
  "favicon.ico",
  "field-check",
  "find-store",
  "ftp",
  "haat",
  "haatbazar",
  "hand-over",
  "healthz",
  "help",
  "help-and-support",
  "imap",
  "localhost",
  "login",
  "logout",
  "mail",
  "manifest.webmanifest",
  "media",
  "metrics",
  "mobile",
  "my-account",
  "my-data",
  "nagad",
  "offline",
  "orders",
  "payment",
  "payments",
  "pop",
  "postmaster",
  "preview",
  "print-invoice",
  "privacy-policy",
  "readyz",
  "robots.txt",
  "root",
  "security",
  "sell",
  "seller",
  "sellers",
  "shipping-address",
  "shop",
  "shops",
  "signin",
  "signup",
  "sitemap.xml",
  "sitemaps",
  "smtp",
  "staging",
  "static",
  "status",
  "store",
  "store-search",
  "stores",
  "support",
  "terms-condition",
  "terms-of-use",
  "test",
  "webmail",
  "www",
] as const;

/** Those of one and two letters are too short for any label. */
export const reservedLabels: ReadonlySet<string> = new Set([...names, "s", "bn", "en"]);

/** A first segment that reads as a language, such as `pt-br`, leads to pages in another one. */
const looksLikeLanguage = /^[a-z]{2}(-[a-z]{2})?$/;

/** What stands in the place of a label that was not chosen yet, with the seller key behind it. */
export const draftPrefix = "draft-";

/** What the name of a shop's preview begins with; no shop's label may. */
export const previewPrefix = "preview-";

/** What stands in a product's address for the draft of one, in the preview of that draft. */
export const previewedProduct = "draft";

/** Whether no shop may have the label. */
export const isReservedLabel = (label: string) =>
  reservedLabels.has(label) ||
  looksLikeLanguage.test(label) ||
  [draftPrefix, previewPrefix].some((prefix) => label.startsWith(prefix));

/** What is left of a label when letters that read alike are one: as `haat_label_skeleton` of the database (migration `shop_opening`). */
export const labelSkeleton = (label: string) =>
  label
    .toLowerCase()
    .replaceAll("-", "")
    .replaceAll("rn", "m")
    .replaceAll("vv", "w")
    .replaceAll("0", "o")
    .replaceAll(/[1i]/g, "l");

const reservedSkeletons: ReadonlySet<string> = new Set([...reservedLabels].map(labelSkeleton));

/** Whether a label could be taken for one that no shop may have, such as `adm1n`. */
export const readsLikeReserved = (label: string) => reservedSkeletons.has(labelSkeleton(label));
