import { emptyContent, productContent, type ProductContent } from "@haat/contract/seller/product-content";
import type { ListedDraft, ProductDraft } from "@haat/contract/seller/product-draft.contract";
import { business } from "@haat/contract/shared/business-constants";
import type { Language } from "@haat/contract/shared/languages";
import { usableMembers } from "../../database/stored-value";
import { textIn } from "../../http/language";
import { secondsAfter } from "../../process/clock";
import type { Logger } from "../../process/log";
import { changedParts, mergeContents } from "./content-merge";
import { lacksOf, priceOf, shownCombinations } from "./draft-lacks";
import type { DraftRow } from "./product-draft.repository";
import type { Sold } from "./sold-content";

/** What a column has; what cannot be read is as if nobody had said it. */
export function readContent(
  stored: unknown,
  column: "content" | "base",
  row: number,
  logger: Logger,
): ProductContent {
  const from = { table: "product_draft", column, row };
  return { ...emptyContent, ...usableMembers(productContent, stored, from, logger) };
}

/** What is missing, knowing whose pieces the ledger has. */
export function lacksBeside(content: ProductContent, sold: Pick<Sold, "content" | "product"> | undefined) {
  const counted = new Set(sold?.content.combinations.map(({ values }) => values.join(" ")));
  const isPlain = sold !== undefined && !sold.product.hasAttributes;
  return lacksOf(content, (combination) =>
    combination ? counted.has(combination.values.join(" ")) : isPlain,
  );
}

function headOf(row: DraftRow) {
  return {
    id_draft: row.id,
    id_product: row.productId,
    version: row.version,
    saved_at: row.savedAt.toISOString(),
    goes_at: row.isUntouched
      ? secondsAfter(row.savedAt, business.untouchedDraftDays * 86_400).toISOString()
      : null,
    saved_by: [row.firstName, row.lastName].filter((name) => name !== null && name !== "").join(" "),
  };
}

/** A draft as its page needs it. @param sold the product that it changes, as it is now */
export function describeDraft(
  row: DraftRow,
  sold: Sold | undefined,
  logger: Logger,
): Omit<ProductDraft, "preview_path"> {
  const draft = readContent(row.content, "content", row.id, logger);
  if (!sold)
    return {
      ...headOf(row),
      content: draft,
      lacks: lacksBeside(draft, undefined),
      changed: changedParts(emptyContent, draft),
      stocks: draft.combinations.map(() => null),
      overtaken: {},
    };
  const base = readContent(row.base, "base", row.id, logger);
  const { content, overtaken } = mergeContents({ base, draft, now: sold.content });
  return {
    ...headOf(row),
    content,
    lacks: lacksBeside(content, sold),
    changed: changedParts(sold.content, content),
    stocks: stocksOf(content, sold),
    overtaken: Object.fromEntries(overtaken.map((part) => [part, sold.content[part]])),
  };
}

/** A draft as the list shows it. What it lacks beside a product that is sold is told on its own page. */
export function listDraft(row: DraftRow, language: Language, logger: Logger): ListedDraft {
  const content = readContent(row.content, "content", row.id, logger);
  const shown = shownCombinations(content);
  const prices = shown.map((combination) => priceOf(content, combination).price ?? 0);
  const stocks = shown.map(({ stock }) => stock ?? 0);
  return {
    ...headOf(row),
    name: textIn(language, { bn: content.name_bn, en: content.name_en }),
    picture: content.pictures[0] ?? null,
    price: prices.length > 0 ? Math.min(...prices) : content.price,
    stock: stocks.length > 0 ? stocks.reduce((sum, stock) => sum + stock, 0) : content.stock,
    has_attributes: content.attributes.length > 0,
    lacks: row.productId === null ? lacksBeside(content, undefined) : [],
  };
}

/** The pieces of each combination that is sold; both lists of a product are in the same order. */
function stocksOf(content: ProductContent, sold: Sold): (number | null)[] {
  const known = new Map(
    sold.content.combinations.map(({ values }, place) => [values.join(" "), sold.combinations[place]?.stock]),
  );
  return content.combinations.map(({ values }) => known.get(values.join(" ")) ?? null);
}
