import { join } from "node:path";
import { openApi } from "@haat/api/open-api";
import { readConfig as readApiConfig } from "@haat/api/platform/config";
import type { Logger } from "pino";
import type { ApiGateway } from "./api-gateway";
import type { StorefrontConfig } from "./config";

/** The API in this process. The only file of the storefront that knows it (docs/decisions/002). */
export async function openEmbeddedApi(
  config: StorefrontConfig,
  logger: Logger,
  environment: Record<string, string | undefined> = process.env,
): Promise<ApiGateway> {
  const settings = readApiConfig({
    ...environment,
    HAAT_SECRET: config.secret,
    PROXY_SECRET: config.proxySecret,
    DATA_FOLDER: config.dataFolder,
  });
  const api = await openApi(settings, logger, join(config.root, "apps/api/migrations"));
  return {
    createClient: (headers) => api.createClient(headers),
    fetch: async (request, bindings) => api.fetch(request, bindings),
    onChange: (listener) => api.onChange(listener),
    description: settings.databaseUrl
      ? "in process, on PostgreSQL"
      : `in process, data in ${config.dataFolder}`,
    drain: () => api.drain(),
    close: () => api.close(),
  };
}
