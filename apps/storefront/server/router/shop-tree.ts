import type { ServerBuild } from "@remix-run/node";
import type { Language } from "@haat/contract/languages";

/** Pages outside the shop's layout that its own host has, too. */
export const onEveryHost: ReadonlySet<string> = new Set(["offline", "robots", "sitemap", "sitemap-part"]);
const shopPath = /(^|\/):shopName$/;

/**
 * The build for a shop's own host: the same modules, with everything outside the shop's layout dropped and the layout
 * lifted from `/{shopName}` to the root. It has a manifest version of its own, because the browser
 * keeps `/__manifest` for a year under that key.
 */
export function liftShopTree(build: ServerBuild): ServerBuild {
  return {
    ...build,
    routes: liftRoutes(build.routes),
    assets: {
      ...build.assets,
      version: `${build.assets.version}-shop`,
      routes: liftRoutes(build.assets.routes),
    },
  };
}

interface RoutePlace {
  id: string;
  parentId?: string;
  path?: string;
}

function liftRoutes<Route extends RoutePlace>(
  routes: Record<string, Route | undefined>,
): Record<string, Route> {
  const lifted: Record<string, Route> = {};
  for (const [id, route] of Object.entries(routes)) {
    if (!route || !belongsToShop(route, routes)) continue;
    lifted[id] =
      route.path !== undefined && shopPath.test(route.path)
        ? { ...route, path: route.path.replace(shopPath, "") || undefined }
        : route;
  }
  return lifted;
}

function belongsToShop(route: RoutePlace, routes: Record<string, RoutePlace | undefined>): boolean {
  if (!route.parentId || onEveryHost.has(route.id.replace(/\.\w+$/, ""))) return true;
  for (let place: RoutePlace | undefined = route; place; place = routes[place.parentId ?? ""]) {
    if (place.path !== undefined && shopPath.test(place.path)) return true;
  }
  return false;
}

/** The same build with the pages of one language: the ids of routes end in it (app/routes.ts). */
export function onlyLanguage(build: ServerBuild, language: Language): ServerBuild {
  const ids = Object.keys(build.routes).filter((id) => id === "root" || id.endsWith(`.${language}`));
  return onlyRoutes(build, new Set(ids));
}

/** The same build with no other routes than these. */
export function onlyRoutes(build: ServerBuild, ids: ReadonlySet<string>): ServerBuild {
  const these = <Route>(routes: Record<string, Route>) =>
    Object.fromEntries(Object.entries(routes).filter(([id]) => ids.has(id)));
  return {
    ...build,
    routes: these(build.routes),
    assets: { ...build.assets, routes: these(build.assets.routes) },
  };
}
