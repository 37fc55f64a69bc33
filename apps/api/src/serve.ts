import { serve } from "@hono/node-server";
import { openApi } from "./open-api";
import { readConfig } from "./platform/config";
import { migrationsFolder } from "./platform/migrations";
import { createLogger } from "./platform/log";

/** How long calls that are under way may take to end before the process does. */
const drainMilliseconds = 10_000;
/** Longer than any caller keeps an idle socket: one that is closed while a call comes in fails that call. */
const keepAliveMilliseconds = 75_000;

/** The API as a process of its own. */
async function start(): Promise<void> {
  const config = readConfig(process.env);
  const logger = createLogger(config.logLevel);
  const api = await openApi(config, logger, migrationsFolder);
  const server = serve(
    {
      fetch: (request, bindings) => api.fetch(request, bindings),
      hostname: config.host,
      port: config.port,
      serverOptions: { keepAliveTimeout: keepAliveMilliseconds },
    },
    ({ address, port }) => logger.info({ address, port }, "the API listens"),
  );
  const stop = (signal: string) => {
    logger.info({ signal }, "the API stops");
    api.drain();
    const hurry = setTimeout(() => process.exit(1), drainMilliseconds);
    server.close(() => {
      clearTimeout(hurry);
      void api.close();
    });
    if ("closeIdleConnections" in server) server.closeIdleConnections();
  };
  process.once("SIGTERM", stop);
  process.once("SIGINT", stop);
}

await start();
