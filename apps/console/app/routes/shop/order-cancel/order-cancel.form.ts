/** What an order is cancelled with. */
export const cancelFields = {
  reason: "reason",
  note: "note",
  /** Of a parcel: what became of its goods. */
  goods: "goods",
  /** Where the page showed it. */
  from: "from",
  /** Sent twice, it is done once. */
  key: "key",
} as const;

/** What became of the goods of a parcel that did not arrive. */
export const goodsChoices = ["later", "back", "lost"] as const;
export type GoodsChoice = (typeof goodsChoices)[number];
