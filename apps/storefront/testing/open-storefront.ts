import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { openDatabase } from "@haat/api/database/open-database";
import { patientCallMilliseconds } from "@haat/api/testing/patience";
import { callHeaders } from "@haat/contract/shared/client";
import type { ServerBuild } from "@remix-run/node";
import type { ApiGateway } from "@haat/web-host/api-gateway";
import { copyDemo } from "./demo-copy";
import { createPlainBrowser } from "./plain-browser";
import { openEmbeddedApi } from "../server/embedded-api";
import { readConfig } from "../server/config";
import { byHost, createConsole } from "../server/mounted-console";
import { createStorefront } from "../server/storefront";
import type { StorefrontParts } from "../server/storefront-parts";
import { pino } from "pino";

const root = join(import.meta.dirname, "../../..");
export const platformOrigin = "http://localhost:3000";
export const consoleOrigin = "http://console.localhost:3000";
export const shopOrigin = (shop: string) => `http://${shop}.localhost:3000`;

/**
 * The built storefront and console with the real API on a copy of the demo shops of its own, listening nowhere. `faults` collects what went
 * wrong inside; a test that expects none says so.
 * @param settings of the API's environment; without any there are no limits
 */
export async function openStorefront(settings: Record<string, string> = {}) {
  const copy = await copyDemo();
  const config = readConfig(
    { HAAT_DEMO: "1", DATA_FOLDER: copy.dataFolder, RATE_LIMIT: settings.RATE_LIMIT ?? "0" },
    root,
  );
  const database = await openDatabase({ ...copy, callMilliseconds: patientCallMilliseconds });
  const patient = { RATE_LIMIT: "0", CALL_TIMEOUT: String(patientCallMilliseconds) };
  const environment = { ...patient, HAAT_DEMO: "1", DATABASE_URL: copy.databaseUrl, ...settings };
  const opened = await openEmbeddedApi(config, pino({ level: "silent" }), environment, database.db);
  const listeners: ((shopId?: number) => void)[] = [];
  const api: ApiGateway = {
    ...opened,
    onChange(listener) {
      listeners.push(listener);
      opened.onChange(listener);
    },
  };
  const file = pathToFileURL(join(root, "apps/storefront/build/server/index.js")).href;
  const build = (await import(file)) as ServerBuild;
  const faults: unknown[] = [];
  const parts: StorefrontParts = {
    config,
    api,
    loadBuild: () => Promise.resolve(build),
    mode: "production",
    patienceMilliseconds: patientCallMilliseconds,
    logFault: (error) => faults.push(error),
  };
  const consoleBuild = (await import(
    pathToFileURL(join(root, "apps/console/build/server/index.js")).href
  )) as ServerBuild;
  const console = createConsole({ ...parts, loadBuild: () => Promise.resolve(consoleBuild) });
  const fetch = byHost(createStorefront(parts).fetch, console.fetch, config);
  return {
    build,
    /** The console's. */
    consoleBuild,
    config,
    /** What another storefront on the same API is made of. */
    parts,
    faults,
    fetch,
    /** For what no page of a shopper does, such as closing a shop. */
    database: database.db,
    /** The API as the storefront calls it for a visitor without a socket, as those of `visit` are. */
    client: () =>
      api.createClient({
        [callHeaders.clientAddress]: "127.0.0.1",
        [callHeaders.proxySecret]: config.proxySecret,
      }),
    /** What the database tells when something of a shop that shoppers see has changed. */
    tellChange: (shopId: number) => listeners.forEach((listener) => listener(shopId)),
    /** A visitor of the platform's host, or of another origin. */
    visit: (origin = platformOrigin) => createPlainBrowser(fetch, origin),
    async close() {
      await api.close();
      await database.close();
      await copy.remove();
    },
  };
}
export type TestStorefront = Awaited<ReturnType<typeof openStorefront>>;
