/** The trades that have a page for who sells in them, by what a business category shows (`motif`). */
export const sellTrades = {
  grocery: "grocery",
  fashion: "fashion",
  electronics: "electronics",
  books: "books",
  sweets: "sweets-bakery",
} as const;
export type SellTrade = keyof typeof sellTrades;

export const sellTradeNames = Object.keys(sellTrades) as SellTrade[];

/** What the platform tells sellers, below `sell/`. */
export const sellPages = ["how-it-works", "cost", ...sellTradeNames] as const;
export type SellPage = (typeof sellPages)[number];

/** Whether it tells sellers something under this name. */
export const isSellPage = (name: string | undefined): name is SellPage =>
  (sellPages as readonly (string | undefined)[]).includes(name);
