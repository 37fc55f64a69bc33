import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { builtinModules } from "node:module";
import { dirname, join } from "node:path";
import { build } from "esbuild";

const root = join(import.meta.dirname, "..");

/**
 * Bundles a server's entry, since Node 20 cannot run TypeScript. Our own packages go in. Those from npm stay outside,
 * but for the few that npm put deeper than the root: from the bundle's place another version would be found, or none.
 * `entryPoints` maps the names of the files in `<folder>/<outdir>`, all in one folder, to their sources in `folder`.
 */
export async function bundleServer(folder, entryPoints, outdir = "build") {
  // Beside the entries, from where they find what is no code.
  const place = dirname(Object.keys(entryPoints)[0]);
  removeParts(join(folder, outdir, place));
  const { outputFiles } = await build({
    absWorkingDir: folder,
    entryPoints,
    outdir: join(folder, outdir),
    bundle: true,
    platform: "node",
    format: "esm",
    // What is imported late is loaded late, and with it what it needs from outside: one database's driver, not both.
    splitting: true,
    chunkNames: `${place}/part-[hash]`,
    target: "node20",
    sourcemap: "linked",
    logLevel: "warning",
    plugins: [{ name: "packages-from-npm-stay-outside", setup }],
    write: false,
  });

  for (const { path, text } of outputFiles) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, path.endsWith(".js") ? inAscii(text) : text);
  }
}

/**
 * V8 keeps a program's text, and each letter in two bytes if a single one needs them. esbuild escapes those in strings, but
 * not in regular expressions and comments.
 */
const inAscii = (text) =>
  text.replace(/[^\0-\x7f]/g, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, "0")}`);

/** Those of an earlier build, which nothing would load any more. */
function removeParts(folder) {
  for (const file of existsSync(folder) ? readdirSync(folder) : [])
    if (/^part-\w+\.js/.test(file)) rmSync(join(folder, file));
}

function setup(bundler) {
  bundler.onResolve({ filter: /^[^./]/ }, ({ path, kind, resolveDir }) => {
    if (kind === "entry-point" || path.startsWith("@haat/")) return undefined;
    const name = path.split("/", path.startsWith("@") ? 2 : 1).join("/");
    const isOutside = path.startsWith("node:") || builtinModules.includes(name) || isAtRoot(name, resolveDir);
    return isOutside ? { path, external: true } : undefined;
  });
}

/** Whether a package that a folder imports is the one at the project's root. */
function isAtRoot(name, folder) {
  if (folder === root) return existsSync(join(root, "node_modules", name));
  return !existsSync(join(folder, "node_modules", name)) && isAtRoot(name, dirname(folder));
}
