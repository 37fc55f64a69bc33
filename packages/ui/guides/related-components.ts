import { exportedComponents } from "./component-imports";

/** A component's page in this documentation. */
export interface ComponentDocs {
  /** As the page is called beside the others: "Row list". */
  title: string;
  /** Storybook's own path to it. */
  path: string;
}

/** The sources of files by their paths. */
type Sources = Readonly<Record<string, string>>;

const folderOf = (file: string) => file.slice(0, file.lastIndexOf("/"));

/** The pages of components by the names of these: of each that stands in the folder of some stories. */
export function docsByName(stories: Sources, sources: Sources): ReadonlyMap<string, ComponentDocs> {
  const pages = new Map(
    Object.entries(stories).flatMap(([file, source]) => {
      const title = /title: "([^"]+)",\s+component:/.exec(source)?.[1];
      if (!title) return [];
      const path = `docs/${title.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-")}--docs`;
      return [[folderOf(file), { title: title.slice(title.indexOf("/") + 1), path }]];
    }),
  );
  return new Map(
    Object.entries(sources).flatMap(([file, source]) => {
      const page = pages.get(folderOf(file));
      return page ? [...exportedComponents([source])].map((name) => [name, page] as const) : [];
    }),
  );
}

/** The components that a docstring leads to: where something else does, or where they belong together. */
const namedIn = (source: string) =>
  [...source.matchAll(/@(?:use|avoid) (.*(?:\n \* {3}.*)*)/g)].flatMap(([, text = ""]) =>
    [...text.matchAll(/`([A-Z]\w+)`/g)].map(([, name = ""]) => name),
  );

/**
 * The pages that belong beside a component's own: those that it leads to, then those that lead to it; each once.
 * @param own the component's name
 */
export function relatedTo(
  own: string,
  sources: Sources,
  docs: ReadonlyMap<string, ComponentDocs>,
): readonly ComponentDocs[] {
  const page = docs.get(own);
  if (!page) return [];
  const led = Object.values(sources).flatMap((source) => {
    const from = [...exportedComponents([source])].map((name) => docs.get(name))[0];
    return namedIn(source).map((name) => ({ from, to: docs.get(name) }));
  });
  const there = led.filter(({ from }) => from === page).map(({ to }) => to);
  const here = led.filter(({ to }) => to === page).map(({ from }) => from);
  return [...new Set([...there, ...here])].filter(
    (each) => each !== undefined && each !== page,
  ) as ComponentDocs[];
}

/** A text of a docstring in Markdown, the components in it as links to their pages. */
export function withLinks(text: string, own: string, docs: ReadonlyMap<string, ComponentDocs>): string {
  return text.replaceAll(/`([A-Z]\w+)`/g, (written, name: string) => {
    const page = docs.get(name);
    return page && page !== docs.get(own) ? `[${written}](./?path=/${page.path})` : written;
  });
}
