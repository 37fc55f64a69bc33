import type { ProductStatus } from "@haat/contract/shared/product-status";
import type { Queryable } from "../../database/database";
import { changedParts } from "../product-draft/content-merge";
import type { Sold } from "../product-draft/sold-content";
import { changeSoldProducts, sellNewProducts } from "../product-draft/sold-product.usecases";
import type { Writing } from "../product-draft/sold-values.usecases";
import { setStatus } from "../seller-goods/product-status.usecases";
import { moveStocks } from "../seller-stock/seller-stock.usecases";
import type { FiledProduct } from "./goods-rows";
import type { ProductState, StockStep } from "./product-state";
import { undrawn } from "./shop-facts.usecases";

/** Writes new products as a file has them. @returns their numbers, in their order */
export async function writeNewProducts(
  tx: Queryable,
  at: Writing,
  wanted: readonly FiledProduct[],
): Promise<number[]> {
  wanted.forEach(({ content }) => requireDrawn(content.pictures));
  const ids = await sellNewProducts(
    tx,
    at,
    wanted.map(({ slug, stock, content }) => ({ slug, content: { ...content, stock } })),
  );
  const offSale = wanted.flatMap(({ status }, place) =>
    status === "live" ? [] : [{ id: ids[place], status }],
  );
  await setStatuses(tx, at, offSale);
  return ids;
}

/** What a product is brought to: what it says of itself, whether it is shown, and its pieces, with their movements. */
export interface StateToWrite extends Pick<ProductState, "content" | "status"> {
  /** As it is now, held by this transaction. */
  sold: Sold;
  steps: readonly StockStep[];
  reason: "counted" | "corrected";
}

/** What a file says of a product that is there. @param sold as it is now */
export function stateInFile(sold: Sold, wanted: FiledProduct): StateToWrite {
  requireDrawn(wanted.content.pictures);
  const { content, status } = wanted;
  return { sold, content, status, steps: stepsTo(sold, wanted), reason: "counted" };
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

/** Brings products to states, in as few statements for many as for one. */
export async function writeStates(
  tx: Queryable,
  at: Writing,
  states: readonly StateToWrite[],
): Promise<void> {
  const { shopId, accountId, now } = at;
  const shownOtherwise = states.flatMap(({ sold: { product }, status }) =>
    status === product.status ? [] : [{ id: product.id, status }],
  );
  // What is shown no more may lose its picture after that, and what has one by then is shown.
  await setStatuses(
    tx,
    at,
    shownOtherwise.filter(({ status }) => status !== "live"),
  );
  await changeSoldProducts(
    tx,
    at,
    states.filter(({ sold, content }) => changedParts(sold.content, content).length > 0),
  );
  const movements = states.flatMap(({ sold, steps, reason }) =>
    steps.map(({ combinationId, change }) => {
      return { shopId, productId: sold.product.id, combinationId, change, reason, accountId, at: now };
    }),
  );
  await moveStocks(tx, movements);
  await setStatuses(
    tx,
    at,
    shownOtherwise.filter(({ status }) => status === "live"),
  );
}

async function setStatuses(
  tx: Queryable,
  { shopId, now }: Writing,
  products: readonly { id: number | undefined; status: ProductStatus }[],
): Promise<void> {
  for (const status of new Set(products.map((product) => product.status))) {
    const ids = products.flatMap((product) => (product.status === status ? (product.id ?? []) : []));
    await setStatus(tx, shopId, ids, status, now);
  }
}
