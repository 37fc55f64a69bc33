/** A line of the package's changelog. */
export interface Change {
  /** The version that brought it; none where it is to come with the next one. */
  version?: string | undefined;
  /** The components that it names, such as `Button`. */
  components: readonly string[];
  /** What changed, in Markdown. */
  text: string;
}

/** `Button, LinkButton: keep their width`, behind the commit that Changesets puts before it. */
const line = /^(?:[0-9a-f]{7,40}: )?((?:\w+)(?:, \w+)*): (.+)$/s;

/** The change that a line tells of. @throws where it does not begin with the components that it is about */
function changeOf(text: string, version?: string): Change {
  const [, names, what] = line.exec(text.trim()) ?? [];
  if (!names || !what) throw new Error(`A change names its components first (“Button: …”): ${text}`);
  return { version, components: names.split(", "), text: what };
}

/**
 * What is written of changes: in a changelog of Changesets, and in changesets that wait for the next version.
 * @param changelog Markdown: a heading for each version, a list item for each change
 * @param waiting texts of the files in `.changeset`, with their front matter
 */
export function readChanges(changelog: string, waiting: readonly string[]): Change[] {
  const released = changelog.split(/^## /m).slice(1);
  return [
    ...waiting.map((text) => changeOf(text.replace(/^---\n[\s\S]*?\n---\n/, ""))),
    ...released.flatMap((part) => {
      const version = part.slice(0, part.indexOf("\n")).trim();
      const items = part.split(/^- /m).slice(1);
      return items.map((item) => changeOf(item.replace(/\n(?:#{3}.*|\s*)$/s, ""), version));
    }),
  ];
}
