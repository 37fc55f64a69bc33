/** What the buttons and ticks of an import send. */
export const goodsImportFields = { intent: "intent", zeros: "zeros", doubles: "doubles" } as const;
export const goodsImportIntents = { apply: "apply", undo: "undo" } as const;
