/** What an answer to a complaint sends. */
export const complaintFields = {
  text: "text",
  close: "close",
  /** How many messages were read. */
  read: "read",
  key: "idempotency_key",
} as const;
