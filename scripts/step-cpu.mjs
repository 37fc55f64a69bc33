// What the processes of a step use of the processors. The kernel tells a process what its ended children used that it waited
// for; Chromium waits for none of its own, and a database server of the run's own belongs to nobody. These are looked at
// while they run.
import { readFileSync, readdirSync } from "node:fs";

const ticksPerSecond = 100;

/** How often is looked, ms: what a process did after the last look is not known. */
const everyMilliseconds = 250;

/** Passed on to all that a step starts, also to what outlives its parent. */
const mark = "HAAT_TEST_STEP";

/**
 * @typedef {object} Process
 * @property {number} pid
 * @property {number} parent
 * @property {string} start when it started: numbers of processes are given out again
 * @property {number} ticks what it used itself
 * @property {boolean} isMarked whether the step's mark is in its environment
 * @property {boolean} isChromiums whether a Chromium started it for itself
 */

/**
 * The processes of a step that nobody waits for.
 * @param {readonly Process[]} processes all that run
 * @param {number} step the number of the step's own
 */
export function unwaited(processes, step) {
  const byPid = new Map(processes.map((process) => [process.pid, process]));
  const lineOf = (process) => {
    const line = [];
    for (let each = process; each && !line.includes(each); each = byPid.get(each.parent)) line.push(each);
    return line;
  };
  return processes.filter((process) => {
    const line = lineOf(process);
    const isOfStep = line.some(({ pid }) => pid === step);
    return isOfStep ? line.some(({ isChromiums }) => isChromiums) : line.some(({ isMarked }) => isMarked);
  });
}

/**
 * Begins to look, where the system tells.
 * @param {string} name the step's
 * @returns what the step's processes have in their environment, and `end`, which says what all used, s; nothing where the system does not tell
 */
export function followProcesses(name) {
  const value = `${name}-${process.pid}`;
  const known = new Map();
  const seen = new Map();
  const look = () => {
    for (const { pid, start, ticks } of unwaited(readProcesses(known, `${mark}=${value}`), process.pid))
      seen.set(`${pid} ${start}`, ticks);
  };
  const timer = setInterval(look, everyMilliseconds).unref();
  const end = () => {
    clearInterval(timer);
    const own = statOf("self");
    if (!own) return undefined;
    const others = [...seen.values()].reduce((sum, ticks) => sum + ticks, 0);
    return Math.round((own.waitedTicks + others) / ticksPerSecond);
  };
  return { env: { [mark]: value }, end };
}

/** @param {Map<string, object>} known what does not change of a process, by its number and start: it is read once */
function readProcesses(known, marked) {
  return processNumbers().flatMap((pid) => {
    const stat = statOf(pid);
    if (!stat) return [];
    const key = `${pid} ${stat.start}`;
    const read = known.get(key) ?? { looks: 0 };
    // A process is its parent's image for a moment, before it runs its own program.
    if (read.looks < 3) {
      read.looks += 1;
      read.isMarked = textOf(pid, "environ").split("\0").includes(marked);
      // Chromium writes its line anew, with blanks between its words.
      read.isChromiums = /chrom.*[\0 ]--type=/s.test(textOf(pid, "cmdline"));
      known.set(key, read);
    }
    return [{ pid: Number(pid), ...stat, isMarked: read.isMarked, isChromiums: read.isChromiums }];
  });
}

function processNumbers() {
  try {
    return readdirSync("/proc").filter((name) => /^\d+$/.test(name));
  } catch {
    return [];
  }
}

function textOf(pid, file) {
  try {
    return readFileSync(`/proc/${pid}/${file}`, "utf8");
  } catch {
    return "";
  }
}

function statOf(pid) {
  // Its program's name stands in brackets and may hold anything.
  const fields = textOf(pid, "stat")
    .replace(/^.*\) /s, "")
    .split(" ");
  if (fields.length < 20) return undefined;
  const numbers = fields.map(Number);
  return {
    parent: numbers[1],
    start: fields[19],
    ticks: numbers[11] + numbers[12],
    waitedTicks: numbers[13] + numbers[14],
  };
}
