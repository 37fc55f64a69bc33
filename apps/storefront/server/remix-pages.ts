import { createRequestHandler, type ServerBuild } from "@remix-run/node";
import type { RequestContext } from "../app/server/request-context.server";
import { liftShopTree } from "./shop-tree";

type RemixHandler = ReturnType<typeof createRequestHandler>;
export type RemixPages = (request: Request, context: RequestContext) => Promise<Response>;

/** The two route trees of one build: the platform's, and the shop's at the root for a shop's own host. */
export function createRemixPages(
  loadBuild: () => Promise<ServerBuild>,
  mode: "production" | "development",
): RemixPages {
  let trees: { of: ServerBuild; platform: RemixHandler; shop: RemixHandler } | undefined;
  return async (request, context) => {
    const build = await loadBuild();
    if (trees?.of !== build) {
      trees = {
        of: build,
        platform: createRequestHandler(build, mode),
        shop: createRequestHandler(liftShopTree(build), mode),
      };
    }
    return trees[context.hostShop ? "shop" : "platform"](request, context);
  };
}
