import { join } from "node:path";
import type { ApiGateway } from "@haat/web-host/api-gateway";
import { inWords } from "@haat/web-host/in-words";
import { loadRemixBuild } from "@haat/web-host/remix-build";
import { createRemoteApi } from "@haat/web-host/remote-api";
import { servePages } from "@haat/web-host/serve-pages";
import { createStaticFiles } from "@haat/web-host/static-files";
import type { StorefrontConfig } from "./config";
import { byHost, openBuiltConsole } from "./mounted-console";
import { openPageCounters } from "./page-counters";
import { warnOfReservedNames } from "./reserved-names";
import type { createLogger } from "./server-log";
import { createStorefront } from "./storefront";
import { startTracing } from "./tracing";
import { createPageProcessMetrics } from "./worker-metrics";

type Log = ReturnType<typeof createLogger>;

/** Answers requests in this process, until a signal ends it. */
export async function serve(config: StorefrontConfig, log: Log): Promise<void> {
  const stopTracing = await startTracing("haat-storefront", process.env, (message) => log.warn(message));
  const api = await openApi(config, log).catch(giveUp);
  const ending = new AbortController();
  const logFault = (error: unknown, requestId: string) =>
    log.error({ err: error, request: requestId }, "a page failed");
  const storefront = createStorefront({
    config,
    api,
    loadBuild: await loadRemixBuild(join(config.root, "apps/storefront/build")),
    mode: "production",
    staticFile: createStaticFiles(join(config.root, "apps/storefront/build/client")),
    logFault,
    ending: ending.signal,
  });
  servePages({
    config,
    log,
    api,
    fetch: await withConsole(storefront, { config, api, logFault }),
    onListening: () => void warnOfReservedNames({ api, config }, log),
    onDrained: () => ending.abort(),
    onClosed: stopTracing,
  });
}

/** An API elsewhere has its console elsewhere, too, in a process of its own. */
async function withConsole(
  storefront: ReturnType<typeof createStorefront>,
  parts: Parameters<typeof openBuiltConsole>[0],
) {
  if (parts.config.apiUrl) return storefront.fetch;
  return byHost(storefront.fetch, await openBuiltConsole(parts), parts.config);
}

async function openApi(settings: StorefrontConfig, log: Log): Promise<ApiGateway> {
  if (settings.apiUrl)
    return createRemoteApi(
      settings,
      await openPageCounters(settings, log),
      createPageProcessMetrics(settings.metricsToken),
    );
  const { openEmbeddedApi } = await import("./embedded-api");
  return openEmbeddedApi(settings, log);
}

/** A setting that is wrong or a folder that is taken is told in a sentence to who runs this. */
function giveUp(error: unknown): never {
  return inWords(() => {
    throw error;
  });
}
