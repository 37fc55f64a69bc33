import { redirect } from "@remix-run/node";
import { pagePath } from "./client-navigation.server";
import type { RequestContext } from "./request-context.server";
import type { ShopPaths } from "./site-paths.server";

/**
 * Lets only the signed-in pass; a guest goes to sign in and comes back to this page (specification §2, "Guard"). A form
 * posted by a guest comes back to the page it was on.
 */
export function requireSignIn(context: RequestContext, request: Request, paths: ShopPaths): void {
  if (context.session.data.token) return;
  context.session.set({ redirectPath: pagePath(request) });
  throw redirect(paths.login);
}
