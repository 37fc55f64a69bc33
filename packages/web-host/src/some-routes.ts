import type { ServerBuild } from "@remix-run/node";
import type { Language } from "@haat/contract/shared/languages";

/** The same build with the pages of one language: the ids of routes end in it (app/routes.ts). */
export function onlyLanguage(build: ServerBuild, language: Language): ServerBuild {
  const ids = Object.keys(build.routes).filter((id) => id === "root" || id.endsWith(`.${language}`));
  return onlyRoutes(build, new Set(ids));
}

/** The same build with no other routes than these. */
export function onlyRoutes(build: ServerBuild, ids: ReadonlySet<string>): ServerBuild {
  const these = <Route>(routes: Record<string, Route>) =>
    Object.fromEntries(Object.entries(routes).filter(([id]) => ids.has(id)));
  return {
    ...build,
    routes: these(build.routes),
    assets: { ...build.assets, routes: these(build.assets.routes) },
  };
}
