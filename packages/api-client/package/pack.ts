// Writes the package that others install, and packs it: `npm run package -w @haat/api-client`. The file and its size stand in the last line.
import { statSync } from "node:fs";
import { join } from "node:path";
import { clientRoot } from "./sources";
import { writePackage } from "./write-package";

const file = await writePackage(join(clientRoot, "build/package"));
process.stdout.write(`${file}: ${Math.ceil(statSync(file).size / 1024)} KiB\n`);
