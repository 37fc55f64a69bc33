import type { RichBlock, RichInline } from "@haat/ui/primitives/rich-text/rich-text";
import { lexer, type Token, type Tokens } from "marked";

/** Says where a path inside the shop leads, as somebody wrote it, such as `all-products/rice`. */
export type PathInside = (path: string) => string;

/** Lists and quotes stand within each other so deep; deeper ones are text. */
const deepest = 6;

/**
 * A text in a part of Markdown as elements to be: headings, paragraphs, bold, italic, lists, links, quotes and tables.
 * Everything else is the text that was typed, HTML and pictures too; what leads elsewhere than to https:, tel:, mailto: or
 * into the shop is no link.
 */
export function readMarkdown(text: string, inside: PathInside): RichBlock[] {
  try {
    const tokens = lexer(shallow(text), { gfm: true, breaks: true });
    return blocksOf(tokens, { inside, depth: 0, levels: levelsOf(tokens) });
  } catch {
    // Nobody writes what the lexer cannot take; who does reads it as it was typed.
    return readPlainText(text);
  }
}

/** A text without any marks: paragraphs apart by a blank line, and lines as they were typed. */
export function readPlainText(text: string): RichBlock[] {
  return text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean)
    .map((paragraph) => ({ kind: "paragraph", content: linesOf(paragraph) }));
}

/** The words of the first paragraph, for who tells of the page in a line. */
export function firstWords(blocks: readonly RichBlock[]): string | undefined {
  const paragraph = blocks.find((block) => block.kind === "paragraph");
  return paragraph && wordsOf(paragraph.content);
}

function wordsOf(content: readonly RichInline[]): string {
  return content
    .map((each) => {
      if (typeof each === "string") return each;
      return each.kind === "break" ? " " : wordsOf(each.content);
    })
    .join("");
}

interface Place {
  inside: PathInside;
  depth: number;
  /** Of the headings, by how many signs stand before them. */
  levels: ReadonlyMap<number, 2 | 3 | 4>;
}

/** The page's title is its first heading: the highest ones of the text follow it, whatever signs they have. */
function levelsOf(tokens: readonly Token[]): Place["levels"] {
  const depths = tokens.flatMap((token) =>
    token.type === "heading" ? [(token as Tokens.Heading).depth] : [],
  );
  const distinct = [...new Set(depths)].sort((one, other) => one - other);
  return new Map(distinct.map((depth, rank) => [depth, rank === 0 ? 2 : rank === 1 ? 3 : 4]));
}

/** Marks of quotes and lists that stand one behind the other: the lexer looks into each of them anew. */
const marks = new RegExp(`^((?:\\s*(?:>|[-*+](?=\\s)|\\d{1,9}[.)](?=\\s))){${deepest}})[\\s>*+-]*`, "gm");
const shallow = (text: string) => text.replaceAll(marks, "$1 ");

function blocksOf(tokens: readonly Token[], place: Place): RichBlock[] {
  return tokens.flatMap((token) => blockOf(token, place));
}

function blockOf(token: Token, place: Place): RichBlock[] {
  switch (token.type) {
    case "space":
    case "def":
      return [];
    case "heading": {
      const { depth, tokens } = token as Tokens.Heading;
      return [{ kind: "heading", level: place.levels.get(depth) ?? 4, content: inlinesOf(tokens, place) }];
    }
    case "paragraph":
    case "text": {
      const { tokens, text } = token as Tokens.Paragraph | Tokens.Text;
      return paragraph(tokens ? inlinesOf(tokens, place) : linesOf(text));
    }
    case "blockquote":
      return within(token, place, (inner) => [
        { kind: "quote", blocks: blocksOf((token as Tokens.Blockquote).tokens, inner) },
      ]);
    case "list":
      return within(token, place, (inner) => [listOf(token as Tokens.List, inner)]);
    case "table":
      return [tableOf(token as Tokens.Table, place)];
    case "hr":
      return [{ kind: "rule" }];
    default:
      return paragraph(linesOf(token.raw.trim()));
  }
}

const paragraph = (content: RichInline[]): RichBlock[] =>
  content.length > 0 ? [{ kind: "paragraph", content }] : [];

/** What stands within something else; too deep it is the text that was typed. */
function within(token: Token, place: Place, read: (inner: Place) => RichBlock[]): RichBlock[] {
  const depth = place.depth + 1;
  return depth > deepest ? paragraph(linesOf(token.raw.trim())) : read({ ...place, depth });
}

function listOf({ ordered, start, items }: Tokens.List, place: Place): RichBlock {
  return {
    kind: "list",
    ...(ordered && { start: typeof start === "number" ? start : 1 }),
    // A box to tick is nothing here: what was typed for it stays.
    items: items.map((item) => (item.task ? readPlainText(item.raw) : blocksOf(item.tokens, place))),
  };
}

function tableOf({ header, rows }: Tokens.Table, place: Place): RichBlock {
  return {
    kind: "table",
    head: header.map(({ tokens }) => inlinesOf(tokens, place)),
    rows: rows.map((row) => row.map(({ tokens }) => inlinesOf(tokens, place))),
  };
}

function inlinesOf(tokens: readonly Token[], place: Place): RichInline[] {
  const depth = place.depth + 1;
  if (depth > deepest * 2) return tokens.flatMap(({ raw }) => linesOf(raw));
  return tokens.flatMap((token) => inlineOf(token, { ...place, depth }));
}

function inlineOf(token: Token, place: Place): RichInline[] {
  switch (token.type) {
    case "strong":
      return [{ kind: "strong", content: inlinesOf((token as Tokens.Strong).tokens, place) }];
    case "em":
      return [{ kind: "emphasis", content: inlinesOf((token as Tokens.Em).tokens, place) }];
    case "br":
      return [{ kind: "break" }];
    case "escape":
      return [(token as Tokens.Escape).text];
    case "text": {
      const { tokens, text } = token as Tokens.Text;
      return tokens ? inlinesOf(tokens, place) : linesOf(text);
    }
    case "link":
      return linkOf(token as Tokens.Link, place);
    default:
      return linesOf(token.raw);
  }
}

function linkOf({ href, tokens, raw }: Tokens.Link, place: Place): RichInline[] {
  const leads = allowedAddress(href, place.inside);
  return leads === undefined
    ? linesOf(raw)
    : [{ kind: "link", href: leads, content: inlinesOf(tokens, place) }];
}

/** Where a link may lead; nothing where it may not. */
function allowedAddress(typed: string, inside: PathInside): string | undefined {
  const href = typed.trim();
  if (/[\p{Cc}\s\\]/u.test(href)) return undefined;
  if (/^[a-z][a-z0-9+.-]*:/i.test(href)) {
    const { protocol } = URL.canParse(href) ? new URL(href) : { protocol: "" };
    return ["https:", "tel:", "mailto:"].includes(protocol) ? href : undefined;
  }
  // Two slashes lead to another host.
  if (href === "" || href.startsWith("//")) return undefined;
  const shop = "https://shop.invalid";
  const { origin, pathname, search, hash } = new URL(href.replace(/^\.?\/?/, "/"), shop);
  return origin === shop && !pathname.startsWith("//") ? inside(pathname + search + hash) : undefined;
}

/** Words with their line breaks. */
function linesOf(text: string): RichInline[] {
  return text.split("\n").flatMap((line, at): RichInline[] => {
    const words = line === "" ? [] : [line];
    return at === 0 ? words : [{ kind: "break" }, ...words];
  });
}
