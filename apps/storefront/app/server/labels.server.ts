import { strings } from "@haat/i18n/strings";
import type { RequestContext } from "./request-context.server";

/** The words of the design system's components in the page's language. */
export function componentLabels(context: RequestContext) {
  return strings[context.language].components;
}
