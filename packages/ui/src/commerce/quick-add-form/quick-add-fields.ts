/** Id of the form: what the fields and the buttons of the cards name in their `form` attribute. */
export const quickAddFormId = "quick-add";

/** Names of what it sends: the product whose button was pressed, and how many of each product. */
export const quickAddFields = {
  product: "add",
  quantity: (productId: string) => `pieces-${productId}`,
} as const;
