/** What the page's form sends: a code, or what a passkey said. */
export const proofFields = { code: "code", passkey: "passkey" } as const;
