import type { ServerBuild } from "@remix-run/node";

/** Pages outside the shop's layout that its own host has, too. */
export const onEveryHost: ReadonlySet<string> = new Set([
  "asset-links",
  "offline",
  "robots",
  "sitemap",
  "sitemap-part",
]);
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
