/** Names of the query that says what is bought at once; the chosen values stand in it as on the product's page. */
export const directFields = { product: "product", quantity: "quantity" } as const;
