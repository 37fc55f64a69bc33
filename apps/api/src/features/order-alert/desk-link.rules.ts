import { locales } from "@haat/i18n/locales";
import type { Language } from "@haat/contract/shared/languages";

/** A shop's desk in the console. @param platformOrigin below which the console stands */
export function linkToDesk(platformOrigin: string, sellerKey: string, language: Language): string {
  const origin = platformOrigin.replace("://", "://console.");
  return `${origin}${locales[language].pathPrefix}/shop/${sellerKey}/orders`;
}
