import type { ServerBuild } from "@remix-run/node";
import { createRouteTable } from "@haat/web-host/route-table";
import { liftShopTree } from "./shop-tree";

type Tables = Record<"platform" | "shop", ReturnType<typeof createRouteTable>>;

/**
 * What the route that answers a path looks like in the table of URLs, such as `/en/:shopName/product-details/:slug`: it tells
 * pages apart without a word that somebody typed. On a shop's own host it begins below the shop; nothing where no route answers.
 */
export function createRoutePatterns(loadBuild: () => Promise<ServerBuild>) {
  const known = new WeakMap<ServerBuild, Tables>();
  return async (host: "platform" | "shop", pathname: string): Promise<string | undefined> => {
    const build = await loadBuild();
    const tables = known.get(build) ?? {
      platform: createRouteTable(build),
      shop: createRouteTable(liftShopTree(build)),
    };
    known.set(build, tables);
    return tables[host](pathname)?.pattern;
  };
}
