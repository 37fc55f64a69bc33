import { writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { build, type Plugin } from "esbuild";
import { libraryRoot, moduleName, packagedSources, sourceRoot } from "./sources";

/** Which modules of ours a module imports, by their names. */
export type ModuleGraph = Map<string, string[]>;

/** Imports stay imports, so that a bundler takes only what a page uses; native modules want the extension. */
const keptImports: Plugin = {
  name: "kept-imports",
  setup({ onResolve }) {
    onResolve({ filter: /^\./ }, ({ kind, path }) =>
      kind === "entry-point" ? undefined : { path: `${path}.js`, external: true },
    );
  },
};

/**
 * Writes each source as an ES module of its own, and `haat-ui.js`, the package's root, which exports all of them.
 * Components are client components to React Server Components: they read what a `UiProvider` around them says.
 */
export async function writeModules(folder: string): Promise<ModuleGraph> {
  const sources = packagedSources();
  const [components, plain] = [sources.filter(isComponent), sources.filter((file) => !isComponent(file))];
  const graphs = await Promise.all([
    compileTo(folder, components, '"use client";'),
    compileTo(folder, plain, ""),
  ]);
  const lines = sources.map((file) => `export * from "./${moduleName(file)}.js";\n`);
  writeFileSync(join(folder, "haat-ui.js"), lines.join(""));
  return new Map(graphs.flat());
}

const isComponent = (file: string) => file.endsWith(".tsx");

async function compileTo(folder: string, files: string[], banner: string): Promise<[string, string[]][]> {
  const { metafile } = await build({
    absWorkingDir: libraryRoot,
    entryPoints: files.map((file) => ({ in: join(sourceRoot, file), out: moduleName(file) })),
    outdir: folder,
    bundle: true,
    packages: "external",
    plugins: [keptImports],
    format: "esm",
    target: "es2022",
    jsx: "automatic",
    metafile: true,
    banner: { js: banner },
    logLevel: "warning",
  });
  return Object.values(metafile.outputs).map(({ entryPoint = "", imports }) => {
    const file = entryPoint.replace(/^src\//, "");
    const ours = imports.map(({ path }) => path).filter((path) => path.startsWith("."));
    return [moduleName(file), ours.map((path) => join(dirname(file), path.replace(/\.js$/, "")))];
  });
}

/** A module and all that it is drawn with. */
export function withItsImports(name: string, graph: ModuleGraph): string[] {
  const found = new Set<string>();
  const visit = (each: string) => {
    if (found.has(each)) return;
    found.add(each);
    graph.get(each)?.forEach(visit);
  };
  visit(name);
  return [...found];
}
