import type { ContentFact } from "@haat/contract/seller/product-facts";
import { business } from "@haat/contract/shared/business-constants";
import type { ProductCard, ProductFact, ProductSummary } from "@haat/contract/shop/catalogue.contract";
import type { Language } from "@haat/contract/shared/languages";
import { textIn } from "../../http/language";
import type { CategoryRow, RibbonRow } from "./catalogue.repository";
import type { CardRow, ListRow } from "./product-list.repository";
import { lowestUnitPrice, measureOf, type StockedPack } from "./unit-price.rules";

/** Rows of the catalogue as the calls answer them, in the language of the call. */

export const describeCategory = (category: CategoryRow, language: Language) => ({
  id_category: category.id,
  slug: category.slug,
  name: textIn(language, category.name),
  picture: category.picture,
  product_count: category.productCount,
});

export const describeRibbon = (ribbon: RibbonRow, language: Language) => ({
  id_ribbon: ribbon.id,
  slug: ribbon.slug,
  name: textIn(language, ribbon.name),
  tone: ribbon.tone,
});

/** A card in a list, or on a shop's home. */
export const describeListCard = (
  product: ListRow,
  ribbons: RibbonRow[],
  language: Language,
): ProductCard => ({
  ...describeCard(product, ribbons, language),
  lead: textIn(language, { bn: product.leadBn, en: product.leadEn }),
});

/** How many pieces are left, where they are few. @param lowLimit from how many on, where the product has its own */
export function fewLeft(stock: number, lowLimit: number | null): number | null {
  return stock > 0 && stock <= (lowLimit ?? business.lowStockLimit) ? stock : null;
}

/** What is to be known of a product. */
export const describeFacts = (facts: readonly ContentFact[], language: Language): ProductFact[] =>
  facts.map(({ name_bn, name_en, value_bn, value_en }) => ({
    name: textIn(language, { bn: name_bn, en: name_en }),
    value: textIn(language, { bn: value_bn, en: value_en }),
  }));

/** How many colours a card shows. */
const coloursShown = 4;

/** The colours that a product comes in; null for one alone, which its picture shows. */
export function describeColours(swatches: readonly string[]): ProductSummary["colours"] {
  return swatches.length > 1 ? { swatches: swatches.slice(0, coloursShown), count: swatches.length } : null;
}

/** What a product is had in: its combinations, or itself. */
export function packsOf(
  product: Pick<CardRow, "price" | "measureAmount" | "measureUnit" | "packs" | "stock" | "hasAttributes">,
): StockedPack[] {
  if (!product.hasAttributes)
    return [
      {
        price: product.price,
        measure: measureOf(product.measureAmount, product.measureUnit),
        stock: product.stock,
      },
    ];
  return (product.packs ?? []).map(([price, amount, unit, stock]) => ({
    price,
    measure: measureOf(amount, unit),
    stock,
  }));
}

export function describeCard(product: CardRow, ribbons: RibbonRow[], language: Language): ProductSummary {
  const ribbon = ribbons.find(({ id }) => id === product.cardRibbonId);
  return {
    id_product: product.id,
    slug: product.slug,
    name: textIn(language, { bn: product.nameBn, en: product.nameEn }),
    picture: product.picture,
    price: product.price,
    old_price: product.oldPrice,
    price_varies: product.maxPrice > product.price,
    unit_price: lowestUnitPrice(packsOf(product)),
    in_stock: product.stock > 0,
    few_left: fewLeft(product.stock, product.lowLimit),
    has_attributes: product.hasAttributes,
    colours: describeColours(product.swatches ?? []),
    ribbon: ribbon ? describeRibbon(ribbon, language) : null,
  };
}
