/** What the form beside a difference sends. */
export const statementRowFields = { note: "note" } as const;
