/**
 * Writes `promised.generated.json`: what programs may lean on of each call, as it is now. What was promised already must still
 * hold (docs/decisions/076). After a call was added or widened: `npx tsx apps/api/src/record-promise.ts`.
 */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { apiDocument } from "./features/documentation/api-document";
import { breakingChanges } from "./features/documentation/breaking-changes";
import { promisedCalls, type PromisedCalls } from "./features/documentation/promised-calls";
import promised from "./features/documentation/promised.generated.json" with { type: "json" };
import { retirementOf } from "./http/retiring-calls";

const now = promisedCalls(await apiDocument());
const today = new Date().toISOString().slice(0, 10);
const broken = breakingChanges(promised as unknown as PromisedCalls, now, retirementOf, today);
if (broken.length > 0) {
  process.stderr.write(`This would break programs of others:\n${broken.join("\n")}\n`);
  process.exit(1);
}
const file = join(import.meta.dirname, "features/documentation/promised.generated.json");
// A line for each, so that a change of one is a change of its line.
const lines = Object.entries(now).map(
  ([call, promise]) => `${JSON.stringify(call)}:${JSON.stringify(promise)}`,
);
writeFileSync(file, `{\n${lines.join(",\n")}\n}\n`);
process.stdout.write(`${Object.keys(now).length} calls are promised.\n`);
