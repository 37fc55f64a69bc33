/** What is bought: a product, or one combination of it, and how many pieces. */
export interface WantedPieces {
  productId: number;
  combinationId: number | null;
  quantity: number;
}

/** Whose order it is. The same order sent twice has the same key, and does not stand in its own way. */
export interface Buyer {
  customerId: number;
  key: string;
}

/** Pieces that one order under way in this process is about to take. */
interface Holding {
  buyer: Buyer;
  quantity: number;
}

/** All that are held, by what they are of. */
const held = new Map<string, Set<Holding>>();

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

/**
 * How many pieces other orders are about to take. Of a customer's orders the largest counts alone: however many somebody
 * sends at once, and however long they wait for their turn, they keep no more from the others than one order could take.
 */
export function piecesHeldByOthers(shopId: number, wanted: WantedPieces, { customerId, key }: Buyer): number {
  const largest = new Map<number, number>();
  for (const { buyer, quantity } of held.get(nameOf(shopId, wanted)) ?? []) {
    if (buyer.customerId === customerId && buyer.key === key) continue;
    largest.set(buyer.customerId, Math.max(largest.get(buyer.customerId) ?? 0, quantity));
  }
  let pieces = 0;
  for (const quantity of largest.values()) pieces += quantity;
  return pieces;
}

/** Whether an order has said already that it is about to take these. */
export function holdsPieces(shopId: number, wanted: WantedPieces, { customerId, key }: Buyer): boolean {
  for (const { buyer, quantity } of held.get(nameOf(shopId, wanted)) ?? []) {
    if (buyer.customerId === customerId && buyer.key === key && quantity >= wanted.quantity) return true;
  }
  return false;
}

/**
 * Says that an order is about to take pieces.
 * @returns says that it is over, one way or the other; the same order that was sent once more goes on holding its own
 */
export function holdPieces(shopId: number, lines: readonly WantedPieces[], buyer: Buyer): () => void {
  const holdings = lines.map((line) => {
    const name = nameOf(shopId, line);
    const holding = { buyer, quantity: line.quantity };
    held.set(name, (held.get(name) ?? new Set<Holding>()).add(holding));
    return { name, holding };
  });
  return () => {
    for (const { name, holding } of holdings) {
      const holders = held.get(name);
      holders?.delete(holding);
      if (holders?.size === 0) held.delete(name);
    }
  };
}
