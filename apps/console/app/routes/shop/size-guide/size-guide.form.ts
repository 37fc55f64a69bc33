/** What is said of a size guide besides its table. */
export const sizeGuideFormFields = {
  name_bn: "name_bn",
  name_en: "name_en",
  how_bn: "how_bn",
  how_en: "how_en",
  /** As it was read; a new one has none. */
  version: "version",
  /** Of a new one: sent twice, it is added once. */
  key: "key",
  /** Which button was pressed. */
  intent: "intent",
} as const;

/** A part of a column of the table, by the column's place from 0. */
export const columnField = (column: number, part: "name_bn" | "name_en" | "unit") =>
  `column_${column}_${part}`;
/** What the size of a row is called. */
export const sizeField = (row: number) => `size_${row}`;
export const cellField = (row: number, column: number) => `cell_${row}_${column}`;

/** What its buttons do. All but `save` change the shape of the table on the page alone. */
export const sizeGuideIntents = {
  save: "save",
  addRow: "add_row",
  addColumn: "add_column",
  removeRow: (row: number) => `remove_row:${row}`,
  removeColumn: (column: number) => `remove_column:${column}`,
} as const;

/** Stands for a new size guide where the others have their number. */
export const newSizeGuide = "new";
