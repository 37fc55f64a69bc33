/** What the forms about a rating send. */
export const ratingFields = {
  text: "text",
  reason: "reason",
  decision: "decision",
  /** When it was given or changed, as it was read. */
  ratedAt: "rated_at",
} as const;
