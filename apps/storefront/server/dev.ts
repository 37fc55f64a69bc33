import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { getRequestListener } from "@hono/node-server";
import { normalizePath } from "vite";
import { serverChanges } from "@haat/web-forms/vite/server-changes";
import { readConfig } from "./config";
import type * as DevApp from "./dev-app";
import { openDevPages } from "./dev-pages";
import { inWords } from "@haat/web-host/in-words";
import { openNewestApp } from "@haat/web-host/newest-app";
import { isConsoleHost } from "./mounted-console";
import { createLogger } from "./server-log";

/**
 * Development: Vite in front serves modules and hot reload, and hands out the newest source of routes and server. The
 * database alone stays open, for a folder has one holder; new migrations are applied with each renewal.
 */
const root = join(import.meta.dirname, "../../..");
const config = inWords(() => readConfig(process.env, root));
const log = createLogger(config.logLevel);
const folders = [
  "apps/api/drawing",
  "apps/api/migrations",
  "apps/api/reference",
  "apps/api/seed",
  "apps/api/src",
  "apps/console/server",
  "apps/storefront/server",
  "packages/contract/src",
  "packages/i18n/src",
].map((folder) => normalizePath(join(root, folder)));

let renew: () => void = () => undefined;
const server = createServer();
const storefront = await openDevPages("storefront", {
  root,
  server,
  plugins: [serverChanges(folders, () => renew())],
});
const console = await openDevPages("console", { root, server, plugins: [] });
const { vite } = storefront;
const source = () => vite.ssrLoadModule("/server/dev-app.ts") as Promise<unknown> as Promise<typeof DevApp>;

const loadBuilds = { storefront: storefront.loadBuild, console: console.loadBuild };
const database = config.apiUrl ? undefined : await (await source()).openEmbeddedDatabase(config);
const app = await openNewestApp(
  async () => (await source()).openDevApp({ config, log, database, loadBuilds }),
  (error) => {
    if (error === undefined) {
      for (const app of [storefront, console]) app.vite.environments.client.hot.send("haat:server-changed");
      return;
    }
    const reason = error instanceof Error ? error.message : String(error);
    vite.config.logger.error(`The server goes on as it was before the last change. ${reason}`);
  },
);
renew = () => app.renew();

const pages = getRequestListener(app.fetch);
server.on("request", (request, response) => {
  const { middlewares } = isConsoleHost(request.headers.host ?? null, config.platformHost)
    ? console.vite
    : vite;
  middlewares(request, response, () => void pages(request, response));
});
server.listen(config.port, config.host, () =>
  process.send?.({ port: (server.address() as AddressInfo).port }),
);

for (const signal of ["SIGINT", "SIGTERM"] as const)
  process.once(signal, () => {
    server.closeAllConnections();
    void Promise.all([vite.close(), console.vite.close(), app.close()])
      .then(() => database?.close())
      .then(() => process.exit(0));
  });
