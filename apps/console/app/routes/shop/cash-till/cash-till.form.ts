/** What the form for cash that is put into the till or taken out of it sends. */
export const tillFields = { move: "move", amount: "amount", note: "note", key: "key" } as const;
