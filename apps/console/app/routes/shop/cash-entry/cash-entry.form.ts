/** What the form that puts an entry right sends. */
export const correctionFields = { was: "was", amount: "amount", reason: "reason", key: "key" } as const;
