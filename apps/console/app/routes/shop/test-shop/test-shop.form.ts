/** What the forms of a test shop's page send. */
export const testShopFields = { intent: "intent", key: "key", hours: "hours_ahead" } as const;
export const testShopIntents = { fill: "fill", pass: "pass" } as const;
