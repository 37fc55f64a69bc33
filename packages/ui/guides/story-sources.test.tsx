import { readdirSync } from "node:fs";
import { join } from "node:path";
import { Children, Fragment, isValidElement, type ReactElement, type ReactNode } from "react";
import ts from "typescript";
import { expect, it } from "vitest";
import { sampleOf, type Sample } from "../src/samples/in-language";

const sources = join(import.meta.dirname, "../src");
const files = ["primitives", "commerce", "console"].flatMap((layer) =>
  readdirSync(join(sources, layer), { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".tsx") && !file.endsWith(".test.tsx"))
    .map((file) => join(layer, file)),
);
const isStory = (file: string) => file.endsWith(".stories.tsx");
const exportsOf = async (file: string) => (await import(join(sources, file))) as Record<string, unknown>;

/** Where each component is exported from, as somebody imports it. */
const imports = new Map<unknown, { name: string; file: string }>();
for (const file of files.filter((file) => !isStory(file)))
  for (const [name, value] of Object.entries(await exportsOf(file)))
    if (/^[A-Z]/.test(name)) imports.set(value, { name, file });

/** What a page would write instead is not the story's to show: it fits wherever it stands. */
const anything = "null as never";

/**
 * A value of a prop as it is written in a source, where TypeScript looks at each field of it.
 * @param seen its objects so far: where one stands a second time, Storybook writes words in its place
 */
function written(value: unknown, seen = new Set<unknown>()): string {
  if (isValidElement<Record<string, unknown>>(value)) return drawn(value);
  if (typeof value === "object" && value !== null) {
    if (seen.has(value)) return `"[Circular]"`;
    seen.add(value);
    if (Array.isArray(value)) return `[${value.map((each) => written(each, seen)).join(", ")}]`;
    const fields = Object.entries(value).filter(([, each]) => each !== undefined);
    return `{ ${fields.map(([name, each]) => `${JSON.stringify(name)}: ${written(each, seen)}`).join(", ")} }`;
  }
  return typeof value === "function" || value === undefined ? anything : JSON.stringify(value);
}

/** An element as JSX; of HTML's own only what is in it. */
function drawn({ type, props }: ReactElement<Record<string, unknown>>): string {
  const { children, ...rest } = props;
  const inside = Children.toArray(children as ReactNode)
    .map((child) => `{${written(child)}}`)
    .join("");
  const name = imports.get(type)?.name;
  if (!name) return type === Fragment || typeof type === "string" ? `<>${inside}</>` : anything;
  const given = Object.entries(rest).filter(([, value]) => value !== undefined);
  return `<${name} ${given.map(([prop, value]) => `${prop}={${written(value)}}`).join(" ")}>${inside}</${name}>`;
}

/** Each story of components, by a name that tells which. */
async function storySources(): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for (const file of files.filter(isStory))
    for (const [name, story] of Object.entries(await exportsOf(file))) {
      const { parameters } = story as { parameters?: { draw?: (sample: Sample) => ReactElement } };
      const element = parameters?.draw?.(sampleOf({ language: "en" }));
      if (element) found.set(`${file} ${name}`, drawn(element as ReactElement<Record<string, unknown>>));
    }
  return found;
}

/** What TypeScript has to say of a file that is nowhere but here. */
function faultsIn(text: string): ts.Diagnostic[] {
  const { options } = ts.parseJsonConfigFileContent(
    ts.readConfigFile(join(import.meta.dirname, "../tsconfig.json"), ts.sys.readFile).config,
    ts.sys,
    join(import.meta.dirname, ".."),
  );
  const file = join(sources, "every-story.tsx");
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists } = host;
  host.fileExists = (name) => name === file || fileExists(name);
  host.getSourceFile = (name, ...rest) =>
    name === file
      ? ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true)
      : getSourceFile(name, ...rest);
  const program = ts.createProgram(
    [file],
    { ...options, incremental: false, composite: false, noUnusedLocals: false },
    host,
  );
  const source = program.getSourceFile(file);
  return [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)];
}

it("shows of no component a source that TypeScript refuses: no field that the component does not have", async () => {
  const stories = await storySources();
  expect(stories.size).toBeGreaterThan(400);
  const used = [...imports.values()].map(
    ({ name, file }) => `import { ${name} } from "./${file.replace(/\.tsx$/, "")}";`,
  );
  const lines = [...stories].map(([, source], at) => `export const story${at} = ${source};`);
  const faults = faultsIn([...used, ...lines].join("\n"));
  const names = [...stories.keys()];
  const told = faults.map(({ file, start, messageText }) => {
    const line = file ? file.getLineAndCharacterOfPosition(start ?? 0).line : 0;
    return `${names[line - used.length] ?? "import"}: ${ts.flattenDiagnosticMessageText(messageText, " ")}`;
  });
  expect(told).toEqual([]);
});
