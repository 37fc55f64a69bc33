/** What the forms of a product's stock send. */
export const goodsStockFields = {
  intent: "intent",
  change: "change",
  /** One of its combinations, with how many of it the page showed: `7:12`. */
  choice: "choice",
  /** How many the page showed, where it has no combinations. */
  was: "was",
  pieces: "pieces",
  note: "note",
  limit: "low_limit",
  key: "key",
} as const;

export const goodsStockIntents = { change: "change", limit: "limit" } as const;
