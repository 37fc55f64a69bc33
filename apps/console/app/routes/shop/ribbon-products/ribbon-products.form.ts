/** What the forms beside the products send. */
export const ribbonProductFields = {
  product: "id_product",
  /** Whether the product is to wear the ribbon: "on" or "off". */
  wear: "wear",
} as const;
