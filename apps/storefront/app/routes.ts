import { layout, route, type RouteConfig, type RouteConfigEntry } from "@remix-run/route-config";
import { pageName } from "./urls/page-name";
import {
  forMachines,
  ownPages,
  ownResources,
  pagesOfEveryHost,
  platformPages,
  platformResources,
  platformSignUp,
} from "./urls/platform-pages";
import { shopPages, shopResources } from "./urls/shop-pages";

/**
 * THE table of URLs. Every page stands twice, once a language: Bengali without a prefix and English
 * below `/en`. On a shop's own host the server lifts what is below `:shopName` to the root (server/router/shop-tree.ts).
 */
const languages = [
  { language: "bn", prefix: "" },
  { language: "en", prefix: "en" },
] as const;

/**
 * Pages and resources of a table, below a prefix. The home of what the table is about has no path. A route's id is the
 * name of its page and its language.
 * @param place stands before the name where a page of a shop is the platform's, too
 */
function routesOf(
  table: Record<string, string>,
  extension: "ts" | "tsx",
  language: string,
  prefix = "",
  place = "",
) {
  return Object.entries(table).map(([path, folder]): RouteConfigEntry => {
    const name = pageName(folder);
    return route([prefix, path].filter(Boolean).join("/"), `routes/${folder}/${name}.route.${extension}`, {
      id: `${place}${name}.${language}`,
      index: path === "",
    });
  });
}

const pages = languages.flatMap(({ language, prefix }) => [
  ...routesOf(pagesOfEveryHost, "tsx", language, prefix),
  ...routesOf(platformResources, "ts", language, prefix),
  layout("routes/site/site/site.route.tsx", { id: `site.${language}` }, [
    ...routesOf(platformPages, "tsx", language, prefix),
  ]),
  layout("routes/site/own-frame/own-frame.route.tsx", { id: `own-frame.${language}` }, [
    ...routesOf(platformSignUp, "tsx", language, prefix),
    ...routesOf(ownPages, "tsx", language, prefix, "site-"),
    ...routesOf(ownResources, "ts", language, prefix, "site-"),
  ]),
  route(`${prefix}/:shopName`, "routes/shop/shop/shop.route.tsx", { id: `shop.${language}` }, [
    ...routesOf(shopPages, "tsx", language),
    ...routesOf(shopResources, "ts", language),
  ]),
]);

export default [...routesOf(forMachines, "ts", "bn"), ...pages] satisfies RouteConfig;
