import type { AgnosticRouteObject } from "@remix-run/router";
import { matchRoutes } from "@remix-run/react";
import routes from "../app/routes";
import { onEveryHost } from "../server/router/shop-tree";

/** The route that answers an address, by its name without the language; nothing for what the server answers itself. */
export function routeOfAddress(address: string): string | undefined {
  const { hostname, pathname } = new URL(address);
  const [shop] = hostname.split(".localhost");
  const name = nameOf(pathname);
  if (shop === hostname || (name && onEveryHost.has(name))) return name;
  return nameOf(pathname.replace(/^(\/en)?(?=\/|$)/, `$1/${shop}`));
}

function nameOf(pathname: string): string | undefined {
  return matchRoutes(routes as AgnosticRouteObject[], pathname)
    ?.at(-1)
    ?.route.id?.replace(/\.\w+$/, "");
}
