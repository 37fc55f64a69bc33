// What a step of the tests leaves for who waits for it: how far it is, how it ended, and what it printed.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./steps.mjs";

const folder = join(root, ".cache/steps");
const fileOf = (name, kind) => join(folder, `${name}.${kind}`);

function read(name, kind) {
  try {
    return readFileSync(fileOf(name, kind), "utf8");
  } catch {
    return undefined;
  }
}

/** Begins a step: what an earlier run of it left is no longer true. */
export function clearNotes(name) {
  mkdirSync(folder, { recursive: true });
  for (const kind of ["progress", "result.json", "log"]) rmSync(fileOf(name, kind), { force: true });
}

/** How many tests have ended so far. */
export const noteProgress = (name, count) => writeFileSync(fileOf(name, "progress"), String(count));

/** @returns the number of tests that have ended; nothing where the step has not begun */
export function readProgress(name) {
  const text = read(name, "progress");
  return text === undefined ? undefined : Number(text);
}

/** @param result `{ passed, failed, seconds, cpuSeconds }` */
export const noteResult = (name, result) =>
  writeFileSync(fileOf(name, "result.json"), JSON.stringify(result));

/** @returns what `noteResult` was told; nothing where the step has not ended */
export function readResult(name) {
  const text = read(name, "result.json");
  return text && JSON.parse(text);
}

export const noteOutput = (name, text) => writeFileSync(fileOf(name, "log"), text);
export const readOutput = (name) => read(name, "log") ?? "";

/** Where a step's test runner writes its own report. */
export const reportFile = (name) => fileOf(name, "report.json");
