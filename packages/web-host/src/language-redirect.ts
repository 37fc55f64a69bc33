import { RemixI18Next } from "remix-i18next/server";
import { i18nextOptions } from "@haat/i18n/translator";
import { languageCookie } from "./language-choice";
import { asksForData } from "./router-protocol";

const detector = new RemixI18Next({
  detection: {
    supportedLanguages: i18nextOptions.supportedLngs,
    fallbackLanguage: i18nextOptions.fallbackLng,
    order: ["cookie", "header"],
    cookie: languageCookie,
  },
});

const looksLikeLanguage = /^\/([a-z]{2}(?:-[a-z]{2})?)(\/.*)?$/i;

/**
 * Where a path should go because of its language: `/bn/…` moves for good to the path without the prefix, a language that
 * we do not have goes to the Bengali page, and only `/` asks the cookie and the browser. Nothing where the path is right.
 */
export async function languageRedirect(
  request: Request,
): Promise<{ to: string; status: 301 | 302 } | undefined> {
  const url = new URL(request.url);
  const { pathname, search } = url;
  // The browser's router asks for the data of a page it has chosen already.
  if (asksForData(url)) return undefined;
  // Who comes from a page of this host reads its language already.
  if (pathname === "/" && request.headers.get("sec-fetch-site") === "same-origin") return undefined;
  if (pathname === "/")
    return (await detector.getLocale(request)) === "en" ? { to: `/en${search}`, status: 302 } : undefined;
  const [, prefix, rest] = looksLikeLanguage.exec(pathname) ?? [];
  if (!prefix || prefix === "en") return undefined;
  const wanted = prefix.toLowerCase() === "en" ? "/en" : "";
  // One leading slash only: `//evil.example` would leave the site.
  const to = `${wanted}/${(rest ?? "").replace(/^[/\\]+/, "")}`.replace(/(.)\/$/, "$1");
  return { to: to + search, status: prefix.toLowerCase() === "bn" ? 301 : 302 };
}
