/** The orders that are printed: their numbers. */
export const printFields = { orders: "orders" } as const;
