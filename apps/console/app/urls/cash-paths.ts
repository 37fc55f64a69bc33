/** The part of a path behind a parameter's place. */
type Query = Record<string, string>;

/** Links to the cash of a shop. */
export interface CashPaths {
  /** An entry of a shop's ledger of cash, to be put right. */
  cashEntry(sellerKey: string, id: number): string;
  /** The ledger as a file. */
  cashFile(sellerKey: string, query: Query): string;
  /** A courier's statement, or a part of it. */
  cashStatement(
    sellerKey: string,
    id: number,
    part?: "columns" | "differences" | `rows/${number}`,
    query?: Query,
  ): string;
}

/** @param ofShop where a shop's pages begin */
export function cashPaths(
  ofShop: (sellerKey: string) => string,
  withQuery: (path: string, query?: Query) => string,
): CashPaths {
  return {
    cashEntry: (sellerKey, id) => `${ofShop(sellerKey)}/cash/book/${id}`,
    cashFile: (sellerKey, query) => withQuery(`${ofShop(sellerKey)}/cash/book/csv`, query),
    cashStatement: (sellerKey, id, part, query) =>
      withQuery(`${ofShop(sellerKey)}/cash/statements/${id}${part ? `/${part}` : ""}`, query),
  };
}
