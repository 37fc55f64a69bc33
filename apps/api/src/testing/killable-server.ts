import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import type { ApiClient } from "@haat/contract/shared/client";
import { createHttpClient } from "./http-client";

/** Where a server is to stand still: before a statement that has this text, when it comes for the so manieth time. */
export interface StandAt {
  statement: string;
  times: number;
}

/** Where the run has its threads bundled (`bundled-threads.ts`), it has the server, too: from its source it starts in seconds. */
const bundles = process.env["HAAT_THREADS"];
const serverFile = bundles
  ? join(bundles, "standing-server.js")
  : join(import.meta.dirname, "standing-server.ts");

interface Told {
  port?: number;
  isTold?: true;
  stands?: true;
}

/** The API as it is served, in a process of its own, which a test can kill. */
export interface KillableServer {
  client(headers: Record<string, string>): ApiClient;
  /** From now on it will stand still. @returns waits until it does */
  standAt(at: StandAt): Promise<() => Promise<void>>;
  /** Ends it at once, as a power cut does (SIGKILL). */
  kill(): Promise<void>;
}

/** Starts the API's own server on a database. @param settings its environment */
export async function startKillableServer(settings: Record<string, string>): Promise<KillableServer> {
  const server = fork(serverFile, {
    execArgv: bundles ? [] : ["--import", "tsx"],
    env: { ...process.env, PORT: "0", LOG_LEVEL: "error", RATE_LIMIT: "0", ...settings },
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  });
  const { port } = await heardFrom(server, ({ port: told }) => told !== undefined);
  const send = (request: Request) => {
    const { pathname, search } = new URL(request.url);
    return fetch(new Request(`http://127.0.0.1:${port}${pathname}${search}`, request));
  };
  return {
    client: (headers) => createHttpClient(send, headers),
    standAt: async (at) => {
      const stands = heardFrom(server, (told) => told.stands === true);
      stands.catch(() => undefined);
      const isTold = heardFrom(server, (told) => told.isTold === true);
      server.send(at);
      await isTold;
      return async () => void (await stands);
    },
    kill: async () => {
      const ended = once(server, "exit");
      server.kill("SIGKILL");
      await ended;
    },
  };
}

/** What a server tells, when it tells it. @throws where it ends before */
function heardFrom(server: ChildProcess, isIt: (told: Told) => boolean): Promise<Told> {
  return new Promise((resolve, reject) => {
    const hear = (told: Told) => {
      if (!isIt(told)) return;
      server.off("message", hear);
      server.off("exit", end);
      resolve(told);
    };
    const end = (code: number | null) => reject(new Error(`The server ended with ${code}.`));
    server.on("message", hear);
    server.once("exit", end);
  });
}
