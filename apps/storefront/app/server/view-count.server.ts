import { readFailure } from "./call-failure.server";
import type { RequestContext } from "./request-context.server";

/** Programs that say what they are; a visitor's browser does not. */
const programs =
  /bot|crawl|spider|slurp|preview|fetch|scan|monitor|lighthouse|headless|curl|wget|python|java\/|okhttp/i;

/** Whether somebody looks at the page: a browser of a person, and not one that loads ahead. */
export function isVisitor(headers: Headers): boolean {
  const userAgent = headers.get("user-agent") ?? "";
  const purpose = headers.get("sec-purpose") ?? headers.get("purpose") ?? "";
  return userAgent.startsWith("Mozilla/") && !programs.test(userAgent) && !/prefetch|prerender/.test(purpose);
}

/**
 * Counts a visitor of a shop or of one of its products (decisions.md, "Not taken over from the specification"). The page
 * does not wait for it, and a refusal changes nothing; the API counts a visitor once a day.
 */
export function countView(
  context: RequestContext,
  request: Request,
  seller: { seller_key: string },
  productId?: number,
): void {
  if (!isVisitor(request.headers)) return;
  const { language } = context;
  // After the calls that the page itself is waiting for.
  setImmediate(() => {
    context
      .client()
      .views.addNewView({ language, seller_key: seller.seller_key, id_product: productId })
      .catch((error: unknown) => {
        if (!readFailure(error)) context.logFault(error);
      });
  });
}
