import type { Queryable } from "../../database/database";
import { changedParts } from "../product-draft/content-merge";
import type { Sold } from "../product-draft/sold-content";
import { changeSoldProduct, sellNewProduct } from "../product-draft/sold-product.usecases";
import type { Writing } from "../product-draft/sold-values.usecases";
import { setStatus } from "../seller-goods/product-status.usecases";
import { moveStock } from "../seller-stock/seller-stock.usecases";
import type { FiledProduct } from "./goods-rows";
import type { ProductState, StockStep } from "./product-state";
import { undrawn } from "./shop-facts.usecases";

/** Writes a new product as a file has it. @returns its number */
export async function writeNewProduct(tx: Queryable, at: Writing, wanted: FiledProduct): Promise<number> {
  const content = { ...wanted.content, stock: wanted.stock };
  requireDrawn(content.pictures);
  const id = await sellNewProduct(tx, at, content, wanted.slug);
  if (wanted.status !== "live") await setStatus(tx, at.shopId, [id], wanted.status, at.now);
  return id;
}

/** Brings a product to what a file says. @param sold as it is now, held by this transaction */
export async function writeChangedProduct(
  tx: Queryable,
  at: Writing,
  sold: Sold,
  wanted: FiledProduct,
): Promise<void> {
  requireDrawn(wanted.content.pictures);
  await writeState(tx, at, sold, { ...wanted, steps: stepsTo(sold, wanted), reason: "counted" });
}

/** What is written has its files: a name in the place of a key would be a picture that nobody sees. */
function requireDrawn(pictures: readonly string[]): void {
  if (pictures.some((key) => key.startsWith(undrawn))) throw new Error("A photo was not drawn.");
}

function stepsTo({ product, combinations }: Sold, { stock, variants }: FiledProduct): StockStep[] {
  const steps = variants.map(({ id, stock: pieces }) => {
    const there = combinations.find((combination) => combination.id === id)?.stock;
    return {
      combinationId: id,
      change: id === null || pieces === null || there === undefined ? 0 : pieces - there,
    };
  });
  const own = product.hasAttributes || stock === null ? 0 : stock - product.stock;
  return [{ combinationId: null, change: own }, ...steps].filter(({ change }) => change !== 0);
}

interface StateToWrite extends Pick<ProductState, "content" | "status"> {
  steps: readonly StockStep[];
  reason: "counted" | "corrected";
}

/** Brings a product to a state: what it says of itself, whether it is shown, and its pieces, with their movements. */
export async function writeState(
  tx: Queryable,
  at: Writing,
  sold: Sold,
  { content, status, steps, reason }: StateToWrite,
): Promise<void> {
  const { shopId, accountId, now } = at;
  const { id: productId, status: was } = sold.product;
  if (changedParts(sold.content, content).length > 0) await changeSoldProduct(tx, at, sold, content);
  for (const { combinationId, change } of steps)
    await moveStock(tx, { shopId, productId, combinationId, change, reason, accountId, at: now });
  if (status !== was) await setStatus(tx, shopId, [productId], status, now);
}
