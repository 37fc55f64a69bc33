import { randomUUID } from "node:crypto";
import { callHeaders, type ApiClient } from "@haat/contract/client";
import type { Language } from "@haat/contract/languages";
import { translator } from "@haat/i18n/translator";
import type { PageView, RequestContext } from "../app/server/http/request-context.server";
import type { VisitorChoices } from "../app/server/session/visitor-choices.server";
import type { Session } from "../app/server/session/session.server";
import { createSitePaths } from "../app/server/seo/site-paths.server";
import type { ApiGateway } from "./api-gateway";
import type { StorefrontConfig } from "./config";
import { meaningOfHost, platformOrigin } from "./hosts";
import { languageOfPath } from "./language-redirect";
import { createNonce } from "./security-headers";

export interface Visit {
  request: Request;
  origin: string;
  /** The visitor's address, from the socket or from our proxy. */
  clientAddress: string;
  requestId: string;
  /** What was sent is more than we take in: it was left out, and the page says so. */
  isTooLarge?: boolean;
}

/** Who is asking, from where: the socket, or the proxy's headers where one is configured (ASVS 4.1.3). */
export function readVisit(request: Request, socketAddress: string, config: StorefrontConfig): Visit {
  const host = request.headers.get("host") ?? config.platformHost;
  const sentId = config.trustProxy ? request.headers.get("x-request-id") : undefined;
  return {
    request: withoutForwardedHeaders(request),
    origin: `${config.secure ? "https" : "http"}://${host}`,
    clientAddress: visitorAddress(request, socketAddress, config.trustProxy),
    requestId: sentId && /^[\w-]{1,64}$/.test(sentId) ? sentId : randomUUID(),
  };
}

/** Where a request comes from: the socket's end, or what the proxy in front saw where one is trusted. */
export function visitorAddress(request: Request, socketAddress = "127.0.0.1", trustProxy: boolean): string {
  const told = trustProxy ? request.headers.get("x-forwarded-for")?.split(",").at(-1)?.trim() : undefined;
  return told || socketAddress;
}

/** Remix believes `X-Forwarded-Host`; nobody behind us may see one. */
function withoutForwardedHeaders(request: Request): Request {
  const forged = [...request.headers.keys()].filter((name) => name.startsWith("x-forwarded-"));
  if (forged.length === 0) return request;
  const headers = new Headers(request.headers);
  for (const name of forged) headers.delete(name);
  return new Request(request, { headers });
}

function pagePath({ pathname, searchParams }: URL): string {
  const query = new URLSearchParams(searchParams);
  query.delete("_data");
  return query.size > 0 ? `${pathname}?${query}` : pathname;
}

/** What every call to the API tells of the visitor besides the session. */
export function visitorHeaders(
  visit: Visit,
  config: StorefrontConfig,
  language: Language,
): Record<string, string> {
  const userAgent = visit.request.headers.get("user-agent");
  return {
    [callHeaders.language]: language,
    [callHeaders.requestId]: visit.requestId,
    [callHeaders.clientAddress]: visit.clientAddress,
    [callHeaders.proxySecret]: config.proxySecret,
    ...(userAgent && { [callHeaders.userAgent]: userAgent }),
  };
}

/** What the routes say about the page they made, for the server. */
export interface PageNotes {
  /** The page may be shared by everybody without a session. */
  shared?: { shopId: number | undefined };
  view?: PageView;
  offersCart?: boolean;
  /** A form was refused, or what the page's address asks for. */
  refused?: boolean;
}

/** How the routes say it. */
function noteTaking(notes: PageNotes) {
  return {
    share: (shopId?: number) => {
      notes.shared = { shopId };
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
  };
}

/** Everything the routes know about this visit (app/server/http/request-context.server.ts). */
export function createRequestContext(
  visit: Visit,
  parts: {
    config: StorefrontConfig;
    api: ApiGateway;
    session: Session;
    choices: VisitorChoices;
    /** Filled by the routes while they make the page. */
    notes: PageNotes;
    logFault: (error: unknown, requestId: string) => void;
  },
): RequestContext {
  const { config, api, session, choices, notes } = parts;
  const url = new URL(visit.request.url);
  const language = languageOfPath(url.pathname);
  const meaning = meaningOfHost(new URL(visit.origin).host, config.platformHost);
  const hostShop = meaning.kind === "shop" ? meaning.shopName : undefined;
  let client: { for: string; calls: ApiClient } | undefined;
  return {
    language,
    translate: translator(language),
    path: pagePath(url),
    // Remix takes this off before a loader sees the request.
    isClientNavigation: url.searchParams.has("_data"),
    isTooLarge: visit.isTooLarge === true,
    hostShop,
    origin: visit.origin,
    session,
    choices,
    ...noteTaking(notes),
    client() {
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
    },
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
