import { join } from "node:path";
import { build, type Plugin } from "esbuild";
import { callTable } from "../src/call-table";
import { entries, sourceRoot } from "./sources";

/** The table of calls as it is now, in the place of the contract that it is made of. */
const writtenTable: Plugin = {
  name: "written-table",
  setup({ onLoad }) {
    onLoad({ filter: /\/call-table\.ts$/ }, () => ({
      contents: `export const callTable = ${JSON.stringify(callTable)};`,
      loader: "js",
    }));
  },
};

/** Writes each entry as one ES module without an import. */
export async function writeModules(folder: string): Promise<void> {
  await build({
    entryPoints: entries.map((name) => join(sourceRoot, `${name}.ts`)),
    outdir: folder,
    bundle: true,
    plugins: [writtenTable],
    format: "esm",
    target: "es2022",
    platform: "neutral",
    logLevel: "warning",
  });
}
