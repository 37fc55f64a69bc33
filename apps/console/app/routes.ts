import { layout, route, type RouteConfig, type RouteConfigEntry } from "@remix-run/route-config";
import { barePages, consolePages, resources } from "./urls/console-pages";

/** Every page stands twice, once a language: Bengali without a prefix and English below `/en`. */
const languages = [
  { language: "bn", prefix: "" },
  { language: "en", prefix: "en" },
] as const;

/** Pages of a table, below a prefix. A route's id is the name of its page and its language. */
function routesOf(table: Record<string, string>, extension: "ts" | "tsx", language: string, prefix: string) {
  return Object.entries(table).map(([path, folder]): RouteConfigEntry => {
    const name = folder.slice(folder.lastIndexOf("/") + 1);
    return route([prefix, path].filter(Boolean).join("/"), `routes/${folder}/${name}.route.${extension}`, {
      id: `${name}.${language}`,
      index: path === "",
    });
  });
}

export default languages.flatMap(({ language, prefix }) => [
  ...routesOf(barePages, "tsx", language, prefix),
  ...routesOf(resources, "ts", language, prefix),
  layout("routes/frame/frame/frame.route.tsx", { id: `frame.${language}` }, [
    ...routesOf(consolePages, "tsx", language, prefix),
  ]),
]) satisfies RouteConfig;
