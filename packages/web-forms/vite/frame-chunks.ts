import type { GetManualChunk, GetModuleInfo } from "rollup";

/** A library's module, or one that the bundler itself adds for them (its id begins with a zero). */
const isLibrary = (id: string) => id.includes("/node_modules/") || id.startsWith("\0");

/**
 * Puts what every page with a frame around it loads into two files, the libraries and our own. Left to itself the bundler, which joins
 * small files (`experimentalMinChunkSize`), would put parts of other pages beside it, and each new page would make every
 * page heavier.
 * @param framePages the modules that every such page loads: the document, the start in the browser, and the frame
 */
export function frameChunks(framePages: readonly RegExp[]): GetManualChunk {
  const isFramePage = (id: string) => framePages.some((page) => page.test(id));
  let known: { frame: Set<string>; libraries: Set<string> } | undefined;
  return (id, { getModuleIds, getModuleInfo }) => {
    if (!known) {
      const frame = withImports([...getModuleIds()].filter(isFramePage), getModuleInfo);
      // With all that they import, ours too: two files that need each other cannot both run first.
      known = { frame, libraries: withImports([...frame].filter(isLibrary), getModuleInfo) };
    }
    if (known.libraries.has(id)) return "libraries";
    return known.frame.has(id) && !isFramePage(id) ? "frame" : undefined;
  };
}

/** Modules with all that they import at once, each once. */
function withImports(ids: Iterable<string>, getModuleInfo: GetModuleInfo): Set<string> {
  const found = new Set<string>();
  const add = (id: string) => {
    if (found.has(id)) return;
    found.add(id);
    getModuleInfo(id)?.importedIds.forEach(add);
  };
  for (const id of ids) add(id);
  return found;
}
