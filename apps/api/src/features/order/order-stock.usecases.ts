import { business } from "@haat/contract/business-constants";
import type { Language } from "@haat/contract/languages";
import type { Queryable } from "../../platform/database";
import { Refusal } from "../../platform/errors";
import { textIn } from "../../platform/language";
import * as carts from "../cart/cart.repository";
import * as placement from "./order-placement.repository";
import type { Pieces } from "./order-placement.repository";
import type { OrderedAttribute } from "./stored-attributes";

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

/** What is wanted, without a look at the catalogue. */
export type BareLine = Pick<Line, "productId" | "combinationId" | "quantity">;

/** Lines with the prices and stocks of this moment, which no other order changes until this one is over. */
export async function lockLines(tx: Queryable, shopId: number, bare: BareLine[]): Promise<Line[]> {
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
function piecesBy(lines: BareLine[], idOf: (line: BareLine) => number | null): Pieces[] {
  const pieces = new Map<number, number>();
  for (const line of lines) {
    const id = idOf(line);
    if (id !== null) pieces.set(id, (pieces.get(id) ?? 0) + line.quantity);
  }
  return [...pieces].map(([id, quantity]) => ({ id, quantity }));
}

const productsOf = (lines: BareLine[]) => piecesBy(lines, ({ productId }) => productId);
const combinationsOf = (lines: BareLine[]) => piecesBy(lines, ({ combinationId }) => combinationId);

/** Takes what the lines ask for, all or nothing of it. @throws out_of_stock, stock_short, quantity_capped */
export async function takeStock(
  tx: Queryable,
  shopId: number,
  lines: Line[],
  language: Language,
): Promise<void> {
  const ofProducts = productsOf(lines);
  const ofCombinations = combinationsOf(lines);
  if (ofProducts.some(({ quantity }) => quantity > business.maxQuantityPerProduct)) {
    throw new Refusal("quantity_capped", { most: business.maxQuantityPerProduct });
  }
  const products = await placement.takeFromProducts(tx, shopId, ofProducts);
  const combinations = await placement.takeFromCombinations(tx, shopId, ofCombinations);
  if (products === ofProducts.length && combinations === ofCombinations.length) return;
  const short = lines.find((line) => line.available < line.quantity) ?? lines[0];
  if (!short) throw new Error("There was too little stock for no line at all.");
  const { available, productId, name } = short;
  throw new Refusal(available > 0 ? "stock_short" : "out_of_stock", {
    name: textIn(language, name),
    id_product: productId,
    available,
  });
}

/** Puts back what the lines of an order had taken. */
export async function returnStock(tx: Queryable, shopId: number, lines: BareLine[]): Promise<void> {
  await placement.putBack(tx, shopId, productsOf(lines), combinationsOf(lines));
}
