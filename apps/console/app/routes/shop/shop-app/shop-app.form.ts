/** What the page's two forms send. */
export const shopAppFields = { intent: "intent", fingerprints: "fingerprints" } as const;
export const shopAppIntents = { make: "make", save: "save" } as const;
