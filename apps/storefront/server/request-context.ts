import { callHeaders, type ApiClient } from "@haat/contract/client";
import { translator } from "@haat/i18n/translator";
import type { PageView, RequestContext } from "../app/server/http/request-context.server";
import type { VisitorChoices } from "../app/server/session/visitor-choices.server";
import type { Session } from "../app/server/session/session.server";
import { createSitePaths } from "../app/urls/site-paths.server";
import type { ApiGateway } from "@haat/web-host/api-gateway";
import type { StorefrontConfig } from "./config";
import { meaningOfHost, platformOrigin } from "./hosts";
import { languageOfPath } from "@haat/web-host/language-of-path";
import { asksForData, pageAddress } from "@haat/web-host/router-protocol";
import { visitorHeaders, type Visit } from "@haat/web-host/visit";
import { createNonce } from "@haat/web-host/security-headers";

/** What the routes say about the page they made, for the server. */
export interface PageNotes {
  /** The page may be cached for everybody without a session. */
  cacheForAll?: { shopId: number | undefined };
  view?: PageView;
  offersCart?: boolean;
  /** A form was refused, or what the page's address asks for. */
  refused?: boolean;
}

/** How the routes say it. */
function noteTaking(notes: PageNotes) {
  return {
    cacheForAll: (shopId?: number) => {
      notes.cacheForAll = { shopId };
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
    path: pageAddress(url),
    // Remix takes this off before a loader sees the request.
    isClientNavigation: asksForData(url),
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
