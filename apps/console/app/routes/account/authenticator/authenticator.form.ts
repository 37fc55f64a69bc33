/** What the page's form sends. */
export const authenticatorFields = { code: "code" } as const;
