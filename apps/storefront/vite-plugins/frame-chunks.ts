import type { GetManualChunk } from "rollup";

/** What every page of a shop loads: the document, the start in the browser, and what stands around a shop's pages. */
const framePages = [/\/app\/root\.tsx/, /\/app\/entry\.client\.tsx/, /\/app\/routes\/shop\/shop\.route\.tsx/];
const isFramePage = (id: string) => framePages.some((page) => page.test(id));

/**
 * Puts what every page of a shop loads into two files, the libraries and our own. Left to itself the bundler, which joins
 * small files (`experimentalMinChunkSize`), would put parts of other pages beside it, and each new page would make every
 * page heavier.
 */
export function frameChunks(): GetManualChunk {
  let frame: Set<string> | undefined;
  return (id, { getModuleIds, getModuleInfo }) => {
    if (!frame) {
      const found = new Set<string>();
      const add = (known: string) => {
        if (found.has(known)) return;
        found.add(known);
        getModuleInfo(known)?.importedIds.forEach(add);
      };
      for (const known of getModuleIds()) if (isFramePage(known)) add(known);
      frame = found;
    }
    if (!frame.has(id) || isFramePage(id)) return undefined;
    return id.includes("/node_modules/") ? "libraries" : "frame";
  };
}
