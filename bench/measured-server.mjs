// Starts a server for a measurement and tells what it costs: CPU time and memory from /proc, so on Linux only.
import { spawn } from "node:child_process";
import { readFileSync, readdirSync } from "node:fs";
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
    if (child.exitCode !== null || Date.now() > deadline) {
      child.kill();
      throw new Error(`${entry} did not start`);
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  const end = (signal) =>
    new Promise((resolve) => {
      child.once("exit", resolve);
      child.kill(signal);
    });
  return {
    pid: child.pid,
    /** CPU time so far, in ms, of all its threads and of its processes. */
    cpu: () => cpuOfProcesses(child.pid),
    /** Resident memory in MiB, of its processes too: of what they share, each counts its own. */
    memory: () => sum(processesOf(child.pid).map(memoryOf)),
    /** Resident memory in MiB of that of its processes which has the most: where one watches the others, one of those. */
    largestMemory: () => Math.max(...processesOf(child.pid).map(memoryOf)),
    /** Ends it as an administrator does, so that it drains. */
    stop: () => end("SIGTERM"),
    /** Ends it as a power cut does. */
    kill: () => end("SIGKILL"),
  };
}

/**
 * Waits until servers use less than a twentieth of a core: a new demo database sets off work of its own, such as the drawings of
 * its shops' apps, which is no part of what a page or a call costs. @throws where they have not come to rest in five minutes
 */
export async function atRest(...servers) {
  const spent = () => sum(servers.map((server) => server.cpu()));
  const watched = 2000;
  const deadline = Date.now() + 5 * 60_000;
  while (Date.now() < deadline) {
    const before = spent();
    await new Promise((resolve) => setTimeout(resolve, watched));
    if (spent() - before < watched / 20) return;
  }
  throw new Error("the server has work of its own for more than five minutes");
}

/** CPU time so far, in ms, of a process, of those that it has started, and of those of them that have ended. */
export function cpuOfProcesses(pid) {
  const running = readdirSync("/proc").filter((name) => /^\d+$/.test(name));
  const children = running.map((name) => cpuOf(name)).filter(({ parent }) => parent === pid);
  const { own, ofEnded } = cpuOf(pid);
  return children.reduce((sum, child) => sum + child.own, own + ofEnded);
}

/** From /proc/<pid>/stat (proc(5)), behind the name of the program. A process that has just ended has used nothing. */
function cpuOf(pid) {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1).split(" ").map(Number);
    const [user, system, endedUser, endedSystem] = fields
      .slice(11, 15)
      .map((ticks) => (ticks * 1000) / ticksPerSecond);
    return { parent: fields[1], own: user + system, ofEnded: endedUser + endedSystem };
  } catch {
    return { parent: undefined, own: 0, ofEnded: 0 };
  }
}

/** A process and those it has started. */
function processesOf(pid) {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").trim();
  return [pid, ...(children ? children.split(" ").flatMap(processesOf) : [])];
}

function memoryOf(pid) {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))[1]) / 1024;
}

const sum = (numbers) => numbers.reduce((total, each) => total + each, 0);

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
