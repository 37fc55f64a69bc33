/** What the forms of the table send; the fields of a row end in its product and its combination, such as `12-0`. */
export const tableFields = {
  intent: "intent",
  /** The rows of the page. */
  row: "row",
  /** What the page showed of a row, to tell what was typed over: poisha, poisha or nothing, pieces. */
  was: (row: string) => `was_${row}`,
  price: (row: string) => `price_${row}`,
  oldPrice: (row: string) => `old_${row}`,
  stock: (row: string) => `stock_${row}`,
  /** A column that was copied from elsewhere, and which one it is. */
  column: "column",
  numbers: "numbers",
} as const;

export const tableIntents = { look: "look", fill: "fill", rule: "rule" } as const;

/** The columns that numbers can be filled into. */
export const tableColumns = ["price", "oldPrice", "stock"] as const;
export type TableColumn = (typeof tableColumns)[number];

/** What the form of the rule sends. */
export const ruleFields = {
  move: "move",
  amount: "amount",
  unit: "unit",
  round: "round_to",
  crossOut: "cross_out",
} as const;
