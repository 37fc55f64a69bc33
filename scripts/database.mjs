// `npm run migrate`, `backup` and `restore`: builds what changed and runs the API's command of that name.
import { join } from "node:path";
import { buildAll, installPackages, root, run } from "./steps.mjs";

const [command, ...parameters] = process.argv.slice(2);
installPackages();
buildAll();
const wentWell = run(process.execPath, [join(root, `apps/api/build/server/${command}.js`), ...parameters], {
  show: true,
});
process.exitCode = wentWell ? 0 : 1;
