// What a server still holds after all garbage is collected. Not a command: a bench imports `liveMemory`, and the settings that
// it gives bring this file into the server's process, where it answers a signal.
import { mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { isMainThread } from "node:worker_threads";
import { sleep } from "./drill-visitor.mjs";

/** One that the product has no use for. */
const signal = "SIGPWR";
const file = process.env.LIVE_MEMORY_FILE;
/** How often an answer is looked for, a fiftieth of a second apart, before the server counts as ended. */
const looks = 1500;

if (file && isMainThread) answerSignals();

/** Writes what JavaScript holds and the buffers outside its heap, in MiB, whenever it is asked. */
function answerSignals() {
  setFlagsFromString("--expose-gc");
  const collect = runInNewContext("gc");

  process.on(signal, () => {
    // The second finds what the first one's finalisers let go.
    collect();
    collect();
    const { heapUsed, external } = process.memoryUsage();
    writeFileSync(`${file}.new`, ((heapUsed + external) / 2 ** 20).toFixed(1));
    renameSync(`${file}.new`, file);
  });
}

/**
 * Settings that a server is started with, and what then asks it.
 * @returns `ask` collects the garbage of the process and answers what is left, in MiB; it stands still for some tenths of a second
 */
export function liveMemory() {
  const folder = mkdtempSync(join(tmpdir(), "haat-live-memory-"));
  const answer = join(folder, "mib");
  const settings = { LIVE_MEMORY_FILE: answer, NODE_OPTIONS: `--import ${import.meta.filename}` };

  const ask = async ({ pid }) => {
    process.kill(pid, signal);
    for (let look = 0; look < looks; look++) {
      await sleep(20);
      const mib = read(answer);
      if (mib === undefined) continue;
      rmSync(answer);
      return mib;
    }
    throw new Error(`Process ${pid} does not say what it holds.`);
  };
  return { settings, ask, end: () => rmSync(folder, { recursive: true, force: true }) };
}

function read(answer) {
  try {
    return Number(readFileSync(answer, "utf8"));
  } catch {
    return undefined;
  }
}
