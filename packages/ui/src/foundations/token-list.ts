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

/** Tokens of one stylesheet, and what is said of them. */
export interface TokenKind {
  layer: string;
  says: { name: string; text: string };
  tokens: Token[];
}

/** What each stylesheet holds, those first that a page is made of. */
const kinds: Readonly<Record<string, TokenKind["says"]>> = {
  colour: {
    name: "Colour and shadow",
    text: "Roles: what a ground, a text, an edge, a state or a ribbon is painted with.",
  },
  type: { name: "Type", text: "Fonts, weights, and the size and line of each role, in both scripts." },
  shape: {
    name: "Space, shape and motion",
    text: "Radius, edges, gutters, widths, durations, and what lies above what.",
  },
  component: { name: "Components", text: "What controls, cards and badges take from the theme." },
  reference: {
    name: "Raw steps",
    text: "They have no meaning yet: take a role from above. Space alone is used as it is.",
  },
};

/** Tokens by what they are for; a kind without any is left out. */
export function tokenKinds(tokens: readonly Token[]): TokenKind[] {
  return Object.entries(kinds)
    .map(([layer, says]) => ({ layer, says, tokens: tokens.filter((token) => token.layer === layer) }))
    .filter((kind) => kind.tokens.length > 0);
}
