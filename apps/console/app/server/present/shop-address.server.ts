import { languagePrefix } from "@haat/web-host/language-of-path";
import type { ConsoleContext } from "../http/console-context.server";

/** Where customers find a shop on the platform's host, in the language of who asks. */
export const shopAddress = (
  { platformOrigin, language }: Pick<ConsoleContext, "platformOrigin" | "language">,
  slug: string,
) => `${platformOrigin}${languagePrefix(language)}/${encodeURIComponent(slug)}`;
