/** What is sent to take orders of a refused number again. */
export const allowFields = {
  intent: "intent",
  refusal: "id_refusal",
  /** The order whose page that is done from. */
  order: "order",
} as const;

export const trustIntents = { allow: "allow" } as const;
