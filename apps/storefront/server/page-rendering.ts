import type { PageView, RequestContext } from "../app/server/http/request-context.server";
import { spareCartKey } from "../app/server/session/cart-key.server";
import type { Session } from "../app/server/session/session.server";
import type { VisitorKind } from "../app/server/session/visitor.server";
import type { VisitorChoices } from "../app/server/session/visitor-choices.server";
import { isOwnName, isReservedName } from "../app/urls/platform-pages";
import { consoleOrigin, formTargets } from "./hosts";
import { weighed } from "./page-weight";
import { liftShopTree } from "./router/shop-tree";
import { noteRefusals } from "@haat/web-forms/form-refusals.server";
import { showPassingFailures } from "@haat/web-forms/passing-failures.server";
import { failureAsPage } from "../app/server/failure/page-failure.server";
import { createRemixPages } from "@haat/web-host/remix-pages";
import type { KeptMarkup } from "@haat/web-host/kept-markup";
import { routerHeaders } from "@haat/web-host/router-protocol";
import { languageOfPath } from "@haat/web-host/language-of-path";
import { createPlatformFacts } from "@haat/web-host/platform-facts";
import { withoutForwardedHeaders, type Visit } from "@haat/web-host/visit";
import { createRequestContext, type PageNotes } from "./request-context";
import { contentPolicy, nonceOnly, reportingEndpoints, withoutNonce } from "@haat/web-host/security-headers";
import type { CachedPage, NewPage } from "@haat/web-host/cached-pages";
import type { Site } from "./sites";
import type { StorefrontParts } from "./storefront-parts";

/** One page being made, and for whom. */
export interface RenderJob {
  visit: Visit;
  /** What its host is. */
  site: Site;
  session: Session;
  choices: VisitorChoices;
  /** Filled by the routes. */
  notes: PageNotes;
  /** A copy that nobody sees now (saved-copy-header.ts): no cookie goes out with it. */
  isCopy?: boolean;
  /** Made for all visitors of this kind: the session is nobody's, and nothing of this visitor may get in. */
  madeFor?: VisitorKind;
  /** The page for many that is kept of this address and kind. */
  before?: CachedPage<PageView> | undefined;
}

/** `Cache-Control` of a page that is one visitor's own. */
export const ownPage = { guest: "private, no-cache", customer: "private, no-store" } as const;

/**
 * Makes pages through Remix, with the headers that every page bears; nothing is compressed yet. A document is in the notes, its
 * answer has no body.
 * @param kept markup that pages have alike; without it each page is drawn whole
 */
export function createPageRendering(parts: StorefrontParts, kept?: KeptMarkup) {
  const { config, api, mode, logFault } = parts;
  const pages = createRemixPages({
    loadBuild: parts.loadBuild,
    mode,
    treeOf: ({ hostShop }: RequestContext) => (hostShop ? "shop" : "platform"),
    // A shop's own host has the shop's pages at its root.
    buildOf: (build, tree) =>
      noteRefusals(showPassingFailures(tree === "shop" ? liftShopTree(build) : build, failureAsPage)),
  });

  const platformFacts = createPlatformFacts(api, config);

  return async ({ madeFor, before, ...job }: RenderJob, request: Request): Promise<Response> => {
    const { visit, site, session, choices, notes } = job;
    const context = createRequestContext(visit, {
      site,
      config,
      api,
      session,
      choices,
      notes,
      madeFor,
      drawnBefore: before?.drawnFrom,
      markup: kept?.forPage(),
      platform: await platformFacts(languageOfPath(new URL(visit.request.url).pathname)),
      logFault,
    });
    const response = await pages(withoutForwardedHeaders(request), context);
    const { headers } = response;
    const isDevelopment = mode === "development";
    const leadsTo = formTargets(visit.origin, config.platformHost);
    headers.set(
      "Content-Security-Policy",
      contentPolicy(nonceOnly(context.nonce), {
        formTargets: leadsTo,
        isDevelopment,
        framedBy: notes.isPreview ? consoleOrigin(visit.origin, config.platformHost) : undefined,
      }),
    );
    headers.set("Reporting-Endpoints", reportingEndpoints);
    for (const [name, value] of context.replyHeaders) headers.set(name, value);
    headers.set("Content-Language", context.language);
    if (notes.isPreview) {
      headers.set("Cache-Control", "private, no-store");
      headers.set("X-Robots-Tag", "noindex, nofollow");
    }
    if (!headers.has("Cache-Control"))
      headers.set("Cache-Control", session.data.token ? ownPage.customer : ownPage.guest);
    if (notes.offersCart && !madeFor) spareCartKey(session);
    // The browser's router asks in pieces, and notes itself what it has shown; a file shows nothing.
    if (!context.isClientNavigation && isDocument(headers)) session.endMessage();
    const cookie = await session.setCookie();
    if (cookie) headers.append("Set-Cookie", cookie);
    // Where it is sent by the router, what stands around the page is asked for again: it may have a message.
    const redirect = headers.get(routerHeaders.redirect);
    if (cookie && redirect) headers.set(routerHeaders.revalidate, "yes");
    if (redirect && !context.hostShop && frameOf(redirect) !== frameOf(context.path))
      headers.set(routerHeaders.reloadDocument, "yes");
    if (choices.lite && notes.document !== undefined)
      notes.document = weighed(notes.document, context.language);
    return response;
  };
}

/**
 * What stands around a page of the platform's host: the shop that its path names, the customer's own pages, or the marketing
 * site. Each has a frame of its own, which a document brings.
 */
function frameOf(path: string): string {
  const [, name = ""] = /^\/(?:en(?=[/?#]|$)\/?)?([^/?#]*)/.exec(path) ?? [];
  if (isOwnName(name)) return "own";
  return name === "" || isReservedName(name) ? "site" : name;
}

const isDocument = (headers: Headers) =>
  !headers.has("Location") && headers.get("Content-Type")?.startsWith("text/html") === true;

/**
 * What may be kept of an answer: nothing unless its loader shared it and nothing was set for this visitor; the page before it
 * where that was drawn from the same.
 */
export async function cacheablePage(
  response: Response,
  { notes, session, visit, before }: RenderJob,
  platformHost: string,
): Promise<NewPage<PageView> | CachedPage<PageView> | undefined> {
  const { headers, status } = response;
  if (!notes.cacheForAll || notes.isPersonal || status !== 200 || headers.has("Set-Cookie")) return undefined;
  if (await session.setCookie()) return undefined;
  if (headers.get("Cache-Control") !== ownPage.guest) return undefined;
  const { view, offersCart = false, drawnFrom } = notes;
  const { seller } = notes.cacheForAll;
  const facts = { shopId: seller?.id_shop, sellerKey: seller?.seller_key, view, offersCart, drawnFrom };
  if (notes.isAsBefore && before) return { ...before, ...facts };
  const made = notes.document ?? Buffer.from(await response.clone().arrayBuffer());
  const { body, policy } = withoutNonce(made, headers);
  const all = new Headers(headers);
  const leadsTo = formTargets(visit.origin, platformHost);
  all.set("Content-Security-Policy", contentPolicy(policy, { formTargets: leadsTo, isDevelopment: false }));
  return { ...facts, headers: Object.fromEntries(all), body };
}
