import type { ServerBuild } from "@remix-run/node";
import type { Logger } from "pino";
import type { StorefrontConfig } from "./config";
import { openEmbeddedApi, type openEmbeddedDatabase } from "./embedded-api";
import { openPageCounters } from "./page-counters";
import { createRemoteApi } from "@haat/web-host/remote-api";
import { byHost, createConsole } from "./mounted-console";
import { createStorefront } from "./storefront";

export { openEmbeddedDatabase } from "./embedded-api";

export interface DevAppParts {
  config: StorefrontConfig;
  log: Logger;
  /** Of the API in this process; it stays open when the app is closed. */
  database: Awaited<ReturnType<typeof openEmbeddedDatabase>> | undefined;
  loadBuilds: Record<"storefront" | "console", () => Promise<ServerBuild>>;
}

/** Storefront, console and API as their source is now: after a change Vite loads this file and all that it imports anew. */
export async function openDevApp({ config, log, database, loadBuilds }: DevAppParts) {
  const api = config.apiUrl
    ? createRemoteApi(config, await openPageCounters(config, log))
    : await openEmbeddedApi(config, log, process.env, database?.db);
  const parts = {
    config,
    api,
    mode: "development" as const,
    logFault: (error: unknown, requestId: string) =>
      log.error({ err: error, request: requestId }, "a page failed"),
  };
  const storefront = createStorefront({ ...parts, loadBuild: loadBuilds.storefront });
  const console = createConsole({ ...parts, loadBuild: loadBuilds.console });
  return { fetch: byHost(storefront.fetch, console.fetch, config), close: () => api.close() };
}
