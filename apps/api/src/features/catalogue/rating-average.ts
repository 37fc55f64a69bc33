import type { ProductRating } from "@haat/contract/shop/rating.contract";

/** The average of a product's ratings, with one decimal; null where there are none. */
export function describeAverage({
  ratingCount: count,
  ratingSum: sum,
}: {
  ratingCount: number;
  ratingSum: number;
}): ProductRating | null {
  return count === 0 ? null : { average: Math.round((sum * 10) / count) / 10, count };
}
