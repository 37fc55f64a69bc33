/** Names of what the form sends; each chosen value of an attribute is one `attribute`. */
export const buyBoxFields = {
  product: "id_product",
  attribute: "id_product_attribute",
  quantity: "quantity",
  intent: "intent",
} as const;
/** Values of `intent`: into the cart, or straight to the checkout. */
export const buyBoxIntents = { add: "add", buy: "buy" } as const;

/** The id of the form: what buttons elsewhere name in their `form` attribute. */
export function buyBoxFormId(formId: string): string {
  return `${formId}-form`;
}
