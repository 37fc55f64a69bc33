/** What is said of a component beside its props; each is a tag of its docstring, so that an editor shows it, too. */
export interface Guidance {
  /** What it is, the docstring's own text, in Markdown. */
  description: string;
  /** `@use`: where it belongs, `@avoid`: where something else does, `@accessibility`: what it does and what its page must do. */
  use?: string | undefined;
  avoid?: string | undefined;
  accessibility?: string | undefined;
  /** `@words`: how what is written in it is put. */
  words?: string | undefined;
  /** `@deprecated`: what to take in its place. */
  deprecated?: string | undefined;
  /** `@beta`: it may still change without a new major version. */
  isBeta: boolean;
}

interface Docgen {
  description?: string;
  tags?: Record<string, string>;
}

/** Reads the docstring that the build leaves beside a component; nothing for what has none. */
export function guidanceOf(component: unknown): Guidance | undefined {
  const docgen = (component as { __docgenInfo?: Docgen } | undefined)?.__docgenInfo;
  if (!docgen) return undefined;
  const { description = "", tags = {} } = docgen;
  return {
    // The text comes with the tags behind it.
    description: description.split(/^@\w+/m)[0]?.trim() ?? "",
    use: tags["use"],
    avoid: tags["avoid"],
    accessibility: tags["accessibility"],
    words: tags["words"],
    deprecated: tags["deprecated"],
    isBeta: "beta" in tags,
  };
}
