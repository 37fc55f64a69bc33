// Writes the package that others install, and packs it: `npm run package -w @haat/ui`. The file and its size stand in the last line.
import { execFileSync } from "node:child_process";
import { statSync } from "node:fs";
import { join } from "node:path";
import { libraryRoot } from "./sources";
import { writePackage } from "./write-package";

const folder = join(libraryRoot, "build/package");
await writePackage(folder);
const packed = execFileSync("npm", ["pack", "--silent", "--pack-destination", ".."], {
  cwd: folder,
  encoding: "utf8",
});
const file = join(libraryRoot, "build", packed.trim());
process.stdout.write(`${file}: ${Math.ceil(statSync(file).size / 1024)} KiB\n`);
