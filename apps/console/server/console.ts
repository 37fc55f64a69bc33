import type { ServerBuild } from "@remix-run/node";
import { countedPage } from "@haat/web-host/counted-pages";
import { createHostedApp } from "@haat/web-host/hosted-app";
import { createRouteTable } from "@haat/web-host/route-table";
import { createConsoleCookie } from "../app/server/session/console-session.server";
import { createPageAnswers } from "./page-answers";
import type { ConsoleParts } from "./console-parts";

/** Pages about a shop: many of their forms bring photos, as phones make them. */
const picturePath = /\/shop\/[^/]+\//;
/** The form with a file of goods. */
const goodsPath = /\/shop\/[^/]+\/goods\/import$/;
/** Nothing of the console is for search engines. */
const robots = "User-agent: *\nDisallow: /\n";

/** The app of sellers and admins. `fetch` is all it is; nothing listens yet. */
export function createConsole(parts: ConsoleParts) {
  const { config, api, staticFile, logFault } = parts;
  const answerPage = createPageAnswers(parts, createConsoleCookie(config));
  const patternOf = createPatterns(parts);
  return createHostedApp({
    config,
    api,
    staticFile,
    logFault,
    answerPage: (visit) =>
      countedPage(
        { api, site: "console" },
        () => answerPage(visit),
        () => patternOf(new URL(visit.request.url).pathname),
      ),
    takesPicture: (pathname) => picturePath.test(pathname),
    takesGoods: (pathname) => goodsPath.test(pathname),
    files: { "/robots.txt": (c) => c.text(robots) },
  });
}

/** What a page's route looks like in the table of URLs of the build that answers. */
function createPatterns({ loadBuild }: Pick<ConsoleParts, "loadBuild">) {
  const known = new WeakMap<ServerBuild, ReturnType<typeof createRouteTable>>();
  return async (pathname: string): Promise<string | undefined> => {
    const build = await loadBuild();
    const table = known.get(build) ?? createRouteTable(build);
    known.set(build, table);
    return table(pathname)?.pattern;
  };
}
