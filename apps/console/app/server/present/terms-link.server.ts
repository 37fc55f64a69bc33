import type { ConsoleContext } from "../http/console-context.server";

/** Where the terms for who sells are read: a page of the marketing site. */
export const sellerTermsLink = ({ platformOrigin, language }: ConsoleContext) =>
  `${platformOrigin}${language === "en" ? "/en" : ""}/terms-condition`;
