import { createRequestHandler, type AppLoadContext, type ServerBuild } from "@remix-run/node";
import type { Language } from "@haat/contract/shared/languages";
import { createRouteTable, type FoundRoute } from "./route-table";
import { onlyLanguage, onlyRoutes } from "./some-routes";
import { withUnwrittenData } from "./unwritten-data";

type RemixHandler = ReturnType<typeof createRequestHandler>;

/** What of a page's context says which routes it may be among. */
interface PageContext {
  language: Language;
}

export interface RemixPagesParts<Context extends PageContext, Tree extends string> {
  /** Asked for at every request, so that development can hand out a new one. */
  loadBuild: () => Promise<ServerBuild>;
  mode: "production" | "development";
  /** Which of an app's trees of routes a page is in. */
  treeOf: (context: Context) => Tree;
  /** The build with the routes of one tree. */
  buildOf: (build: ServerBuild, tree: Tree) => ServerBuild;
}

/**
 * The pages of one build. The router's cost grows with the number of routes it is given, and it goes through them several times
 * a page. So a page is found once in the table of its language, and the router gets no more than what the table found.
 */
export function createRemixPages<Context extends PageContext, Tree extends string>({
  loadBuild,
  mode,
  treeOf,
  buildOf,
}: RemixPagesParts<Context, Tree>): (request: Request, context: Context) => Promise<Response> {
  let build: ServerBuild | undefined;
  const trees = new Map<string, RouteTree>();
  return async (request, context) => {
    const current = await loadBuild();
    if (build !== current) trees.clear();
    build = current;
    const { pathname } = new URL(request.url);
    // The router's own questions (`/__manifest`) are about pages of any language.
    const isPage = !pathname.startsWith("/__");
    const tree = treeOf(context);
    const name = `${tree} ${isPage ? context.language : "all"}`;
    let routes = trees.get(name);
    if (!routes) {
      const all = withUnwrittenData(buildOf(current, tree));
      routes = isPage
        ? createTree(onlyLanguage(all, context.language), mode)
        : wholeTree(createRequestHandler(all, mode));
      trees.set(name, routes);
    }
    // What an app hands to its routes is its own affair.
    return routes(pathname)(request, context as unknown as AppLoadContext);
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
