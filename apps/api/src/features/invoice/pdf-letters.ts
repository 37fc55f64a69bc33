import type PDFDocument from "pdfkit";

/** The part of pdfkit's embedded font that says which letters a drawn glyph stands for; it is not in its types. */
interface EmbeddedFont {
  layout(text: string): { glyphs: Glyph[]; positions: Position[] };
  encode(text: string): [codes: string[], positions: unknown[]];
  /** The glyphs that the document carries: a code is a place in this list. */
  subset: { glyphs: number[] };
  widths: number[];
  /** By code the letters that a reader takes for it (`ToUnicode`, ISO 32000-1, 9.10.3). */
  unicode: number[][];
  scale: number;
}

/** How far beside its place a glyph is drawn. */
interface Position {
  xOffset: number;
  yOffset: number;
}

interface Glyph {
  id: number;
  advanceWidth: number;
}

/**
 * Makes the letters of the document's current font come out as they were written when text is searched or copied. In
 * Bengali a vowel sign is drawn before the consonant that it follows, and several letters become one glyph; a reader puts
 * letters together in the order of the glyphs. So each word's letters are dealt out to its glyphs in the order of
 * writing, and a glyph that stands for other letters elsewhere has a second code.
 */
export function keepLettersInOrder(doc: InstanceType<typeof PDFDocument>): void {
  const font = (doc as typeof doc & { _font: EmbeddedFont })._font;
  const codes = new Map<string, number>();

  const codeOf = (glyph: Glyph, letters: number[]): number => {
    const key = [glyph.id, ...letters].join(" ");
    const known = codes.get(key);
    if (known !== undefined) return known;

    const code = font.subset.glyphs.push(glyph.id) - 1;
    codes.set(key, code);
    font.widths[code] = glyph.advanceWidth * font.scale;
    font.unicode[code] = letters;
    return code;
  };

  font.encode = (text) => {
    const drawn: string[] = [];
    const positions: unknown[] = [];
    for (const word of text.match(/[ \t]|[^ \t]+/g) ?? []) {
      const run = font.layout(word);
      // A reader takes the jump to a glyph beside its place for a gap between words: such a word is said by its first glyph.
      const isInOnePiece = run.positions.some(({ xOffset, yOffset }) => xOffset !== 0 || yOffset !== 0);
      const letters = isInOnePiece ? [codePointsOf(word)] : dealLetters(word, run.glyphs.length);
      positions.push(...run.positions);
      drawn.push(
        ...run.glyphs.map((glyph, place) =>
          codeOf(glyph, letters[place] ?? unsaid)
            .toString(16)
            .padStart(4, "0"),
        ),
      );
    }
    return [drawn, positions];
  };
}

/** Of a glyph that says nothing (U+2060): without any letter a reader would take its code for one. */
const unsaid = [0x2060];

/** One letter for each glyph, and all that are over for the last one; a vowel sign of two glyphs is two letters. */
function dealLetters(word: string, glyphs: number): number[][] {
  const composed = codePointsOf(word);
  const letters = composed.length < glyphs ? codePointsOf(word.normalize("NFD")) : composed;
  return Array.from({ length: glyphs }, (_, place) =>
    place === glyphs - 1 ? letters.slice(place) : letters.slice(place, place + 1),
  );
}

const codePointsOf = (text: string) => Array.from(text, (letter) => letter.codePointAt(0) ?? 0);
