import type { Queryable } from "../../database/database";
import { DomainError } from "../../process/domain-error";
import * as choices from "./choice.repository";

/** A product with a value for each of its attributes, as a form sends it. */
export interface ChoiceRequest {
  id_product: number;
  id_product_attribute: number[];
}

/** What is sold: the product, or one combination of it, with its price (poisha) and stock of this moment. */
export interface Purchasable {
  productId: number;
  combinationId: number | null;
  slug: string;
  name: { bn: string; en: string };
  picture: string;
  valueIds: number[];
  unitPrice: number;
  available: number;
  /** Brought within the shop's home city only. */
  homeCityOnly: boolean;
  /** Whether it is on sale; where it is not, none are available. */
  isLive: boolean;
}

/** What the shopper means. @throws product_not_found, choice_required */
export async function findChoice(
  db: Queryable,
  shopId: number,
  { id_product, id_product_attribute }: ChoiceRequest,
): Promise<Purchasable> {
  const product = await choices.findSellable(db, shopId, id_product);
  if (!product) throw new DomainError("product_not_found");
  const { slug, name, picture, price, stock, homeCityOnly } = product;
  const valueIds = distinctAscending(id_product_attribute);
  if (!product.hasAttributes) {
    if (valueIds.length > 0) throw new DomainError("choice_required");
    return {
      productId: product.id,
      combinationId: null,
      slug,
      name,
      picture,
      valueIds,
      unitPrice: price,
      available: stock,
      homeCityOnly,
      isLive: true,
    };
  }
  const combination = await choices.findCombination(db, shopId, product.id, valueIds);
  if (!combination) throw new DomainError("choice_required");
  return {
    productId: product.id,
    combinationId: combination.id,
    slug,
    name,
    valueIds,
    picture: combination.picture ?? picture,
    unitPrice: combination.price,
    available: combination.stock,
    homeCityOnly,
    isLive: true,
  };
}

/** Attribute values in the order that combinations keep them in. */
export function distinctAscending(ids: number[]): number[] {
  return [...new Set(ids)].sort((one, other) => one - other);
}
