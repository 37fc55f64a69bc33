/** What can be wrong with a courier's statement, with its columns and with one of its rows: some of `fieldErrors`. */
export const statementFieldErrors = [
  "statement_rows_many",
  "statement_key_column",
  "statement_cash_column",
  "statement_column_twice",
  "statement_row_key",
  "statement_row_cash",
  "statement_row_sums",
  "statement_ticks_required",
] as const;

/** What a call about a courier's statement is refused with: some of `callErrors`. */
export const statementErrors = {
  statement_not_found: 404,
  /** Nothing of it can be changed any more. */
  statement_final: 409,
  /** It was held against the book anew, or the book is another by now. */
  statement_moved: 409,
  statement_fees_more: 422,
  /** A statement has settled the order's cash. */
  cash_settled: 409,
} as const;
