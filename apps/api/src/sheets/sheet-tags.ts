/** A cell of a sheet, or a row of one that has none. */
export interface CellTag {
  /** From 1, the lower one of what the row and the cell say. */
  row: number;
  /** From 0; -1 where it says none. */
  column: number;
  /** Nothing stands in it. */
  isEmpty: boolean;
  attributes: string;
  /** What is between its tags. */
  inner: string;
}

/**
 * The tags of rows and cells, whatever prefix they have. Each is read to its end once and never beyond the next one, however it is
 * written: who leaves an end out makes nothing slow.
 */
const tags = /<(?:[^\s<>/"']*:)?(c|row)(?=[\s/>])([^<>"']*(?:(?:"[^"]*"|'[^']*')[^<>"']*)*)>/g;

/** Every place that a tag names: of two the reader may take either. */
const places = /\br=["']([A-Z]*)(\d*)/g;

/** The rows and cells of a sheet's XML. */
export function* cellsIn(sheet: string): Generator<CellTag> {
  let rowNumber = 0;
  let open: CellTag | undefined;
  let end = 0;
  for (const tag of sheet.matchAll(tags)) {
    if (open) yield { ...open, inner: innerOf(sheet.slice(end, tag.index)) };
    const [whole, kind, attributes = ""] = tag;
    const { row, column } = placeOf(attributes);
    if (kind === "row") rowNumber = row;
    const isEmpty = kind === "row" || attributes.endsWith("/");
    open = { row: Math.max(rowNumber, row), column, isEmpty, attributes, inner: "" };
    end = tag.index + whole.length;
  }
  if (open) yield { ...open, inner: innerOf(sheet.slice(end)) };
}

/** Without what is behind the cell. */
function innerOf(text: string): string {
  const end = text.search(/<\/(?:[^\s<>/"']*:)?c\s*>/);
  return end < 0 ? text : text.slice(0, end);
}

/** A place that is written with an entity is none that a program wrote. */
function placeOf(attributes: string): { row: number; column: number } {
  if (attributes.includes("&")) return { row: Infinity, column: -1 };
  let [row, column] = [0, -1];
  for (const [, letters = "", digits = ""] of attributes.matchAll(places)) {
    row = Math.max(row, Number(digits));
    column = Math.max(column, columnOf(letters));
  }
  return { row, column };
}

/** `A` is 0, `AB` 27. */
export const columnOf = (letters: string): number =>
  [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
