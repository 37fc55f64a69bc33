import { createServer, type Server } from "node:http";
import { Server as SocketServer } from "node:net";
import { getRequestListener } from "@hono/node-server";
import { mostSockets, socketLimits } from "@haat/contract/shared/deployment-rules";

type Fetch = Parameters<typeof getRequestListener>[0];

/** What each server is answering, whether or not who asked still waits for it. */
const answersOf = new WeakMap<Server, Set<Promise<unknown>>>();

/** The server of the pages, with the limits of its sockets; nothing listens yet. */
export function createPageServer(
  fetch: Fetch,
  limits: Partial<Record<keyof typeof socketLimits, number>> = {},
  most: number = mostSockets,
): Server {
  const answers = new Set<Promise<unknown>>();
  const counted: Fetch = (request, bindings) => {
    if (namesTwoHosts(request)) return new Response(null, { status: 400 });
    const answer = fetch(request, bindings);
    if (answer instanceof Promise) {
      const end = () => answers.delete(answer);
      answers.add(answer);
      answer.then(end, end);
    }
    return answer;
  };
  const server = createServer({ ...socketLimits, ...limits }, getRequestListener(counted));
  server.maxConnections = most;
  answersOf.set(server, answers);
  return server;
}

/** Who asks two hosts at once is asked which one (RFC 9112, 3.2); the address is of the first, and the header names both. */
const namesTwoHosts = ({ headers }: Pick<Request, "headers">) => headers.get("host")?.includes(",") === true;

export interface DrainOptions {
  /** How long a socket between two requests stays open for another, which is told that it is the last; in ms. */
  lingerMilliseconds: number;
  /** How long open requests, and what is made for somebody who has gone, may take to end together, in ms. */
  mostMilliseconds: number;
}

/**
 * Takes no more sockets, and lets the requests of those that there are end. Resolves when none is left, and nothing is made any
 * more for somebody who has gone: what the pages need can be closed then.
 */
export async function drainServer(server: Server, options: DrainOptions): Promise<void> {
  server.prependListener("request", (_, answer) => answer.setHeader("Connection", "close"));
  // The server's own way closes sockets between two requests at once, on which a request may be on its way.
  const closed = new Promise<void>((resolve) => SocketServer.prototype.close.call(server, () => resolve()));
  // What has arrived meanwhile is read first: such a socket is not idle.
  const closeIdle = () => setImmediate(() => server.closeIdleConnections());
  if (options.lingerMilliseconds === 0) closeIdle();
  // Again and again: an answer that was under way did not say that it was the last.
  const linger = setInterval(closeIdle, options.lingerMilliseconds || 100);
  let impatient: NodeJS.Timeout | undefined;
  const isLate = new Promise<void>((resolve) => {
    impatient = setTimeout(() => {
      server.closeAllConnections();
      resolve();
    }, options.mostMilliseconds);
  });
  await closed;
  clearInterval(linger);
  await Promise.race([Promise.allSettled([...(answersOf.get(server) ?? [])]), isLate]);
  clearTimeout(impatient);
}
