import type { AgnosticRouteObject } from "@remix-run/router";
import { matchRoutes } from "@remix-run/react";
import routes from "../app/routes";

/** The route of the console that answers an address, by its name without the language; nothing for what the server answers itself. */
export function routeOfAddress(address: string): string | undefined {
  const matches = matchRoutes(routes as AgnosticRouteObject[], new URL(address).pathname);
  return matches?.at(-1)?.route.id?.replace(/\.\w+$/, "");
}
