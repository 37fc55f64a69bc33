/** What the form that closes a day sends. */
export const closingFields = { expected: "expected", counted: "counted", note: "note", key: "key" } as const;
