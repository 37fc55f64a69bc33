/** What calls answer about ratings; with their HTTP statuses. */
export const ratingErrors = {
  rating_not_found: 404,
  /** The order is not delivered, has nothing of the product, or its customer works in the shop. */
  rating_impossible: 409,
  /** It stands otherwise by now, such as one that the platform has looked at and kept. */
  rating_move_refused: 409,
} as const;

/** What can be wrong with a customer's rating. */
export const ratingFieldErrors = ["rating_stars_required", "rating_text_long", "rating_text_link"] as const;

/** What can be wrong with an answer to one, or with why it is reported or hidden. */
export const ratingAnswerErrors = [
  "rating_answer_required",
  "rating_answer_long",
  "rating_reason_required",
  "rating_reason_long",
] as const;
