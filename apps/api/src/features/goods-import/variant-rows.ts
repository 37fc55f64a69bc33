import { sheetChoices } from "@haat/contract/seller/goods-sheet";
import {
  contentValue,
  type ContentAttribute,
  type ContentCombination,
  type ContentValue,
} from "@haat/contract/seller/product-content";
import { business } from "@haat/contract/shared/business-constants";
import { priceOf } from "../product-draft/draft-lacks";
import { isShownRead, lineRead, measureRead, priceRead, saidBy, stockRead } from "./cell-values";
import type { FiledProduct } from "./goods-rows";
import { picturesRead } from "./head-row";
import type { ShopFacts } from "./judged-product";
import type { RowErrors } from "./row-errors";
import { isBlank } from "../../sheets/sheet-cells";
import type { SheetLine } from "./sheet-lines";
import { idText } from "./sheet-products";
import { folded } from "./shop-names";

const nameField = contentValue.shape.name_bn;

/** What the variants of a product are read with. */
interface Reading {
  wanted: FiledProduct;
  facts: ShopFacts;
  errors: RowErrors;
  /** Rows that a variant was read from already, by its place. */
  rows: Map<number, SheetLine>;
  /** The places of variants by their numbers, and by the keys of their values. */
  placeById: ReadonlyMap<string, number>;
  placeByKeys: Map<string, number>;
  /** Names as they are compared, each folded once. */
  fold: (name: string) => string;
  /** What rows with a variant's number call its values: another row must not call one otherwise. */
  called: Map<ContentValue, string>;
  /** The row is the product's own, too: what is not its own stands there. */
  head: SheetLine | null;
}

/**
 * Reads what customers choose a product by. A new product gets its choices by its rows; of one that is there they stay.
 * @param lines of the product, its own row first
 */
export function readChoices(lines: readonly SheetLine[], wanted: FiledProduct, errors: RowErrors): void {
  const { attributes } = wanted.content;
  for (const [at, number] of sheetChoices.entries()) {
    const columns = { bn: `choice_${number}_bn`, en: `choice_${number}_en` } as const;
    for (const line of lines) {
      for (const language of ["bn", "en"] as const) {
        const column = columns[language];
        const said = saidBy(line, column);
        if (said.says === "keep") continue;
        const known = attributes[at];
        const text = errors.take(
          line,
          column,
          lineRead(said, known?.[`name_${language}`] ?? "", nameField),
          "",
        );
        if (wanted.id === null) name(attributes, at, language, text);
        else if (text !== known?.[`name_${language}`]) errors.add(line, column, "choices_fixed");
      }
    }
  }
}

/** Of several rows that name a choice, the first says how. */
function name(attributes: ContentAttribute[], at: number, language: "bn" | "en", text: string): void {
  while (attributes.length <= at) attributes.push({ name_bn: "", name_en: "", values: [] });
  const attribute = attributes[at];
  if (attribute && attribute[`name_${language}`] === "") attribute[`name_${language}`] = text;
}

/** Reads the rows of variants into what they are to be. @returns the row of each by its place */
export function readVariants(
  lines: readonly SheetLine[],
  wanted: FiledProduct,
  { facts, errors, head }: { facts: ShopFacts; errors: RowErrors; head: SheetLine | null },
): Map<number, SheetLine> {
  const reading = beginReading(wanted, { facts, errors, head });
  const { attributes, combinations } = wanted.content;
  const manyValues = () => attributes.some(({ values }) => values.length > business.attributeValuesMost);
  const manyVariants = () => combinations.length > business.combinationsMost;
  for (const line of lines) {
    // No row behind it makes that any better.
    if (manyValues() || manyVariants()) break;
    if (attributes.length === 0) {
      errors.add(line, null, wanted.id === null ? "choice_value_required" : "choices_fixed");
      continue;
    }
    const place = placeOf(line, reading);
    if (place === undefined) continue;
    if (reading.rows.has(place)) errors.add(line, null, "variant_twice");
    else readVariant(line, place, reading);
    reading.rows.set(place, line);
  }
  if (manyValues() && lines[0]) errors.add(lines[0], null, "attribute_values_many");
  if (manyVariants() && lines[0]) errors.add(lines[0], null, "combinations_many");
  return reading.rows;
}

