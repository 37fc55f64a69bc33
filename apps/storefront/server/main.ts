import cluster from "node:cluster";
import { join } from "node:path";
import { setFlagsFromString } from "node:v8";
import { inWords } from "@haat/web-host/in-words";
import { startWorkers } from "@haat/web-host/worker-processes";
import { readConfig } from "./config";
import { createLogger } from "./server-log";
import { answerForAllWorkers } from "./worker-metrics";

// React is slow and talkative without it; development has an entry of its own.
process.env.NODE_ENV ??= "production";

// Where a machine has much memory, V8 lets garbage lie: a million pages left twice the heap that was in use. It is looked
// through again when it has grown by a third (`node bench/memory.mjs`).
setFlagsFromString("--heap-growing-percent=35");

// What this process writes, the database and customers' pictures with it, is its user's alone.
process.umask(0o077);

/** Built, this file is apps/storefront/build/main.js: three folders below the project's root. */
const config = inWords(() => readConfig(process.env, join(import.meta.dirname, "../../..")));
const log = createLogger(config.logLevel);

if (cluster.isPrimary && config.isWatched) startAll();
else await (await import("./serve")).serve(config, log);

function startAll(): void {
  const workers = startWorkers({
    count: config.processes,
    environment: { WEB_CONCURRENCY: "1", DATABASE_POOL: String(config.poolSize) },
    logger: log,
    onListening: (port) => process.send?.({ port }),
    onEnd: (code) => process.exit(code),
  });
  answerForAllWorkers();
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => workers.end());
  process.on("SIGUSR2", () => void workers.renew());
}
