import type { Language } from "@haat/contract/languages";

/** The language of a path: `/en/…` is English, everything else Bengali. */
export function languageOfPath(pathname: string): Language {
  return /^\/en(\/|$)/.test(pathname) ? "en" : "bn";
}
