/** What an order is found by, and why. */
export const orderSearchFields = { search: "search", reason: "reason" } as const;
