import type { Language } from "@haat/contract/shared/languages";
import type { PageLanguage } from "../http/console-context.server";

/** The language that the page is not in: that of a name beside the one that the page calls a thing by. */
export const otherLanguage = ({ language }: PageLanguage): Language => (language === "bn" ? "en" : "bn");
