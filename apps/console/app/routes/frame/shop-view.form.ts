/** What is sent to begin a look into a shop's console, and to end it. */
export const shopViewFields = { reason: "reason", end: "end" } as const;
