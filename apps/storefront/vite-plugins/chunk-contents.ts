import type { Plugin } from "vite";

/** What is in the scripts of the build, for the test of their weight: it names who brought in what is too heavy. */
export interface ChunkContents {
  /** By file name: modules with their bytes before compression and the modules that import them. */
  [file: string]: { imports: string[]; modules: { id: string; bytes: number; importers: string[] }[] };
}

/** Writes chunk-contents.json beside the client's build (server/page-budget.test.ts reads it). */
export function chunkContents(): Plugin {
  return {
    name: "haat-chunk-contents",
    apply: "build",
    generateBundle(_, bundle) {
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
      this.emitFile({
        type: "asset",
        fileName: ".vite/chunk-contents.json",
        source: JSON.stringify(contents),
      });
    },
  };
}
