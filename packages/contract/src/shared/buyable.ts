/**
 * Those of a product's combinations that can be bought, or all where everything is sold out: what its "from" price is the least
 * of. The database sums up products by the same rule (migration `prices_of_buyable`).
 */
export function buyableOf<Each extends { stock: number }>(all: readonly Each[]): readonly Each[] {
  const left = all.filter(({ stock }) => stock > 0);
  return left.length > 0 ? left : all;
}
