// `npm run bench`: the figures of bench/README.md that take minutes, one after the other; `npm run bench -- <name> [its own words]` takes
// those of one. Build first (`npm run build`).
import { spawnSync } from "node:child_process";
import { join } from "node:path";

const all = [
  "weight",
  "component-weight",
  "pages",
  "processes",
  "search",
  "orders",
  "oversell",
  "crash",
  "faults",
  "restart",
  "backup",
  "start",
  "lighthouse",
];
const [asked, ...words] = process.argv.slice(2);

for (const name of asked ? [asked] : all) {
  console.log(`\n## ${name}\n`);
  const { status } = spawnSync(process.execPath, [join(import.meta.dirname, `${name}.mjs`), ...words], {
    stdio: "inherit",
  });
  if (status !== 0) process.exitCode = 1;
}
