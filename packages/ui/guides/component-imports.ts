/**
 * How a component is imported, in Markdown: in a project of somebody else, and in an app of this repository. Each is a
 * source of its own, since nobody pastes both.
 * @param name such as `Button`
 * @param storyFile where its stories are, such as `./packages/ui/src/primitives/button/button.stories.tsx`
 */
export function importsOf(name: string, storyFile: string): string {
  const module = /src\/(.+)\.stories\.tsx$/.exec(storyFile)?.[1];
  const sourceOf = (from: string) => ["```tsx", `import { ${name} } from "${from}";`, "```"];
  return [
    ...sourceOf("@haat/ui"),
    ...(module ? ["", "In an app of this repository:", "", ...sourceOf(`@haat/ui/${module}`)] : []),
  ].join("\n");
}

/** The names of components that sources export. */
export function exportedComponents(sources: readonly string[]): Set<string> {
  const names = sources.flatMap((source) =>
    [...source.matchAll(/^export (?:const|function) ([A-Z][a-z]\w*)/gm)].map(([, name = ""]) => name),
  );
  return new Set(names);
}

/**
 * A story's source as somebody pastes it: with a line that imports all components in it, without the button that a story
 * puts before what it opens, and with functions that do nothing written as one writes them.
 * @param source JSX as Storybook writes it down; may come with its line already
 * @param known the names that the package exports
 */
export function pasteable(source: string, known: ReadonlySet<string>): string {
  if (source.startsWith("import ")) return source;
  const text = withoutOpener(source).replaceAll(/\{function \w*\s?\(\)\s?\{\s?\}\}/g, "{() => {}}");
  const names = [...new Set([...text.matchAll(/<([A-Z]\w*)/g)].map(([, name = ""]) => name))]
    .filter((name) => known.has(name))
    .sort();
  return names.length > 0 ? `import { ${names.join(", ")} } from "@haat/ui";\n\n${text}` : text;
}

/** `OpenedBy` (samples/opened-by.tsx) only keeps whether something is open, as a page does. */
function withoutOpener(source: string): string {
  const [, inside] = /^<OpenedBy[^>]*>\n([\s\S]*)\n<\/OpenedBy>$/.exec(source.trim()) ?? [];
  return inside === undefined ? source : inside.replaceAll(/^ {2}/gm, "");
}
