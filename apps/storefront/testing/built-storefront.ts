import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import http from "node:http";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { vi } from "vitest";

const main = join(import.meta.dirname, "../build/main.js");

const usual = { host: "localhost", "accept-language": "bn" };
const ofForm = {
  origin: "http://localhost",
  "sec-fetch-site": "same-origin",
  "content-type": "application/x-www-form-urlencoded",
};

/** A line of its log. */
export interface LogLine {
  msg: string;
  pid?: number;
}

export interface Answer {
  status: number;
  headers: http.IncomingHttpHeaders;
  text: string;
}

/** Starts the built storefront on a free port. @param settings its environment */
export async function startBuilt(settings: Record<string, string>) {
  const child = fork(main, {
    env: { PATH: process.env.PATH, NODE_ENV: "production", PORT: "0", ...settings },
    stdio: ["ignore", "ignore", "pipe", "ipc"],
  });
  const lines: LogLine[] = [];
  const said: string[] = [];
  createInterface({ input: child.stderr! }).on("line", (line) => {
    said.push(line);
    if (line.startsWith("{")) lines.push(JSON.parse(line) as LogLine);
  });
  const ended = once(child, "exit") as Promise<[number | null, string | null]>;
  const port = await portOf(child, ended, said);
  const count = (msg: string) => lines.filter((line) => line.msg === msg).length;
  return {
    child,
    /** What it ends with. */
    ended: ended.then(([code]) => code),
    /** The processes that have begun to answer, first to last. */
    pids: () => lines.filter(({ msg }) => msg === "listening").map(({ pid }) => pid!),
    /** Resolves when its log has had a line so often. */
    logged: (msg: string, times = 1) =>
      vi.waitUntil(() => count(msg) >= times, { timeout: 300_000, interval: 20 }),
    /** Asks for a page of the platform's host, over a socket of its own unless an agent has some. */
    ask: (path: string, headers: Record<string, string> = {}, agent?: http.Agent) =>
      send({ port, path, headers: { ...usual, ...headers }, agent: agent ?? false }),
    /** Sends a form of a page of ours. */
    post: (path: string, fields: Record<string, string>) =>
      send(
        { port, path, method: "POST", headers: { ...usual, ...ofForm } },
        new URLSearchParams(fields).toString(),
      ),
    port,
  };
}
export type BuiltStorefront = Awaited<ReturnType<typeof startBuilt>>;

async function portOf(child: ChildProcess, ended: Promise<unknown>, said: string[]): Promise<number> {
  const told = once(child, "message") as Promise<[{ port: number }]>;
  const first = await Promise.race([told, ended]);
  const [message] = first as [unknown];
  if (message !== null && typeof message === "object" && "port" in message) return message.port as number;
  throw new Error(said.join("\n"));
}

function send(options: http.RequestOptions, body?: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = http.request({ ...options, hostname: "127.0.0.1" }, (response) => {
      let text = "";
      response
        .setEncoding("utf8")
        .on("data", (part: string) => (text += part))
        .on("error", reject)
        .on("end", () => resolve({ status: response.statusCode ?? 0, headers: response.headers, text }));
    });
    request.on("error", reject).end(body);
  });
}
