import { join } from "node:path";
import ts from "typescript";
import { libraryRoot, moduleName, packagedSources, sourceRoot } from "./sources";

/**
 * Writes the types beside the modules, with the docstrings of the props. Their imports get the extension that
 * `moduleResolution: "NodeNext"` asks for.
 * @throws where a type cannot be written down; whether all are right is what `npm run typecheck` says
 */
export function writeDeclarations(folder: string): void {
  const { config } = ts.readConfigFile(join(libraryRoot, "../../tsconfig.json"), (path) =>
    ts.sys.readFile(path),
  );
  const { options } = ts.convertCompilerOptionsFromJson(config.compilerOptions, libraryRoot);
  const program = ts.createProgram(
    packagedSources().map((file) => join(sourceRoot, file)),
    {
      ...options,
      rootDir: sourceRoot,
      outDir: folder,
      declaration: true,
      emitDeclarationOnly: true,
      // To find out whether they are right takes twice as long as to write them.
      noCheck: true,
      noEmit: false,
      incremental: false,
      tsBuildInfoFile: undefined,
    },
  );
  const { diagnostics } = program.emit(undefined, (path, text) =>
    ts.sys.writeFile(path, withExtensions(text)),
  );
  if (diagnostics.length > 0) throw new Error(ts.formatDiagnostics(diagnostics, formatHost));
  ts.sys.writeFile(
    join(folder, "haat-ui.d.ts"),
    packagedSources()
      .map((file) => `export * from "./${moduleName(file)}.js";\n`)
      .join(""),
  );
}

const formatHost: ts.FormatDiagnosticsHost = {
  getCanonicalFileName: (name) => name,
  getCurrentDirectory: () => libraryRoot,
  getNewLine: () => "\n",
};

const withExtensions = (text: string) =>
  text.replace(
    /((?:from|import\()\s*")(\.{1,2}\/[^"]+)"/g,
    (_, before: string, path: string) => `${before}${path}.js"`,
  );
