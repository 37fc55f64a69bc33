/** What the page's one button does. */
export const closingIntentField = "intent";
export const closingIntents = { close: "close", reopen: "reopen" } as const;
