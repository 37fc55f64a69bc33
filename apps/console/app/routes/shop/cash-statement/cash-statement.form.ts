/** What the buttons and ticks of a courier's statement send. */
export const statementFields = { intent: "intent", rows: "rows", version: "version", key: "key" } as const;
export const statementIntents = { settle: "settle", check: "check", throw: "throw" } as const;

/** Between the rows that were ticked, where a refused form comes back with them. */
export const tickSeparator = " ";
