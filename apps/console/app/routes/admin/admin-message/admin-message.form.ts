/** What is said of a message. */
export const messageFields = { from: "from", to: "to", note: "note" } as const;
