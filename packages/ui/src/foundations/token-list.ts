/** A token as its stylesheet says it. */
export interface Token {
  /** With its dashes: `--gutter`. */
  name: string;
  /** The stylesheet that it stands in: reference, colour, shape, type or component. */
  layer: string;
  /** What is written there: a value, or the token that it takes it from. */
  value: string;
  /** The comment above it, where it has one. */
  note?: string | undefined;
}

const declaration = /(?:\/\*(?<note>(?:(?!\*\/)[\s\S])*)\*\/\s*)?(?<name>--[\w-]+):\s*(?<value>[^;]+);/g;
const inOneLine = (text: string) => text.replaceAll(/\s+/g, " ").trim();

/**
 * The tokens of the system, each once: its first declaration, which is the one of the default theme in light.
 * @param stylesheets the text of each file below `styles/tokens`, by its name
 */
export function readTokens(stylesheets: Record<string, string>): Token[] {
  const tokens = new Map<string, Token>();
  for (const [layer, css] of Object.entries(stylesheets))
    for (const { groups } of css.matchAll(declaration)) {
      const { name = "", value = "", note } = groups ?? {};
      if (!tokens.has(name))
        tokens.set(name, { name, layer, value: inOneLine(value), note: note && inOneLine(note) });
    }
  return [...tokens.values()];
}

/** Those in which every word of a search occurs, in whatever order. */
export function matchingTokens(tokens: readonly Token[], wanted: string): Token[] {
  const words = wanted.toLowerCase().split(/\s+/).filter(Boolean);
  return tokens.filter(({ name, layer, value, note = "" }) => {
    const text = `${name} ${layer} ${value} ${note}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
}
