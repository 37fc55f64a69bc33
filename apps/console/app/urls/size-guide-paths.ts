/** Links to the size guides of a shop. */
export interface SizeGuidePaths {
  /** A size guide by its number, or a new one, or the question whether it is to go. */
  sizeGuide(sellerKey: string, id: number | "new", question?: "remove"): string;
}

/** @param ofShop where a shop's pages begin */
export function sizeGuidePaths(ofShop: (sellerKey: string) => string): SizeGuidePaths {
  return {
    sizeGuide: (sellerKey, id, question) =>
      `${ofShop(sellerKey)}/goods/size-guides/${id}${question ? `/${question}` : ""}`,
  };
}
