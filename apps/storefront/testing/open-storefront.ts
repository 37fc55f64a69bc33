import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { ServerBuild } from "@remix-run/node";
import type { ApiGateway } from "../server/api-gateway";
import { createPlainBrowser } from "./plain-browser";
import { openEmbeddedApi } from "../server/embedded-api";
import { readConfig } from "../server/config";
import { createStorefront } from "../server/storefront";
import { pino } from "pino";

const root = join(import.meta.dirname, "../../..");
export const platformOrigin = "http://localhost:3000";
export const shopOrigin = (shop: string) => `http://${shop}.localhost:3000`;

/**
 * The built storefront with the real API on a seeded database of its own, listening nowhere. `faults` collects what went
 * wrong inside; a test that expects none says so.
 * @param settings of the API's environment; without any there are no limits
 */
export async function openStorefront(settings: Record<string, string> = {}) {
  const folder = mkdtempSync(join(tmpdir(), "haat-pages-"));
  const config = readConfig({ HAAT_DEMO: "1", DATA_FOLDER: folder }, root);
  const opened = await openEmbeddedApi(config, pino({ level: "silent" }), {
    RATE_LIMIT: "0",
    HAAT_DEMO: "1",
    ...settings,
  });
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
  const app = createStorefront({
    config,
    api,
    loadBuild: () => Promise.resolve(build),
    mode: "production",
    logFault: (error) => faults.push(error),
  });
  const fetch = (request: Request) => app.fetch(request);
  return {
    build,
    faults,
    fetch,
    /** What the database tells when something of a shop that shoppers see has changed. */
    tellChange: (shopId: number) => listeners.forEach((listener) => listener(shopId)),
    /** A visitor of the platform's host, or of another origin. */
    visit: (origin = platformOrigin) => createPlainBrowser(fetch, origin),
    async close() {
      await api.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
export type TestStorefront = Awaited<ReturnType<typeof openStorefront>>;
