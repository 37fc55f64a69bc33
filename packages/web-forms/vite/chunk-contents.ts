import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

/** What is in the scripts of the build, for the test of their weight: it names who brought in what is too heavy. */
export interface ChunkContents {
  /** By file name: modules with their bytes before compression and the modules that import them. */
  [file: string]: { imports: string[]; modules: ModuleInChunk[] };
}

export interface ModuleInChunk {
  /** Its path from the project's root. */
  id: string;
  bytes: number;
  importers: string[];
}

/** Writes chunk-contents.json beside the client's files, not among them: nobody is served it (testing/page-scripts.ts reads it). */
export function chunkContents(): Plugin {
  return {
    name: "haat-chunk-contents",
    apply: "build",
    writeBundle({ dir = "" }, bundle) {
      const short = (id: string) =>
        id.replace(/^.*?\/(node_modules|packages|apps)\//, "$1/").replace(/\?.*$/, "");
      const contents: ChunkContents = {};
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== "chunk") continue;
        contents[chunk.fileName] = {
          imports: chunk.imports,
          modules: Object.entries(chunk.modules).map(([id, { renderedLength }]) => ({
            id: short(id),
            bytes: renderedLength,
            importers: (this.getModuleInfo(id)?.importers ?? []).map(short),
          })),
        };
      }
      writeFileSync(join(dir, "../chunk-contents.json"), JSON.stringify(contents));
    },
  };
}
