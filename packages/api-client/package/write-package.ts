import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { writeDeclarations } from "./declarations";
import { writeModules } from "./modules";
import { clientRoot } from "./sources";

/** Writes what others install, and packs it beside that folder, which is made anew. @returns the packed file */
export async function writePackage(folder: string): Promise<string> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  await writeModules(folder);
  await writeDeclarations(folder);
  writeFileSync(join(folder, "package.json"), `${JSON.stringify(manifest(), null, 2)}\n`);
  cpSync(join(clientRoot, "LICENSE"), join(folder, "LICENSE"));
  cpSync(join(clientRoot, "package/README.md"), join(folder, "README.md"));
  const options = { cwd: folder, encoding: "utf8" as const };
  const packed = execFileSync("npm", ["pack", "--silent", "--pack-destination", ".."], options);
  return join(folder, "..", packed.trim());
}

/** What `package.json` says to who installs it. */
function manifest() {
  const { name, version } = JSON.parse(readFileSync(join(clientRoot, "package.json"), "utf8")) as {
    name: string;
    version: string;
  };
  return {
    name,
    version,
    description: "A typed client for programs that work with a shop on Haat, and what verifies its webhooks",
    license: "MIT",
    type: "module",
    sideEffects: false,
    engines: { node: ">=20.19" },
    files: ["*.js", "*.d.ts"],
    exports: {
      ".": { types: "./haat-client.d.ts", default: "./haat-client.js" },
      "./webhooks": { types: "./webhooks.d.ts", default: "./webhooks.js" },
      "./package.json": "./package.json",
    },
  };
}
