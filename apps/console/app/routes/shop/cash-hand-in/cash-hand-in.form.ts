/** What the form for cash that is handed in sends. */
export const handInFields = {
  /** Who, with what the page said that they have. */
  from: "from",
  amount: "amount",
  fee: "fee",
  note: "note",
  key: "key",
} as const;
