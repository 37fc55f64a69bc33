import {
  goodsColumns,
  nameSeparator,
  sheetChoices,
  type GoodsColumn,
} from "@haat/contract/seller/goods-sheet";
import type { ProductContent } from "@haat/contract/seller/product-content";
import type { Measure } from "@haat/contract/shared/measure";
import type { Language } from "@haat/contract/shared/languages";
import type { ProductStatus } from "@haat/contract/shared/product-status";
import { translator } from "@haat/i18n/translator";
import { priceOf } from "../product-draft/draft-lacks";
import type { Sold } from "../product-draft/sold-content";
import { factCell } from "./fact-cells";
import { escapedCell } from "../../sheets/sheet-cells";
import { nameInFile, type NamedThing } from "./shop-names";

/** A product as a file has it. */
export interface FiledProduct {
  id: number | null;
  slug: string;
  status: ProductStatus;
  /** Of a product without variants. */
  stock: number | null;
  content: ProductContent;
  /** Of each of the content's combinations, in their order. */
  variants: { id: number | null; stock: number | null }[];
}

/** A product that is sold, as a file has it. */
export const filedProduct = ({ product, combinations, content }: Sold): FiledProduct => ({
  id: product.id,
  slug: product.slug,
  status: product.status,
  stock: product.hasAttributes ? null : product.stock,
  content,
  variants: combinations.map(({ id, stock }) => ({ id, stock })),
});

/** What things are called in a file. */
export interface FileWords {
  language: Language;
  categories: readonly NamedThing[];
  ribbons: readonly NamedThing[];
  /** The file that a picture came as; without it pictures are called as the shop knows them. */
  pictureName?(key: string): string;
}

export type RowCells = Partial<Record<GoodsColumn, string>>;

/** The rows of a product: its own, and one for each variant. */
export function rowsOfProduct(product: FiledProduct, words: FileWords): RowCells[] {
  return [
    productRow(product, words),
    ...product.content.combinations.map((_, place) => variantRow(product, place, words)),
  ];
}

/** Texts as the cells of a row, in the order of the columns: none of them is worked out by a spreadsheet. */
export const cellsOf = (row: RowCells) => goodsColumns.map((column) => escapedCell(row[column] ?? ""));

const pictureName = (key: string, words: FileWords) => words.pictureName?.(key) ?? key;

const joined = (names: readonly string[]) => names.join(` ${nameSeparator} `);

function productRow({ id, slug, status, stock, content }: FiledProduct, words: FileWords): RowCells {
  const { language } = words;
  const translate = translator(language);
  const isPlain = content.attributes.length === 0;
  return {
    product_id: numberText(id),
    slug,
    name_bn: content.name_bn,
    name_en: content.name_en,
    description_bn: content.description_bn,
    description_en: content.description_en,
    category: content.id_category === null ? "" : nameInFile(words.categories, content.id_category, language),
    price: isPlain ? takaText(content.price) : "",
    old_price: isPlain ? takaText(content.old_price) : "",
    ...measureCells(content.measure, language),
    facts_bn: factCell(content.facts, "bn"),
    facts_en: factCell(content.facts, "en"),
    stock: isPlain ? numberText(stock) : "",
    ribbons: joined(content.ribbons.map((ribbon) => nameInFile(words.ribbons, ribbon, language))),
    home_city_only: translate(`goodsImport.words.${content.home_city_only ? "yes" : "no"}`),
    status: translate(`goodsImport.words.${status}`),
    ...choiceNames(content),
    pictures: joined(content.pictures.map((key) => pictureName(key, words))),
  };
}

function variantRow({ id, content, variants }: FiledProduct, place: number, words: FileWords): RowCells {
  const combination = content.combinations[place];
  if (!combination) return {};
  const { language } = words;
  const { price, oldPrice } = priceOf(content, combination);
  const values = content.attributes.flatMap((attribute, at) => {
    const number = sheetChoices[at];
    const value = attribute.values.find(({ key }) => key === combination.values[at]);
    return number && value
      ? [[`value_${number}_bn`, value.name_bn] as const, [`value_${number}_en`, value.name_en] as const]
      : [];
  });
  return {
    product_id: numberText(id),
    combination_id: numberText(variants[place]?.id ?? null),
    price: takaText(price),
    old_price: takaText(oldPrice),
    ...measureCells(combination.measure, language),
    stock: numberText(variants[place]?.stock ?? null),
    status: translator(language)(`goodsImport.words.${combination.hidden ? "hidden" : "live"}`),
    ...choiceNames(content),
    ...Object.fromEntries(values),
    pictures: combination.picture === null ? "" : pictureName(combination.picture, words),
  };
}

/** What a pack holds; a variant's own only. */
const measureCells = (measure: Measure | null, language: Language): RowCells =>
  measure
    ? {
        measure: String(measure.amount),
        measure_unit: translator(language)(`goodsImport.units.${measure.unit}`),
      }
    : {};

const choiceNames = ({ attributes }: ProductContent): RowCells =>
  Object.fromEntries(
    attributes.flatMap((attribute, at) => {
      const number = sheetChoices[at];
      return number
        ? [
            [`choice_${number}_bn`, attribute.name_bn] as const,
            [`choice_${number}_en`, attribute.name_en] as const,
          ]
        : [];
    }),
  );

/** Which variant, such as "Red, M". */
export function variantName({ content }: FiledProduct, place: number, language: Language): string {
  const keys = content.combinations[place]?.values ?? [];
  return content.attributes
    .map(({ values }, at) => {
      const value = values.find(({ key }) => key === keys[at]);
      return language === "bn" ? value?.name_bn || value?.name_en : value?.name_en || value?.name_bn;
    })
    .filter((name) => name)
    .join(", ");
}

const numberText = (value: number | null) => (value === null ? "" : String(value));

/** An amount in poisha as a file has it: taka, with poisha only where there are any. */
export const takaText = (poisha: number | null) =>
  poisha === null ? "" : poisha % 100 === 0 ? String(poisha / 100) : (poisha / 100).toFixed(2);
