import type { PageTexts } from "../shell/page-meta";
import type { RequestContext } from "./request-context.server";

/** The document's title, with the shop's or the platform's name behind it. */
export function pageHead(
  context: RequestContext,
  title: string,
  brand: string,
  description?: string,
): PageTexts {
  return {
    title: title === brand ? brand : context.translate("pages.titleWithBrand", { title, brand }),
    ...(description && { description }),
  };
}
