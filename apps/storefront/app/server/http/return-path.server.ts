import { isOwnPath, ownLocation } from "@haat/web-host/own-path";
import type { RequestContext } from "./request-context.server";

/**
 * Where to go when signing in is over: the saved path if it is one of this host's, else the fallback (ASVS 3.7.2).
 * Backslashes and control characters are refused outright: browsers read `/\evil` as another site.
 */
export function returnPath(context: RequestContext, fallback: string): string {
  const { redirectPath } = context.session.data;
  return redirectPath && isOwnPath(redirectPath, context.origin)
    ? ownLocation(redirectPath, context.origin)
    : fallback;
}
