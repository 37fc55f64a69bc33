// What a drill of `deploy/` saw: its steps with their seconds, and its faults.
import { sleep } from "./drill-visitor.mjs";
import { printTable } from "./measured-server.mjs";

const rows = [];
/** What was not as it should be; a drill without any ends well. */
export const faults = [];

/** Notes what was seen. @param seconds how long it took, where it says something */
export function note(name, seen, seconds) {
  rows.push([name, seconds === undefined ? "" : seconds.toFixed(1), seen]);
}

/** Runs a step and notes how long it took, with the last line of what it said. @returns what it gave */
export async function step(name, work) {
  const began = performance.now();
  const result = await work();
  const said = typeof result === "string" ? result.trim().split("\n").at(-1) : "";
  note(name, said, (performance.now() - began) / 1000);
  return result;
}

/** Compares by value. */
export function check(what, found, expected) {
  const isRight = JSON.stringify(found) === JSON.stringify(expected);
  note(what, isRight ? "as it should be" : "WRONG");
  if (!isRight) faults.push(`${what}: ${JSON.stringify(found)} instead of ${JSON.stringify(expected)}`);
}

/** Runs a step while a visitor looks at a page again and again; each look that fails is a fault. */
export async function duringLooks(visitor, { host, name, work }) {
  const looks = visitor.look(host, "/en");
  await sleep(500);
  await step(name, work);
  await sleep(3000);
  const { count, failed, longest } = await looks.end();
  note(`${name}: a visitor's ${count} looks`, `${failed} failed; the longest took so long`, longest / 1000);
  if (failed > 0) faults.push(`${name}: ${failed} of ${count} looks failed`);
}

export function printDrill() {
  printTable(["step", "seconds", "seen"], rows);
  for (const fault of faults) console.log(`FAULT: ${fault}`);
}
