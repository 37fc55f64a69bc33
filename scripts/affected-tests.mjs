// Which tests of a step a change may have made wrong. After a run that ran everything, a step runs what failed, and of what
// the change touches the tests nearest to it first, for as long as `budgetSeconds`; what is left is said.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { digestOf, reachOf } from "./module-graph.mjs";

const farAway = 1000;

/** How long the affected tests of a step may take, s; the whole of the pages or the journeys takes five times that. */
export const budgetSeconds = 60;

/**
 * @typedef {object} TestUnit what is run or left as one: a file of tests, or a journey
 * @property {string} name
 * @property {string} file the test's own
 * @property {readonly string[] | undefined} starts what else it begins at; nothing: it may touch anything
 */

/**
 * What passed, by name, as it was then; and every file as it was at the last run.
 * @typedef {object} Ledger
 * @property {Record<string, { touched: string, own: string, starts?: readonly string[], seconds: number, tests: number }>} passed
 * @property {Record<string, string>} digests
 */

/** What everybody's tests stand on; a change of it touches every one. */
const ground =
  /^(apps\/api\/(drawing|reference|seed|src\/(database|http|jobs|outside|process|security|testing|[\w-]+\.ts))|apps\/(console|storefront)\/(server|testing|service-worker|app\/(urls\/)?[\w.-]+\.tsx?)|packages\/(i18n|web-host)|packages\/contract\/src\/(?![\w-]+\.contract)|tests\/journeys\/(?![\w-]+\.spec))/;
const isTest = (file) => /\.(test|spec|stories)\.tsx?$/.test(file);
export const isGround = (file) => ground.test(file) && !isTest(file);

/**
 * What each test touches, as a fingerprint.
 * @param {Map<string, import("./module-graph.mjs").Module>} modules
 * @param {readonly TestUnit[]} units
 */
export function fingerprintUnits(modules, units) {
  const digestsOf = (files) => [...files].sort().map((file) => modules.get(file)?.digest ?? "");
  const all = [...modules.keys()].filter((file) => !isTest(file));
  const everybodys = digestOf(digestsOf(all.filter(isGround)));

  return units.map((unit) => {
    const reached = reachOf(modules, [unit.file, ...(unit.starts ?? all)], isGround);
    return {
      ...unit,
      touched: digestOf([everybodys, ...digestsOf(reached.keys())]),
      own: modules.get(unit.file)?.digest ?? "",
      reached,
    };
  });
}

/**
 * @param {Map<string, import("./module-graph.mjs").Module>} modules
 * @param {ReturnType<typeof fingerprintUnits>} units
 * @param {Ledger} ledger
 * @returns what to run; what is as it was when it passed; what is touched, but left for lack of time
 */
export function chooseTests(modules, units, { passed, digests }, budget = budgetSeconds) {
  const unchanged = units.filter(({ name, touched }) => passed[name]?.touched === touched);
  const isUrgent = ({ name, own }) => passed[name]?.own !== own;
  const hasChanged = (file) => modules.get(file)?.digest !== digests[file];
  // What everybody stands on is far from each; of equals comes first what touches little else.
  const stepsToChange = ({ reached }) => {
    const steps = [...reached].filter(([file]) => hasChanged(file)).map(([, count]) => count);
    return steps.reduce((least, count) => Math.min(least, count), farAway);
  };
  const touched = units
    .filter((unit) => !unchanged.includes(unit))
    .map((unit) => ({ ...unit, rank: isUrgent(unit) ? -1 : unit.starts ? stepsToChange(unit) : farAway }))
    .sort((a, b) => a.rank - b.rank || a.reached.size - b.reached.size);

  let seconds = 0;
  const fits = touched.filter((unit) => {
    seconds += passed[unit.name]?.seconds ?? 0;
    return isUrgent(unit) || seconds <= budget;
  });
  return { chosen: fits, unchanged, left: touched.filter((unit) => !fits.includes(unit)) };
}

/**
 * The ledger after a run.
 * @param {Map<string, import("./module-graph.mjs").Module>} modules
 * @param {Ledger | undefined} ledger
 * @param {ReturnType<typeof fingerprintUnits>} ran
 * @param {Map<string, { hasPassed: boolean, seconds: number, tests: number }>} results by name
 * @param {number} clockSeconds how long the run took in all: what tests took is brought to this sum
 */
export function noteRun(modules, ledger, ran, results, clockSeconds) {
  const sum = [...results.values()].reduce((total, { seconds }) => total + seconds, 0);
  const passed = { ...ledger?.passed };
  for (const { name, touched, own, starts } of ran) {
    const result = results.get(name);
    delete passed[name];
    if (!result?.hasPassed) continue;
    const seconds = (result.seconds / sum) * clockSeconds;
    passed[name] = { touched, own, starts, seconds, tests: result.tests };
  }
  return { passed, digests: Object.fromEntries([...modules].map(([file, { digest }]) => [file, digest])) };
}

/** @returns {Ledger | undefined} nothing where no run has been noted */
export function readLedger(file) {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return undefined;
  }
}

export function writeLedger(file, ledger) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(ledger));
}
