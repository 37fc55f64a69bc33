import { ratingErrors, ratingFieldErrors } from "./rating-errors";

/** What calls answer about whose orders a shop takes, and about what is wrong with an order; with their HTTP statuses. */
export const trustErrors = {
  ...ratingErrors,
  complaint_not_found: 404,
  /** It is closed, or with the platform, or one of the order is open already. */
  complaint_move_refused: 409,
  complaint_impossible: 409,
  too_many_complaints: 422,
  /** The shop takes no orders of this phone; the customer is not told more. */
  order_not_taken: 409,
  too_many_open_orders: 409,
  /** The shop itself refuses the phone of an order that it writes down. */
  phone_is_refused: 409,
  /** A code to the phone has to be answered first. */
  order_code_needed: 409,
} as const;

/** What can be wrong with what a customer says of an order, or of goods. */
export const complaintFieldErrors = [
  "complaint_reason_required",
  "complaint_text_required",
  "complaint_text_long",
  "complaint_pictures_many",
  ...ratingFieldErrors,
] as const;
