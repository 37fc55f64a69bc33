import { business } from "@haat/contract/shared/business-constants";
import type { Language } from "@haat/contract/shared/languages";
import type { Queryable } from "../../database/database";
import { inOneTrip } from "../../database/one-trip";
import { DomainError } from "../../process/domain-error";
import { textIn } from "../../http/language";
import * as carts from "../cart/cart.usecases";
import { holdPieces, holdsPieces, piecesHeldByOthers, type Buyer } from "./held-pieces";
import * as stock from "./order-stock.repository";
import type { Pieces } from "./order-stock.repository";
import type { OrderedAttribute } from "./stored-attributes";

/** Lines of the ledger, for commands that move stock otherwise than by a whole order. */
export { insertStockMovements } from "./order-placement.repository";

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
  /** The pieces that are there, on sale or not. */
  inStock: number;
  homeCityOnly: boolean;
}

/** What is wanted, without a look at the catalogue. */
export type BareLine = Pick<Line, "productId" | "combinationId" | "quantity">;

/** Lines with the prices and stocks of this moment, which no other order changes until this one is over. */
export async function lockLines(tx: Queryable, shopId: number, bare: BareLine[]): Promise<Line[]> {
  if (bare.length === 0) return [];
  const combinationIds = distinct(bare.map((line) => line.combinationId).filter((id) => id !== null));
  const [products, combinations] = await inOneTrip(
    stock.lockProducts(tx, shopId, distinct(bare.map((line) => line.productId))),
    stock.lockCombinations(tx, shopId, combinationIds),
  );
  const values = await carts.listChosenValues(
    tx,
    shopId,
    distinct(combinations.flatMap(({ valueIds }) => valueIds)),
  );
  return bare.map(({ productId, combinationId, quantity }) => {
    const product = products.find(({ id }) => id === productId);
    const combination = combinations.find(({ id }) => id === combinationId);
    if (!product || (combinationId !== null && !combination)) throw new DomainError("product_not_found");
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
      // What has been hidden meanwhile is gone like what is sold out.
      available: product.isLive ? (combination?.stock ?? product.stock) : 0,
      inStock: combination?.allStock ?? product.stock,
      homeCityOnly: product.homeCityOnly,
    };
  });
}

/** When whoever meets the last pieces in others' hands may come back, in s. */
const soon = 1;

/** The pieces that an order is about to take. */
export interface PiecesClaim {
  buyer: Buyer;
  /** Gives them up; called when the order's transaction is over, one way or the other. */
  end: () => void;
}

/**
 * Lays claim to the pieces that an order is about to take. None waits for pieces that orders before it have claims to: they
 * are through in a moment, and only then it is known whether anything is left. Asks the database only where others want the
 * same and the order has no claim yet.
 * @throws being_bought where others claim too many, out_of_stock and stock_short where what is over has left too few
 */
export async function claimPieces(
  tx: Queryable,
  shopId: number,
  wanted: BareLine[],
  claim: PiecesClaim,
  language: Language,
): Promise<void> {
  const rivalled = wanted.filter(
    (line) => !holdsPieces(shopId, line, claim.buyer) && piecesHeldByOthers(shopId, line, claim.buyer) > 0,
  );
  const ids = distinct(rivalled.map(({ productId }) => productId));
  const stocks = ids.length > 0 ? await stock.readStocks(tx, shopId, ids) : [];
  for (const line of rivalled) {
    const left = stocks.find(
      (row) =>
        row.productId === line.productId &&
        (line.combinationId === null || row.combinationId === line.combinationId),
    );
    if (!left) continue;
    const { name, stock: available } = left;
    const { productId } = line;
    if (available < line.quantity) throw shortageOf({ name, productId, available }, language);
    // Counted now: who was over while the database was asked claims nothing any more.
    if (piecesHeldByOthers(shopId, line, claim.buyer) + line.quantity <= available) continue;
    throw beingBought({ name, productId }, language);
  }
  const endBefore = claim.end;
  const end = holdPieces(shopId, wanted, claim.buyer);
  claim.end = () => {
    end();
    endBefore();
  };
}

/** Others claim what is left. */
export function beingBought(
  { name, productId }: Pick<Line, "name" | "productId">,
  language: Language,
): DomainError {
  const context = { name: textIn(language, name), id_product: productId, retry_after: soon };
  return new DomainError("being_bought", context);
}

/** What is over has left too few. */
export function shortageOf(
  { available, productId, name }: Pick<Line, "available" | "productId" | "name">,
  language: Language,
): DomainError {
  return new DomainError(available > 0 ? "stock_short" : "out_of_stock", {
    name: textIn(language, name),
    id_product: productId,
    available,
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
    throw new DomainError("quantity_capped", { most: business.maxQuantityPerProduct });
  }
  const [products, combinations] = await inOneTrip(
    stock.takeFromProducts(tx, shopId, ofProducts),
    stock.takeFromCombinations(tx, shopId, ofCombinations),
  );
  if (products === ofProducts.length && combinations === ofCombinations.length) return;
  const short = lines.find((line) => line.available < line.quantity) ?? lines[0];
  if (!short) throw new Error("There was too little stock for no line at all.");
  throw shortageOf(short, language);
}

/** Puts back what the lines of an order had taken. */
export async function returnStock(tx: Queryable, shopId: number, lines: BareLine[]): Promise<void> {
  await stock.putBack(tx, shopId, productsOf(lines), combinationsOf(lines));
}

/** Takes again what `returnStock` had put back, also of what is not on sale any more. @throws out_of_stock, stock_short */
export async function takeAgain(
  tx: Queryable,
  shopId: number,
  bare: BareLine[],
  language: Language,
): Promise<void> {
  if (bare.length === 0) return;
  const lines = await lockLines(tx, shopId, bare);
  if (await stock.takeAgain(tx, shopId, productsOf(bare), combinationsOf(bare))) return;
  const short = lines.find((line) => line.inStock < line.quantity) ?? lines[0];
  if (!short) throw new Error("There was too little stock for no line at all.");
  throw shortageOf({ ...short, available: short.inStock }, language);
}
