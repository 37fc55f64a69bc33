import type { PageView } from "../app/server/http/request-context.server";
import { spareCartKey } from "../app/server/session/cart-key.server";
import type { Session, SessionData, ShopperCookie } from "../app/server/session/session.server";
import { visitorKind, type VisitorKind } from "../app/server/session/visitor.server";
import { readVisitorChoices, type VisitorChoices } from "../app/server/session/visitor-choices.server";
import { compressed } from "@haat/web-host/compression";
import { createPageLimits } from "@haat/web-host/page-limits";
import { createPageRendering, cacheablePage, ownPage, type RenderJob } from "./page-rendering";
import type { Visit } from "@haat/web-host/visit";
import { answerFromCache, createCachedPages, type CachedPage } from "@haat/web-host/cached-pages";
import { errorResponse } from "@haat/web-host/error-response";
import { createSlotValues } from "./slot-values";
import type { StorefrontParts } from "./storefront-parts";
import { createViewCounter } from "./view-counter";

type Page = CachedPage<PageView>;

/**
 * Answers with pages: made for the visitor, or kept some seconds for all of a kind, with what is the visitor's own put in
 * for each. A session is a sealed cookie with anything in it: a signed-in customer, a guest's cart, a waiting message.
 */
export function createPageAnswers(parts: StorefrontParts, sessionCookie: ShopperCookie) {
  const { api, config, mode } = parts;
  const render = createPageRendering(parts);
  const countView = createViewCounter(parts);
  const valuesFor = createSlotValues(parts);
  const pages = createCachedPages<PageView>();
  const refuseTooMany = createRefusals(parts);
  api.onChange((shopId) => pages.forget(shopId));

  return async (visit: Visit): Promise<Response> => {
    const { request } = visit;
    const job = await readJob(visit, sessionCookie);
    const { session, choices } = job;
    const kind = kindOf(session, request);
    if (mode !== "production" || !kind) return made(job);
    const key = cacheKey(visit, choices, kind);
    const found = await pages.find(key);
    if (found) return answerCached(found, job, "hit");
    const tooMany = await refuseTooMany(job);
    if (tooMany) return tooMany;
    const address = `${addressOf(visit)} ${kind}`;
    const isBlank = isEmpty(session);
    // Many pages are their visitor's own: for who has a session those are not made for all first.
    if (!isBlank && !pages.isForMany(address)) return madeOnce(job, address);
    let own: Promise<Response> | undefined;
    const page = await pages.make(key, async () => {
      const nobody = await sessionCookie.open(null, hostOf(visit));
      const forAll: RenderJob = { ...job, session: nobody, madeFor: kind, notes: {} };
      const response = await render(forAll, anonymous(request));
      const fresh = await cacheablePage(response, forAll, config.platformHost);
      if (fresh) pages.noteForMany(address, true);
      else if (isBlank) own = finished(response, forAll);
      return fresh;
    });
    if (page) return answerCached(page, job, "fwd=miss");
    return own ?? madeOnce(job, address);
  };

  async function made(job: RenderJob): Promise<Response> {
    return (await refuseTooMany(job)) ?? finished(await render(job, job.visit.request), job);
  }

  /** The visitor's own page; whether others could have it, too, is noted for the next. */
  async function madeOnce(job: RenderJob, address: string): Promise<Response> {
    const response = await render(job, job.visit.request);
    const { cacheForAll, isPersonal } = job.notes;
    pages.noteForMany(address, response.status === 200 && cacheForAll !== undefined && !isPersonal);
    return finished(response, job);
  }

  function finished(response: Response, { visit, notes }: RenderJob): Promise<Response> {
    response.headers.set("X-Request-Id", visit.requestId);
    if (response.status === 200 && notes.view) void countView(visit, notes.view);
    return compressed(visit.request, response);
  }

  async function answerCached(page: Page, job: RenderJob, state: "hit" | "fwd=miss"): Promise<Response> {
    const { visit, session } = job;
    const values = await valuesFor(page, job);
    // The visitor's cart cannot be had at this moment, or the session has ended elsewhere: their own page says so.
    if (!values) return made(job);
    if (page.view) void countView(visit, page.view);
    if (page.offersCart) spareCartKey(session);
    if (page.headers["content-type"]?.startsWith("text/html")) session.endMessage();
    return answerFromCache(page, visit.request, await ownHeaders(job, state), values);
  }
}

/** Who asks, with what; nothing is made yet. */
async function readJob(visit: Visit, sessionCookie: ShopperCookie): Promise<RenderJob> {
  const { headers } = visit.request;
  const session = await sessionCookie.open(headers.get("cookie"), hostOf(visit));
  return { visit, session, choices: await readVisitorChoices(headers), notes: {} };
}

const hostOf = ({ origin }: Visit) => new URL(origin).hostname;

/** What a cached page bears for its visitor alone. @param state whether it came from our memory (RFC 9211) */
async function ownHeaders({ visit, session }: RenderJob, state: "hit" | "fwd=miss") {
  const cookie = await session.setCookie();
  return {
    "X-Request-Id": visit.requestId,
    "Cache-Status": `haat; ${state}`,
    ...(session.data.token && { "cache-control": ownPage.customer }),
    ...(cookie && { "Set-Cookie": cookie }),
  };
}

/** Answers a visitor for whom too many pages were made anew. */
function createRefusals({ config, api }: StorefrontParts) {
  const count = createPageLimits(config.rateLimitPerMinute, api.counters);
  return async ({ visit, session: { data } }: RenderJob): Promise<Response | undefined> => {
    const session = data.token ?? data.cartKey;
    const seconds = await count({ address: visit.clientAddress, session });
    if (seconds === undefined) return undefined;
    const answer = errorResponse(visit.request, 429, { seconds });
    answer.headers.set("Retry-After", String(seconds));
    return answer;
  };
}

/**
 * As whom somebody gets a page that is kept for many; nobody for whom the page has something to say. An address with a NUL in
 * it could write a slot.
 */
function kindOf({ data }: Session, { method, url }: Request): VisitorKind | undefined {
  const isRead = method === "GET" || method === "HEAD";
  return !isRead || data.message || url.includes("%00") ? undefined : visitorKind(data);
}

/** What a browser may bring whose visitor has neither a cart nor a customer's session. */
const emptyData: ReadonlySet<string> = new Set([
  "spareCartKey",
  "deviceMarks",
] satisfies (keyof SessionData)[]);

/** Somebody of whom no page shows anything of their own. */
function isEmpty({ data }: Session): boolean {
  return Object.entries(data).every(([name, value]) => emptyData.has(name) || value === undefined);
}

/** What a page for many depends on; its theme is its shop's, whose change makes the shop's pages old. */
function cacheKey(visit: Visit, { lite, dataNoteSeen }: VisitorChoices, kind: VisitorKind): string {
  const { search } = new URL(visit.request.url);
  return `${addressOf(visit)}${search} ${lite ? "lite" : "full"} ${dataNoteSeen ? "seen" : "new"} ${kind}`;
}

const addressOf = ({ origin, request }: Visit) => `${origin}${new URL(request.url).pathname}`;

/** The request with nothing of the visitor in it: what is made of it is everybody's. */
function anonymous(request: Request): Request {
  const host = request.headers.get("host");
  return new Request(request.url, { headers: host ? { host } : {} });
}
