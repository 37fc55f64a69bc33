import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { patientCallMilliseconds } from "@haat/api/testing/patience";
import { serveNames, type Zone } from "@haat/api/testing/name-server";

const root = join(import.meta.dirname, "../..");
const demoData = join(root, "apps/api/.cache/demo-data");
const storefront = join(root, "apps/storefront/build/main.js");
const api = join(root, "apps/api/build/server/serve.js");

/** How the storefront reaches its API, and how long the API lets codes live. */
export type Hosting = "embedded API" | "API over HTTP" | "short-lived codes";

/** Servers on free ports with a copy of the demo's data of their own. */
export interface DemoServers {
  /** Where the storefront listens. */
  port: number;
  /** What DNS says to the servers: nothing, until a test writes records into it. */
  zone: Zone;
  /** Ends the servers and throws their data away. */
  close(): Promise<void>;
}

const settings = {
  HAAT_DEMO: "1",
  HAAT_SECRET: "journeys-journeys-journeys-journeys",
  NODE_ENV: "production" as const,
  LOG_LEVEL: "error",
  RATE_LIMIT: "0",
  CALL_TIMEOUT: String(patientCallMilliseconds),
  TRUST_PROXY: "1",
  PORT: "0",
};

/**
 * A copy of the demo's data. Its pictures nobody changes, so they stay where they are; and what is made of one in the sizes
 * that browsers ask for is made once in a run, whichever server is asked.
 * @param results a folder that is emptied before each run
 */
function copyDemoData(results: string): string {
  const folder = mkdtempSync(join(tmpdir(), "haat-journeys-"));
  const originals = join(demoData, "media/originals");
  cpSync(demoData, folder, { recursive: true, filter: (file) => file !== originals });
  const derivatives = join(results, "derivatives");
  mkdirSync(derivatives, { recursive: true });
  symlinkSync(originals, join(folder, "media/originals"));
  symlinkSync(derivatives, join(folder, "media/derivatives"));
  return folder;
}

/**
 * Starts what a hosting consists of; what was started is ended again where one of them does not start.
 * @param results Playwright's folder for what a run leaves behind
 */
export async function openDemoServers(hosting: Hosting, results: string): Promise<DemoServers> {
  for (const [file, command] of [
    [demoData, "npm run demo-data -w apps/api"],
    [storefront, "npm run build"],
    [api, "npm run build"],
  ] as const)
    if (!existsSync(file)) throw new Error(`${file} is missing: \`${command}\` makes it.`);
  const folder = copyDemoData(results);
  const zone: Zone = new Map();
  const names = await serveNames(zone);
  const running: ChildProcess[] = [];
  const start = async (entry: string, more: Record<string, string> = {}) => {
    // Nothing of the developer's own settings: they may lead to another database.
    const env = {
      PATH: process.env.PATH,
      ...settings,
      DATA_FOLDER: folder,
      DNS_SERVERS: names.address,
      ...more,
    };
    const server = fork(entry, { env, execArgv: [] });
    running.push(server);
    return listeningPort(server);
  };
  const close = async () => {
    // The storefront before the API that it calls.
    for (const server of running.toReversed()) await end(server);
    names.close();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    if (hosting === "embedded API") return { port: await start(storefront), zone, close };
    const codes = hosting === "short-lived codes" ? { OTP_LIFETIME: "15", OTP_RESEND: "2" } : undefined;
    const apiPort = await start(api, codes);
    return { port: await start(storefront, { API_URL: `http://127.0.0.1:${apiPort}` }), zone, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** The port of a server, as soon as it listens. */
function listeningPort(server: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once("message", (message) => resolve((message as { port: number }).port));
    server.once("exit", (code) => reject(new Error(`${server.spawnfile} ended with ${code} at its start`)));
  });
}

async function end(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const ended = once(server, "exit");
  server.kill("SIGTERM");
  await ended;
}
