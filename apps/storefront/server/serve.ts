import cluster from "node:cluster";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { ServerBuild } from "@remix-run/node";
import type { ApiGateway } from "@haat/web-host/api-gateway";
import { inWords } from "@haat/web-host/in-words";
import { createPageServer, drainServer } from "@haat/web-host/page-server";
import { createRemoteApi } from "@haat/web-host/remote-api";
import { createStaticFiles } from "@haat/web-host/static-files";
import type { StorefrontConfig } from "./config";
import { openPageCounters } from "./page-counters";
import { warnOfReservedNames } from "./reserved-names";
import type { createLogger } from "./server-log";
import { createStorefront } from "./storefront";
import { startTracing } from "./tracing";

type Log = ReturnType<typeof createLogger>;

/** How long open requests may take to end at shut-down, in ms. */
const drainMilliseconds = 10_000;
/** How long one that others go on beside waits for the next request of an open socket, to say that it is the last; in ms. */
const lingerMilliseconds = 5000;

/** Answers requests in this process, until a signal ends it. */
export async function serve(config: StorefrontConfig, log: Log): Promise<void> {
  const stopTracing = await startTracing("haat-storefront", process.env, (message) => log.warn(message));
  const api = await openApi(config, log).catch(giveUp);
  const buildFolder = join(config.root, "apps/storefront/build");
  const build = (await import(pathToFileURL(join(buildFolder, "server/index.js")).href)) as ServerBuild;
  const ending = new AbortController();
  const storefront = createStorefront({
    config,
    api,
    loadBuild: () => Promise.resolve(build),
    mode: "production",
    staticFile: createStaticFiles(join(buildFolder, "client")),
    logFault: (error, requestId) => log.error({ err: error, request: requestId }, "a page failed"),
    ending: ending.signal,
  });
  const server = createPageServer(storefront.fetch);
  server.on("error", (error: NodeJS.ErrnoException) => {
    log.fatal(
      error.code === "EADDRINUSE" ? `port ${config.port} is in use: set PORT to another` : error.message,
    );
    void api.close().finally(() => process.exit(1));
  });
  server.listen(config.port, config.host, () => {
    const { port } = server.address() as AddressInfo;
    log.info({ port, api: api.description }, "listening");
    // The primary says it for all of its workers.
    if (cluster.isPrimary) process.send?.({ port });
    void warnOfReservedNames({ api, config }, log);
  });

  let isShuttingDown = false;
  /** Takes no more requests, lets the open ones end, then closes the database. */
  const shutDown = async (lingerMilliseconds: number) => {
    if (isShuttingDown) return;
    isShuttingDown = true;
    api.drain();
    await drainServer(server, { lingerMilliseconds, mostMilliseconds: drainMilliseconds });
    ending.abort();
    await api.close();
    await stopTracing();
    process.exit(0);
  };
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => void shutDown(0));
  // Alone, it ends in order, which without a listener it would not.
  process.on("SIGUSR2", () => void shutDown(cluster.isWorker ? lingerMilliseconds : 0));
}

async function openApi(settings: StorefrontConfig, log: Log): Promise<ApiGateway> {
  if (settings.apiUrl) return createRemoteApi(settings, await openPageCounters(settings, log));
  const { openEmbeddedApi } = await import("./embedded-api");
  return openEmbeddedApi(settings, log);
}

/** A setting that is wrong or a folder that is taken is told in a sentence to who runs this. */
function giveUp(error: unknown): never {
  return inWords(() => {
    throw error;
  });
}