const joined = (keys: readonly string[]) => keys.join(" ");

function beginReading(wanted: FiledProduct, given: Pick<Reading, "facts" | "errors" | "head">): Reading {
  const placeByKeys = new Map<string, number>();
  wanted.content.combinations.forEach(({ values }, place) => {
    if (!placeByKeys.has(joined(values))) placeByKeys.set(joined(values), place);
  });
  const placeById = new Map(
    wanted.variants.flatMap(({ id }, place) => (id === null ? [] : [[String(id), place] as const])),
  );
  const folds = new Map<string, string>();
  const fold = (name: string) => {
    const known = folds.get(name) ?? folded(name);
    folds.set(name, known);
    return known;
  };
  return { ...given, wanted, rows: new Map(), placeById, placeByKeys, fold, called: new Map() };
}

/** Which variant a row is about; a new one is put behind the others. Nothing where the row does not say. */
function placeOf(line: SheetLine, reading: Reading): number | undefined {
  const cell = line.cells.combination_id;
  if (isBlank(cell)) return placeByValues(line, reading);
  const place = reading.placeById.get(idText(cell ?? ""));
  if (place === undefined) {
    reading.errors.add(line, "combination_id", "variant_unknown");
    return undefined;
  }
  callValues(line, place, reading);
  return place;
}

/** A row with a variant's number may call its values otherwise, in every variant that has them. */
function callValues(line: SheetLine, place: number, { wanted, errors, called }: Reading): void {
  const { attributes, combinations } = wanted.content;
  for (const [at, number] of sheetChoices.entries()) {
    const value = attributes[at]?.values.find(({ key }) => key === combinations[place]?.values[at]);
    for (const language of ["bn", "en"] as const) {
      const column = `value_${number}_${language}` as const;
      const said = saidBy(line, column);
      if (said.says === "keep") continue;
      if (!value) {
        errors.add(line, column, "choices_fixed");
        continue;
      }
      const field = `name_${language}` as const;
      value[field] = errors.take(line, column, lineRead(said, value[field], nameField), value[field]);
    }
    if (
      !value ||
      (line.cells[`value_${number}_bn`] === undefined && line.cells[`value_${number}_en`] === undefined)
    )
      continue;
    const name = `${value.name_bn}\n${value.name_en}`;
    if ((called.get(value) ?? name) !== name) errors.add(line, `value_${number}_bn`, "choice_value_other");
    if (value.name_bn === "" && value.name_en === "")
      errors.add(line, `value_${number}_bn`, "cell_not_cleared");
    called.set(value, name);
  }
}

function placeByValues(line: SheetLine, reading: Reading): number | undefined {
  const { wanted, errors, placeByKeys } = reading;
  const { attributes, combinations } = wanted.content;
  const keys: string[] = [];
  for (const [at, attribute] of attributes.entries()) {
    const key = keyOfValue(line, at, attribute, reading);
    if (key !== undefined) keys.push(key);
  }
  for (const number of sheetChoices.slice(attributes.length)) {
    const column = `value_${number}_bn` as const;
    if (line.cells[column] !== undefined || line.cells[`value_${number}_en`] !== undefined)
      errors.add(line, column, wanted.id === null ? "attribute_name_required" : "choices_fixed");
  }
  if (keys.length < attributes.length) return undefined;
  const place = placeByKeys.get(joined(keys));
  if (place !== undefined) return place;
  placeByKeys.set(joined(keys), combinations.length);
  combinations.push({
    values: keys,
    price: null,
    old_price: null,
    measure: null,
    stock: null,
    picture: null,
    hidden: false,
  });
  wanted.variants.push({ id: null, stock: null });
  return combinations.length - 1;
}

