import { locales } from "@haat/i18n/locales";
import type { ConsoleContext } from "../http/console-context.server";

/** Where the terms for who sells are read: a page of the marketing site. */
export const sellerTermsLink = ({ platformOrigin, language }: ConsoleContext) =>
  `${platformOrigin}${locales[language].pathPrefix}/terms-condition`;
