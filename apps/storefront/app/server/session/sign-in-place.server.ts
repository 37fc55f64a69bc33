import type { RequestContext } from "../http/request-context.server";
import type { ShopPaths } from "../seo/site-paths.server";

/** Where somebody signs in: a shop, or the platform itself. A session serves its host; it can be handed over to others. */
export interface SignInPlace {
  paths: Pick<ShopPaths, "home" | "login" | "loginCode" | "loginPassword" | "signUp" | "logout">;
}

/** Signing in on the platform: it leads to the account. */
export function platformSignIn({ paths }: Pick<RequestContext, "paths">): SignInPlace {
  return { paths: { ...paths.own, home: paths.own.account } };
}
