/** What was scanned or typed. */
export const scanFields = { scanned: "scanned" } as const;
