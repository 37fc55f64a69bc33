// What each component of the design system adds to a page, in bytes after brotli: its JavaScript beside React's, with all
// it uses and of its own file alone, and the CSS of its classes. `npm run component-weight`
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { compile } from "@tailwindcss/node";
import { Scanner } from "@tailwindcss/oxide";
import { build } from "esbuild";
import { printTable } from "./measured-server.mjs";

const root = join(import.meta.dirname, "..");
const library = join(root, "packages/ui/src");
const react = ["react", "react-dom", "react/jsx-runtime", "react-dom/client"];
const weightOf = (text) => brotliCompressSync(text).length;

const rows = [];
const plain = weightOf(await cssOf([]));
for (const file of components()) {
  const { code, sources } = await bundle(file, react);
  const { code: own } = await bundle(file, ["*"]);
  const css = weightOf(await cssOf(sources)) - plain;
  rows.push([basename(file, ".tsx"), weightOf(code), weightOf(own), css]);
}
rows.sort((a, b) => b[1] - a[1]);
printTable(["component", "JavaScript", "own file", "CSS"], rows);
console.log(`\n${rows.length} components; CSS beside the ${plain} bytes of tokens and base.`);

/** The files that are components, of both layers. */
function components() {
  return ["primitives", "commerce"].flatMap((layer) =>
    readdirSync(join(library, layer), { recursive: true })
      .filter((file) => file.endsWith(".tsx") && !/\.(stories|test)\.tsx$/.test(file))
      .map((file) => join(library, layer, file)),
  );
}

/** A component minified, and the files of ours that went into it. */
async function bundle(file, external) {
  const folder = mkdtempSync(join(tmpdir(), "haat-weight-"));
  const { outputFiles, metafile } = await build({
    absWorkingDir: root,
    entryPoints: [file],
    outdir: folder,
    write: false,
    bundle: true,
    minify: true,
    format: "esm",
    target: "es2022",
    jsx: "automatic",
    metafile: true,
    external,
    define: { "process.env.NODE_ENV": '"production"' },
  });
  rmSync(folder, { recursive: true });
  const sources = Object.keys(metafile.inputs).filter((input) => input.startsWith("packages/ui/src"));
  return { code: outputFiles[0].text, sources };
}

/** The stylesheet of the design system with the classes of these files. */
async function cssOf(files) {
  const entry = '@import "tailwindcss" source(none); @import "./tokens.css"; @import "./base.css";';
  const { build: compiled } = await compile(entry, {
    base: join(library, "styles"),
    onDependency: () => undefined,
  });
  const scanner = new Scanner({ sources: [] });
  const candidates = scanner.scanFiles(
    files.map((file) => ({ content: readFileSync(join(root, file), "utf8"), extension: "tsx" })),
  );
  return compiled(candidates);
}
