/** What is said of a reset: `confirm` or `stop`. */
export const factorResetFields = { intent: "intent" } as const;
export const factorResetIntents = { confirm: "confirm", stop: "stop" } as const;
