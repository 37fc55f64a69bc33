import { locales } from "@haat/i18n/locales";
import type { ConsoleContext } from "../http/console-context.server";

/** Where customers find a shop on the platform's host, in the language of who asks. */
export const shopAddress = (
  { platformOrigin, language }: Pick<ConsoleContext, "platformOrigin" | "language">,
  slug: string,
) => `${platformOrigin}${locales[language].pathPrefix}/${encodeURIComponent(slug)}`;
