import { visitorKind, type VisitorKind } from "../app/server/session/visitor.server";
import type { Session } from "../app/server/session/session.server";
import type { VisitorChoices } from "../app/server/session/visitor-choices.server";
import type { Visit } from "@haat/web-host/visit";

/**
 * As whom somebody gets a page that is kept for many; nobody for whom the page has something to say. An address with a NUL in
 * it could write a slot.
 */
export function kindOf({ data }: Session, { method, url }: Request): VisitorKind | undefined {
  const isRead = method === "GET" || method === "HEAD";
  return !isRead || data.message || url.includes("%00") ? undefined : visitorKind(data);
}

/** What a page for many depends on; its theme is its shop's, whose change makes the shop's pages old. */
export function cacheKey(address: string, { lite, dataNoteSeen }: VisitorChoices, kind: VisitorKind): string {
  return `${address} ${lite ? "lite" : "full"} ${dataNoteSeen ? "seen" : "new"} ${kind}`;
}

/** The page's address, and which part of its data the router asks for. */
export function addressOf({ origin, request }: Visit): string {
  const { pathname, search } = new URL(request.url);
  return `${origin}${pathname}${search}`;
}
