import { randomUUID } from "node:crypto";
import { callHeaders } from "@haat/contract/shared/client";
import type { Language } from "@haat/contract/shared/languages";
import { withoutTracking } from "./tracking-parameters";

/** What a server of ours is set to, as far as who visits it depends on it. */
export interface VisitSettings {
  /** The platform's host, without a port. */
  platformHost: string;
  /** Whether visitors come over HTTPS. */
  secure: boolean;
  /** A proxy in front sets `X-Forwarded-For`; without this the header is dropped. */
  trustProxy: boolean;
  /** Tells the API that `X-Client-Address` comes from us. */
  proxySecret: string;
}

/** One request, and who makes it. */
export interface Visit {
  /** Its address has none of the parameters that tell clicks apart (tracking-parameters.ts). */
  request: Request;
  origin: string;
  /** The visitor's address, from the socket or from our proxy. */
  clientAddress: string;
  requestId: string;
  /** What was sent is more than we take in: it was left out, and the page says so. */
  isTooLarge?: boolean;
}

/** Who is asking, from where: the socket, or the proxy's headers where one is configured (ASVS 4.1.3). */
export function readVisit(request: Request, socketAddress: string, settings: VisitSettings): Visit {
  const host = request.headers.get("host") ?? settings.platformHost;
  const sentId = settings.trustProxy ? request.headers.get("x-request-id") : undefined;
  return {
    request: asUntracked(request),
    origin: `${settings.secure ? "https" : "http"}://${host}`,
    clientAddress: visitorAddress(request, socketAddress, settings.trustProxy),
    requestId: sentId && /^[\w-]{1,64}$/.test(sentId) ? sentId : randomUUID(),
  };
}

/** What a page is made from, and kept by: the address without what tells one click from another. The body goes over. */
function asUntracked(request: Request): Request {
  const address = withoutTracking(request.url);
  // None can be made with TRACE, which no page answers.
  if (address === request.url || request.method === "TRACE") return request;
  const { method, headers, body, signal } = request;
  // Node's fetch takes a stream as a body only where the answer may come before all of it is sent.
  return new Request(address, { method, headers, signal, ...(body && { body, duplex: "half" }) });
}

/** Where a request comes from: the socket's end, or what the proxy in front saw where one is trusted. */
export function visitorAddress(request: Request, socketAddress = "127.0.0.1", trustProxy: boolean): string {
  const told = trustProxy ? request.headers.get("x-forwarded-for")?.split(",").at(-1)?.trim() : undefined;
  return told || socketAddress;
}

/**
 * The request for who believes `X-Forwarded-Host`, as Remix does. It takes the body over, and is another object to make: only
 * who renders a page asks for it.
 */
export function withoutForwardedHeaders(request: Request): Request {
  const forged = [...request.headers.keys()].filter((name) => name.startsWith("x-forwarded-"));
  if (forged.length === 0) return request;
  const headers = new Headers(request.headers);
  for (const name of forged) headers.delete(name);
  return new Request(request, { headers });
}

/** What every call to the API tells of the visitor besides the session. */
export function visitorHeaders(
  visit: Visit,
  { proxySecret }: Pick<VisitSettings, "proxySecret">,
  language: Language,
): Record<string, string> {
  const userAgent = visit.request.headers.get("user-agent");
  return {
    [callHeaders.language]: language,
    [callHeaders.requestId]: visit.requestId,
    [callHeaders.clientAddress]: visit.clientAddress,
    [callHeaders.proxySecret]: proxySecret,
    ...(userAgent && { [callHeaders.userAgent]: userAgent }),
  };
}
