import { clearMark, nameSeparator, type GoodsColumn } from "@haat/contract/seller/goods-sheet";
import { priceField, stockField } from "@haat/contract/seller/product-fields";
import type { FieldErrorCode } from "@haat/contract/shared/error-codes";
import { isFieldErrorCode } from "@haat/contract/shared/fields";
import { languages } from "@haat/contract/shared/languages";
import { measureAmountField, measureUnit, type Measure } from "@haat/contract/shared/measure";
import { withoutUnseenSigns } from "@haat/contract/shared/typed-text";
import { translator } from "@haat/i18n/translator";
import type { z } from "zod";
import { madeDate, numberIn, shortened, unescapedCell } from "../../sheets/sheet-cells";
import type { SheetLine } from "./sheet-lines";
import { folded } from "./shop-names";

/** What a cell says: that all stays as it is, that it is to be empty, or a text. */
export type CellSaid = { says: "keep" } | { says: "clear" } | { says: "text"; text: string };

/** What is to be there by a cell, or what is wrong with it. */
export type CellRead<Value> = { value: Value } | { wrong: FieldErrorCode };

export function saidBy({ cells }: SheetLine, column: GoodsColumn): CellSaid {
  const cell = cells[column]?.trim();
  if (cell === undefined || cell === "") return { says: "keep" };
  if (cell === clearMark) return { says: "clear" };
  return { says: "text", text: unescapedCell(cell) };
}

const sameText = (one: string, other: string) =>
  one.normalize("NFC").replace(/\r\n?/g, "\n").trim() ===
  other.normalize("NFC").replace(/\r\n?/g, "\n").trim();

/** A text by its field's rules. What stands there already is kept as it is, to the letter. */
export function textRead(said: CellSaid, now: string, field: z.ZodType<string, string>): CellRead<string> {
  if (said.says === "keep") return { value: now };
  if (said.says === "clear") return { value: "" };
  if (sameText(said.text, now)) return { value: now };
  return parsed(field, withoutUnseenSigns(said.text));
}

function parsed<Value, Input>(field: z.ZodType<Value, Input>, input: Input): CellRead<Value> {
  const read = field.safeParse(input);
  if (read.success) return { value: read.data };
  const code = read.error.issues[0]?.message ?? "";
  return { wrong: isFieldErrorCode(code) ? code : "invalid" };
}

/** A line such as a size, which spreadsheets like to make something else of. */
export function lineRead(said: CellSaid, now: string, field: z.ZodType<string, string>): CellRead<string> {
  if (said.says === "text" && !sameText(said.text, now)) {
    if (shortened.test(said.text)) return { wrong: "cell_shortened" };
    if (madeDate.test(said.text)) return { wrong: "cell_date" };
  }
  return textRead(said, now, field);
}

/** A price in poisha; one that is no whole taka may stay where it is. */
export function priceRead(said: CellSaid, now: number | null): CellRead<number | null> {
  if (said.says === "keep") return { value: now };
  if (said.says === "clear") return { value: null };
  const poisha = Math.round(numberIn(said.text) * 100);
  return poisha === now ? { value: now } : parsed(priceField, poisha);
}

export function stockRead(said: CellSaid, now: number | null): CellRead<number | null> {
  if (said.says === "keep") return { value: now };
  if (said.says === "clear") return { wrong: "cell_not_cleared" };
  return parsed(stockField, numberIn(said.text));
}

/** The words of units in each language, and the ones that programs write. */
const unitWords = new Map(
  measureUnit.options.flatMap((unit) =>
    [unit, ...languages.map((language) => translator(language)(`goodsImport.units.${unit}`))].map(
      (word) => [folded(word), unit] as const,
    ),
  ),
);

/** What a pack holds, by its two cells; either one alone changes the other's no more than it has to. */
export function measureRead(amount: CellSaid, unit: CellSaid, now: Measure | null): CellRead<Measure | null> {
  if (amount.says === "clear" || unit.says === "clear") return { value: null };
  const wanted = amount.says === "text" ? numberIn(amount.text) : now?.amount;
  const counted = unit.says === "text" ? unitWords.get(folded(unit.text)) : now?.unit;
  if (wanted === undefined && unit.says === "keep") return { value: null };
  if (counted === undefined) return { wrong: "measure_unit_required" };
  const read = measureAmountField.safeParse(wanted);
  return read.success ? { value: { amount: read.data, unit: counted } } : { wrong: "measure_invalid" };
}

/** Words of a kind in each language, and the ones that programs write. */
const wordsFor = (word: "yes" | "no" | "live" | "hidden", ...more: string[]): ReadonlySet<string> =>
  new Set(
    [word, ...more, ...languages.map((language) => translator(language)(`goodsImport.words.${word}`))].map(
      folded,
    ),
  );

const words = {
  yes: wordsFor("yes", "true", "y", "1", "১", "ha", "হা"),
  no: wordsFor("no", "false", "n", "0", "০"),
  live: wordsFor("live", "active", "published", "on"),
  hidden: wordsFor("hidden", "draft", "off"),
};

export function yesOrNoRead(said: CellSaid, now: boolean): CellRead<boolean> {
  if (said.says === "keep") return { value: now };
  const word = said.says === "text" ? folded(said.text) : "";
  if (words.yes.has(word)) return { value: true };
  return words.no.has(word) || said.says === "clear" ? { value: false } : { wrong: "yes_no_unknown" };
}

export function isShownRead<Status>(said: CellSaid, now: Status): CellRead<Status | "live" | "hidden"> {
  if (said.says === "keep") return { value: now };
  if (said.says === "clear") return { wrong: "cell_not_cleared" };
  const word = folded(said.text);
  if (words.live.has(word)) return { value: "live" };
  return words.hidden.has(word) ? { value: "hidden" } : { wrong: "status_unknown" };
}

/** Several names of one cell; nothing where they stay. */
export function namesIn(said: CellSaid): string[] | undefined {
  if (said.says === "keep") return undefined;
  if (said.says === "clear") return [];
  const names = said.text.split(new RegExp(`[${nameSeparator}\n;]`)).map((name) => name.trim());
  return names.filter((name) => name !== "");
}
