/** Names of what the form of a rating sends. */
export const ratingForm = {
  intent: "intent",
  product: "id_product",
  stars: "stars",
  text: "text",
} as const;

/** Tells a rating from an order that is placed again. */
export const rateIntent = "rate";
