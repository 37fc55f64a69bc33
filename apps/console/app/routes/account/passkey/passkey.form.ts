/** What the page's form sends: a name, and what the browser said. */
export const passkeyFields = { name: "name", passkey: "passkey" } as const;
