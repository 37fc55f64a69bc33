import { spareCartKey } from "../app/server/cart-key.server";
import type { Session, SessionCookie } from "../app/server/session.server";
import { readVisitorChoices, type VisitorChoices } from "../app/server/visitor-choices.server";
import { compressed } from "./compression";
import { nonceOnly, securityHeaders, withoutNonce } from "./security-headers";
import { createRemixPages } from "./remix-pages";
import { createRequestContext, type PageNotes, type Visit } from "./request-context";
import { answerShared, createSharedPages, type NewPage, type SharedPage } from "./shared-pages";
import { weighed } from "./page-weight";
import type { StorefrontParts } from "./storefront";
import { createViewCounter } from "./view-counter";

interface Making {
  visit: Visit;
  session: Session;
  choices: VisitorChoices;
  notes: PageNotes;
  /** Made for everybody without a session: nothing of this visitor may get in. */
  shared?: boolean;
}

/**
 * Answers with pages: made for the visitor, or, for visitors without a session, kept some seconds for all of them.
 * A session is a sealed cookie with anything in it: a signed-in customer, a guest's cart, a waiting message.
 */
export function createPageAnswers(parts: StorefrontParts, sessionCookie: SessionCookie) {
  const { config, api, mode } = parts;
  const policy = { secure: config.secure, isDevelopment: mode === "development" };
  const pages = createRemixPages(parts.loadBuild, mode);
  const kept = createSharedPages();
  const countView = createViewCounter(parts);
  api.onChange((shopId) => kept.forget(shopId));

  return async (visit: Visit): Promise<Response> => {
    const { request } = visit;
    const session = sessionCookie.open(request.headers.get("cookie"));
    const choices = await readVisitorChoices(request.headers);
    const making: Making = { visit, session, choices, notes: {} };
    if (request.method !== "GET" || mode !== "production" || !isNobody(session)) return made(making);
    const key = sharedKey(visit, choices);
    const found = await kept.find(key);
    if (found) return answerKept(found, making, "hit");
    let own: Response | undefined;
    const page = await kept.make(key, async () => {
      const everybody = { ...making, session: sessionCookie.open(null), shared: true };
      const response = await render(everybody, anonymous(request));
      const fresh = await shareable(response, everybody);
      if (!fresh) own = response;
      return fresh;
    });
    if (page) return answerKept(page, making, "fwd=miss");
    return own ? finished(own, making) : made(making);
  };

  async function made(making: Making): Promise<Response> {
    return finished(await render(making, making.visit.request), making);
  }

  /** The page as Remix makes it, with its headers; not yet compressed. */
  async function render({ shared, ...making }: Making, request: Request): Promise<Response> {
    const { visit, session, choices, notes } = making;
    const { logFault } = parts;
    const context = createRequestContext(visit, { config, api, session, choices, notes, logFault });
    const response = await pages(request, context);
    const { headers } = response;
    for (const [name, value] of Object.entries(securityHeaders(nonceOnly(context.nonce), policy)))
      headers.set(name, value);
    for (const [name, value] of context.replyHeaders) headers.set(name, value);
    headers.set("Content-Language", context.language);
    if (!headers.has("Cache-Control"))
      headers.set("Cache-Control", session.data.token ? "private, no-store" : "private, no-cache");
    if (notes.offersCart && !shared) spareCartKey(session);
    const cookie = session.setCookie();
    if (cookie) headers.append("Set-Cookie", cookie);
    return choices.lite ? weighed(response, request) : response;
  }

  function finished(response: Response, { visit, notes }: Making): Promise<Response> {
    response.headers.set("X-Request-Id", visit.requestId);
    if (response.status === 200 && notes.view) void countView(visit, notes.view);
    return compressed(visit.request, response);
  }

  /** What may be kept of an answer: nothing unless its loader shared it and nothing was set for this visitor. */
  async function shareable(response: Response, { notes, session }: Making): Promise<NewPage | undefined> {
    const { headers, status } = response;
    if (!notes.shared || status !== 200 || session.setCookie() || headers.has("Set-Cookie")) return undefined;
    if (headers.get("Cache-Control") !== "private, no-cache") return undefined;
    const { body, policy: ofHashes } = withoutNonce(await response.clone().text(), headers);
    const all = new Headers(headers);
    for (const [name, value] of Object.entries(securityHeaders(ofHashes, policy))) all.set(name, value);
    const { view, offersCart = false } = notes;
    return { headers: Object.fromEntries(all), body, shopId: notes.shared.shopId, view, offersCart };
  }

  async function answerKept(page: SharedPage, making: Making, state: "hit" | "fwd=miss"): Promise<Response> {
    const { visit, session } = making;
    if (page.view) void countView(visit, page.view);
    if (page.offersCart) spareCartKey(session);
    const cookie = session.setCookie();
    // RFC 9211: whether this answer came from our memory.
    return answerShared(page, visit.request, {
      "X-Request-Id": visit.requestId,
      "Cache-Status": `haat; ${state}`,
      ...(cookie && { "Set-Cookie": cookie }),
    });
  }
}

/** What a page without a session depends on; its shop's theme is the shop's, whose change empties its pages. */
function sharedKey({ origin, request }: Visit, { lite, dataNoteSeen }: VisitorChoices): string {
  const { pathname, search } = new URL(request.url);
  return `${origin}${pathname}${search} ${lite ? "lite" : "full"} ${dataNoteSeen ? "seen" : "new"}`;
}

/** Nobody that we know anything of; the key for a first cart is no cart yet. */
function isNobody({ data }: Session): boolean {
  return Object.entries(data).every(([name, value]) => name === "spareCartKey" || value === undefined);
}

/** The request with nothing of the visitor in it: what is made of it is everybody's. */
function anonymous(request: Request): Request {
  const host = request.headers.get("host");
  return new Request(request.url, { headers: host ? { host } : {} });
}
