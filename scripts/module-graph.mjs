// Which files of ours a file leads to: by its imports, and from a page to the calls of the API that it makes.
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import ts from "typescript";

const folders = [
  "apps/api/drawing",
  "apps/api/reference",
  "apps/api/seed",
  "apps/api/src",
  "apps/console/app",
  "apps/console/server",
  "apps/console/service-worker",
  "apps/console/testing",
  "apps/storefront/app",
  "apps/storefront/server",
  "apps/storefront/service-worker",
  "apps/storefront/testing",
  "packages/api-client/package",
  "packages/api-client/src",
  "packages/contract/src",
  "packages/i18n/src",
  "packages/ui/src",
  "packages/web-forms/src",
  "packages/web-forms/vite",
  "packages/web-host/src",
  "tests/journeys",
];
const handler = /\bapi\.(\w+\.\w+)\.handler\(/g;
const call = /\.(\w+)\s*\.(\w+)\(/g;

/** @typedef {{ text: string, digest: string, leadsTo: Set<string> }} Module */

/**
 * @param {string} root the project's folder
 * @returns {Map<string, Module>} by path from the root, with slashes
 */
export function readModules(root) {
  const files = folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true })
      .filter((name) => /\.tsx?$/.test(name))
      .map((name) => `${folder}/${name}`),
  );
  const modules = new Map(
    files.map((file) => {
      const text = readFileSync(join(root, file), "utf8");
      return [file, { text, digest: digestOf([text]), leadsTo: new Set(importsOf(root, file, text)) }];
    }),
  );
  linkCalls(modules);
  return modules;
}

/** A page that makes a call leads to the module that handles it. */
function linkCalls(modules) {
  const handlers = new Map();
  for (const [file, { text }] of modules)
    for (const [, name] of text.matchAll(handler)) handlers.set(name, file);

  for (const [file, { text, leadsTo }] of modules) {
    if (!/^apps\/(console|storefront)\//.test(file)) continue;
    for (const [, feature, name] of text.matchAll(call)) {
      const handled = handlers.get(`${feature}.${name}`);
      if (handled) leadsTo.add(handled);
    }
  }
}

/** Types count, too: they say how a module is used. */
function importsOf(root, file, text) {
  return ts
    .preProcessFile(text, true, true)
    .importedFiles.map(({ fileName }) => resolveImport(root, file, fileName))
    .filter((found) => found !== undefined);
}

function resolveImport(root, file, specifier) {
  const target = targetOf(root, file, specifier);
  if (!target) return undefined;
  const found = [target, `${target}.ts`, `${target}.tsx`].find(
    (path) => /\.tsx?$/.test(path) && existsSync(path),
  );
  return found && relative(root, found);
}

function targetOf(root, file, specifier) {
  if (specifier.startsWith(".")) return join(root, file, "..", specifier);
  const [, name, path] = /^@haat\/([^/]+)\/(.+)$/.exec(specifier) ?? [];
  if (!name) return undefined;
  return [`packages/${name}/src`, `packages/${name}`, `apps/${name}/src`, `apps/${name}`]
    .map((folder) => join(root, folder, path))
    .find((target) => [target, `${target}.ts`, `${target}.tsx`].some(existsSync));
}

/**
 * All that some files lead to, themselves included, each with the number of steps to it.
 * @param {Map<string, Module>} modules
 * @param {Iterable<string>} starts
 * @param {(file: string) => boolean} isGround files that are not followed, as they are everybody's
 */
export function reachOf(modules, starts, isGround) {
  const reached = new Map([...starts].map((file) => [file, 0]));
  for (const [file, steps] of reached)
    for (const next of modules.get(file)?.leadsTo ?? [])
      if (!isGround(next) && !reached.has(next)) reached.set(next, steps + 1);
  return reached;
}

/**
 * The files that import each other in a circle, each circle in the order of its names (Tarjan's strongly connected components).
 * @param {Map<string, Pick<Module, "leadsTo">>} modules
 * @returns {string[][]}
 */
export function circlesOf(modules) {
  const found = new Map();
  const open = [];
  const circles = [];

  /** @returns the place of the first file, of those still open, that this one leads back to */
  const visit = (file) => {
    const place = found.size;
    found.set(file, place);
    open.push(file);

    let first = place;
    for (const next of modules.get(file).leadsTo) {
      if (!modules.has(next)) continue;
      if (!found.has(next)) first = Math.min(first, visit(next));
      else if (open.includes(next)) first = Math.min(first, found.get(next));
    }
    if (first === place) {
      const circle = open.splice(open.indexOf(file));
      if (circle.length > 1) circles.push(circle.sort());
    }
    return first;
  };

  for (const file of modules.keys()) if (!found.has(file)) visit(file);
  return circles;
}

/** @param {readonly string[]} parts */
export const digestOf = (parts) =>
  createHash("sha256").update(parts.join("\0")).digest("base64url").slice(0, 16);
