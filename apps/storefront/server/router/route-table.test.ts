import type { ServerBuild } from "@remix-run/node";
import { matchRoutes } from "@remix-run/react";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { openStorefront, type TestStorefront } from "../../testing/open-storefront";
import { createRouteTable } from "@haat/web-host/route-table";
import { onlyRoutes } from "@haat/web-host/some-routes";
import { liftShopTree } from "./shop-tree";

let storefront: TestStorefront;
beforeAll(async () => {
  storefront = await openStorefront();
});
afterAll(() => storefront.close());

type Tree = Parameters<typeof matchRoutes>[0];

function treeOf({ routes }: ServerBuild): Tree {
  const all = Object.values(routes).filter((route) => route !== undefined);
  const below = (parentId: string | undefined): Tree =>
    all
      .filter((route) => route.parentId === parentId)
      .map(({ id, path, index }) => (index ? { id, path, index } : { id, path, children: below(id) }));
  return below(undefined);
}

/** As the router itself finds it. */
const matchOf = (tree: Tree, pathname: string) =>
  matchRoutes(tree, pathname)?.map(({ route, params }) => [route.id, params]);

/** Paths of every route, and such as are next to one: other cases, ends, encodings, words of the table where a name stands. */
function pathsOf(build: ServerBuild): string[] {
  const { routes } = build;
  const wholePath = (id: string): string => {
    const { parentId, path = "" } = routes[id] ?? {};
    return `${parentId ? wholePath(parentId) : ""}/${path}`;
  };
  const plain = Object.keys(routes).map((id) => wholePath(id).replace(/\/{2,}/g, "/"));
  const fillings = ["rongdhonu", "cart", "en", "orders", "রংধনু", "%E0%A6%86%2Fb", "a.b", ":", "*"];
  const filled = plain.flatMap((path) =>
    fillings.map((word) => path.replaceAll(/:\w+\??/g, word).replaceAll("*", `${word}/x`)),
  );
  const odd = ["/%E0%A4%A", "//", "/en//", "/rongdhonu//cart", "/cart/cart/cart/cart", "/robots%2Etxt"];
  const beside = plain.flatMap((path) => {
    const shop = path.replaceAll(/:\w+\??/g, "rongdhonu").replaceAll("*", "rongdhonu/x");
    return [shop.toUpperCase(), `${shop}/`, `/en${shop}`, shop.replace(/[^/]+$/, "")];
  });
  // Letters that are another one's small or large form in all of Unicode, and not in the router's patterns.
  const folded = plain.map((path) => path.replaceAll("k", "%E2%84%AA").replaceAll("s", "%C5%BF"));
  return [...new Set([...folded, ...filled, ...beside, ...odd])];
}

describe.each(["platform", "shop"] as const)("on the host of a %s", (host) => {
  it("a path leads to the same page among the routes that the table finds as among all", () => {
    // The router says so where a path cannot be decoded.
    vi.spyOn(console, "warn").mockReturnValue();
    const build = host === "shop" ? liftShopTree(storefront.build) : storefront.build;
    const all = treeOf(build);
    const find = createRouteTable(build);
    const paths = pathsOf(build);
    // Each is found in what is remembered of all the others.
    for (const pathname of paths) find(pathname);
    for (const pathname of paths) {
      const found = find(pathname);
      const among = found ? treeOf(onlyRoutes(build, new Set(found.ids))) : all;
      expect(matchOf(among, pathname), pathname).toEqual(matchOf(all, pathname));
    }
  });

  it("the way up from a page is known, so that the browser can go there without asking", () => {
    const build = host === "shop" ? liftShopTree(storefront.build) : storefront.build;
    const find = createRouteTable(build);
    const up = host === "shop" ? ["shop-home.en"] : ["shop-home.en", "landing.en", "landing.bn"];
    const page = host === "shop" ? "/en/cart" : "/en/rongdhonu/cart";
    expect(find(page)?.ids).toEqual(expect.arrayContaining(["root", "shop.en", "cart.en", ...up]));
    expect(find(page)?.ids).not.toContain("product.en");
  });
});
