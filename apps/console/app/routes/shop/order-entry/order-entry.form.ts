/** What the address of the page says: what is asked for, and where it goes. */
export const lookFields = {
  search: "q",
  way: "way",
  city: "city",
  area: "area",
  /** Sent by the button that asks for the cost: what is missing for it is then said. */
  cost: "cost",
  /** Pieces of something that is sold; a product without attributes has no combination. */
  pieces: (productId: number, combinationId: number | null) =>
    combinationId === null ? `p${productId}` : `p${productId}_${combinationId}`,
} as const;

/** What the form of the order sends beside it. */
export const orderEntryFields = {
  recipient: "recipient",
  phone: "phone",
  address: "address",
  source: "source",
  note: "note",
  tells: "tells",
  total: "expected_total",
  key: "key",
} as const;
