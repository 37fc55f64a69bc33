import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import type { ServerBuild } from "@remix-run/node";
import { pathToFileURL } from "node:url";
import { expect, it } from "vitest";
import type { ChunkContents } from "@haat/web-forms/vite/chunk-contents";

/** What a first view of a page may bring of scripts, in bytes after brotli. */
const budget = 95 * 1024;

const folder = join(import.meta.dirname, "../build");
const contents = JSON.parse(readFileSync(join(folder, "chunk-contents.json"), "utf8")) as ChunkContents;

/** Files with all that they import, each once. */
function withImports(files: readonly string[]): Set<string> {
  const all = new Set<string>();
  const add = (file: string) => {
    const name = file.replace(/^\//, "");
    if (all.has(name)) return;
    all.add(name);
    contents[name]?.imports.forEach(add);
  };
  files.forEach(add);
  return all;
}

/** Where a file has no compressed twin it is smaller than what a header costs. */
function bytesOnWire(file: string): number {
  const twin = statSync(join(folder, "client", `${file}.br`), { throwIfNoEntry: false });
  return (twin ?? statSync(join(folder, "client", file))).size;
}

it("no page of the console brings more than 95 KiB of scripts", async () => {
  const { assets } = (await import(pathToFileURL(join(folder, "server/index.js")).href)) as ServerBuild;
  const filesOf = (id: string | undefined): string[] => {
    const route = id === undefined ? undefined : assets.routes[id];
    return route ? [route.module, ...(route.imports ?? []), ...filesOf(route.parentId)] : [];
  };
  const start = [assets.entry.module, ...assets.entry.imports];
  const weights = Object.keys(assets.routes).map((id) => {
    const files = withImports([...start, ...filesOf(id)]);
    return [id, [...files].reduce((sum, file) => sum + bytesOnWire(file), 0)] as const;
  });
  expect(weights.length).toBeGreaterThan(5);
  expect(weights.filter(([, bytes]) => bytes > budget)).toEqual([]);
});
