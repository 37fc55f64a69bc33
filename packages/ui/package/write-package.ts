import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { writeDeclarations } from "./declarations";
import { writeModules } from "./modules";
import { libraryRoot } from "./sources";
import { writeStylesheets } from "./stylesheets";

/** Writes what others install, ready for `npm pack`: modules, types, stylesheets, fonts. The folder is made anew. */
export async function writePackage(folder: string): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const graph = await writeModules(folder);
  writeDeclarations(folder);
  await writeStylesheets(folder, graph);
  writeFileSync(join(folder, "package.json"), `${JSON.stringify(manifest(), null, 2)}\n`);
  for (const name of ["LICENSE", "CHANGELOG.md"]) cpSync(join(libraryRoot, name), join(folder, name));
  cpSync(join(libraryRoot, "package/README.md"), join(folder, "README.md"));
}

/** What `package.json` says to who installs it: the same names that the apps of this repository import by. */
function manifest() {
  const { name, version, dependencies } = JSON.parse(
    readFileSync(join(libraryRoot, "package.json"), "utf8"),
  ) as { name: string; version: string; dependencies: Record<string, string> };
  return {
    name,
    version,
    description:
      "Components of a shop, and the theme engine behind them: React, server rendered, Bengali and English",
    keywords: ["react", "components", "design-system", "commerce", "bengali", "accessibility", "theming"],
    license: "MIT",
    type: "module",
    // For tools that do not read exports.
    main: "./haat-ui.js",
    types: "./haat-ui.d.ts",
    sideEffects: ["**/*.css"],
    exports: {
      ".": { types: "./haat-ui.d.ts", default: "./haat-ui.js" },
      "./package.json": "./package.json",
      "./*.css": "./*.css",
      "./*": { types: "./*.d.ts", default: "./*.js" },
    },
    dependencies,
    peerDependencies: { react: "^18.3.0 || ^19.0.0", "react-dom": "^18.3.0 || ^19.0.0" },
  };
}
