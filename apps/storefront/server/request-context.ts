import { createHash } from "node:crypto";
import { callHeaders, type ApiClient } from "@haat/contract/shared/client";
import { translator } from "@haat/i18n/translator";
import type { PageSeller, PageView, RequestContext } from "../app/server/http/request-context.server";
import type { VisitorChoices } from "../app/server/session/visitor-choices.server";
import type { Session } from "../app/server/session/session.server";
import { manyVisitors, oneVisitor } from "../app/server/present/visitor-glance.server";
import type { VisitorKind } from "../app/server/session/visitor.server";
import { watchedClient } from "@haat/web-forms/watched-client.server";
import { createSitePaths } from "../app/urls/site-paths.server";
import type { ApiGateway } from "@haat/web-host/api-gateway";
import type { StorefrontConfig } from "./config";
import { platformOrigin } from "./hosts";
import type { PageMarkup } from "@haat/web-host/kept-markup";
import { languageOfPath } from "@haat/web-host/language-of-path";
import { isPrefetch } from "@haat/web-host/prefetch";
import { asksForData, pageAddress } from "@haat/web-host/router-protocol";
import type { PlatformFacts } from "@haat/web-host/platform-facts";
import { visitorHeaders, type Visit } from "@haat/web-host/visit";
import type { Site } from "./sites";
import { createNonce } from "@haat/web-host/security-headers";

/** What the routes say about the page they made, for the server. */
export interface PageNotes {
  /** The page may be cached for all of a kind (`VisitorKind`). */
  cacheForAll?: { seller: PageSeller | undefined };
  /** The page looked into the session, or asked what is its visitor's: it is one visitor's own. */
  isPersonal?: boolean;
  /** The page shows a shop to who holds a key to a preview: nobody keeps it, and the console shows it in a frame. */
  isPreview?: boolean;
  /** A call of it was not answered: what the page is made of is away at this moment. */
  isNotAnswered?: boolean;
  view?: PageView;
  offersCart?: boolean;
  /** A form was refused, or what the page's address asks for. */
  refused?: boolean;
  /** Digest of what a page for many is drawn from. */
  drawnFrom?: string;
  /** The page that is kept was drawn from the same: this one was not drawn. */
  isAsBefore?: boolean;
  /** The page, where it is a document: its answer then has no body. */
  document?: Buffer<ArrayBuffer>;
}

/** How the routes say it. */
function noteTaking(notes: PageNotes) {
  return {
    cacheForAll: (seller?: PageSeller) => {
      notes.cacheForAll = { seller };
    },
    notePreview: () => {
      notes.isPreview = true;
      notes.isPersonal = true;
    },
    offerCart: () => {
      notes.offersCart = true;
    },
    noteRefusal: () => {
      notes.refused = true;
    },
    isRefused: () => notes.refused === true,
    countView: (view: PageView) => {
      notes.view = view;
    },
    takeDocument: (html: Buffer<ArrayBuffer>) => {
      notes.document = html;
    },
  };
}

/** Whether a page for many need not be drawn, since the one before it would come out. @param before what that was drawn from */
function drawingOnce(notes: PageNotes, before: string | undefined) {
  return (source: string): boolean => {
    notes.drawnFrom = createHash("sha256").update(source).digest("base64url");
    notes.isAsBefore = notes.drawnFrom === before;
    return notes.isAsBefore;
  };
}

/** What the page's calls say about it. */
function callWatch(notes: PageNotes) {
  return {
    onOwnCall: () => {
      notes.isPersonal = true;
    },
    onNotAnswered: () => {
      notes.isNotAnswered = true;
    },
  };
}

/** The session as the routes see it: a page that looks into it is no page for many. */
const watched = (session: Session, notes: PageNotes): Session => ({
  ...session,
  get data() {
    notes.isPersonal = true;
    return session.data;
  },
});

/** The API as the visitor of this session. */
export function visitorClient(
  visit: Visit,
  { config, api, session }: { config: StorefrontConfig; api: ApiGateway; session: Session },
): () => ApiClient {
  const language = languageOfPath(new URL(visit.request.url).pathname);
  let client: { for: string; calls: ApiClient } | undefined;
  return () => {
    const { token, spareCartKey, deviceMarks } = session.data;
    const cartKey = session.data.cartKey ?? spareCartKey;
    const identity = `${token ?? ""} ${cartKey ?? ""}`;
    if (client?.for !== identity) {
      const headers = visitorHeaders(visit, config, language);
      if (token) headers[callHeaders.authorization] = `Bearer ${token}`;
      if (cartKey) headers[callHeaders.cartKey] = cartKey;
      if (deviceMarks) headers[callHeaders.deviceMarks] = deviceMarks.join(",");
      client = { for: identity, calls: api.createClient(headers) };
    }
    return client.calls;
  };
}

/** Everything the routes know about this visit (app/server/http/request-context.server.ts). */
export function createRequestContext(
  visit: Visit,
  parts: {
    site: Site;
    config: StorefrontConfig;
    api: ApiGateway;
    session: Session;
    choices: VisitorChoices;
    /** Filled by the routes while they make the page. */
    notes: PageNotes;
    /** The page is made for all visitors of this kind; the session is then nobody's. */
    madeFor: VisitorKind | undefined;
    /** What the page that is kept of this address was drawn from. */
    drawnBefore: string | undefined;
    markup: PageMarkup | undefined;
    platform: PlatformFacts;
    logFault: (error: unknown, requestId: string) => void;
  },
): RequestContext {
  const { site, config, api, choices, notes, madeFor } = parts;
  const session = watched(parts.session, notes);
  const url = new URL(visit.request.url);
  const language = languageOfPath(url.pathname);
  const translate = translator(language);
  const client = visitorClient(visit, { config, api, session: parts.session });
  const shop = site.kind === "shop" ? site : undefined;
  const hostShop = shop?.shopName;
  return {
    language,
    translate,
    visitor: madeFor
      ? manyVisitors({ language, translate }, madeFor)
      : oneVisitor({ language, translate, session: parts.session, client }),
    path: pageAddress(url),
    // Remix takes this off before a loader sees the request.
    isClientNavigation: asksForData(url),
    isPrefetch: isPrefetch(visit.request.headers),
    isTooLarge: visit.isTooLarge === true,
    hostShop,
    isOwnDomain: shop?.isOwnDomain ?? false,
    mainHost: shop?.mainHost,
    origin: visit.origin,
    session,
    choices,
    markup: parts.markup,
    platform: parts.platform,
    ...noteTaking(notes),
    isDrawnFrom: madeFor ? drawingOnce(notes, parts.drawnBefore) : () => false,
    client: () => watchedClient(client(), callWatch(notes)),
    paths: createSitePaths({
      language,
      hostShop,
      platformOrigin: platformOrigin(visit.origin, config.platformHost),
    }),
    nonce: createNonce(),
    requestId: visit.requestId,
    demo: config.demo,
    replyHeaders: new Headers(),
    logFault: (error) => parts.logFault(error, visit.requestId),
  };
}
