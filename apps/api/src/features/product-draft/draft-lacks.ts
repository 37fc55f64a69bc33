import type { ContentCombination, ProductContent } from "@haat/contract/seller/product-content";
import type { DraftLack } from "@haat/contract/seller/product-draft.contract";
import type { FieldErrorCode } from "@haat/contract/shared/error-codes";

/** What a combination costs: by a price of its own, with an old price of its own, or as the product. In poisha. */
export function priceOf(content: ProductContent, { price, old_price }: ContentCombination) {
  return price === null
    ? { price: content.price, oldPrice: content.old_price }
    : { price, oldPrice: old_price };
}

/** What a pack of a combination holds: its own, or as the product. */
export const measureIn = (content: ProductContent, { measure }: ContentCombination) =>
  measure ?? content.measure;

/** Those that customers will see. */
export const shownCombinations = ({ combinations }: ProductContent) =>
  combinations.filter(({ hidden }) => !hidden);

const nameKey = (bn: string, en: string) => `${bn.toLowerCase()}/${en.toLowerCase()}`;

/** Whether all of them have a name, and each another one. */
function areNamed(named: { name_bn: string; name_en: string }[]): boolean {
  const names = named.map(({ name_bn, name_en }) => nameKey(name_bn, name_en));
  return !names.includes("/") && new Set(names).size === names.length;
}

/** Whether each combination is a value of each attribute, and there is none twice. */
function areWhole({ attributes, combinations }: ProductContent): boolean {
  const keys = attributes.map(({ values }) => new Set(values.map(({ key }) => key)));
  const isWhole = ({ values }: ContentCombination) =>
    values.length === keys.length && values.every((key, place) => keys[place]?.has(key));
  const names = new Set(combinations.map(({ values }) => values.join(" ")));
  return names.size === combinations.length && combinations.every(isWhole);
}

/**
 * What is missing before a content can be sold.
 * @param counted whether the ledger already knows the pieces: of the product, or of the combination with these values
 */
export function lacksOf(
  content: ProductContent,
  counted: (combination?: ContentCombination) => boolean,
): DraftLack[] {
  const shown = shownCombinations(content);
  const hasAttributes = content.attributes.length > 0;
  const prices = hasAttributes
    ? shown.map((combination) => priceOf(content, combination))
    : [{ price: content.price, oldPrice: content.old_price }];
  const isCounted = hasAttributes
    ? shown.every((combination) => combination.stock !== null || counted(combination))
    : content.stock !== null || counted();
  const values = content.attributes.map((attribute) => attribute.values);
  const isNamed = areNamed(content.attributes) && values.every((each) => each.length > 0 && areNamed(each));

  const lacks: [DraftLack, boolean][] = [
    ["picture", content.pictures.length === 0],
    ["name", content.name_bn === "" && content.name_en === ""],
    ["price", prices.some(({ price }) => price === null)],
    ["old_price", prices.some(({ price, oldPrice }) => oldPrice !== null && oldPrice <= (price ?? 0))],
    ["stock", !isCounted],
    ["attribute_names", !isNamed],
    ["combinations", hasAttributes ? shown.length === 0 || !areWhole(content) : false],
  ];
  return lacks.flatMap(([lack, isLacking]) => (isLacking ? [lack] : []));
}

/** How a form says what is missing, at which of its fields. */
export const lackErrors: Readonly<Record<DraftLack, { field: string; code: FieldErrorCode }>> = {
  picture: { field: "pictures", code: "picture_required" },
  name: { field: "name_bn", code: "product_name_required" },
  price: { field: "price", code: "price_required" },
  old_price: { field: "old_price", code: "old_price_low" },
  stock: { field: "stock", code: "stock_required" },
  attribute_names: { field: "attributes", code: "attribute_name_required" },
  combinations: { field: "combinations", code: "combinations_required" },
};
