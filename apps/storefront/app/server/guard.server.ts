import { redirect } from "@remix-run/node";
import type { RequestContext } from "./request-context.server";
import type { ShopPaths } from "./site-paths.server";

/**
 * Lets only the signed-in pass; a guest goes to sign in and comes back to this page (specification §2, "Guard"). A form
 * posted by a guest comes back to the page it was on.
 */
export function requireSignIn(context: RequestContext, request: Request, paths: ShopPaths): void {
  if (context.session.data.token) return;
  const { pathname, search } = new URL(request.url);
  const query = new URLSearchParams(search);
  // A loader asked for alone (client navigation) carries the route's id; it is no part of the page's address.
  query.delete("_data");
  context.session.set({ redirectPath: `${pathname}${query.size > 0 ? `?${query}` : ""}` });
  throw redirect(paths.login);
}

/**
 * Where to go after sign-in: the saved path if it is one of this host's, else the fallback (ASVS 3.7.2). Backslashes
 * and control characters are refused outright: browsers read `/\evil` as another site.
 */
export function pathAfterSignIn(context: RequestContext, fallback: string): string {
  const { redirectPath } = context.session.data;
  return redirectPath && isOwnPath(redirectPath, context.origin) ? redirectPath : fallback;
}

/** Whether a path stays on this host. */
export function isOwnPath(path: string, origin: string): boolean {
  if (!path.startsWith("/") || /[\\\u0000-\u001f]/.test(path) || path.startsWith("//")) return false;
  try {
    return new URL(path, origin).origin === origin;
  } catch {
    return false;
  }
}
