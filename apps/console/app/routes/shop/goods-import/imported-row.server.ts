import type {
  GoodsImport,
  GoodsImportChange,
  GoodsImportKind,
  GoodsImportOutcome,
  GoodsImportProduct,
} from "@haat/contract/seller/goods-import.contract";
import type { GoodsColumn } from "@haat/contract/seller/goods-sheet";
import { formatDigits, formatNumber } from "@haat/i18n/numbers";
import type { ListRow } from "@haat/ui/console/row-list/row-list";
import type { ConsoleContext } from "../../../server/http/console-context.server";

type Tone = NonNullable<ListRow["state"]>["tone"];

const kindTones = {
  new: "success",
  changed: "info",
  same: "neutral",
  double: "warning",
  failed: "danger",
} as const satisfies Record<GoodsImportKind, Tone>;

const outcomeTones = {
  waiting: "neutral",
  done: "success",
  same: "neutral",
  skipped: "warning",
  failed: "danger",
  undone: "info",
  kept: "warning",
} as const satisfies Record<GoodsImportOutcome, Tone>;

/** So many lines of one product are read at a glance. */
const linesShown = 12;

/** A product of an import: what is wrong with it, or old and new of what changes. */
export function importedRow(
  context: ConsoleContext,
  seller_key: string,
  { state }: GoodsImport,
  product: GoodsImportProduct,
): ListRow {
  const { language, paths, translate } = context;
  const isLooked = state === "previewed" || state === "reading";
  const lines = product.errors.length > 0 ? errorLines(context, product) : changeLines(context, product);
  const more = lines.length - linesShown;
  const row = translate("goodsImport.edit.row", { row: formatNumber(product.row, language) });
  return {
    id: String(product.row),
    title: product.name || `${translate("goodsImport.edit.nameless")} · ${row}`,
    lines: [
      ...lines.slice(0, linesShown),
      ...(more > 0
        ? [translate("goodsImport.edit.more", { count: more, formatted: formatNumber(more, language) })]
        : []),
    ],
    state: isLooked
      ? { label: translate(`goodsImport.kind.${product.kind}`), tone: kindTones[product.kind] }
      : { label: translate(`goodsImport.outcome.${product.outcome}`), tone: outcomeTones[product.outcome] },
    href: product.id_product === null ? undefined : paths.product(seller_key, product.id_product),
  };
}

function errorLines({ language, translate }: ConsoleContext, { errors }: GoodsImportProduct): string[] {
  const lines = errors.map(({ row, title, message }) => {
    const at = translate("goodsImport.edit.row", { row: formatNumber(row, language) });
    return title === null
      ? translate("goodsImport.edit.atRow", { row: at, message })
      : translate("goodsImport.edit.at", { row: at, column: title, message });
  });
  return [...new Set(lines)];
}

function changeLines(context: ConsoleContext, { kind, changes }: GoodsImportProduct): string[] {
  return [...new Set(changes.map((change) => changeLine(context, kind, change)))];
}

/** Columns whose cells are numbers, read in the page's digits; a slug and the name of a file stay as they are. */
const numberColumns: readonly GoodsColumn[] = ["price", "old_price", "measure", "stock"];

/** Of what is new only what it will be. */
function changeLine(
  { language, translate }: ConsoleContext,
  kind: GoodsImportKind,
  { column, title, choice, before, after, is_zero }: GoodsImportChange,
): string {
  const isNew = kind === "new" || kind === "double";
  const cell = (text: string) => {
    if (text === "") return translate("goodsImport.edit.blank");
    return numberColumns.includes(column) ? formatDigits(text, language) : text;
  };
  const shown = { column: title, choice, before: cell(before), after: cell(after) };
  const key = isNew ? (choice ? "setOf" : "set") : choice ? "changeOf" : "change";
  const line = translate(`goodsImport.edit.${key}`, shown);
  return is_zero ? `${line} (${translate("goodsImport.edit.zero")})` : line;
}
