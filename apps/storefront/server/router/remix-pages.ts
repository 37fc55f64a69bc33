import { createRequestHandler, type ServerBuild } from "@remix-run/node";
import type { RequestContext } from "../../app/server/http/request-context.server";
import { noteRefusals } from "@haat/web-forms/form-refusals.server";
import { liftShopTree, onlyLanguage } from "./shop-tree";

type RemixHandler = ReturnType<typeof createRequestHandler>;
export type RemixPages = (request: Request, context: RequestContext) => Promise<Response>;

/**
 * The route trees of one build: the platform's, and the shop's at the root for a shop's own host. A page is matched only
 * among those of its language, since the router's cost grows with the number of routes.
 */
export function createRemixPages(
  loadBuild: () => Promise<ServerBuild>,
  mode: "production" | "development",
): RemixPages {
  let build: ServerBuild | undefined;
  const handlers = new Map<string, RemixHandler>();
  return async (request, context) => {
    const current = await loadBuild();
    if (build !== current) handlers.clear();
    build = current;
    // The router's own questions (`/__manifest`) are about pages of any language.
    const isPage = !new URL(request.url).pathname.startsWith("/__");
    const tree = `${context.hostShop ? "shop" : "platform"} ${isPage ? context.language : "all"}`;
    let handler = handlers.get(tree);
    if (!handler) {
      const ofHost = noteRefusals(context.hostShop ? liftShopTree(current) : current);
      handler = createRequestHandler(isPage ? onlyLanguage(ofHost, context.language) : ofHost, mode);
      handlers.set(tree, handler);
    }
    return handler(request, context);
  };
}
