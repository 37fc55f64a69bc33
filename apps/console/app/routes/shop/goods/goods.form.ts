/** What the forms of the list send. */
export const goodsFields = {
  intent: "intent",
  /** Of the forms of one product. */
  product: "id_product",
  /** What the page showed: what moved meanwhile is told. */
  was: "was",
  /** Makes a button that is pressed twice change one thing. */
  key: "key",
  price: "price",
  pieces: "pieces",
  /** The products that are ticked. */
  products: "products",
  /** Where they are to stand. */
  status: "status",
} as const;

export const goodsIntents = { price: "price", count: "count", status: "status" } as const;

/** The form whose buttons act on what is ticked. */
export const tickedFormId = "ticked";
