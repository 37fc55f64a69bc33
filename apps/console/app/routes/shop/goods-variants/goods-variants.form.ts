/** What the form sends; the fields of a combination end in its place among all of them, from 0. */
export const variantFields = {
  version: "version",
  /** The page of the table, from 1. */
  page: "page",
  /** Ticked: packs hold different amounts, and what each row says of it counts. */
  measures: "measures",
  price: (place: number) => `price_${place}`,
  measure: (place: number) => `measure_${place}`,
  measureUnit: (place: number) => `measure_unit_${place}`,
  stock: (place: number) => `stock_${place}`,
  /** Ticked: customers see it. */
  shown: (place: number) => `shown_${place}`,
  picture: (key: string) => `picture_${key}`,
  /** The first pieces of all that say nothing of their own. */
  stockOfAll: "stock_of_all",
} as const;

/** How the value of a picture's choice stands for "as it is": not every combination of a value need show the same. */
export const asItIs = "as-it-is";
