/** What a move of an order is sent with, wherever it is made. */
export const orderMoveFields = {
  intent: "intent",
  order: "order",
  /** Where the page showed it, and where it goes. */
  from: "from",
  to: "to",
  /** Sent twice, it is done once. */
  key: "key",
} as const;

/** What the boxes to tick and the buttons below them send; the boxes' name is the print page's, too. */
export const tickedFields = { orders: "orders", all: "all" } as const;

/** What is done with an order. */
export const orderIntents = {
  move: "move",
  moveAll: "moveAll",
  undo: "undo",
  note: "note",
  book: "book",
} as const;
