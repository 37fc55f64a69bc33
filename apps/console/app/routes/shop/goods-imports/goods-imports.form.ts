/** What the form with a file of goods sends. */
export const goodsImportsFields = { table: "table", pictures: "pictures" } as const;
