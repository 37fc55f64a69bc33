import { business } from "@haat/contract/business-constants";
import type { Language } from "@haat/contract/languages";
import type { Queryable } from "../../platform/database";
import { Refusal } from "../../platform/errors";
import { textIn } from "../../platform/language";
import * as carts from "../cart/cart.repository";
import * as placement from "./order-placement.repository";
import type { Pieces } from "./order-placement.repository";
import type { OrderedAttribute } from "./order.repository";

/** A line that is being ordered; amounts are poisha. */
export interface Line {
  productId: number;
  combinationId: number | null;
  quantity: number;
  slug: string;
  name: { bn: string; en: string };
  picture: string;
  attributes: OrderedAttribute[];
  unitPrice: number;
  available: number;
}

/** A cart's lines with the prices and stocks of this moment, which no other order changes until this one is over. */
export async function lockLines(tx: Queryable, shopId: number, cartId: string): Promise<Line[]> {
  const bare = await carts.listBareLines(tx, shopId, cartId);
  if (bare.length === 0) return [];
  const products = await placement.lockProducts(tx, shopId, distinct(bare.map((line) => line.productId)));
  const combinationIds = distinct(bare.map((line) => line.combinationId).filter((id) => id !== null));
  const combinations = await placement.lockCombinations(tx, shopId, combinationIds);
  const values = await carts.listChosenValues(
    tx,
    shopId,
    distinct(combinations.flatMap(({ valueIds }) => valueIds)),
  );
  return bare.map(({ productId, combinationId, quantity }) => {
    const product = products.find(({ id }) => id === productId);
    const combination = combinations.find(({ id }) => id === combinationId);
    if (!product || (combinationId !== null && !combination)) throw new Refusal("product_not_found");
    return {
      productId,
      combinationId,
      quantity,
      slug: product.slug,
      name: product.name,
      picture: combination?.picture ?? product.picture,
      attributes: values
        .filter(({ id }) => combination?.valueIds.includes(id))
        .map(({ id, attribute, value }) => ({
          idProductAttribute: id,
          attributeBn: attribute.bn,
          attributeEn: attribute.en,
          valueBn: value.bn,
          valueEn: value.en,
        })),
      unitPrice: combination?.price ?? product.price,
      available: combination?.stock ?? product.stock,
    };
  });
}

const distinct = (ids: number[]) => [...new Set(ids)];

/** How many pieces of each product, or of each combination, the lines take together. */
function piecesBy(lines: Line[], idOf: (line: Line) => number | null): Pieces[] {
  const pieces = new Map<number, number>();
  for (const line of lines) {
    const id = idOf(line);
    if (id !== null) pieces.set(id, (pieces.get(id) ?? 0) + line.quantity);
  }
  return [...pieces].map(([id, quantity]) => ({ id, quantity }));
}

/** Takes what the lines ask for, all or nothing of it. @throws out_of_stock, quantity_capped */
export async function takeStock(
  tx: Queryable,
  shopId: number,
  lines: Line[],
  language: Language,
): Promise<void> {
  const ofProducts = piecesBy(lines, ({ productId }) => productId);
  const ofCombinations = piecesBy(lines, ({ combinationId }) => combinationId);
  if (ofProducts.some(({ quantity }) => quantity > business.maxQuantityPerProduct)) {
    throw new Refusal("quantity_capped", { most: business.maxQuantityPerProduct });
  }
  const products = await placement.takeFromProducts(tx, shopId, ofProducts);
  const combinations = await placement.takeFromCombinations(tx, shopId, ofCombinations);
  if (products === ofProducts.length && combinations === ofCombinations.length) return;
  const short = lines.find((line) => line.available < line.quantity) ?? lines[0];
  const name = short ? textIn(language, short.name) : "";
  throw new Refusal("out_of_stock", {
    name,
    id_product: short?.productId ?? 0,
    available: short?.available ?? 0,
  });
}
