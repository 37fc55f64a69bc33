import { locales } from "@haat/i18n/locales";
import type { Language } from "@haat/contract/shared/languages";

/** The language of a path: `/en/…` is English, everything else Bengali. */
export function languageOfPath(pathname: string): Language {
  return /^\/en(\/|$)/.test(pathname) ? "en" : "bn";
}

/** The same page in another language. */
export function inLanguage(pathAndQuery: string, language: Language): string {
  const { pathname, search } = new URL(pathAndQuery, "http://any.host");
  const bare = pathname.replace(/^\/en(?=\/|$)/, "").replace(/^\/$/, "");
  return `${locales[language].pathPrefix}${bare}`.replace(/^$/, "/") + search;
}
