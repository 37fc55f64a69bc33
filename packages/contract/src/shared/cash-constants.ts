/** The rules about cash and couriers' statements of it that are plain numbers: a part of `business`. */
export const cashConstants = {
  cashNoteMaxLength: 200,
  cashFileRows: 10_000,
  /** A courier's statement: rows of a file, columns that are looked at, rows that a page shows, and statements that a list does. */
  statementRowsMost: 2000,
  statementColumnsMost: 60,
  statementRowsPerPage: 50,
  statementsPerPage: 30,
  /** A statement of which nothing is settled is thrown away after so many days. */
  statementOpenDays: 90,
  /** The most that one line of the ledger of cash moves. */
  cashMostTaka: 9_999_999,
} as const;
