import { join } from "node:path";
import { inWords } from "@haat/web-host/in-words";
import { loadRemixBuild } from "@haat/web-host/remix-build";
import { createRemoteApi } from "@haat/web-host/remote-api";
import { servePages } from "@haat/web-host/serve-pages";
import { createStaticFiles } from "@haat/web-host/static-files";
import { readConfig } from "./config";
import { createConsole } from "./console";
import { createLogger, createPageProcessMetrics, openPageCounters, startTracing } from "./process-parts";

// React is slow and talkative without it.
process.env.NODE_ENV ??= "production";
process.umask(0o077);

/** The console in a process of its own. Built, this file is apps/console/build/main.js: three folders below the root. */
const config = inWords(() => readConfig(process.env, join(import.meta.dirname, "../../..")));
const log = createLogger(config.logLevel);
const stopTracing = await startTracing("haat-console", process.env, (message) => log.warn(message));
const api = createRemoteApi(
  config,
  await openPageCounters({ valkeyUrl: config.valkeyUrl, secret: config.secrets[0], logger: log }),
  createPageProcessMetrics(config.metricsToken),
);
const folder = join(config.root, "apps/console/build");
const console = createConsole({
  config,
  api,
  loadBuild: await loadRemixBuild(folder),
  mode: "production",
  staticFile: createStaticFiles(join(folder, "client")),
  logFault: (error, requestId) => log.error({ err: error, request: requestId }, "a page failed"),
});
servePages({ config, log, api, fetch: console.fetch, onClosed: stopTracing });
