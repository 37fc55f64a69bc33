/** What the form sends that empties a test shop. */
export const freshFields = { what: "what", key: "key" } as const;
export const freshChoices = ["fill", "empty"] as const;
