import { strings } from "@haat/i18n/strings";
import type { PageLanguage } from "../http/console-context.server";

/** The words of the design system's components in the page's language. */
export const componentLabels = ({ language }: PageLanguage) => strings[language].components;
