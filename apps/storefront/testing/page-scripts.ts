import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import type { ServerBuild } from "@remix-run/node";
import type { ChunkContents } from "@haat/web-forms/vite/chunk-contents";

const build = join(import.meta.dirname, "../build");
export const chunkContents = JSON.parse(
  readFileSync(join(build, "chunk-contents.json"), "utf8"),
) as ChunkContents;

/** Bytes of a file of the build on the wire, after brotli. */
export function bytesOnWire(file: string): number {
  const path = join(build, "client", file);
  try {
    return statSync(`${path}.br`).size;
  } catch {
    return statSync(path).size;
  }
}

/** Files with all that they import, each once, without the leading slash. */
export function withImports(files: Iterable<string>): Set<string> {
  const all = new Set<string>();
  const add = (file: string) => {
    const name = file.replace(/^\//, "");
    if (all.has(name)) return;
    all.add(name);
    for (const imported of chunkContents[name]?.imports ?? []) add(imported);
  };
  for (const file of files) add(file);
  return all;
}

export const sizeOf = (files: Iterable<string>) =>
  [...files].reduce((sum, file) => sum + bytesOnWire(file), 0);

/** The scripts of a page: what its HTML loads, with what that imports. */
export function scriptsOfPage(html: string): Set<string> {
  const loaded = /data-late[^>]* href="([^"]+)"|import \* as route\d+ from "([^"]+)"|import\("([^"]+)"\)/g;
  return withImports([...html.matchAll(loaded)].flatMap((match) => match.slice(1).find(Boolean) ?? []));
}

/** The stylesheets that a page waits for. */
export function stylesOfPage(html: string): Set<string> {
  return new Set([...html.matchAll(/href="(\/assets\/[^"]+\.css)"/g)].map(([, file = ""]) => file));
}

/** The scripts of each route alone, beyond those that every page of a shop has; a page without scripts loads none. */
export function scriptsOfRoutes({ assets, routes: modules }: ServerBuild): Map<string, Set<string>> {
  const own = (id: string) => {
    const route = assets.routes[id];
    return route ? [route.module, ...(route.imports ?? [])] : [];
  };
  const shared = withImports([
    assets.entry.module,
    ...assets.entry.imports,
    ...own("root"),
    ...own("shop.bn"),
  ]);
  const routes = new Map<string, Set<string>>();
  for (const id of Object.keys(assets.routes)) {
    const handle = modules[id]?.module.handle as { scripts?: boolean } | undefined;
    if (!id.endsWith(".bn") || handle?.scripts === false) continue;
    routes.set(id.slice(0, -3), new Set([...withImports(own(id))].filter((file) => !shared.has(file))));
  }
  return routes;
}

/** What makes scripts heavy: their largest modules, and who imports those. */
export function heaviest(files: Iterable<string>, most = 12): string {
  return [...files]
    .flatMap((file) => (chunkContents[file]?.modules ?? []).map((part) => ({ ...part, file })))
    .sort((one, other) => other.bytes - one.bytes)
    .slice(0, most)
    .map(({ id, bytes, importers, file }) => {
      const by = importers.length > 0 ? ` ← ${importers.join(", ")}` : "";
      return `  ${(bytes / 1024).toFixed(1)} KiB before compression: ${id}${by} (in ${file})`;
    })
    .join("\n");
}
