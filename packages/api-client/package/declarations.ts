import { join } from "node:path";
import { contract } from "@haat/contract/contract";
import { scopeOfCall } from "@haat/contract/shared/api-key-scopes";
import { format } from "prettier";
import ts from "typescript";
import { clientRoot, entries, sourceRoot } from "./sources";
import { writtenOut } from "./type-words";

/** The module whose types are made of the contract; in the package they stand in full. */
const contracted = "program-calls";
/** What no type of the package names. */
const inside = new Set(["api-answer", "api-request", "call-table", "repeating"]);

/**
 * Writes the types beside the modules. Imports get the extension that `moduleResolution: "NodeNext"` asks for.
 * @throws where a type cannot be written down; whether all are right is what `npm run typecheck` says
 */
export async function writeDeclarations(folder: string): Promise<void> {
  const { config } = ts.readConfigFile(join(clientRoot, "../../tsconfig.json"), (path) =>
    ts.sys.readFile(path),
  );
  const { options } = ts.convertCompilerOptionsFromJson(config.compilerOptions, clientRoot);
  const program = ts.createProgram(
    entries.map((name) => join(sourceRoot, `${name}.ts`)),
    {
      ...options,
      rootDir: join(clientRoot, "../.."),
      outDir: folder,
      declaration: true,
      emitDeclarationOnly: true,
      noEmit: false,
      incremental: false,
      tsBuildInfoFile: undefined,
    },
  );
  const sources = program.getSourceFiles().filter(({ fileName }) => fileName.startsWith(sourceRoot));
  for (const source of sources) {
    const name = source.fileName.slice(sourceRoot.length + 1, -".ts".length);
    if (inside.has(name)) continue;
    if (name === contracted) {
      const text = await format(contractedTypes(program, source), { parser: "typescript", printWidth: 110 });
      write(folder, name, text);
    } else program.emit(source, (_, text) => write(folder, name, text));
  }
}

const write = (folder: string, name: string, text: string) =>
  ts.sys.writeFile(join(folder, `${name}.d.ts`), withExtensions(text));

const withExtensions = (text: string) =>
  text.replace(/(from\s*")(\.\/[^"]+)"/g, (_, before: string, path: string) => `${before}${path}.js"`);

function contractedTypes(program: ts.Program, source: ts.SourceFile): string {
  const checker = program.getTypeChecker();
  const exported = source.statements.filter(
    (each): each is ts.TypeAliasDeclaration =>
      ts.isTypeAliasDeclaration(each) &&
      !!each.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword),
  );
  const aliases = exported.map((alias) => {
    const type = checker.getTypeAtLocation(alias.name);
    const words = alias.name.text === "ProgramCalls" ? callsOf(checker, type) : writtenOut(checker, type);
    return `${docOf(alias)}export type ${alias.name.text} = ${words};`;
  });
  return `import type { CallOptions } from "./call-options";\n\n${aliases.join("\n\n")}\n`;
}

const docOf = (alias: ts.TypeAliasDeclaration) => {
  const [doc] = ts.getJSDocCommentsAndTags(alias);
  return doc ? `${doc.getText()}\n` : "";
};

/** The calls by their groups, each with what the contract says of it. */
function callsOf(checker: ts.TypeChecker, type: ts.Type): string {
  const groups = type.getProperties().map((group) => {
    const calls = checker.getTypeOfSymbol(group).getProperties();
    const words = calls.map(
      (call) =>
        `${wordsAbout(group.name, call.name)}${call.name}: ${writtenOut(checker, checker.getTypeOfSymbol(call))};`,
    );
    return `${group.name}: {\n${words.join("\n")}\n};`;
  });
  return `{\n${groups.join("\n")}\n}`;
}

interface DescribedCall {
  "~orpc": { route: { summary?: string; description?: string } };
}

function wordsAbout(group: string, call: string): string {
  const groups: Record<string, Record<string, DescribedCall>> = contract;
  const route = groups[group]?.[call]?.["~orpc"].route;
  const scope = scopeOfCall(`${group}.${call}`);
  const lines = [`${route?.summary}. Scope: \`${scope}\`.`, route?.description].filter(Boolean);
  return `/**\n${lines.map((line) => ` * ${line?.replaceAll("*/", "* /")}`).join("\n *\n")}\n */\n`;
}
