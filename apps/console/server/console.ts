import { createHostedApp } from "@haat/web-host/hosted-app";
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
  return createHostedApp({
    config,
    api,
    staticFile,
    logFault,
    answerPage: createPageAnswers(parts, createConsoleCookie(config)),
    takesPicture: (pathname) => picturePath.test(pathname),
    takesGoods: (pathname) => goodsPath.test(pathname),
    files: { "/robots.txt": (c) => c.text(robots) },
  });
}
