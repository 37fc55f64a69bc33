/** Where the products of a category go that is removed. */
export const categoryRemovalFields = { into: "into" } as const;
