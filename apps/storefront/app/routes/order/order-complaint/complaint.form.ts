/** Names of what the page's forms send. */
export const complaintForm = {
  intent: "intent",
  complaint: "id_complaint",
  kind: "kind",
  reason: "reason",
  text: "text",
  /** The files. */
  pictures: "pictures",
  /** Keys of pictures that were kept when the form was refused. */
  kept: "kept",
  key: "idempotency_key",
} as const;

export const complaintIntents = { open: "open", write: "write", pass: "pass", close: "close" } as const;
export type ComplaintIntent = keyof typeof complaintIntents;
