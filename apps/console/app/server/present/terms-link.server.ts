import { languagePrefix } from "@haat/web-host/language-of-path";
import type { ConsoleContext } from "../http/console-context.server";

/** Where the terms for who sells are read: a page of the marketing site. */
export const sellerTermsLink = ({ platformOrigin, language }: ConsoleContext) =>
  `${platformOrigin}${languagePrefix(language)}/terms-condition`;
