import type { PageView } from "../app/server/http/request-context.server";
import type { ApiGateway } from "@haat/web-host/api-gateway";
import type { StorefrontConfig } from "./config";
import { languageOfPath } from "@haat/web-host/language-of-path";
import { visitorHeaders, type Visit } from "@haat/web-host/visit";

/** What calls itself a program: search engines, previews, checks. Who pretends to be a browser is counted once a day. */
const programs =
  /bot|crawl|spider|slurp|preview|facebookexternalhit|whatsapp|lighthouse|headless|curl|wget|monitor/i;

/**
 * Counts a visit as a look at a shop or at a product (`add_new_view`), after the page: the visitor never waits for it, and
 * a count that fails is only written to the log. What a browser fetches ahead of a tap is no visit, nor is what asks for the
 * headers alone.
 */
export function createViewCounter(parts: {
  config: StorefrontConfig;
  api: ApiGateway;
  logFault: (error: unknown, requestId: string) => void;
}) {
  return async (visit: Visit, { sellerKey, productId }: PageView): Promise<void> => {
    const { headers, method, url } = visit.request;
    if (method !== "GET") return;
    if (programs.test(headers.get("user-agent") ?? "bot") || headers.get("sec-purpose")?.includes("prefetch"))
      return;
    const language = languageOfPath(new URL(url).pathname);
    try {
      await parts.api.createClient(visitorHeaders(visit, parts.config, language)).views.addNewView({
        language,
        seller_key: sellerKey,
        ...(productId !== undefined && { id_product: productId }),
      });
    } catch (error) {
      parts.logFault(error, visit.requestId);
    }
  };
}
