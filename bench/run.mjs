// `npm run bench`: the figures of bench/README.md that take minutes, one after the other. Build first (`npm run build`).
import { spawnSync } from "node:child_process";
import { join } from "node:path";

for (const name of [
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
]) {
  console.log(`\n## ${name}\n`);
  const { status } = spawnSync(process.execPath, [join(import.meta.dirname, `${name}.mjs`)], {
    stdio: "inherit",
  });
  if (status !== 0) process.exitCode = 1;
}
