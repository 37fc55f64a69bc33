/** What the form with a courier's statement sends. */
export const statementsFields = { courier: "courier", table: "table", start: "start", end: "end" } as const;
