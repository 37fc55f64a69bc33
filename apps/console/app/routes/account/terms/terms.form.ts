/** Which version is accepted. */
export const termsFields = { version: "version" } as const;
