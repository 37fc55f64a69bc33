import cluster from "node:cluster";
import type { AddressInfo } from "node:net";
import type { ApiGateway } from "./api-gateway";
import type { HostConfig } from "./host-config";
import { createPageServer, drainServer } from "./page-server";

/** How long open requests may take to end at shut-down, in ms. */
const drainMilliseconds = 10_000;
/** How long one that others go on beside waits for the next request of an open socket, to say that it is the last; in ms. */
const lingerMilliseconds = 5000;

export interface ServedPages {
  config: Pick<HostConfig, "port" | "host">;
  log: Record<"info" | "fatal", (...line: [string] | [object, string]) => void>;
  fetch: Parameters<typeof createPageServer>[0];
  /** Closed when all is answered. */
  api: ApiGateway;
  onListening?: () => void;
  /** What else ends when nothing is answered any more, before the API closes. */
  onDrained?: () => void;
  /** What ends last. */
  onClosed?: () => Promise<void>;
}

/** Answers requests in this process, until a signal ends it. */
export function servePages({ config, log, api, ...parts }: ServedPages): void {
  const server = createPageServer(parts.fetch);
  server.on("error", (error: NodeJS.ErrnoException) => {
    log.fatal(
      error.code === "EADDRINUSE" ? `port ${config.port} is in use: set PORT to another` : error.message,
    );
    void api.close().finally(() => process.exit(1));
  });
  server.listen(config.port, config.host, () => {
    const { port } = server.address() as AddressInfo;
    log.info({ port, api: api.description }, "listening");
    // The primary says it for all of its workers.
    if (cluster.isPrimary) process.send?.({ port });
    parts.onListening?.();
  });

  let isShuttingDown = false;
  /** Takes no more requests, lets the open ones end, then closes the database. */
  const shutDown = async (linger: number) => {
    if (isShuttingDown) return;
    isShuttingDown = true;
    api.drain();
    await drainServer(server, { lingerMilliseconds: linger, mostMilliseconds: drainMilliseconds });
    parts.onDrained?.();
    await api.close();
    await parts.onClosed?.();
    process.exit(0);
  };
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => void shutDown(0));
  // Alone, it ends in order, which without a listener it would not.
  process.on("SIGUSR2", () => void shutDown(cluster.isWorker ? lingerMilliseconds : 0));
}
