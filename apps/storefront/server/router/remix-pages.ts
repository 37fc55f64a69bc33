import { createRequestHandler, type ServerBuild } from "@remix-run/node";
import type { RequestContext } from "../../app/server/http/request-context.server";
import { noteRefusals } from "@haat/web-forms/form-refusals.server";
import { createRouteTable, type FoundRoute } from "./route-table";
import { withUnwrittenData } from "./unwritten-data";
import { liftShopTree, onlyLanguage, onlyRoutes } from "./shop-tree";

type RemixHandler = ReturnType<typeof createRequestHandler>;
export type RemixPages = (request: Request, context: RequestContext) => Promise<Response>;

/**
 * The route trees of one build: the platform's, and the shop's at the root for a shop's own host. The router's cost grows with
 * the number of routes it is given, and it goes through them several times a page. So a page is found once in the table of its
 * language, and the router gets no more than what the table found.
 */
export function createRemixPages(
  loadBuild: () => Promise<ServerBuild>,
  mode: "production" | "development",
): RemixPages {
  let build: ServerBuild | undefined;
  const trees = new Map<string, RouteTree>();
  return async (request, context) => {
    const current = await loadBuild();
    if (build !== current) trees.clear();
    build = current;
    const { pathname } = new URL(request.url);
    // The router's own questions (`/__manifest`) are about pages of any language.
    const isPage = !pathname.startsWith("/__");
    const name = `${context.hostShop ? "shop" : "platform"} ${isPage ? context.language : "all"}`;
    let tree = trees.get(name);
    if (!tree) {
      const ofHost = withUnwrittenData(noteRefusals(context.hostShop ? liftShopTree(current) : current));
      tree = isPage
        ? createTree(onlyLanguage(ofHost, context.language), mode)
        : wholeTree(createRequestHandler(ofHost, mode));
      trees.set(name, tree);
    }
    return tree(pathname)(request, context);
  };
}

type RouteTree = (pathname: string) => RemixHandler;

/** Answers about any route: in the table of URLs a question of the router's own would be a shop's page. */
const wholeTree = (handler: RemixHandler) => () => handler;

/** @returns the handler for a path: of the routes that its page needs, or of all where it has none */
function createTree(build: ServerBuild, mode: "production" | "development"): RouteTree {
  const findRoute = createRouteTable(build);
  const whole = createRequestHandler(build, mode);
  const handlers = new Map<string, RemixHandler>();
  return (pathname: string): RemixHandler => {
    const found = findRoute(pathname);
    return found ? handlerOf(found) : whole;
  };

  function handlerOf({ ids }: FoundRoute): RemixHandler {
    const key = ids.join(" ");
    let handler = handlers.get(key);
    if (!handler) {
      handler = createRequestHandler(onlyRoutes(build, new Set(ids)), mode);
      handlers.set(key, handler);
    }
    return handler;
  }
}
