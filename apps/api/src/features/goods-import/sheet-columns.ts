import { goodsColumns, type GoodsColumn } from "@haat/contract/seller/goods-sheet";
import { languages, type Language } from "@haat/contract/shared/languages";
import { formatNumber } from "@haat/i18n/numbers";
import { translator } from "@haat/i18n/translator";

/** `choice_2_bn` as what it is about, which of them, and its language. */
const numbered = /^(choice|value)_([123])_(bn|en)$/;

/** What a column is called in a language. */
export function columnTitle(column: GoodsColumn, language: Language): string {
  const translate = translator(language);
  const [, part, number, of] = numbered.exec(column) ?? [];
  if (part && number && of)
    return translate(`goodsImport.columns.${part as "choice" | "value"}_${of as Language}`, {
      number: formatNumber(Number(number), language),
    });
  return translate(
    `goodsImport.columns.${column as Exclude<GoodsColumn, `${"choice" | "value"}_${string}`>}`,
  );
}

/** A heading without what people change about it: letters' case, spaces, brackets, signs. */
const plain = (heading: string) =>
  heading
    .normalize("NFC")
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, "");

/** Every way in which a heading is understood: its names in each language, and the name that programs know it by. */
const known: ReadonlyMap<string, GoodsColumn> = new Map(
  goodsColumns.flatMap((column) =>
    [column, ...languages.flatMap((language) => titlesOf(column, language))].map(
      (heading) => [plain(heading), column] as const,
    ),
  ),
);

/** What a column is called in a language, and was called earlier: files that were taken out then are read all the same. */
function titlesOf(column: GoodsColumn, language: Language): string[] {
  const former = column === "category" ? [translator(language)("goodsImport.formerCategory")] : [];
  return [columnTitle(column, language), ...former];
}

/** Headings of ours that are no column: why a row was not done. */
const ignored: ReadonlySet<string> = new Set(
  languages.map((language) => plain(translator(language)("goodsImport.why"))),
);

/** Choices that there are no columns for, in the headings' words of either language. */
const fourth: ReadonlySet<string> = new Set(
  languages.flatMap((language) =>
    [4, 5, 6, 7, 8, 9, 10].flatMap((number) =>
      (["choice_bn", "choice_en", "value_bn", "value_en"] as const).flatMap((column) =>
        [formatNumber(number, language), String(number)].map((text) =>
          plain(translator(language)(`goodsImport.columns.${column}`, { number: text })),
        ),
      ),
    ),
  ),
);

export type Heading = { column: GoodsColumn } | "ignored" | "unknown" | "beyond";

/** What a heading of a file means. */
export function readHeading(heading: string): Heading {
  const text = plain(heading);
  const column = known.get(text);
  if (column) return { column };
  if (text === "" || ignored.has(text)) return "ignored";
  if (fourth.has(text) || /^(choice|value)(?:[4-9]|[1-9]\d+)(bn|en)$/.test(text)) return "beyond";
  return "unknown";
}
