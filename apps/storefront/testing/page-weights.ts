import { brotliCompressSync, constants } from "node:zlib";
import { pageAddresses } from "./page-addresses";
import type { PlainBrowser } from "./plain-browser";
import { walkPlainly, type PlainLook } from "./plain-walk";
import { bytesOnWire, scriptsOfPage, sizeOf, stylesOfPage } from "./page-scripts";

/** What a first view of a page takes from the server, in bytes after brotli, and the files of its scripts. */
export interface PageWeight {
  html: number;
  css: number;
  javascript: number;
  scripts: string[];
}

/** Weighs every page there is. @param more looks at the page, too */
export async function weighPages(
  visit: () => PlainBrowser,
  more?: PlainLook,
): Promise<Record<string, PageWeight>> {
  const found = new Map<string, PageWeight>();
  await walkPlainly(visit, async (name, page, path, browser) => {
    found.set(name, weigh(page.root.toString()));
    await more?.(name, page, path, browser);
  });
  const names = Object.keys(pageAddresses).filter((name) => found.has(name));
  return Object.fromEntries(names.map((name) => [name, found.get(name) as PageWeight]));
}

/** Quality 5 is what the server compresses pages with; its files are compressed as well as can be. */
function weigh(html: string): PageWeight {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: html.length };
  const scripts = [...scriptsOfPage(html)].sort();
  return {
    html: brotliCompressSync(html, { params }).byteLength,
    css: [...stylesOfPage(html)].reduce((sum, file) => sum + bytesOnWire(file), 0),
    javascript: sizeOf(scripts),
    scripts,
  };
}
