import type { PageView } from "../app/server/http/request-context.server";
import type { ApiGateway } from "@haat/web-host/api-gateway";
import type { StorefrontConfig } from "./config";
import { languageOfPath } from "@haat/web-host/language-of-path";
import { createOnceTeller } from "@haat/web-host/once-teller";
import { isPrefetch } from "@haat/web-host/prefetch";
import { visitorHeaders, type Visit } from "@haat/web-host/visit";

/** What calls itself a program: search engines, previews, checks. Who pretends to be a browser is counted once a day. */
const programs =
  /bot|crawl|spider|slurp|preview|facebookexternalhit|whatsapp|lighthouse|headless|curl|wget|monitor/i;

const limits = { atOnce: 4, waiting: 10_000, remembered: 50_000 };

/** The day that it is in Bangladesh, six hours ahead of UTC all year. */
const today = () => Math.floor((Date.now() + 6 * 3_600_000) / 86_400_000);

/**
 * Counts a visit as a look at a shop or at a product (`add_new_view`), after the page: the visitor never waits for it, and
 * a count that fails is only written to the log. What a browser fetches ahead of a tap is no visit, nor is what asks for the
 * headers alone. The API counts a visitor once a day, so of the looks that it has heard of it is not told again.
 */
export function createViewCounter(parts: {
  config: StorefrontConfig;
  api: ApiGateway;
  logFault: (error: unknown, requestId: string) => void;
  ending?: AbortSignal;
}) {
  const count = createOnceTeller(
    async ({ view, language, headers, requestId }: Look) => {
      try {
        await parts.api.createClient(headers).views.addNewView({
          language,
          seller_key: view.sellerKey,
          ...(view.productId !== undefined && { id_product: view.productId }),
        });
      } catch (error) {
        parts.logFault(error, requestId);
        throw error;
      }
    },
    { ...limits, ending: parts.ending },
  );
  return (visit: Visit, view: PageView): void => {
    const { headers, method } = visit.request;
    if (method !== "GET") return;
    if (programs.test(headers.get("user-agent") ?? "bot") || isPrefetch(headers)) return;
    count(`${today()} ${visit.clientAddress} ${view.sellerKey} ${view.productId ?? ""}`, () =>
      lookOf(visit, view, parts.config),
    );
  };
}

type Look = ReturnType<typeof lookOf>;

/** What is told of a look: nothing of its request, which would wait with it. */
function lookOf(visit: Visit, view: PageView, config: StorefrontConfig) {
  const language = languageOfPath(new URL(visit.request.url).pathname);
  return { view, language, headers: visitorHeaders(visit, config, language), requestId: visit.requestId };
}
