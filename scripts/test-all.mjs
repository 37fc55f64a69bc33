// `npm run test:all`: before a release, and after a change of the database's or the renderer's parts. `npm test` without
// its samples, and what it leaves out: every picture, and the API and the pages on the embedded database; then what depends
// on Node on the newer versions of it, with the samples: what they leave out depends on our own rules, not on Node.
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { root } from "./steps.mjs";
import { runWithNode } from "./with-node.mjs";

const test = join(root, "scripts/test.mjs");
const onNewerNodes = ["unit", "components", "api", "pages", "journeys"];
const newerNodes = [22, 24];

const runs = [
  { name: "npm test", run: () => runHere(["--whole"]) },
  {
    name: "every picture, the embedded database",
    run: () => runHere(["--whole", "every-story", "api-embedded", "pages-embedded"]),
  },
  ...newerNodes.map((major) => ({
    name: `Node ${major}`,
    run: () => runWithNode(major, "node", [test, "--fresh", ...onNewerNodes]),
  })),
];

const failed = [];
for (const { name, run } of runs) {
  console.log(`— ${name}`);
  if (!run()) failed.push(name);
}
console.log(failed.length > 0 ? `failed: ${failed.join("; ")}` : "all went well");
process.exitCode = failed.length > 0 ? 1 : 0;

function runHere(steps) {
  return spawnSync(process.execPath, [test, ...steps], { cwd: root, stdio: "inherit" }).status === 0;
}
