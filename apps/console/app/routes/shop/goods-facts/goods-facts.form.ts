/** What the form sends besides its rows. */
export const factFields = {
  /** Of the draft, as it was read. */
  version: "version",
  /** Which button was pressed. */
  intent: "intent",
} as const;

export const factParts = ["name_bn", "name_en", "value_bn", "value_en"] as const;
export type FactPart = (typeof factParts)[number];

/** A text of a fact, by its row from 0. */
export const factField = (row: number, part: FactPart) => `fact_${row}_${part}`;

/** What its buttons do. All but `save` change the rows on the page alone. */
export const factIntents = {
  save: "save",
  add: "add",
  remove: (row: number) => `remove:${row}`,
} as const;
