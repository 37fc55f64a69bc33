import { createHostedApp } from "@haat/web-host/hosted-app";
import { createConsoleCookie } from "../app/server/session/console-session.server";
import { createPageAnswers } from "./page-answers";
import type { ConsoleParts } from "./console-parts";

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
    takesPicture: () => false,
    files: { "/robots.txt": (c) => c.text(robots) },
  });
}
