import type { RequestContext } from "../http/request-context.server";
import type { ShopPaths } from "../seo/site-paths.server";

/** Where somebody signs in: a shop, or the platform itself. A session serves its host; it can be handed over to others. */
export interface SignInPlace {
  paths: Pick<ShopPaths, "home" | "login" | "loginCode" | "loginPassword" | "signUp" | "logout">;
}

/** Signing in on the platform: it leads to the store finder. */
export function platformSignIn({ paths }: Pick<RequestContext, "paths">): SignInPlace {
  return {
    paths: {
      home: paths.platform("find-store"),
      login: paths.platform("login"),
      loginCode: paths.platform("login/code"),
      loginPassword: paths.platform("login/password"),
      signUp: paths.platform("signup"),
      logout: paths.platform("logout"),
    },
  };
}
