import type { ServerBuild } from "@remix-run/node";
import { matchRoutes } from "@remix-run/react";

type RouteObject = Parameters<typeof matchRoutes>[0][number];

/** A route of the tree, with what stands in its path as it is. */
interface TableRoute {
  id: string;
  path: string | undefined;
  index: boolean | undefined;
  words: readonly string[];
  children: TableRoute[] | undefined;
}

/** What the table of URLs says of a path. */
export interface FoundRoute {
  /** What the path's route looks like in the table, such as `/en/:shopName/product-details/:slug`. */
  pattern: string;
  /**
   * Ids of the route, of the layouts around it, and of what answers the paths above it: what the router has to know to show the
   * page, and to go up from it.
   */
  ids: readonly string[];
}

/** How many shapes of paths are remembered before all are forgotten; the pages of shoppers have about a hundred. */
const mostShapes = 1000;

/**
 * The table of URLs of a build. The router ranks all of its routes anew for every path it is asked about; here paths of one
 * shape, in which the same words of the table stand at the same places, are looked up once.
 */
export function createRouteTable(build: ServerBuild): (pathname: string) => FoundRoute | undefined {
  const tree = treeOf(build);
  const words = wordsOf(build);
  const known = new Map<string, { found: FoundRoute | undefined }>();

  return (pathname) => {
    const shape = shapeOf(pathname, words);
    if (shape === undefined) return undefined;
    let entry = known.get(shape);
    if (!entry) {
      entry = { found: find(tree, pathname) };
      if (known.size >= mostShapes) known.clear();
      known.set(shape, entry);
    }
    return entry.found;
  };
}

/** A build lists its routes flat, each with its parent. */
function treeOf({ routes }: ServerBuild): TableRoute[] {
  const all = Object.values(routes).filter((route) => route !== undefined);
  const childrenOf = (parentId: string | undefined): TableRoute[] =>
    all
      .filter((route) => route.parentId === parentId)
      .map(({ id, path, index }) => ({
        id,
        path,
        index,
        words: wordsIn(path),
        children: index ? undefined : childrenOf(id),
      }));
  return childrenOf(undefined);
}

function wordsOf({ routes }: ServerBuild): ReadonlySet<string> {
  return new Set(Object.values(routes).flatMap((route) => wordsIn(route?.path)));
}

/** What stands in a route's path as it is, parameters left out. */
function wordsIn(path = ""): string[] {
  const words = path
    .split("/")
    .filter((segment) => segment !== "" && !segment.startsWith(":") && segment !== "*");
  return words.map(lowered);
}

/**
 * The path with everything but the table's words taken out; nothing where it cannot be decoded. Paths of one shape have the same
 * route: the router compares words without their case, and a parameter is any whole segment but an empty one.
 */
function shapeOf(pathname: string, words: ReadonlySet<string>): string | undefined {
  try {
    const segments = segmentsOf(pathname);
    return segments.map((segment) => (segment === "" || words.has(segment) ? segment : ":")).join("/");
  } catch {
    return undefined;
  }
}

/** What stands between a path's slashes, decoded. @throws URIError where it cannot be */
const segmentsOf = (pathname: string) =>
  pathname.split("/").map((segment) => lowered(decodeURIComponent(segment)));

/** In ASCII alone, as the router's pattern does: it takes the Kelvin sign for no k. */
const lowered = (segment: string) => segment.replace(/[A-Z]/g, (letter) => letter.toLowerCase());

function find(tree: TableRoute[], pathname: string): FoundRoute | undefined {
  const matches = matchesOf(tree, pathname);
  if (!matches) return undefined;
  const parts = matches.map(({ route }) => route.path).filter(Boolean);
  const pages = [matches, ...pathsAbove(pathname).map((path) => matchesOf(tree, path) ?? [])];
  return {
    pattern: `/${parts.join("/")}`.replace(/\/{2,}/g, "/"),
    ids: [...new Set(pages.flat().map(({ route }) => route.id ?? ""))],
  };
}

/** The router's answer. It ranks hundreds of routes for milliseconds; of these it is shown those that the path can be of. */
function matchesOf(tree: TableRoute[], pathname: string) {
  const segments = new Set(segmentsOf(pathname));
  return matchRoutes(withWordsOf(tree, segments) as RouteObject[], pathname);
}

/** The routes, in their order, that have no word which is not among a path's segments. */
function withWordsOf(routes: TableRoute[], segments: ReadonlySet<string>): TableRoute[] {
  return routes
    .filter(({ words }) => words.every((word) => segments.has(word)))
    .map((route) => (route.children ? { ...route, children: withWordsOf(route.children, segments) } : route));
}

/** Such as `/en/shop` and `/en` and `/` of `/en/shop/cart`. */
function pathsAbove(pathname: string): string[] {
  const segments = pathname.split("/").filter(Boolean);
  return segments.map((_, count) => `/${segments.slice(0, count).join("/")}`);
}
