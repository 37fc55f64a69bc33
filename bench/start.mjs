// Seconds from a clean clone to the first page, and from the second start. Clones this repository's last commit into a
// temporary folder; the packages come from the registry or npm's cache. `node bench/start.mjs`
import { spawn, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { printTable, root } from "./measured-server.mjs";

const port = "4450";
const folder = mkdtempSync(join(tmpdir(), "haat-start-"));
const begun = performance.now();
spawnSync("git", ["clone", "--quiet", root, folder], { stdio: "inherit" });
const first = await secondsToFirstPage(begun);
const second = await secondsToFirstPage(performance.now());
printTable(["clone, install, build, seed, first page", "second start"], [[`${first} s`, `${second} s`]]);
rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });

async function secondsToFirstPage(from) {
  const server = spawn("npm", ["start"], {
    cwd: folder,
    env: { ...process.env, PORT: port },
    stdio: "ignore",
    detached: true,
  });
  while (!(await isUp())) await new Promise((resolve) => setTimeout(resolve, 50));
  const seconds = ((performance.now() - from) / 1000).toFixed(1);
  process.kill(-server.pid, "SIGTERM");
  while (isRunning(server.pid)) await new Promise((resolve) => setTimeout(resolve, 50));
  return seconds;
}

/** Whether any process of a group is there: npm ends before what it has started does. */
function isRunning(group) {
  try {
    return process.kill(-group, 0);
  } catch {
    return false;
  }
}

async function isUp() {
  try {
    return (await fetch(`http://127.0.0.1:${port}/en/kacha-bazar`)).ok;
  } catch {
    return false;
  }
}
