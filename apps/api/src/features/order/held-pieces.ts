/** What is bought: a product, or one combination of it, and how many pieces. */
export interface WantedPieces {
  productId: number;
  combinationId: number | null;
  quantity: number;
}

/** Pieces that orders under way in this process are about to take, by what they are of and by whose order it is. */
const held = new Map<string, Map<string, number>>();

const nameOf = (shopId: number, { productId, combinationId }: WantedPieces) =>
  `${shopId} ${productId} ${combinationId ?? ""}`;

/** So many orders of the same at once go straight to the shelf; from the next one on it is sought after. */
const fewOrders = 2;

/** How many orders are under way of each product alone, and of carts of each shop. */
const comers = new Map<string, number>();

/**
 * Counts an order that has come in.
 * @param productId of one that is about one product; nothing for a cart
 * @returns whether so many are under way that it may come too late, and what to call when it is over
 */
export function countComer(
  shopId: number,
  productId: number | undefined,
): { isSought: boolean; leave: () => void } {
  const name = `${shopId} ${productId ?? "cart"}`;
  const count = (comers.get(name) ?? 0) + 1;
  comers.set(name, count);
  const leave = () => {
    const left = (comers.get(name) ?? 1) - 1;
    if (left > 0) comers.set(name, left);
    else comers.delete(name);
  };
  return { isSought: count > fewOrders, leave };
}

/** How many pieces the others' orders are about to take. The same order sent twice is one order. */
export function piecesHeldByOthers(shopId: number, wanted: WantedPieces, order: string): number {
  let pieces = 0;
  for (const [other, quantity] of held.get(nameOf(shopId, wanted)) ?? []) {
    if (other !== order) pieces += quantity;
  }
  return pieces;
}

/** Whether an order has said already that it is about to take these. */
export function holdsPieces(shopId: number, wanted: WantedPieces, order: string): boolean {
  return (held.get(nameOf(shopId, wanted))?.get(order) ?? 0) >= wanted.quantity;
}

/** Says that an order is about to take pieces. @returns says that it is over, one way or the other */
export function holdPieces(shopId: number, lines: readonly WantedPieces[], order: string): () => void {
  const names = lines.map((line) => nameOf(shopId, line));
  lines.forEach(({ quantity }, at) => {
    const holders = held.get(names[at] ?? "") ?? new Map<string, number>();
    held.set(names[at] ?? "", holders.set(order, quantity));
  });
  return () => {
    for (const name of names) {
      const holders = held.get(name);
      holders?.delete(order);
      if (holders?.size === 0) held.delete(name);
    }
  };
}
