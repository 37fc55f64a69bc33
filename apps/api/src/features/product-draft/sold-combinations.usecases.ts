import type { ContentCombination, ProductContent } from "@haat/contract/seller/product-content";
import type { Queryable } from "../../database/database";
import { priceOf } from "./draft-lacks";
import { listUsedCombinations, type SoldCombination } from "./sold-content.repository";
import type { Sold } from "./sold-content";
import * as products from "./sold-product.repository";
import { deleteValues } from "./sold-values.repository";
import type { Writing } from "./sold-values.usecases";

/**
 * Writes the combinations of a product. One that is not in the content any more goes, unless somebody ordered it or has it in
 * a cart: then it is hidden. The pieces of those that are sold stay as they are; new ones come with their first.
 * @param valueIds the id of each value by its key
 */
export async function saveCombinations(
  tx: Queryable,
  at: Writing,
  productId: number,
  content: ProductContent,
  valueIds: ReadonlyMap<string, number>,
  sold: Sold | undefined,
): Promise<void> {
  const left = new Map(sold?.combinations.map((each) => [each.valueIds.join(" "), each]));
  for (const [position, combination] of content.combinations.entries()) {
    const ids = combination.values.map((key) => valueIds.get(key) ?? 0).sort((one, other) => one - other);
    const was = left.get(ids.join(" "));
    left.delete(ids.join(" "));
    const row = { ...rowOf(content, combination), position };
    if (was) await products.updateCombination(tx, at.shopId, was.id, row);
    else await addCombination(tx, at, { productId, valueIds: ids, stock: combination.stock ?? 0, ...row });
  }

  const kept = await removeCombinations(tx, at, productId, [...left.values()]);
  await removeValues(tx, at.shopId, sold, valueIds, kept);
}

function rowOf(content: ProductContent, combination: ContentCombination) {
  const { price, oldPrice } = priceOf(content, combination);
  // One that nobody sees may lack a price; it costs nothing until it is shown, and then it has to have one.
  return { price: price ?? 0, oldPrice, picture: combination.picture, hidden: combination.hidden };
}

async function addCombination(
  tx: Queryable,
  { shopId, accountId, now }: Writing,
  row: Omit<Parameters<typeof products.insertCombination>[1], "shopId">,
): Promise<void> {
  const { productId, stock } = row;
  const combinationId = await products.insertCombination(tx, { shopId, ...row });
  const movement = { shopId, productId, combinationId, change: stock, accountId, at: now };
  await products.insertMovements(tx, [{ ...movement, reason: "initial" }]);
}

/** @returns those that stay, hidden */
async function removeCombinations(
  tx: Queryable,
  { shopId, accountId, now }: Writing,
  productId: number,
  removed: readonly SoldCombination[],
): Promise<SoldCombination[]> {
  const used = await listUsedCombinations(
    tx,
    shopId,
    removed.map(({ id }) => id),
  );
  const gone = removed.filter(({ id }) => !used.has(id));
  await products.insertMovements(
    tx,
    gone.map(({ id, stock }) => ({
      shopId,
      productId,
      combinationId: id,
      change: -stock,
      reason: "corrected" as const,
      accountId,
      at: now,
    })),
  );
  await products.deleteCombinations(
    tx,
    shopId,
    gone.map(({ id }) => id),
  );
  const kept = removed.filter(({ id }) => used.has(id));
  for (const { id } of kept) await products.updateCombination(tx, shopId, id, { hidden: true });
  return kept;
}

/** Values that the content has no more go, but for those of combinations that stay. */
async function removeValues(
  tx: Queryable,
  shopId: number,
  sold: Sold | undefined,
  valueIds: ReadonlyMap<string, number>,
  kept: readonly SoldCombination[],
): Promise<void> {
  const needed = new Set([...valueIds.values(), ...kept.flatMap((combination) => combination.valueIds)]);
  const gone = (sold?.values ?? []).map(({ id }) => id).filter((id) => !needed.has(id));
  await deleteValues(tx, shopId, gone);
}
