import { randomUUID } from "node:crypto";
import { callHeaders, type ApiClient } from "@haat/contract/client";
import { translator } from "@haat/i18n/translator";
import type { RequestContext } from "../app/server/request-context.server";
import type { SessionCookie } from "../app/server/session.server";
import { createSitePaths } from "../app/server/site-paths.server";
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
}

/** Who is asking, from where: the socket, or the proxy's headers where one is configured (ASVS 4.1.3). */
export function readVisit(request: Request, socketAddress: string, config: StorefrontConfig): Visit {
  const host = request.headers.get("host") ?? config.platformHost;
  const forwarded = config.trustProxy
    ? request.headers.get("x-forwarded-for")?.split(",").at(-1)?.trim()
    : undefined;
  const sentId = config.trustProxy ? request.headers.get("x-request-id") : undefined;
  return {
    request: withoutForwardedHeaders(request),
    origin: `${config.secure ? "https" : "http"}://${host}`,
    clientAddress: forwarded || socketAddress,
    requestId: sentId && /^[\w-]{1,64}$/.test(sentId) ? sentId : randomUUID(),
  };
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

/** Everything the routes know about this visit (app/server/request-context.server.ts). */
export function createRequestContext(
  visit: Visit,
  parts: {
    config: StorefrontConfig;
    api: ApiGateway;
    sessionCookie: SessionCookie;
    logFault: (error: unknown, requestId: string) => void;
  },
): RequestContext {
  const { config, api } = parts;
  const url = new URL(visit.request.url);
  const language = languageOfPath(url.pathname);
  const meaning = meaningOfHost(new URL(visit.origin).host, config.platformHost);
  const hostShop = meaning.kind === "shop" ? meaning.shopName : undefined;
  const session = parts.sessionCookie.open(visit.request.headers.get("cookie"));
  let client: { for: string; calls: ApiClient } | undefined;
  return {
    language,
    translate: translator(language),
    path: pagePath(url),
    // Remix takes this off before a loader sees the request.
    isClientNavigation: url.searchParams.has("_data"),
    hostShop,
    origin: visit.origin,
    session,
    client() {
      const { token, cartKey } = session.data;
      const identity = `${token ?? ""} ${cartKey ?? ""}`;
      if (client?.for !== identity) {
        const headers: Record<string, string> = {
          [callHeaders.language]: language,
          [callHeaders.requestId]: visit.requestId,
          [callHeaders.clientAddress]: visit.clientAddress,
          [callHeaders.proxySecret]: config.proxySecret,
        };
        const userAgent = visit.request.headers.get("user-agent");
        if (userAgent) headers[callHeaders.userAgent] = userAgent;
        if (token) headers[callHeaders.authorization] = `Bearer ${token}`;
        if (cartKey) headers[callHeaders.cartKey] = cartKey;
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
