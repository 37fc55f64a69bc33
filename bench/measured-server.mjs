// Starts a server for a measurement and tells what it costs: CPU time and memory from /proc, so on Linux only.
import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";

export const root = join(import.meta.dirname, "..");
/** Clock ticks a second of /proc/<pid>/stat on every Linux that Node runs on. */
const ticksPerSecond = 100;

/** Starts `node <entry>` with these settings and waits until `url` answers, a minute unless told. */
export async function startServer(entry, env, url, seconds = 60) {
  const child = spawn(process.execPath, [join(root, entry)], {
    env: { ...process.env, NODE_ENV: "production", LOG_LEVEL: "error", ...env },
    stdio: ["ignore", "inherit", "inherit"],
  });
  const deadline = Date.now() + seconds * 1000;
  for (;;) {
    if (await answers(url)) break;
    if (child.exitCode !== null || Date.now() > deadline) throw new Error(`${entry} did not start`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  const end = (signal) =>
    new Promise((resolve) => {
      child.once("exit", resolve);
      child.kill(signal);
    });
  return {
    /** CPU time so far, in ms, of all its threads. */
    cpu: () => {
      const fields = readFileSync(`/proc/${child.pid}/stat`, "utf8").split(") ")[1].split(" ");
      return ((Number(fields[11]) + Number(fields[12])) * 1000) / ticksPerSecond;
    },
    /** Resident memory in MiB. */
    memory: () => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, "utf8"))[1]) / 1024,
    /** Ends it as an administrator does, so that it drains. */
    stop: () => end("SIGTERM"),
    /** Ends it as a power cut does. */
    kill: () => end("SIGKILL"),
  };
}

async function answers(url) {
  try {
    return (await fetch(url)).ok;
  } catch {
    return false;
  }
}

/** A table of rows as Markdown, ready for bench/README.md. */
export function printTable(head, rows) {
  const line = (cells) => `| ${cells.join(" | ")} |`;
  console.log([line(head), line(head.map(() => "---")), ...rows.map(line)].join("\n"));
}
