import { createServer, type Server } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { mostSockets, socketLimits } from "@haat/contract/deployment-rules";

type Fetch = Parameters<typeof getRequestListener>[0];

/** The server of the pages, with the limits of its sockets; nothing listens yet. */
export function createPageServer(
  fetch: Fetch,
  limits: Partial<Record<keyof typeof socketLimits, number>> = {},
  most: number = mostSockets,
): Server {
  const server = createServer({ ...socketLimits, ...limits }, getRequestListener(fetch));
  server.maxConnections = most;
  return server;
}
