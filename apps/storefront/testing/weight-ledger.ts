import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { ChunkContents } from "@haat/web-forms/vite/chunk-contents";
import type { PageWeight } from "./page-weights";

export const ledgerFile = join(import.meta.dirname, "../page-weight.json");

/** What a page was agreed to weigh at its first view, in bytes after brotli; fonts and pictures as a phone's browser fetches them. */
export interface AgreedWeight extends PageWeight {
  fonts: number;
  pictures: number;
}

/** The table in the repository. Scripts go by their files' names without the digest. */
export interface WeightLedger {
  pages: Record<string, AgreedWeight>;
  /** What was in each script: its modules, with their bytes before compression. */
  modules: Record<string, Record<string, number>>;
}

/** What may have changed without a word, in bytes. Pages bear random keys, dates and places that change their length a little. */
const unnoticed = { html: 512, css: 1024, javascript: 1024, fonts: 2048, pictures: 2048 };
export type Kind = keyof typeof unnoticed;
export const kinds = Object.keys(unnoticed) as Kind[];

export const readLedger = () => JSON.parse(readFileSync(ledgerFile, "utf8")) as WeightLedger;

/**
 * What is no longer as it was agreed, a sentence each: a page without a row, a row without a page, a weight that moved. Where
 * scripts grew, it names the modules that came in or grew, and who imports them.
 *
 * @param pages what they weigh now; fonts and pictures where a browser has fetched them
 */
export function changesOfWeight(
  agreed: WeightLedger,
  pages: Record<string, PageWeight & Partial<AgreedWeight>>,
  contents: ChunkContents,
): string[] {
  const gone = Object.keys(agreed.pages).filter((name) => !(name in pages));
  return [
    ...gone.map((name) => `${name}: there is no such page any more`),
    ...Object.entries(pages).flatMap(([name, page]) => {
      const before = agreed.pages[name];
      if (!before) return [`${name}: nobody has agreed to its weight`];
      const known = modulesOf(before.scripts, agreed);
      return kinds.flatMap((kind) => {
        const [was, is] = [before[kind], page[kind] ?? before[kind]];
        if (Math.abs(is - was) <= unnoticed[kind]) return [];
        const change = `${name}: ${kind} was ${kib(was)}, is ${kib(is)} (${signed(is - was)})`;
        const grew = kind === "javascript" && is > was;
        return [grew ? [change, ...newcomers(page.scripts, known, contents)].join("\n  ") : change];
      });
    }),
  ];
}

/** The table as it would be agreed now. */
export function ledgerOf(pages: Record<string, AgreedWeight>, contents: ChunkContents): WeightLedger {
  const modules: WeightLedger["modules"] = {};
  for (const [file, { modules: parts }] of Object.entries(contents).sort()) {
    const name = scriptName(file);
    const own = parts.map(({ id, bytes }) => [id, bytes] as const);
    modules[name] = Object.fromEntries(summed([...Object.entries(modules[name] ?? {}), ...own]));
  }
  const named = Object.entries(pages).map(([name, page]) => {
    return [name, { ...page, scripts: [...new Set(page.scripts.map(scriptName))] }];
  });
  return { pages: Object.fromEntries(named) as WeightLedger["pages"], modules };
}

/** The table as it stands in the repository, a page a line and a module a line. */
export function textOf({ pages, modules }: WeightLedger): string {
  const rows = Object.entries(pages).map(([name, page]) => `    "${name}": ${JSON.stringify(page)}`);
  const scripts = JSON.stringify({ modules }, null, 2).replace(/^\{/, "");
  return `{\n  "pages": {\n${rows.join(",\n")}\n  },${scripts}\n`;
}

/** A file of the build by its name alone: `assets/cart.route-B3p5OJs4.js` is `cart.route`. */
const scriptName = (file: string) => file.replace(/^assets\/|-[\w-]{8}\.js$/g, "");

/** The modules of these scripts as they were agreed, with their bytes. */
function modulesOf(scripts: readonly string[], { modules }: WeightLedger): Map<string, number> {
  return summed(scripts.flatMap((script) => Object.entries(modules[script] ?? {})));
}

/** The bytes of each module: the bundler has some in several parts. */
function summed(parts: Iterable<readonly [id: string, bytes: number]>): Map<string, number> {
  const sums = new Map<string, number>();
  for (const [id, bytes] of parts) sums.set(id, (sums.get(id) ?? 0) + bytes);
  return sums;
}

/** The modules that are new to a page, or heavier, the heaviest first: who brought them stands beside them. */
function newcomers(
  scripts: readonly string[],
  known: ReadonlyMap<string, number>,
  contents: ChunkContents,
): string[] {
  const parts = scripts.flatMap((file) => contents[file]?.modules ?? []);
  const importersOf = (id: string) => {
    const all = parts.filter((part) => part.id === id).flatMap(({ importers }) => importers);
    return [...new Set(all)].filter((importer) => importer !== id);
  };
  return [...summed(parts.map(({ id, bytes }) => [id, bytes]))]
    .map(([id, bytes]) => ({ id, more: bytes - (known.get(id) ?? 0) }))
    .filter(({ more }) => more > 0)
    .sort((one, other) => other.more - one.more)
    .slice(0, 10)
    .map(({ id, more }) => {
      const by = importersOf(id).length > 0 ? ` ← ${importersOf(id).join(", ")}` : "";
      return `${known.has(id) ? "grew" : "new"}: ${id}, ${signed(more)} before compression${by}`;
    });
}

export const kib = (bytes: number) => `${(bytes / 1024).toFixed(1)} KiB`;
const signed = (bytes: number) => `${bytes < 0 ? "−" : "+"}${kib(Math.abs(bytes))}`;
