/// <reference types="vite/client" />
import { exportedComponents } from "./component-imports";
import { docsByName, relatedTo, type ComponentDocs } from "./related-components";

/** The components' sources by their files, from here. */
const sources = import.meta.glob<string>(
  ["../src/{primitives,commerce,console}/**/*.tsx", "!**/*.{stories,test}.tsx"],
  {
    query: "?raw",
    import: "default",
    eager: true,
  },
);

/** The names that the package exports for JSX. */
export const componentNames: ReadonlySet<string> = exportedComponents(Object.values(sources));

const stories = import.meta.glob<string>("../src/{primitives,commerce,console}/**/*.stories.tsx", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** The pages of components by the names of these. */
export const componentDocs: ReadonlyMap<string, ComponentDocs> = docsByName(stories, sources);

/** The pages that belong beside the one of this component. */
export const relatedDocs = (name: string) => relatedTo(name, sources, componentDocs);

/**
 * The source of the component that stories are of; empty where they are of none.
 * @param storyFile such as `./packages/ui/src/primitives/button/button.stories.tsx`
 */
export function sourceBeside(storyFile: string): string {
  const file = storyFile.replace(/^.*\/src\//, "../src/").replace(/\.stories\.tsx$/, ".tsx");
  return sources[file] ?? "";
}
