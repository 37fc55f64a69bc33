import { join } from "node:path";
import { createApi } from "@haat/api/app";
import { createMediaRoutes } from "@haat/api/features/media/media.routes";
import { systemClock } from "@haat/api/platform/clock";
import { readConfig as readApiConfig } from "@haat/api/platform/config";
import { migrate, openDatabase } from "@haat/api/platform/database";
import { createLogSms } from "@haat/api/platform/sms";
import { applySeed } from "@haat/api/seed/apply-seed";
import type { Logger } from "pino";
import type { ApiGateway } from "./api-gateway";
import type { StorefrontConfig } from "./config";

/**
 * The API in this process: its database is opened, brought up to date and, in the demo, filled with the demo shops.
 * The only file of the storefront that knows the API (docs/decisions/002).
 */
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
  const { db, close } = await openDatabase(settings);
  await migrate(db, join(config.root, "apps/api/migrations"));
  const mediaFolder = join(config.dataFolder, "media");
  if (settings.demo) await applySeed(db, { mediaFolder, now: new Date() });
  const api = createApi({
    database: db,
    config: settings,
    clock: systemClock,
    sms: createLogSms(logger),
    logger,
  });
  const media = createMediaRoutes({ folder: mediaFolder });
  return {
    createClient: (headers) => api.createClient(headers),
    fetch: async (request) =>
      new URL(request.url).pathname.startsWith("/media/") ? media.fetch(request) : api.fetch(request),
    description: settings.databaseUrl ? "embedded, PostgreSQL" : `embedded, ${config.dataFolder}`,
    close,
  };
}