/** The value that a row names; one that the choice does not have yet is added to it. */
function keyOfValue(
  line: SheetLine,
  at: number,
  attribute: ContentAttribute,
  { errors, fold }: Reading,
): string | undefined {
  const number = sheetChoices[at] ?? 1;
  const read = (language: "bn" | "en") => {
    const column = `value_${number}_${language}` as const;
    const said = saidBy(line, column);
    return said.says === "clear" ? "" : errors.take(line, column, lineRead(said, "", nameField), "");
  };
  const [bn, en] = [read("bn"), read("en")];
  if (bn === "" && en === "") {
    errors.add(line, `value_${number}_bn`, "choice_value_required");
    return undefined;
  }
  const found = valueCalled(attribute, bn, en, fold);
  if (found) {
    // Another row may have named it in one language only.
    if (found.key.startsWith("n"))
      Object.assign(found, { name_bn: found.name_bn || bn, name_en: found.name_en || en });
    return found.key;
  }
  const key = `n${at}x${attribute.values.length}`;
  attribute.values.push({ key, name_bn: bn, name_en: en, swatch: null });
  return key;
}

/** The value of both names, else the first one that has either of them. */
function valueCalled({ values }: ContentAttribute, bn: string, en: string, fold: Reading["fold"]) {
  const alike = (one: string, other: string) => fold(one) === fold(other);
  return (
    values.find(({ name_bn, name_en }) => alike(name_bn, bn) && alike(name_en, en)) ??
    values.find(({ name_bn, name_en }) => (bn && alike(name_bn, bn)) || (en && alike(name_en, en)))
  );
}

function readVariant(line: SheetLine, place: number, { wanted, facts, errors, head }: Reading): void {
  const { content, variants } = wanted;
  const [combination, variant] = [content.combinations[place], variants[place]];
  if (!combination || !variant) return;
  readPrices(line, combination, wanted, errors);
  const isNew = variant.id === null;
  variant.stock = errors.take(line, "stock", stockRead(saidBy(line, "stock"), variant.stock), variant.stock);
  if (isNew) combination.stock = variant.stock;
  if (isNew && variant.stock === null) errors.add(line, "stock", "stock_required");
  // What a pack holds, state and photos of a row that is the product's own, too, are the product's.
  if (line.row === head?.row) return;
  const measure = measureRead(saidBy(line, "measure"), saidBy(line, "measure_unit"), combination.measure);
  combination.measure = errors.take(line, "measure", measure, combination.measure);
  const isHidden = combination.hidden ? "hidden" : "live";
  combination.hidden =
    errors.take(line, "status", isShownRead(saidBy(line, "status"), isHidden), isHidden) === "hidden";
  const now = combination.picture === null ? [] : [combination.picture];
  const pictures = errors.take(line, "pictures", picturesRead(line, now, facts), now);
  if (pictures.length > 1) errors.add(line, "pictures", "import_picture_one");
  combination.picture = pictures[0] ?? null;
}

/** A variant that costs what it did keeps its way of saying so: as the product, or by a price of its own. */
function readPrices(
  line: SheetLine,
  combination: ContentCombination,
  { content }: FiledProduct,
  errors: RowErrors,
): void {
  const now = priceOf(content, combination);
  const price = errors.take(line, "price", priceRead(saidBy(line, "price"), now.price), now.price);
  const oldPrice = errors.take(
    line,
    "old_price",
    priceRead(saidBy(line, "old_price"), now.oldPrice),
    now.oldPrice,
  );
  if (saidBy(line, "price").says === "clear") errors.add(line, "price", "cell_not_cleared");
  if (price === null) errors.add(line, "price", "price_required");
  if (price !== now.price || oldPrice !== now.oldPrice) {
    combination.price = price;
    combination.old_price = oldPrice;
  }
}
