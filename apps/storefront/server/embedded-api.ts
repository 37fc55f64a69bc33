import { join } from "node:path";
import { openApi } from "@haat/api/open-api";
import { readConfig as readApiConfig } from "@haat/api/process/config";
import { isLocalHost } from "@haat/contract/shared/deployment-rules";
import type { Database, OpenDatabase } from "@haat/api/database/database";
import { openDatabase } from "@haat/api/database/open-database";
import type { Logger } from "pino";
import type { ApiGateway } from "@haat/web-host/api-gateway";
import type { StorefrontConfig } from "./config";

type Environment = Record<string, string | undefined>;

const settingsOf = (config: StorefrontConfig, environment: Environment) =>
  readApiConfig({
    ...environment,
    // On this machine pages are reached by their port: links that the API writes have it, too.
    ...(isLocalHost(config.platformHost) && { PLATFORM_HOST: `${config.platformHost}:${config.port}` }),
    HAAT_SECRET: config.secrets.join(","),
    PROXY_SECRET: config.proxySecret,
    DATA_FOLDER: config.dataFolder,
  });

/** The database of the API in this process, for whoever opens the API several times. */
export function openEmbeddedDatabase(config: StorefrontConfig): Promise<OpenDatabase> {
  return openDatabase(settingsOf(config, process.env));
}

/**
 * The API in this process. The only file of the storefront that knows it (docs/decisions/002).
 * @param kept its database, where it is open already and outlives the API
 */
export async function openEmbeddedApi(
  config: StorefrontConfig,
  logger: Logger,
  environment: Environment = process.env,
  kept?: Database,
): Promise<ApiGateway> {
  const settings = settingsOf(config, environment);
  const api = await openApi(settings, logger, join(config.root, "apps/api/migrations"), kept);
  const drainListeners: (() => void)[] = [];
  return {
    createClient: (headers) => api.createClient(headers),
    fetch: async (request, bindings) => api.fetch(request, bindings),
    onChange: (listener) => api.onChange(listener),
    watchOrders: (sellerKey, tell) => api.watchOrders(sellerKey, tell),
    counters: api.counters,
    countPage: api.countPage,
    description: settings.databaseUrl
      ? "in process, on PostgreSQL"
      : `in process, data in ${config.dataFolder}`,
    drain: () => {
      api.drain();
      drainListeners.forEach((listener) => listener());
    },
    onDrain: (listener) => void drainListeners.push(listener),
    close: () => api.close(),
  };
}
