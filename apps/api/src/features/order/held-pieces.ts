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

/** From so many orders at once on, a product is sought after. */
const manyOrders = 4;

/** How many orders of each product alone are under way. */
const comers = new Map<string, number>();

/**
 * Counts an order of a product that has come in.
 * @returns whether so many are under way that most of them may come too late, and what to call when it is over
 */
export function countComer(shopId: number, productId: number): { isSought: boolean; leave: () => void } {
  const name = `${shopId} ${productId}`;
  const count = (comers.get(name) ?? 0) + 1;
  comers.set(name, count);
  const leave = () => {
    const left = (comers.get(name) ?? 1) - 1;
    if (left > 0) comers.set(name, left);
    else comers.delete(name);
  };
  return { isSought: count > manyOrders, leave };
}

/** How many pieces the others' orders are about to take. The same order sent twice is one order. */
export function piecesHeldByOthers(shopId: number, wanted: WantedPieces, order: string): number {
  let pieces = 0;
  for (const [other, quantity] of held.get(nameOf(shopId, wanted)) ?? []) {
    if (other !== order) pieces += quantity;
  }
  return pieces;
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
