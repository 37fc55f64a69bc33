/**
 * How a component is imported, in Markdown: in a project of somebody else, and in an app of this repository.
 * @param name such as `Button`
 * @param storyFile where its stories are, such as `./packages/ui/src/primitives/button/button.stories.tsx`
 */
export function importsOf(name: string, storyFile: string): string {
  return ["```tsx", ...importLines(name, storyFile), "```"].join("\n");
}

/** The line that a story's source begins with, and the one of an app in this repository. */
export function importLines(name: string, storyFile: string): string[] {
  const module = /src\/(.+)\.stories\.tsx$/.exec(storyFile)?.[1];
  return [
    `import { ${name} } from "@haat/ui";`,
    ...(module ? [`import { ${name} } from "@haat/ui/${module}"; // in this repository`] : []),
  ];
}
