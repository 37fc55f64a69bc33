// `npm run migrate`, `backup` and `restore`: builds what changed and runs the API's commands on its database.
import { join } from "node:path";
import { buildAll, installPackages, root, run } from "./steps.mjs";

await installPackages();
await buildAll();
const entry = join(root, "apps/api/build/server/database-command.js");
const wentWell = await run(process.execPath, [entry, ...process.argv.slice(2)], { show: true });
process.exitCode = wentWell ? 0 : 1;
