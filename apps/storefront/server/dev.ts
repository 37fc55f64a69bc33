import { createServer } from "node:http";
import { join } from "node:path";
import { getRequestListener } from "@hono/node-server";
import type { ServerBuild } from "@remix-run/node";
import { pino } from "pino";
import { createServer as createVite } from "vite";
import { readConfig } from "./config";
import { openEmbeddedApi } from "./embedded-api";
import { createRemoteApi } from "./remote-api";
import { createStorefront } from "./storefront";

/** Development: Vite in front serves modules and hot reload, and hands out the newest build of the routes. */
const root = join(import.meta.dirname, "../../..");
const config = readConfig(process.env, root);
const log = pino({ level: process.env.LOG_LEVEL ?? "info", base: undefined }, pino.destination(2));
const api = config.apiUrl ? createRemoteApi(config.apiUrl) : await openEmbeddedApi(config, log);

const server = createServer();
const vite = await createVite({
  root: join(root, "apps/storefront"),
  server: { middlewareMode: true, hmr: { server }, allowedHosts: [".localhost"] },
  appType: "custom",
});
const storefront = createStorefront({
  config,
  api,
  loadBuild: () =>
    vite.ssrLoadModule("virtual:remix/server-build") as Promise<unknown> as Promise<ServerBuild>,
  mode: "development",
  logFault: (error, requestId) => log.error({ err: error, requestId }, "a page failed"),
});
const pages = getRequestListener(storefront.fetch);
server.on("request", (request, response) => {
  vite.middlewares(request, response, () => void pages(request, response));
});
server.listen(config.port, config.host, () => process.send?.("listening"));

for (const signal of ["SIGINT", "SIGTERM"] as const)
  process.once(signal, () => {
    server.closeAllConnections();
    void Promise.all([vite.close(), api.close()]).then(() => process.exit(0));
  });
