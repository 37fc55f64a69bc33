import type { ServerBuild } from "@remix-run/node";
import { matchRoutes } from "@remix-run/react";
import { liftShopTree } from "./shop-tree";

type RouteObject = Parameters<typeof matchRoutes>[0][number];

/**
 * What the route that answers a path looks like in the table of URLs, such as `/en/:shopName/product-details/:slug`: it tells
 * pages apart without a word that somebody typed. On a shop's own host it begins below the shop; nothing where no route answers.
 */
export function createRoutePatterns(loadBuild: () => Promise<ServerBuild>) {
  const trees = new WeakMap<ServerBuild, Record<"platform" | "shop", RouteObject[]>>();
  return async (host: "platform" | "shop", pathname: string): Promise<string | undefined> => {
    const build = await loadBuild();
    const known = trees.get(build) ?? { platform: treeOf(build), shop: treeOf(liftShopTree(build)) };
    trees.set(build, known);
    const parts = matchRoutes(known[host], pathname)?.map(({ route }) => route.path);
    return parts && `/${parts.filter(Boolean).join("/")}`.replace(/\/{2,}/g, "/");
  };
}

/** A build lists its routes flat, each with its parent. */
function treeOf({ routes }: ServerBuild): RouteObject[] {
  const all = Object.values(routes).filter((route) => route !== undefined);
  const childrenOf = (parentId: string | undefined): RouteObject[] =>
    all
      .filter((route) => route.parentId === parentId)
      .map(({ id, path, index }) => (index ? { path, index } : { path, children: childrenOf(id) }));
  return childrenOf(undefined);
}
