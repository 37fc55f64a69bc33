import type { PageView } from "../app/server/http/request-context.server";
import { spareCartKey } from "../app/server/session/cart-key.server";
import type { Session, ShopperCookie, SessionData } from "../app/server/session/session.server";
import { readVisitorChoices, type VisitorChoices } from "../app/server/session/visitor-choices.server";
import { compressed } from "@haat/web-host/compression";
import { createPageLimits } from "@haat/web-host/page-limits";
import { createPageRendering, cacheablePage, type RenderJob } from "./page-rendering";
import type { Visit } from "@haat/web-host/visit";
import { answerFromCache, createCachedPages, type CachedPage } from "@haat/web-host/cached-pages";
import { errorResponse } from "@haat/web-host/error-response";
import type { StorefrontParts } from "./storefront-parts";
import { createViewCounter } from "./view-counter";

type Page = CachedPage<PageView>;

/**
 * Answers with pages: made for the visitor, or, for visitors without a session, kept some seconds for all of them.
 * A session is a sealed cookie with anything in it: a signed-in customer, a guest's cart, a waiting message.
 */
export function createPageAnswers(parts: StorefrontParts, sessionCookie: ShopperCookie) {
  const { api, config, mode } = parts;
  const render = createPageRendering(parts);
  const countView = createViewCounter(parts);
  const pages = createCachedPages<PageView>();
  const count = createPageLimits(config.rateLimitPerMinute, api.counters);
  api.onChange((shopId) => pages.forget(shopId));

  return async (visit: Visit): Promise<Response> => {
    const { request } = visit;
    const host = new URL(visit.origin).hostname;
    const session = await sessionCookie.open(request.headers.get("cookie"), host);
    const choices = await readVisitorChoices(request.headers);
    const job: RenderJob = { visit, session, choices, notes: {} };
    const isRead = request.method === "GET" || request.method === "HEAD";
    if (!isRead || mode !== "production" || !isAnonymous(session)) return made(job);
    const key = cacheKey(visit, choices);
    const found = await pages.find(key);
    if (found) return answerCached(found, job, "hit");
    const tooMany = await refuseTooMany(job);
    if (tooMany) return tooMany;
    let own: Response | undefined;
    const page = await pages.make(key, async () => {
      const forAll: RenderJob = { ...job, session: await sessionCookie.open(null, host), isForAll: true };
      const response = await render(forAll, anonymous(request));
      const fresh = await cacheablePage(response, forAll, config.platformHost);
      if (!fresh) own = response;
      return fresh;
    });
    if (page) return answerCached(page, job, "fwd=miss");
    return finished(own ?? (await render(job, request)), job);
  };

  async function made(job: RenderJob): Promise<Response> {
    return (await refuseTooMany(job)) ?? finished(await render(job, job.visit.request), job);
  }

  /** The answer to a visitor for whom too many pages were made anew. */
  async function refuseTooMany({ visit, session: { data } }: RenderJob): Promise<Response | undefined> {
    const session = data.token ?? data.cartKey;
    const seconds = await count({ address: visit.clientAddress, session });
    if (seconds === undefined) return undefined;
    const answer = errorResponse(visit.request, 429, { seconds });
    answer.headers.set("Retry-After", String(seconds));
    return answer;
  }

  function finished(response: Response, { visit, notes }: RenderJob): Promise<Response> {
    response.headers.set("X-Request-Id", visit.requestId);
    if (response.status === 200 && notes.view) void countView(visit, notes.view);
    return compressed(visit.request, response);
  }

  async function answerCached(page: Page, job: RenderJob, state: "hit" | "fwd=miss"): Promise<Response> {
    const { visit, session } = job;
    if (page.view) void countView(visit, page.view);
    if (page.offersCart) spareCartKey(session);
    const cookie = await session.setCookie();
    // RFC 9211: whether this answer came from our memory.
    return answerFromCache(page, visit.request, {
      "X-Request-Id": visit.requestId,
      "Cache-Status": `haat; ${state}`,
      ...(cookie && { "Set-Cookie": cookie }),
    });
  }
}

/** What a page without a session depends on; its theme is its shop's, whose change makes the shop's pages old. */
function cacheKey({ origin, request }: Visit, { lite, dataNoteSeen }: VisitorChoices): string {
  const { pathname, search } = new URL(request.url);
  return `${origin}${pathname}${search} ${lite ? "lite" : "full"} ${dataNoteSeen ? "seen" : "new"}`;
}

/** What a browser may bring whose visitor has neither a cart nor a customer's session. */
const anonymousData: ReadonlySet<string> = new Set([
  "spareCartKey",
  "deviceMarks",
] satisfies (keyof SessionData)[]);

/** Somebody of whom a page would show nothing of their own. */
function isAnonymous({ data }: Session): boolean {
  return Object.entries(data).every(([name, value]) => anonymousData.has(name) || value === undefined);
}

/** The request with nothing of the visitor in it: what is made of it is everybody's. */
function anonymous(request: Request): Request {
  const host = request.headers.get("host");
  return new Request(request.url, { headers: host ? { host } : {} });
}
