// `npm run admin`, `migrate`, `backup`, `restore` and `backups`: builds what changed and runs the API's commands on its database.
import { join } from "node:path";
import { buildAll, installPackages, root, run } from "./steps.mjs";

installPackages();
buildAll();
const entry = join(root, "apps/api/build/server/database-command.js");
process.exitCode = run(process.execPath, [entry, ...process.argv.slice(2)], { show: true }) ? 0 : 1;
