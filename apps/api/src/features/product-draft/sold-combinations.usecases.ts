import type { ContentCombination, ProductContent } from "@haat/contract/seller/product-content";
import type { Queryable } from "../../database/database";
import { priceOf } from "./draft-lacks";
import { listUsedCombinations, type SoldCombination } from "./sold-content.repository";
import * as products from "./sold-product.repository";
import { deleteValues } from "./sold-values.repository";
import type { ValueIds, WrittenProduct, Writing } from "./sold-values.usecases";

/** What a product's content makes of its combinations. */
interface Sorted {
  changed: (ReturnType<typeof rowOf> & { shopId: number; id: number })[];
  added: (ReturnType<typeof rowOf> & AddedCombination)[];
  /** Those that are not in the content any more, with their product. */
  left: (SoldCombination & { productId: number })[];
}
interface AddedCombination {
  shopId: number;
  productId: number;
  valueIds: number[];
  stock: number;
}

/**
 * Writes the combinations of products. One that is not in the content any more goes, unless somebody ordered it or has it in
 * a cart: then it is hidden. The pieces of those that are sold stay as they are; new ones come with their first.
 * @param valueIds of each product by its id
 */
export async function saveCombinations(
  tx: Queryable,
  at: Writing,
  written: readonly WrittenProduct[],
  valueIds: ReadonlyMap<number, ValueIds>,
): Promise<void> {
  const sorted = written.map((product) => sort(at, product, valueIds.get(product.id) ?? new Map()));
  await products.updateCombinations(
    tx,
    sorted.flatMap(({ changed }) => changed),
  );
  await addCombinations(
    tx,
    at,
    sorted.flatMap(({ added }) => added),
  );
  const kept = await removeCombinations(
    tx,
    at,
    sorted.flatMap(({ left }) => left),
  );
  await removeValues(tx, at.shopId, written, valueIds, kept);
}

const placeOf = (ids: readonly number[]) => ids.join(" ");

function sort(
  { shopId }: Writing,
  { id: productId, content, sold }: WrittenProduct,
  valueIds: ValueIds,
): Sorted {
  const left = new Map(sold?.combinations.map((each) => [placeOf(each.valueIds), each]));
  const [changed, added]: [Sorted["changed"], Sorted["added"]] = [[], []];
  for (const [position, combination] of content.combinations.entries()) {
    const ids = combination.values.map((key) => valueIds.get(key) ?? 0).sort((one, other) => one - other);
    const was = left.get(placeOf(ids));
    left.delete(placeOf(ids));
    const row = rowOf(content, combination, position);
    if (was) changed.push({ shopId, id: was.id, ...row });
    else added.push({ shopId, productId, valueIds: ids, stock: combination.stock ?? 0, ...row });
  }
  return { changed, added, left: [...left.values()].map((each) => ({ ...each, productId })) };
}

function rowOf(content: ProductContent, combination: ContentCombination, position: number) {
  const { price, oldPrice } = priceOf(content, combination);
  const { measure, picture, hidden } = combination;
  const own = { measureAmount: measure?.amount ?? null, measureUnit: measure?.unit ?? null };
  // One that nobody sees may lack a price; it costs nothing until it is shown, and then it has to have one.
  return { price: price ?? 0, oldPrice, ...own, picture, hidden, position };
}

async function addCombinations(
  tx: Queryable,
  { shopId, accountId, now }: Writing,
  added: Sorted["added"],
): Promise<void> {
  const made = await products.insertCombinations(tx, added);
  const stocks = new Map(added.map(({ productId, position, stock }) => [`${productId} ${position}`, stock]));
  await products.insertMovements(
    tx,
    made.map(({ id: combinationId, productId, position }) => {
      const change = stocks.get(`${productId} ${position}`) ?? 0;
      return { shopId, productId, combinationId, change, reason: "initial", accountId, at: now } as const;
    }),
  );
}

/** @returns those that stay, hidden */
async function removeCombinations(
  tx: Queryable,
  { shopId, accountId, now }: Writing,
  removed: Sorted["left"],
): Promise<SoldCombination[]> {
  const used = await listUsedCombinations(
    tx,
    shopId,
    removed.map(({ id }) => id),
  );
  const gone = removed.filter(({ id }) => !used.has(id));
  await products.insertMovements(
    tx,
    gone.map(({ id: combinationId, productId, stock }) => {
      const change = -stock;
      return { shopId, productId, combinationId, change, reason: "corrected", accountId, at: now } as const;
    }),
  );
  await products.deleteCombinations(
    tx,
    shopId,
    gone.map(({ id }) => id),
  );
  const kept = removed.filter(({ id }) => used.has(id));
  await products.updateCombinations(
    tx,
    kept.map(({ id }) => ({ shopId, id, hidden: true })),
  );
  return kept;
}

/** Values that a content has no more go, but for those of combinations that stay. */
async function removeValues(
  tx: Queryable,
  shopId: number,
  written: readonly WrittenProduct[],
  valueIds: ReadonlyMap<number, ValueIds>,
  kept: readonly SoldCombination[],
): Promise<void> {
  const needed = new Set(kept.flatMap((combination) => combination.valueIds));
  for (const ids of valueIds.values()) for (const id of ids.values()) needed.add(id);
  const were = written.flatMap(({ sold }) => sold?.values ?? []);
  await deleteValues(
    tx,
    shopId,
    were.map(({ id }) => id).filter((id) => !needed.has(id)),
  );
}
