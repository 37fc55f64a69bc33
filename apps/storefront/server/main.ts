import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { ServerBuild } from "@remix-run/node";
import type { ApiGateway } from "@haat/web-host/api-gateway";
import { readConfig, type StorefrontConfig } from "./config";
import { openPageCounters } from "./page-counters";
import { createPageServer } from "@haat/web-host/page-server";
import { inWords } from "@haat/web-host/in-words";
import { createRemoteApi } from "@haat/web-host/remote-api";
import { createLogger } from "./server-log";
import { createStaticFiles } from "@haat/web-host/static-files";
import { createStorefront } from "./storefront";
import { warnOfReservedNames } from "./reserved-names";
import { startTracing } from "./tracing";

// React is slow and talkative without it; development has an entry of its own.
process.env.NODE_ENV ??= "production";

/** Built, this file is apps/storefront/build/main.js: three folders below the project's root. */
const root = join(import.meta.dirname, "../../..");
/** How long open requests may take to end at shut-down, in ms. */
const drainMilliseconds = 10_000;

// What this process writes, the database and customers' pictures with it, is its user's alone.
process.umask(0o077);
let isShuttingDown = false;
const config = inWords(() => readConfig(process.env, root));
const log = createLogger(config.logLevel);
const stopTracing = await startTracing("haat-storefront", process.env, (message) => log.warn(message));
const api = await openApi(config).catch(giveUp);
const buildFolder = join(root, "apps/storefront/build");
const build = (await import(pathToFileURL(join(buildFolder, "server/index.js")).href)) as ServerBuild;
const storefront = createStorefront({
  config,
  api,
  loadBuild: () => Promise.resolve(build),
  mode: "production",
  staticFile: createStaticFiles(join(buildFolder, "client")),
  logFault: (error, requestId) => log.error({ err: error, request: requestId }, "a page failed"),
});

const server = createPageServer(storefront.fetch);
server.on("error", (error: NodeJS.ErrnoException) => {
  log.fatal(
    error.code === "EADDRINUSE" ? `port ${config.port} is in use: set PORT to another` : error.message,
  );
  process.exitCode = 1;
  void api.close();
});
server.listen(config.port, config.host, () => {
  const { port } = server.address() as AddressInfo;
  log.info({ port, api: api.description }, "listening");
  process.send?.({ port });
  void warnOfReservedNames({ api, config }, log);
});

for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => shutDown());

async function openApi(settings: StorefrontConfig): Promise<ApiGateway> {
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

/** Takes no more requests, lets the open ones end, then closes the database. */
function shutDown(): void {
  if (isShuttingDown) return;
  isShuttingDown = true;
  api.drain();
  const impatient = setTimeout(() => server.closeAllConnections(), drainMilliseconds);
  server.close(() => {
    clearTimeout(impatient);
    void api
      .close()
      .then(stopTracing)
      .then(() => process.exit(0));
  });
  server.closeIdleConnections();
}
