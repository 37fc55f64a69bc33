/** Names and intents of the form that puts a product in the cart. */
export const buyFields = { quantity: "quantity", intent: "intent" } as const;
export const buyIntents = { add: "add", buyNow: "buy_now" } as const;
