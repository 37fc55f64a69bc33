import type { ServerBuild } from "@remix-run/node";
import type { Logger } from "pino";
import type { StorefrontConfig } from "./config";
import { openEmbeddedApi, type openEmbeddedDatabase } from "./embedded-api";
import { openPageCounters } from "./page-counters";
import { createRemoteApi } from "@haat/web-host/remote-api";
import { createStorefront } from "./storefront";

export { openEmbeddedDatabase } from "./embedded-api";

export interface DevAppParts {
  config: StorefrontConfig;
  log: Logger;
  /** Of the API in this process; it stays open when the app is closed. */
  database: Awaited<ReturnType<typeof openEmbeddedDatabase>> | undefined;
  loadBuild: () => Promise<ServerBuild>;
}

/** Storefront and API as their source is now: after a change Vite loads this file and all that it imports anew. */
export async function openDevApp({ config, log, database, loadBuild }: DevAppParts) {
  const api = config.apiUrl
    ? createRemoteApi(config, await openPageCounters(config, log))
    : await openEmbeddedApi(config, log, process.env, database?.db);
  const storefront = createStorefront({
    config,
    api,
    loadBuild,
    mode: "development",
    logFault: (error, requestId) => log.error({ err: error, request: requestId }, "a page failed"),
  });
  return { fetch: storefront.fetch, close: () => api.close() };
}
