import { setTimeout } from "node:timers/promises";
import { serve } from "@hono/node-server";
import { mostSockets, socketLimits } from "@haat/contract/shared/deployment-rules";
import { readConfig } from "./process/config";
import { createLogger } from "./process/log";
import { keepFilesPrivate } from "./process/private-folder";
import { startTracing } from "./process/tracing";

/** How long calls that are under way may take to end before the process does. */
const drainMilliseconds = 10_000;

/** The API as a process of its own. */
async function start(): Promise<void> {
  const config = readConfig(process.env);
  const logger = createLogger(config.logLevel);
  // All that it is made of is loaded once its settings are right: who has one wrong hears so at once.
  const { openApi } = await import("./open-api");
  const { migrationsFolder } = await import("./database/migrations");
  const stopTracing = await startTracing("haat-api", process.env, (message) => logger.warn(message));
  const api = await openApi(config, logger, migrationsFolder);
  let isStopping = false;
  const server = serve(
    {
      fetch: async (request, bindings) => {
        const response = await api.fetch(request, bindings);
        // The caller's next call then finds another process, and this one need not wait for the socket.
        if (isStopping) response.headers.set("connection", "close");
        return response;
      },
      hostname: config.host,
      port: config.port,
      serverOptions: socketLimits,
    },
    ({ address, port }) => {
      logger.info({ address, port }, "the API listens");
      process.send?.({ port });
    },
  );
  server.maxConnections = mostSockets;
  const stop = async (signal: string) => {
    logger.info({ signal }, "the API stops");
    isStopping = true;
    api.drain();
    // `/readyz` answers 503 from now on; a balancer that asks it gets the time to notice while calls are still taken.
    await setTimeout(config.drainNoticeMilliseconds);
    const hurry = globalThis.setTimeout(() => process.exit(1), drainMilliseconds);
    server.close(() => {
      clearTimeout(hurry);
      void api.close().then(stopTracing);
    });
    if ("closeIdleConnections" in server) server.closeIdleConnections();
  };
  process.once("SIGTERM", (signal) => void stop(signal));
  process.once("SIGINT", (signal) => void stop(signal));
}

keepFilesPrivate();
try {
  await start();
} catch (error) {
  // A setting that is wrong or a folder that is taken: a sentence for who runs it.
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
