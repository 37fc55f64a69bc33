/** What the buttons of a change send. */
export const bulkEditFields = { intent: "intent" } as const;
export const bulkEditIntents = { apply: "apply", undo: "undo" } as const;
